//! What the learner remembers of one question in one language: a sheet in work, and the attempts made before.

use std::collections::BTreeMap;

use corpus::{KeyPoint, Lang, Question};
use serde::{Deserialize, Serialize};

use crate::day::{Calendar, Moment};
use crate::fingerprint::Fingerprint;
use crate::schedule::{Card, Rating};

/// One question in one language.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    #[serde(default, skip_serializing_if = "Sheet::is_blank")]
    pub(super) sheet: Sheet,
    /// The oldest first, each at a moment of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) attempts: Vec<Attempt>,
}

/// The answer being checked: it becomes an attempt when it is marked, and the next one begins blank.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The key points ticked as said, by their permanent ids.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub said: BTreeMap<String, Moment>,
    /// What the learner wrote as the answer.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub draft: String,
}

impl Sheet {
    pub fn is_blank(&self) -> bool {
        *self == Sheet::default()
    }
}

/// One answer, marked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    pub at: Moment,
    pub rating: Rating,
    /// The points said and the points missed, by their ids, with what they read at that time; nothing where that was
    /// not recorded.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub said: BTreeMap<String, Option<Fingerprint>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub missed: BTreeMap<String, Option<Fingerprint>>,
    /// The missed points that were said since, in a round of missed points.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub later: BTreeMap<String, Moment>,
    /// The follow-ups asked, by their number from 1, and whether they were answered.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub follow_ups: BTreeMap<u8, bool>,
    /// How long the answer took, in seconds; 0 if it was not timed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seconds: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub draft: String,
}

impl Attempt {
    /// What a sheet amounts to when it is marked.
    pub fn of(question: &Question, lang: Lang, sheet: &Sheet, rating: Rating, at: Moment, seconds: u32) -> Attempt {
        let named = |it: &KeyPoint| (it.id.to_owned(), Some(Fingerprint::of(it.text.get(lang))));
        let is_said = |it: &&KeyPoint| sheet.said.contains_key(it.id);
        Attempt {
            at,
            rating,
            said: question.points.iter().filter(is_said).map(named).collect(),
            missed: question.points.iter().filter(|it| !is_said(it)).map(named).collect(),
            later: BTreeMap::new(),
            follow_ups: BTreeMap::new(),
            seconds,
            draft: sheet.draft.clone(),
        }
    }

    /// The sheet that the attempt was made from, so that taking it back loses nothing.
    pub fn sheet(&self) -> Sheet {
        Sheet { said: self.said.keys().map(|it| (it.clone(), self.at)).collect(), draft: self.draft.clone() }
    }

    /// How many of the question's present points were said, then or since.
    pub fn n_said(&self, question: &Question) -> usize {
        question.points.iter().filter(|it| self.is_said(it)).count()
    }

    /// The points of the question that were not said, and those it did not have then.
    pub fn missed<'a>(&self, question: &'a Question) -> impl Iterator<Item = &'a KeyPoint> {
        question.points.iter().filter(|it| !self.is_said(it))
    }

    fn is_said(&self, point: &KeyPoint) -> bool {
        self.said.contains_key(point.id) || self.later.contains_key(point.id)
    }

    /// The points whose text is another than the one that was marked, or that the question did not have then.
    pub fn changed<'a>(&self, question: &'a Question, lang: Lang) -> impl Iterator<Item = &'a KeyPoint> {
        question.points.iter().filter(move |it| match self.said.get(it.id).or_else(|| self.missed.get(it.id)) {
            Some(Some(then)) => *then != Fingerprint::of(it.text.get(lang)),
            Some(None) => false,
            None => true,
        })
    }
}

impl Memory {
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    pub fn last(&self) -> Option<&Attempt> {
        self.attempts.last()
    }

    /// The question as the schedule knows it; `None` until it is answered.
    pub fn card(&self, calendar: Calendar) -> Option<Card> {
        Card::after(self.attempts.iter().map(|it| (calendar.day(it.at), it.rating)))
    }

    /// The moment of an attempt made now: a clock may stand still or go back, but attempts follow one another.
    pub fn moment(&self, now: Moment) -> Moment {
        self.last().map_or(now, |last| now.max(Moment(last.at.0.saturating_add(1))))
    }

    /// Puts an attempt at its place in time, and says at which moment: one that is taken by another moves on.
    pub(super) fn insert(&mut self, mut attempt: Attempt) -> Moment {
        let mut position = self.attempts.partition_point(|it| it.at < attempt.at);
        while self.attempts.get(position).is_some_and(|it| it.at == attempt.at) {
            attempt.at = Moment(attempt.at.0.saturating_add(1));
            position += 1;
        }
        let at = attempt.at;
        self.attempts.insert(position, attempt);
        at
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Memory::default()
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}
