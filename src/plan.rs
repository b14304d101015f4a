//! The course spread over days: what today asks for, what spilled over, what is due again, what was missed.

use corpus::{Course, KeyPoint, Lang};

use crate::bundle::Entry;
use crate::day::{Calendar, Day};
use crate::progress::{Aim, Progress};

/// In the last days before the interview only what was missed is asked.
const DAYS_OF_MISSED: i32 = 2;

/// The plan of a course in one language.
#[derive(Clone)]
pub struct Plan<'a> {
    progress: &'a Progress,
    course: &'static Course,
    pub lang: Lang,
    calendar: Calendar,
    pub today: Day,
}

/// Where the learner stands before the interview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// There is time for new questions; so many days are left, if a day is set.
    Learning(Option<u32>),
    /// The last days, so many, today included: missed points only.
    Missed(u32),
    Interview,
    /// The day that was set is over.
    Past,
}

impl<'a> Plan<'a> {
    pub fn new(
        progress: &'a Progress,
        course: &'static Course,
        lang: Lang,
        calendar: Calendar,
        today: Day,
    ) -> Plan<'a> {
        Plan { progress, course, lang, calendar, today }
    }

    pub fn phase(&self) -> Phase {
        let Some(Aim { interview, .. }) = self.progress.aim() else { return Phase::Learning(None) };
        match interview.since(self.today) {
            ..0 => Phase::Past,
            0 => Phase::Interview,
            left @ 1..=DAYS_OF_MISSED => Phase::Missed(left.unsigned_abs()),
            left => Phase::Learning(Some(left.unsigned_abs())),
        }
    }

    /// The day on which each question is first to be answered, in the course's order. What was answered before the
    /// plan began is not in it.
    pub fn days(&self) -> Vec<(Entry, Day)> {
        match self.progress.aim() {
            // Without a date the course keeps its own days, from the first answer on.
            None => {
                let from = self.first_answer().unwrap_or(self.today);
                let day = |it: Entry| from.plus(i32::from(it.question.day) - 1);
                Entry::all(self.course).map(|it| (it, day(it))).collect()
            }
            // With one, what is left is spread evenly over the days there are for it.
            Some(Aim { from, interview }) => {
                let is_left = |it: &Entry| self.answered(*it).is_none_or(|day| from <= day);
                let left = Entry::all(self.course).filter(is_left).collect::<Vec<_>>();
                let n_days = (interview.since(from) - DAYS_OF_MISSED).max(1) as usize;
                let n_left = left.len();
                let day = |place: usize| from.plus((place * n_days / n_left) as i32);
                left.into_iter().enumerate().map(|(place, it)| (it, day(place))).collect()
            }
        }
    }

    /// The questions first to be answered today, answered or not.
    pub fn target(&self) -> Vec<Entry> {
        self.days().into_iter().filter(|(_, day)| *day == self.today).map(|(it, _)| it).collect()
    }

    /// The questions planned for an earlier day that are still unanswered.
    pub fn spilled(&self) -> Vec<Entry> {
        let is_late = |(it, day): &(Entry, Day)| *day < self.today && self.answered(*it).is_none();
        self.days().into_iter().filter(is_late).map(|(it, _)| it).collect()
    }

    /// The questions to ask again today, the longest due first. What went wrong today comes last.
    pub fn due(&self) -> Vec<Entry> {
        let due = |it| {
            let memory = self.progress.memory(it, self.lang);
            let card = memory.card(self.calendar)?;
            (card.due <= self.today).then_some((card.due, memory.last()?.at, it))
        };
        let mut due = Entry::all(self.course).filter_map(due).collect::<Vec<_>>();
        due.sort_by_key(|(day, at, _)| (*day, *at));
        due.into_iter().map(|(_, _, it)| it).collect()
    }

    /// How many questions come back on each of the days from today on. What is overdue counts for today.
    pub fn forecast(&self, n_days: usize) -> Vec<(Day, usize)> {
        let due = Entry::all(self.course).filter_map(|it| self.progress.card(it, self.lang, self.calendar));
        let due = due.map(|it| it.due.max(self.today)).collect::<Vec<_>>();
        let count = |day| (day, due.iter().filter(|it| **it == day).count());
        self.today.onward().take(n_days).map(count).collect()
    }

    /// The questions whose last answer missed key points, with the points.
    pub fn missed(&self) -> Vec<(Entry, Vec<&'static KeyPoint>)> {
        let missed = |it: Entry| {
            let points = self.progress.memory(it, self.lang).last()?.missed(it.question).collect::<Vec<_>>();
            (!points.is_empty()).then_some((it, points))
        };
        Entry::all(self.course).filter_map(missed).collect()
    }

    /// The learner's day of the first answer to a question.
    fn answered(&self, entry: Entry) -> Option<Day> {
        let attempts = self.progress.memory(entry, self.lang).attempts();
        attempts.first().map(|it| self.calendar.day(it.at))
    }

    fn first_answer(&self) -> Option<Day> {
        Entry::all(self.course).filter_map(|it| self.answered(it)).min()
    }
}

#[cfg(test)]
mod tests {
    use corpus::Lang::{En, Zh};

    use super::*;
    use crate::bundle;
    use crate::progress::Edit;
    use crate::progress::testing::{self, TODAY, UTC};
    use crate::schedule::Rating;

    fn entries() -> Vec<Entry> {
        Entry::all(bundle::course()).collect()
    }

    fn plan(progress: &Progress, today: Day) -> Plan<'_> {
        Plan::new(progress, bundle::course(), Zh, UTC, today)
    }

    fn aim(progress: &mut Progress, days_away: i32) {
        progress.apply(
            Edit::Aim { aim: Some(Aim { from: TODAY, interview: TODAY.plus(days_away) }) },
            testing::noon(TODAY),
        );
    }

    fn mark(progress: &mut Progress, entry: Entry, day: Day, rating: Rating, n_said: usize) {
        testing::mark(progress, entry, Zh, day, rating, n_said);
    }

    fn n_on_each_day(progress: &Progress) -> Vec<usize> {
        let days = plan(progress, TODAY).days();
        let last = days.iter().map(|(_, day)| day.since(TODAY)).max().unwrap_or_default();
        (0..=last).map(|after| days.iter().filter(|(_, day)| day.since(TODAY) == after).count()).collect()
    }

    #[test]
    fn without_a_date_the_course_keeps_its_seven_days_from_the_first_answer_on() {
        let mut progress = Progress::default();
        assert_eq!(n_on_each_day(&progress), [3; 7]);
        mark(&mut progress, entries()[0], TODAY.plus(-2), Rating::Good, 4);
        let plan = plan(&progress, TODAY);
        assert_eq!(plan.target().iter().map(|it| it.question.day).collect::<Vec<_>>(), [3; 3]);
        assert_eq!(plan.spilled().len(), 5);
        assert_eq!(plan.phase(), Phase::Learning(None));
    }

    #[test]
    fn a_date_stretches_or_compresses_the_plan_and_keeps_two_days_for_what_was_missed() {
        for (days_away, expected) in [
            (23, vec![1; 21]),
            (10, vec![3, 3, 2, 3, 3, 2, 3, 2]),
            (9, vec![3; 7]),
            (5, vec![7; 3]),
            (3, vec![21]),
            (1, vec![21]),
            (0, vec![21]),
        ] {
            let mut progress = Progress::default();
            aim(&mut progress, days_away);
            assert_eq!(n_on_each_day(&progress), expected, "{days_away} days away");
        }
    }

    #[test]
    fn what_was_answered_before_the_date_was_set_is_not_planned_again() {
        let mut progress = Progress::default();
        for entry in &entries()[..7] {
            mark(&mut progress, *entry, TODAY.plus(-1), Rating::Good, 4);
        }
        aim(&mut progress, 9);
        assert_eq!(n_on_each_day(&progress), [2; 7]);
        mark(&mut progress, entries()[7], TODAY, Rating::Good, 4);
        assert_eq!(n_on_each_day(&progress), [2; 7], "an answer does not move the rest");
        assert_eq!(plan(&progress, TODAY.plus(1)).spilled(), [entries()[8]]);
    }

    #[test]
    fn setting_moving_and_removing_the_date_touches_no_mark() {
        let mut progress = Progress::default();
        mark(&mut progress, entries()[0], TODAY, Rating::Good, 2);
        let before = progress.clone();
        let back = progress
            .apply(Edit::Aim { aim: Some(Aim { from: TODAY, interview: TODAY.plus(4) }) }, testing::noon(TODAY));
        assert_eq!(progress.memory(entries()[0], Zh), before.memory(entries()[0], Zh));
        progress.apply(back, testing::noon(TODAY));
        assert_eq!((progress.aim(), progress.n_marks()), (None, before.n_marks()));
    }

    #[test]
    fn the_phases_lead_up_to_the_interview() {
        let mut progress = Progress::default();
        aim(&mut progress, 4);
        let phases = (0..6).map(|after| plan(&progress, TODAY.plus(after)).phase()).collect::<Vec<_>>();
        let expected = [
            Phase::Learning(Some(4)),
            Phase::Learning(Some(3)),
            Phase::Missed(2),
            Phase::Missed(1),
            Phase::Interview,
            Phase::Past,
        ];
        assert_eq!(phases, expected);
    }

    #[test]
    fn due_questions_come_longest_due_first_and_todays_failures_last() {
        let mut progress = Progress::default();
        let all = entries();
        mark(&mut progress, all[0], TODAY, Rating::Again, 0);
        mark(&mut progress, all[1], TODAY.plus(-10), Rating::Good, 5);
        mark(&mut progress, all[2], TODAY.plus(-20), Rating::Good, 5);
        mark(&mut progress, all[3], TODAY, Rating::Good, 5);
        assert_eq!(plan(&progress, TODAY).due(), [all[2], all[1], all[0]]);
        let forecast = plan(&progress, TODAY).forecast(14);
        assert_eq!(forecast[0], (TODAY, 3));
        assert_eq!(forecast.iter().map(|(_, n)| n).sum::<usize>(), 4);
        let english = Plan::new(&progress, bundle::course(), En, UTC, TODAY);
        assert!(english.due().is_empty() && english.missed().is_empty());
    }

    #[test]
    fn missed_points_are_those_of_the_last_answer() {
        let mut progress = Progress::default();
        let entry = entries()[0];
        mark(&mut progress, entry, TODAY, Rating::Again, 1);
        let n_points = entry.question.points.len();
        let missed =
            |progress: &Progress| plan(progress, TODAY).missed().iter().map(|it| it.1.len()).collect::<Vec<_>>();
        assert_eq!(missed(&progress), [n_points - 1]);
        mark(&mut progress, entry, TODAY, Rating::Good, n_points);
        assert!(missed(&progress).is_empty());
    }
}
