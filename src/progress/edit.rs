//! The changes there are, and how each is made and taken back.

use std::collections::BTreeMap;

use corpus::Lang;

use super::{Aim, Attempt, Key, Memory, Progress, Record, Sheet};
use crate::bundle::Entry;
use crate::day::Moment;

/// A question in a language: what a mark belongs to.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    pub question: Key,
    pub lang: Lang,
}

impl Place {
    pub fn new(entry: Entry, lang: Lang) -> Place {
        Place { question: entry.into(), lang }
    }
}

/// One change. Where it holds an `Option`, `Some` sets and `None` takes back.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Ticks a key point of the sheet.
    Say {
        place: Place,
        point: String,
        at: Option<Moment>,
    },
    /// Writes the sheet's draft.
    Draft {
        place: Place,
        text: String,
    },
    /// Makes an attempt of the sheet, which is blank after it.
    Mark {
        place: Place,
        attempt: Attempt,
    },
    /// Takes the attempt of that moment back, and lays this sheet out again unless another is begun.
    Unmark {
        place: Place,
        at: Moment,
        sheet: Sheet,
    },
    /// Notes whether a follow-up was answered, in the attempt of that moment.
    Ask {
        place: Place,
        at: Moment,
        follow_up: u8,
        said: Option<bool>,
    },
    /// Notes that a point missed in the attempt of that moment was said since.
    SayLater {
        place: Place,
        at: Moment,
        point: String,
        said: Option<Moment>,
    },
    Visit {
        question: Option<Key>,
    },
    Aim {
        aim: Option<Aim>,
    },
    /// Several, in their order.
    All(Vec<Edit>),
}

impl Progress {
    /// Makes the change and returns the edit that takes it back.
    pub fn apply(&mut self, edit: Edit) -> Edit {
        match edit {
            Edit::Say { place, point, at } => {
                let before = self.edit_memory(&place, |it| put(&mut it.sheet.said, point.clone(), at));
                Edit::Say { place, point, at: before }
            }
            Edit::Draft { place, text } => {
                let before = self.edit_memory(&place, |it| std::mem::replace(&mut it.sheet.draft, text));
                Edit::Draft { place, text: before }
            }
            Edit::Mark { place, attempt } => {
                let (at, sheet) = self.edit_memory(&place, |it| (it.insert(attempt), std::mem::take(&mut it.sheet)));
                Edit::Unmark { place, at, sheet }
            }
            Edit::Unmark { place, at, sheet } => self.unmark(place, at, sheet),
            Edit::Ask { place, at, follow_up, said } => {
                let before = self.edit_attempt(&place, at, |it| put(&mut it.follow_ups, follow_up, said));
                Edit::Ask { place, at, follow_up, said: before }
            }
            Edit::SayLater { place, at, point, said } => {
                let before = self.edit_attempt(&place, at, |it| put(&mut it.later, point.clone(), said));
                Edit::SayLater { place, at, point, said: before }
            }
            Edit::Visit { question } => Edit::Visit { question: std::mem::replace(&mut self.last, question) },
            Edit::Aim { aim } => Edit::Aim { aim: std::mem::replace(&mut self.aim, aim) },
            Edit::All(edits) => {
                let mut back = edits.into_iter().map(|it| self.apply(it)).collect::<Vec<_>>();
                back.reverse();
                Edit::All(back)
            }
        }
    }

    /// An attempt that another tab has taken back already leaves nothing to do.
    fn unmark(&mut self, place: Place, at: Moment, sheet: Sheet) -> Edit {
        let taken = self.edit_memory(&place, |it| {
            let position = it.attempts.iter().position(|it| it.at == at)?;
            // A sheet begun since then stays.
            if it.sheet.is_blank() {
                it.sheet = sheet;
            }
            Some(it.attempts.remove(position))
        });
        taken.map_or_else(|| Edit::All(Vec::new()), |attempt| Edit::Mark { place, attempt })
    }

    fn edit_attempt<T>(
        &mut self,
        place: &Place,
        at: Moment,
        change: impl FnOnce(&mut Attempt) -> Option<T>,
    ) -> Option<T> {
        self.edit_memory(place, |it| it.attempts.iter_mut().find(|it| it.at == at).and_then(change))
    }

    fn edit_memory<T>(&mut self, place: &Place, change: impl FnOnce(&mut Memory) -> T) -> T {
        let record = self.records.entry(place.question.clone()).or_default();
        let before = change(record.memory_mut(place.lang));
        if *record == Record::default() {
            self.records.remove(&place.question);
        }
        before
    }
}

/// Sets a value, or takes it away; returns what was there.
fn put<K: Ord, V>(map: &mut BTreeMap<K, V>, key: K, value: Option<V>) -> Option<V> {
    match value {
        Some(value) => map.insert(key, value),
        None => map.remove(&key),
    }
}
