//! When a question should come back: FSRS-6 by its own library, in whole days of the learner's calendar.
//!
//! The memory of a question is never stored: it is replayed from the reviews, so that undoing, merging or editing
//! them needs no second truth.

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, MemoryState, NextStates, current_retrievability};
use serde::{Deserialize, Serialize};

use crate::day::Day;

/// How well an answer went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rating {
    Again,
    Hard,
    Good,
    Easy,
}

impl Rating {
    /// From the worst to the best, as their keys 1 to 4 count.
    pub const ALL: [Rating; 4] = [Rating::Again, Rating::Hard, Rating::Good, Rating::Easy];

    /// What a coverage of the key points suggests: all of them is good, half of them is hard, less is again. Only
    /// the learner knows whether it was easy.
    pub fn suggested(n_said: usize, n_points: usize) -> Rating {
        match () {
            () if n_points <= n_said => Rating::Good,
            () if n_points <= 2 * n_said => Rating::Hard,
            () => Rating::Again,
        }
    }
}

/// The chance of recalling a question on the day it comes back.
pub const RETENTION: f32 = 0.9;

/// The longest that a question stays away, in days: a bank for an interview outlives no career.
const LONGEST: f32 = 365.0;

/// A question as it is remembered after its last review.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    memory: MemoryState,
    pub last: Day,
    /// The day to ask it again. A question that was not known is due on the same day.
    pub due: Day,
}

impl Card {
    /// What the reviews, oldest first, leave behind; `None` before the first. A review that is dated before the one
    /// in front of it (a clock was set back) counts as of the same day.
    pub fn after(reviews: impl IntoIterator<Item = (Day, Rating)>) -> Option<Card> {
        reviews.into_iter().fold(None, |card, (day, rating)| Some(Card::review(card, day, rating)))
    }

    /// The card after one more review.
    pub fn review(before: Option<Card>, day: Day, rating: Rating) -> Card {
        let last = before.map_or(day, |it| it.last.max(day));
        let states = states(before, last);
        let state = match rating {
            Rating::Again => &states.again,
            Rating::Hard => &states.hard,
            Rating::Good => &states.good,
            Rating::Easy => &states.easy,
        };
        let interval = if rating == Rating::Again { 0 } else { whole_days(state.interval) };
        Card { memory: state.memory, last, due: last.plus(interval) }
    }

    /// The day the question would come back on, for each rating.
    pub fn choices(before: Option<Card>, day: Day) -> [Day; 4] {
        Rating::ALL.map(|it| Card::review(before, day, it).due)
    }

    /// The chance of recalling the question on a day, from 0 to 1.
    pub fn recall(&self, on: Day) -> f32 {
        let days = on.since(self.last).max(0);
        current_retrievability(self.memory, days as f32, FSRS6_DEFAULT_DECAY)
    }
}

fn states(before: Option<Card>, day: Day) -> NextStates {
    let days = before.map_or(0, |it| day.since(it.last).unsigned_abs());
    let memory = before.map(|it| it.memory);
    FSRS::default().next_states(memory, RETENTION, days).expect("its own parameters and states are in their bounds")
}

/// At least a day, since a shorter wait is what `Again` is for.
fn whole_days(interval: f32) -> i32 {
    interval.round().clamp(1.0, LONGEST) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coverage_suggests_a_rating() {
        for (n_said, n_points, expected) in [
            (0, 4, Rating::Again),
            (1, 4, Rating::Again),
            (2, 4, Rating::Hard),
            (3, 4, Rating::Hard),
            (4, 4, Rating::Good),
            (2, 5, Rating::Again),
            (3, 5, Rating::Hard),
            (5, 5, Rating::Good),
        ] {
            assert_eq!(Rating::suggested(n_said, n_points), expected, "{n_said} of {n_points}");
        }
    }

    #[test]
    fn what_was_not_known_comes_back_the_same_day_and_better_answers_later() {
        let today = Day(20_000);
        let [again, hard, good, easy] = Card::choices(None, today);
        assert_eq!(again, today);
        assert!(today < hard && hard <= good && good < easy, "{hard:?} {good:?} {easy:?}");
    }

    #[test]
    fn recall_begins_whole_and_is_the_retention_when_the_question_is_due() {
        let card = Card::after([(Day(0), Rating::Good), (Day(2), Rating::Good), (Day(12), Rating::Good)]);
        let card = card.expect("it was reviewed");
        assert_eq!(card.recall(card.last), 1.0);
        assert!((card.recall(card.due) - RETENTION).abs() < 0.01, "{}", card.recall(card.due));
        assert!(card.recall(card.due.plus(100)) < card.recall(card.due));
    }

    #[test]
    fn a_clock_set_back_counts_as_the_same_day() {
        let forward = Card::after([(Day(10), Rating::Good), (Day(10), Rating::Good)]);
        let back = Card::after([(Day(10), Rating::Good), (Day(3), Rating::Good)]);
        assert_eq!(forward, back);
    }

    /// Day, rating from 1, stability, difficulty, and the interval after it.
    type Reviewed = (i32, usize, f32, f32, i32);

    /// `tests/schedule/make.py` says how the histories were made.
    #[test]
    fn another_implementation_comes_to_the_same_intervals() {
        let histories = include_str!("../tests/schedule/py-fsrs.json");
        let histories: Vec<Vec<Reviewed>> = serde_json::from_str(histories).expect("the fixture");
        assert!(50 <= histories.len(), "only {} histories", histories.len());
        for history in histories {
            let mut card = None;
            for (number, &(day, rating, stability, difficulty, interval)) in history.iter().enumerate() {
                let after = Card::review(card, Day(day), Rating::ALL[rating - 1]);
                let is_near = |a: f32, b: f32| (a - b).abs() <= 0.001 * b.max(1.0);
                let place = format!("review {number} of {history:?}: {after:?}");
                assert!(is_near(after.memory.stability, stability), "stability {stability}, {place}");
                assert!(is_near(after.memory.difficulty, difficulty), "difficulty {difficulty}, {place}");
                let expected = if rating == 1 { 0 } else { interval };
                assert_eq!(after.due.since(after.last), expected, "{place}");
                card = Some(after);
            }
        }
    }

    #[test]
    fn no_history_is_out_of_bounds() {
        for rating in Rating::ALL {
            let reviews = (0..300).map(|it| (Day(it * it), rating));
            let card = Card::after(reviews).expect("it was reviewed");
            assert!((0..=365).contains(&card.due.since(card.last)));
            assert!((0.0..=1.0).contains(&card.recall(Day(i32::MAX))));
        }
    }
}
