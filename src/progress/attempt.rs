//! One answer, marked.

use std::collections::BTreeMap;

use corpus::{KeyPoint, Lang, Question};
use serde::{Deserialize, Serialize};

use super::memory::Spoken;
use crate::day::Moment;
use crate::fingerprint::Fingerprint;
use crate::join::{Join, Latest, Unknown};
use crate::schedule::Rating;

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
    /// Whether a missed point was said since, in a round of missed points.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub later: BTreeMap<String, Latest<bool>>,
    /// The follow-ups asked, by their number from 1, and whether they were answered; nothing where that was undone.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub follow_ups: BTreeMap<Number, Latest<Option<bool>>>,
    /// How long the answer took, in seconds; 0 if it was not timed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub seconds: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub draft: String,
    #[serde(flatten)]
    pub unknown: Unknown,
}

/// A number from 1 that names something, written as a string as the names of JSON are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Number(pub u8);

impl From<Number> for String {
    fn from(number: Number) -> String {
        number.0.to_string()
    }
}

impl TryFrom<String> for Number {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Number, std::num::ParseIntError> {
        text.parse().map(Number)
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Attempt {
    /// What a sheet amounts to when it is marked.
    pub fn of(question: &Question, lang: Lang, spoken: &Spoken, rating: Rating, at: Moment, seconds: u32) -> Attempt {
        let named = |it: &KeyPoint| (it.id.to_owned(), Some(Fingerprint::of(it.text.get(lang))));
        let is_said = |it: &&KeyPoint| spoken.points.contains(it.id);
        Attempt {
            said: question.points.iter().filter(is_said).map(named).collect(),
            missed: question.points.iter().filter(|it| !is_said(it)).map(named).collect(),
            seconds,
            draft: spoken.draft.clone(),
            ..Attempt::bare(at, rating)
        }
    }

    /// One of which nothing else is known.
    pub fn bare(at: Moment, rating: Rating) -> Attempt {
        Attempt {
            at,
            rating,
            said: BTreeMap::new(),
            missed: BTreeMap::new(),
            later: BTreeMap::new(),
            follow_ups: BTreeMap::new(),
            seconds: 0,
            draft: String::new(),
            unknown: Unknown::default(),
        }
    }

    fn is_bare(&self) -> bool {
        *self == Attempt::bare(self.at, self.rating)
    }

    /// What the attempt was made from, so that taking it back loses nothing.
    pub fn spoken(&self) -> Spoken {
        Spoken { points: self.said.keys().cloned().collect(), draft: self.draft.clone() }
    }

    /// How many of the question's present points were said, then or since.
    pub fn n_said(&self, question: &Question) -> usize {
        question.points.iter().filter(|it| self.is_said(it.id)).count()
    }

    /// The points of the question that were not said, and those it did not have then.
    pub fn missed<'a>(&self, question: &'a Question) -> impl Iterator<Item = &'a KeyPoint> {
        question.points.iter().filter(|it| !self.is_said(it.id))
    }

    /// Whether a point that was missed was said since.
    pub fn is_said_since(&self, point: &str) -> bool {
        self.later.get(point).is_some_and(|it| *it.value())
    }

    /// Whether a follow-up was answered; nothing if it was not asked.
    pub fn follow_up(&self, number: u8) -> Option<bool> {
        *self.follow_ups.get(&Number(number))?.value()
    }

    /// How many follow-ups were answered.
    pub fn n_follow_ups(&self) -> usize {
        self.follow_ups.values().filter(|it| *it.value() == Some(true)).count()
    }

    fn is_said(&self, point: &str) -> bool {
        self.said.contains_key(point) || self.is_said_since(point)
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

/// Two copies of one attempt differ where one of them was shortened, and in what was noted since.
impl Join for Attempt {
    fn join(&mut self, other: Attempt) {
        let union = |mine: &mut BTreeMap<String, Option<Fingerprint>>,
                     theirs: BTreeMap<String, Option<Fingerprint>>| {
            for (point, print) in theirs {
                let known = mine.entry(point).or_default();
                *known = print.max(*known);
            }
        };
        self.rating = self.rating.max(other.rating);
        union(&mut self.said, other.said);
        union(&mut self.missed, other.missed);
        self.later.join(other.later);
        self.follow_ups.join(other.follow_ups);
        self.seconds = self.seconds.max(other.seconds);
        if self.draft < other.draft {
            self.draft = other.draft;
        }
        self.unknown.join(other.unknown);
    }
}

/// How attempts are written: whole ones as objects, those of which nothing is kept but the moment and the rating as
/// pairs.
pub(super) mod review_log {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Attempt, Moment, Rating};

    #[derive(Serialize)]
    #[serde(untagged)]
    enum Written<'a> {
        Bare(Moment, Rating),
        Whole(&'a Attempt),
    }

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Read {
        Bare(Moment, Rating),
        Whole(Attempt),
    }

    pub fn serialize<S: Serializer>(attempts: &[Attempt], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(attempts.iter().map(|it| match it.is_bare() {
            true => Written::Bare(it.at, it.rating),
            false => Written::Whole(it),
        }))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Attempt>, D::Error> {
        let read = |it| match it {
            Read::Bare(at, rating) => Attempt::bare(at, rating),
            Read::Whole(it) => it,
        };
        Ok(Vec::<Read>::deserialize(from)?.into_iter().map(read).collect())
    }
}
