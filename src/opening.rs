//! How a question is opened: from which queue, in which language, and how much of it lies open. It stands in the
//! query of the question's address.

use corpus::{Course, Lang};

use crate::bundle::Entry;
use crate::day::{Calendar, Day};
use crate::mock::word;
use crate::plan::Plan;
use crate::progress::Progress;
use crate::readiness::{readiness, weakest_first};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    pub queue: Queue,
    /// The language to answer in; the learner's choice where the address names none.
    pub lang: Option<Lang>,
    pub view: View,
}

/// What comes after this question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Queue {
    /// The course in its order.
    #[default]
    Course,
    /// What the plan asks for today, with what spilled over.
    Today,
    /// What is due again.
    Due,
}

/// How much is open from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum View {
    /// The question alone, as an interviewer says it.
    #[default]
    Question,
    /// What it screens for, the points to tick, and the follow-ups: for the one who asks.
    Coach,
    /// Everything.
    Full,
}

impl Queue {
    pub const ALL: [Queue; 3] = [Queue::Course, Queue::Today, Queue::Due];

    const fn word(self) -> &'static str {
        match self {
            Queue::Course => "course",
            Queue::Today => "today",
            Queue::Due => "due",
        }
    }
}

impl View {
    pub const ALL: [View; 3] = [View::Question, View::Coach, View::Full];

    const fn word(self) -> &'static str {
        match self {
            View::Question => "question",
            View::Coach => "coach",
            View::Full => "full",
        }
    }
}

impl Opening {
    pub fn from(queue: Queue, lang: Lang) -> Opening {
        Opening { queue, lang: Some(lang), ..Opening::default() }
    }

    pub fn of_view(view: View) -> Opening {
        Opening { view, ..Opening::default() }
    }

    /// As a query string, with its `?`; empty for the default.
    pub fn to_query(self) -> String {
        let Opening { queue, lang, view } = self;
        let pairs = [
            (queue != Queue::default()).then(|| ("queue", queue.word())),
            lang.map(|it| ("lang", word(it))),
            (view != View::default()).then(|| ("view", view.word())),
        ];
        let mut query = String::new();
        for (name, value) in pairs.into_iter().flatten() {
            query.push(if query.is_empty() { '?' } else { '&' });
            query.push_str(&[name, "=", value].concat());
        }
        query
    }

    /// Reads a query string, with or without its `?`. What is not understood is left out.
    pub fn from_query(query: &str) -> Opening {
        let mut opening = Opening::default();
        for pair in query.trim_start_matches('?').split('&') {
            match pair.split_once('=') {
                Some(("queue", text)) => {
                    opening.queue = Queue::ALL.into_iter().find(|it| it.word() == text).unwrap_or_default();
                }
                Some(("lang", text)) => opening.lang = Lang::ALL.into_iter().find(|it| word(*it) == text),
                Some(("view", text)) => {
                    opening.view = View::ALL.into_iter().find(|it| it.word() == text).unwrap_or_default();
                }
                _ => {}
            }
        }
        opening
    }
}

/// What a learner has to do in a course, seen on a day.
#[derive(Clone, Copy)]
pub struct Work<'a> {
    pub progress: &'a Progress,
    pub course: &'static Course,
    pub calendar: Calendar,
    pub today: Day,
}

impl<'a> Work<'a> {
    pub fn plan(self, lang: Lang) -> Plan<'a> {
        Plan::new(self.progress, self.course, lang, self.calendar, self.today)
    }

    /// How ready the learner is in a language today, from 0 to 1.
    pub fn readiness(self, entries: impl Iterator<Item = Entry>, lang: Lang) -> f32 {
        readiness(self.progress, entries, lang, self.calendar, self.today)
    }

    /// What stands in a queue, the weakest of the languages first. The course itself is no queue of this kind.
    pub fn items(self, queue: Queue, languages: &[Lang]) -> Vec<(Entry, Lang)> {
        let languages = weakest_first(languages, |it| self.readiness(Entry::all(self.course), it));
        let items = |lang| {
            let plan = self.plan(lang);
            let entries = match queue {
                Queue::Course => Vec::new(),
                Queue::Due => plan.due(),
                Queue::Today => {
                    let is_open = |it: &Entry| !self.progress.is_answered(*it, lang);
                    plan.spilled().into_iter().chain(plan.target().into_iter().filter(is_open)).collect()
                }
            };
            entries.into_iter().map(move |it| (it, lang))
        };
        languages.into_iter().flat_map(items).collect()
    }

    /// What comes after a question of the queue.
    pub fn next(self, opening: Opening, languages: &[Lang], here: Entry, lang: Lang) -> Option<(Entry, Lang)> {
        match opening.queue {
            Queue::Course => here.next().map(|it| (it, lang)),
            queue => self.items(queue, languages).into_iter().find(|it| *it != (here, lang)),
        }
    }
}

#[cfg(test)]
mod tests {
    use corpus::Lang::{En, Zh};

    use super::*;
    use crate::bundle;
    use crate::progress::testing::{TODAY, UTC, mark};
    use crate::schedule::Rating;

    #[test]
    fn an_opening_reads_back_from_its_address() {
        for queue in Queue::ALL {
            for lang in [None, Some(Zh), Some(En)] {
                for view in View::ALL {
                    let opening = Opening { queue, lang, view };
                    assert_eq!(Opening::from_query(&opening.to_query()), opening);
                }
            }
        }
        assert_eq!(Opening::default().to_query(), "");
        assert_eq!(Opening::from_query("?queue=nothing&lang=fr&view&x=y"), Opening::default());
    }

    #[test]
    fn a_queue_holds_the_weakest_language_first_and_leaves_out_what_is_done() {
        let course = bundle::course();
        let all = Entry::all(course).collect::<Vec<_>>();
        let mut progress = Progress::default();
        mark(&mut progress, all[0], Zh, TODAY, Rating::Again, all[0].question.points.len());
        let work = Work { progress: &progress, course, calendar: UTC, today: TODAY };
        let today = work.items(Queue::Today, &[Zh, En]);
        let expected = [(all[0], En), (all[1], En), (all[2], En), (all[1], Zh), (all[2], Zh)];
        assert_eq!(today, expected);
        assert_eq!(work.items(Queue::Due, &[Zh, En]), [(all[0], Zh)]);
        let next = |queue, here, lang| work.next(Opening::from(queue, lang), &[Zh, En], here, lang);
        assert_eq!(next(Queue::Today, all[0], En), Some((all[1], En)));
        assert_eq!(next(Queue::Due, all[0], Zh), None);
        assert_eq!(next(Queue::Course, all[0], Zh), Some((all[1], Zh)));
        assert_eq!(next(Queue::Course, all[20], Zh), None);
    }
}
