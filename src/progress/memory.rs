//! What the learner remembers of one question in one language: a sheet in work, the attempts made before, and a note.

use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};

use serde::{Deserialize, Serialize};

use super::attempt::{self, Attempt};
use crate::day::{Calendar, Moment};
use crate::join::{Join, Latest, Unknown};
use crate::schedule::Card;

/// One question in one language.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    #[serde(default, skip_serializing_if = "Sheet::is_untouched")]
    pub(super) sheet: Sheet,
    /// The learner's own answer, kept for reading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) note: Option<Latest<String>>,
    /// The oldest first, each at a moment of its own.
    #[serde(default, with = "attempt::review_log", skip_serializing_if = "Vec::is_empty")]
    pub(super) attempts: Vec<Attempt>,
    /// The moments of attempts that were taken back: they stay so, whatever another copy still knows.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(super) undone: BTreeSet<Moment>,
    #[serde(flatten)]
    pub(super) unknown: Unknown,
}

/// The answer being checked: it becomes an attempt when it is marked, and the next one begins blank.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// Whether a key point is ticked as said, by its permanent id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) said: BTreeMap<String, Latest<bool>>,
    /// What the learner wrote as the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) draft: Option<Latest<String>>,
    #[serde(flatten)]
    pub(super) unknown: Unknown,
}

/// What lies on a sheet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spoken {
    /// The ids of the points said.
    pub points: BTreeSet<String>,
    pub draft: String,
}

impl Sheet {
    pub fn is_said(&self, point: &str) -> bool {
        self.said.get(point).is_some_and(|it| *it.value())
    }

    pub fn draft(&self) -> &str {
        self.draft.as_ref().map_or("", |it| it.value())
    }

    pub fn spoken(&self) -> Spoken {
        let points = self.said.keys().filter(|it| self.is_said(it)).cloned().collect();
        Spoken { points, draft: self.draft().to_owned() }
    }

    pub fn is_blank(&self) -> bool {
        self.draft().is_empty() && !self.said.values().any(|it| *it.value())
    }

    pub(super) fn say(&mut self, point: String, said: bool, now: Moment) -> bool {
        Latest::put_in(&mut self.said, point, said, now).unwrap_or_default()
    }

    pub(super) fn write(&mut self, draft: String, now: Moment) -> String {
        Latest::put(&mut self.draft, draft, now).unwrap_or_default()
    }

    /// Takes everything off the sheet.
    pub(super) fn clear(&mut self, now: Moment) {
        let Spoken { points, draft } = self.spoken();
        for point in points {
            self.say(point, false, now);
        }
        if !draft.is_empty() {
            self.write(String::new(), now);
        }
    }

    pub(super) fn lay(&mut self, spoken: Spoken, now: Moment) {
        for point in spoken.points {
            self.say(point, true, now);
        }
        if !spoken.draft.is_empty() {
            self.write(spoken.draft, now);
        }
    }

    fn is_untouched(&self) -> bool {
        *self == Sheet::default()
    }
}

impl Memory {
    /// Of a question that was never touched.
    pub(super) const NOTHING: Memory = Memory {
        sheet: Sheet { said: BTreeMap::new(), draft: None, unknown: Unknown(BTreeMap::new()) },
        note: None,
        attempts: Vec::new(),
        undone: BTreeSet::new(),
        unknown: Unknown(BTreeMap::new()),
    };

    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    pub fn note(&self) -> &str {
        self.note.as_ref().map_or("", |it| it.value())
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
        self.last_mark().map_or(now, |last| now.max(last.next()))
    }

    /// The last moment at which a mark was made, taken back or not.
    fn last_mark(&self) -> Option<Moment> {
        self.last().map(|it| it.at).max(self.undone.last().copied())
    }

    /// Puts an attempt at its place in time, and says at which moment: one that is taken already moves on.
    pub(super) fn insert(&mut self, mut attempt: Attempt) -> Moment {
        while self.undone.contains(&attempt.at) || self.attempts.iter().any(|it| it.at == attempt.at) {
            attempt.at = attempt.at.next();
        }
        let at = attempt.at;
        let place = self.attempts.partition_point(|it| it.at < at);
        self.attempts.insert(place, attempt);
        self.settle();
        at
    }

    /// Takes the attempt of that moment back, for good: to make it again is to make another.
    pub(super) fn take_back(&mut self, at: Moment) -> Option<Attempt> {
        let place = self.attempts.iter().position(|it| it.at == at)?;
        self.undone.insert(at);
        Some(self.attempts.remove(place))
    }

    /// Puts in order what came from outside: attempts by time, each once, none that was taken back.
    pub(super) fn settle(&mut self) {
        let mut attempts = BTreeMap::new();
        for attempt in self.attempts.drain(..).filter(|it| !self.undone.contains(&it.at)) {
            match attempts.entry(attempt.at) {
                Entry::Vacant(it) => _ = it.insert(attempt),
                Entry::Occupied(mut it) => it.get_mut().join(attempt),
            }
        }
        self.attempts = attempts.into_values().collect();
    }

    /// Keeps so many attempts whole and of those before them the moment and the rating; of both together no more than
    /// `n_kept`.
    pub(super) fn compact(&mut self, n_whole: usize, n_kept: usize) {
        let n_all = self.attempts.len();
        for attempt in &mut self.attempts[..n_all.saturating_sub(n_whole)] {
            *attempt = Attempt::bare(attempt.at, attempt.rating);
        }
        self.attempts.drain(..n_all.saturating_sub(n_kept));
        while n_kept < self.undone.len() {
            self.undone.pop_first();
        }
    }

    /// Keeps only what is dated so.
    pub(super) fn keep(&mut self, is_kept: impl Fn(Moment) -> bool) {
        self.sheet.said.retain(|_, it| is_kept(it.at()));
        self.sheet.draft.take_if(|it| !is_kept(it.at()));
        self.note.take_if(|it| !is_kept(it.at()));
        self.undone.retain(|it| is_kept(*it));
        self.attempts.retain(|it| is_kept(it.at));
        for attempt in &mut self.attempts {
            attempt.later.retain(|_, it| is_kept(it.at()));
            attempt.follow_ups.retain(|_, it| is_kept(it.at()));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Memory::default()
    }
}

impl Join for Sheet {
    fn join(&mut self, other: Sheet) {
        self.said.join(other.said);
        self.draft.join(other.draft);
        self.unknown.join(other.unknown);
    }
}

impl Join for Memory {
    fn join(&mut self, other: Memory) {
        self.sheet.join(other.sheet);
        self.note.join(other.note);
        self.attempts.extend(other.attempts);
        self.undone.join(other.undone);
        self.unknown.join(other.unknown);
        self.settle();
    }
}
