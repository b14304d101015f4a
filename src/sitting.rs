//! A mock interview while it lasts, and what it amounts to. It is stored apart from progress, so that leaving and
//! coming back goes on where it was.

use std::collections::{BTreeMap, BTreeSet};

use corpus::Lang;
use serde::{Deserialize, Serialize};

use crate::bundle::Entry;
use crate::day::Moment;
use crate::join::Latest;
use crate::mock::Round;
use crate::progress::{Attempt, Edit, Number, Place, Progress, Spoken};
use crate::schedule::Rating;

/// One run through a round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The round's address, by its query.
    round: String,
    /// When the round began, and when each question was left.
    turned: Vec<Moment>,
    /// What was ticked afterwards, by the question's id.
    #[serde(default)]
    answers: BTreeMap<String, Answer>,
    /// When its marks were taken over into progress.
    #[serde(default)]
    kept: Option<Moment>,
}

/// How one question of a round went.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    #[serde(default)]
    pub said: BTreeSet<String>,
    /// `None` as long as the coverage decides.
    #[serde(default)]
    pub rating: Option<Rating>,
    /// The follow-ups that were answered, by their number from 1.
    #[serde(default)]
    pub follow_ups: BTreeSet<u8>,
}

impl Sitting {
    pub fn begin(round: Round, now: Moment) -> Sitting {
        Sitting { round: round.to_query(), turned: vec![now], answers: BTreeMap::new(), kept: None }
    }

    /// Reads a stored sitting, if it is one of this round.
    pub fn read(text: &str, round: Round) -> Option<Sitting> {
        Sitting::parse(text).filter(|it| it.round == round.to_query())
    }

    /// The round of a stored sitting that is not at its end, to be gone on with.
    pub fn unfinished(text: &str) -> Option<Round> {
        let sitting = Sitting::parse(text)?;
        let round = Round::from_query(&sitting.round)?;
        (!sitting.is_over(round)).then_some(round)
    }

    /// A sitting that has begun.
    fn parse(text: &str) -> Option<Sitting> {
        serde_json::from_str(text).ok().filter(|it: &Sitting| !it.turned.is_empty())
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("words, numbers and lists of them always have a JSON form")
    }

    /// The place of the question in hand, from 0; the number of questions once it is over.
    pub fn place(&self) -> usize {
        self.turned.len() - 1
    }

    pub fn is_over(&self, round: Round) -> bool {
        round.length.n_questions() <= self.place()
    }

    /// Leaves the question in hand.
    pub fn turn(&mut self, now: Moment) {
        // A clock that was set back makes a question short, never negative.
        let last = self.turned.last().copied().unwrap_or(now);
        self.turned.push(now.max(last));
    }

    /// How long a question took, in seconds; for the one in hand, up to now.
    pub fn seconds(&self, place: usize, now: Moment) -> u32 {
        let Some(from) = self.turned.get(place) else { return 0 };
        let until = self.turned.get(place + 1).copied().unwrap_or(now);
        u32::try_from((until.0 - from.0) / 1000).unwrap_or_default()
    }

    /// How long the round has lasted, in seconds; once it is over, how long it took.
    pub fn seconds_in_all(&self, round: Round, now: Moment) -> u32 {
        let until = if self.is_over(round) { self.turned.last().copied().unwrap_or(now) } else { now };
        u32::try_from((until.0 - self.turned[0].0) / 1000).unwrap_or_default()
    }

    pub fn answer(&self, entry: Entry) -> Answer {
        self.answers.get(entry.question.id).cloned().unwrap_or_default()
    }

    pub fn change(&mut self, entry: Entry, change: impl FnOnce(&mut Answer)) {
        change(self.answers.entry(entry.question.id.to_owned()).or_default());
    }

    /// Notes that the marks are being taken over.
    pub fn keep(&mut self, now: Moment) {
        self.kept = Some(now);
    }

    /// Whether its marks are in progress: they were taken over, and that was not undone.
    pub fn is_kept(&self, progress: &Progress, drawn: &[Entry], lang: Lang) -> bool {
        let is_there = |kept| drawn.iter().all(|it| progress.memory(*it, lang).last().is_some_and(|it| kept <= it.at));
        self.kept.is_some_and(is_there)
    }

    /// The edit that takes the round's marks over into progress.
    pub fn marks(&self, progress: &Progress, drawn: &[Entry], lang: Lang, now: Moment) -> Edit {
        let mark = |(place, entry): (usize, &Entry)| {
            let answer = self.answer(*entry);
            let spoken = Spoken { points: answer.said.clone(), ..Spoken::default() };
            let at = progress.memory(*entry, lang).moment(now);
            let rating = answer.rating_for(*entry);
            let mut attempt = Attempt::of(entry.question, lang, &spoken, rating, at, self.seconds(place, now));
            attempt.follow_ups =
                answer.follow_ups.iter().map(|it| (Number(*it), Latest::new(at, Some(true)))).collect();
            Edit::Mark { place: Place::new(*entry, lang), attempt }
        };
        Edit::All(drawn.iter().enumerate().map(mark).collect())
    }
}

impl Answer {
    /// How many of the question's points were said.
    pub fn n_said(&self, entry: Entry) -> usize {
        entry.question.points.iter().filter(|it| self.said.contains(it.id)).count()
    }

    /// The rating chosen, or the one that the coverage suggests.
    pub fn rating_for(&self, entry: Entry) -> Rating {
        self.rating.unwrap_or_else(|| Rating::suggested(self.n_said(entry), entry.question.points.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle;
    use crate::mock::Length;

    const ROUND: Round = Round { length: Length::Ten, lang: Lang::En, seed: 7 };

    fn at(seconds: i64) -> Moment {
        Moment(1_796_040_000_000 + seconds * 1000)
    }

    #[test]
    fn a_round_is_timed_by_its_turns_and_ends_after_its_last_question() {
        let mut sitting = Sitting::begin(ROUND, at(0));
        assert_eq!((sitting.place(), sitting.seconds(0, at(42))), (0, 42));
        sitting.turn(at(100));
        sitting.turn(at(90));
        assert!(!sitting.is_over(ROUND));
        sitting.turn(at(250));
        assert!(sitting.is_over(ROUND));
        let seconds = [0, 1, 2, 3].map(|it| sitting.seconds(it, at(9999)));
        assert_eq!(seconds, [100, 0, 150, 9749]);
        assert_eq!(sitting.seconds_in_all(ROUND, at(9999)), 250);
    }

    #[test]
    fn a_sitting_is_read_back_for_its_own_round_alone() {
        let sitting = Sitting::begin(ROUND, at(0));
        let other = Round { seed: 8, ..ROUND };
        assert_eq!(Sitting::read(&sitting.write(), ROUND), Some(sitting.clone()));
        assert_eq!(Sitting::read(&sitting.write(), other), None);
        assert_eq!(Sitting::unfinished(&sitting.write()), Some(ROUND));
        for text in ["", "{}", r#"{"round":"?minutes=10&lang=en&seed=7","turned":[]}"#] {
            assert_eq!(Sitting::read(text, ROUND), None, "{text}");
            assert_eq!(Sitting::unfinished(text), None, "{text}");
        }
    }

    #[test]
    fn its_marks_enter_progress_as_attempts_and_can_be_taken_back() {
        let drawn = ROUND.draw(bundle::course());
        let mut sitting = Sitting::begin(ROUND, at(0));
        for turn in 1..=3 {
            sitting.turn(at(turn * 60));
        }
        for point in drawn[0].question.points {
            sitting.change(drawn[0], |it| _ = it.said.insert(point.id.to_owned()));
        }
        sitting.change(drawn[1], |it| it.rating = Some(Rating::Easy));
        sitting.change(drawn[2], |it| _ = it.follow_ups.insert(2));
        let mut progress = Progress::default();
        sitting.keep(at(500));
        let back = progress.apply(sitting.marks(&progress, &drawn, Lang::En, at(500)), at(500));
        assert!(sitting.is_kept(&progress, &drawn, Lang::En));
        let last = |place: usize| progress.memory(drawn[place], Lang::En).last().expect("it was marked").clone();
        assert_eq!([0, 1, 2].map(|it| last(it).rating), [Rating::Good, Rating::Easy, Rating::Again]);
        assert_eq!([0, 1, 2].map(|it| last(it).seconds), [60; 3]);
        assert_eq!([1, 2].map(|it| last(2).follow_up(it)), [None, Some(true)]);
        progress.apply(back, at(600));
        assert_eq!(progress.n_marks(), 0);
        assert!(!sitting.is_kept(&progress, &drawn, Lang::En));
    }
}
