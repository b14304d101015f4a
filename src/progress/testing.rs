//! What tests of progress have in common.

use corpus::Lang;

use super::{Aim, Attempt, Edit, Key, Place, Progress};
use crate::bundle::{self, Entry};
use crate::chance::Chance;
use crate::choices::Choice;
use crate::day::{Calendar, Day, Moment};

use crate::schedule::Rating;
use crate::settings::Reading;

pub const UTC: Calendar = Calendar { minutes_east: |_| 0, rollover: Calendar::ROLLOVER };

/// 2026-12-01.
pub const TODAY: Day = Day(20_788);

/// Twelve o'clock, UTC.
pub fn noon(day: Day) -> Moment {
    Moment((i64::from(day.0) * 24 + 12) * 3_600_000)
}

/// Answers a question at noon, with its first `n_said` points said.
pub fn mark(progress: &mut Progress, entry: Entry, lang: Lang, day: Day, rating: Rating, n_said: usize) {
    let place = Place::new(entry, lang);
    for point in &entry.question.points[..n_said] {
        progress.apply(Edit::Say { place: place.clone(), point: point.id.to_owned(), said: true }, noon(day));
    }
    let memory = progress.memory(entry, lang);
    let at = memory.moment(noon(day));
    let attempt = Attempt::of(entry.question, lang, &memory.sheet().spoken(), rating, at, 0);
    progress.apply(Edit::Mark { place, attempt }, noon(day));
}

/// A change that somebody might make, at random: to one of three questions, one of which no course has.
pub fn any_edit(progress: &Progress, chance: &mut Chance, now: Moment) -> Edit {
    let course = bundle::course();
    let lang = Lang::ALL[chance.below(2)];
    let entry = Entry::all(course).nth(chance.below(2)).expect("the course has questions");
    let question = match chance.below(3) {
        0 => Key::try_from("rust/gone-for-good".to_owned()).expect("a name"),
        _ => entry.into(),
    };
    let place = Place { question: question.clone(), lang };
    let memory = progress.records.get(&question).map(|it| it.memory(lang).clone()).unwrap_or_default();
    let point = entry.question.points[chance.below(3)].id.to_owned();
    let said = chance.below(2) == 0;
    let text = ["", "先分两层", "they stack", "<b>"][chance.below(4)].to_owned();
    let last = memory.last().map(|it| it.at);
    match (chance.below(12), last) {
        (0..3, _) => Edit::Say { place, point, said },
        (3, _) => Edit::Draft { place, text },
        (4, _) => Edit::Note { place, text },
        (5, _) => Edit::Star { question, is_starred: said },
        (6, _) => Edit::Visit { question: said.then_some(question) },
        (7, _) => Edit::Aim { aim: said.then_some(Aim { from: TODAY, interview: TODAY.plus(chance.below(9) as i32) }) },
        (8, _) => Edit::Choose(Choice::Reading(Reading::ALL[chance.below(3)])),
        (9, Some(at)) if said => Edit::Unmark { place, at, spoken: memory.attempts()[0].spoken() },
        (9, Some(at)) => Edit::Ask { place, at, follow_up: 1, said: Some(chance.below(2) == 0) },
        (10, Some(at)) => Edit::SayLater { place, at, point, said },
        _ => {
            let rating = Rating::ALL[chance.below(4)];
            let at = memory.moment(now);
            let attempt = Attempt::of(entry.question, lang, &memory.sheet().spoken(), rating, at, 30);
            Edit::Mark { place, attempt }
        }
    }
}

/// Makes so many changes at random, by a clock that stands still, jumps and goes back.
pub fn scribble(progress: &mut Progress, chance: &mut Chance, n: usize) {
    for _ in 0..n {
        let now = Moment(noon(TODAY).0 + chance.below(40) as i64);
        let edit = any_edit(progress, chance, now);
        progress.apply(edit, now);
    }
}
