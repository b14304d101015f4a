//! What tests of progress have in common.

use corpus::Lang;

use super::{Attempt, Edit, Place, Progress};
use crate::bundle::Entry;
use crate::day::{Calendar, Day, Moment};
use crate::schedule::Rating;

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
        progress.apply(Edit::Say { place: place.clone(), point: point.id.to_owned(), at: Some(noon(day)) });
    }
    let memory = progress.memory(entry, lang);
    let at = memory.moment(noon(day));
    let attempt = Attempt::of(entry.question, lang, memory.sheet(), rating, at, 0);
    progress.apply(Edit::Mark { place, attempt });
}
