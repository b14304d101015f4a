//! What the learner has said and answered: one document, changed only by edits, each of which can be undone.

use std::collections::BTreeMap;

use corpus::{Course, Lang};
use serde::{Deserialize, Serialize};

use crate::bundle::Entry;
use crate::day::{Calendar, Day};
use crate::schedule::Card;

mod edit;
mod memory;
mod migrate;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

pub use self::edit::{Edit, Place};
pub use self::memory::{Attempt, Memory, Sheet};

/// The shape this build reads and writes. A newer one is kept as it is and never written over.
pub const VERSION: u32 = 2;

/// A question's name in stored progress: `course/id`. Ids the corpus does not know (any more) are carried along.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(String);

impl From<Entry> for Key {
    fn from(entry: Entry) -> Key {
        Key([entry.course.id, "/", entry.question.id].concat())
    }
}

/// Everything the app remembers about what the learner did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Progress {
    version: u32,
    /// The question that was open last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<Key>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aim: Option<Aim>,
    #[serde(default)]
    records: BTreeMap<Key, Record>,
}

/// The day of the interview, and the day from which the course is spread up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    pub from: Day,
    pub interview: Day,
}

/// One question, in each language.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Record {
    #[serde(default, skip_serializing_if = "Memory::is_empty")]
    zh: Memory,
    #[serde(default, skip_serializing_if = "Memory::is_empty")]
    en: Memory,
}

impl Record {
    fn memory(&self, lang: Lang) -> &Memory {
        match lang {
            Lang::Zh => &self.zh,
            Lang::En => &self.en,
        }
    }

    fn memory_mut(&mut self, lang: Lang) -> &mut Memory {
        match lang {
            Lang::Zh => &mut self.zh,
            Lang::En => &mut self.en,
        }
    }
}

/// Why stored bytes are no progress this build can work with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// Not a progress document at all, or a damaged one.
    Broken,
    /// Written by a later version of the app.
    Newer,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { version: VERSION, last: None, aim: None, records: BTreeMap::new() }
    }
}

impl Progress {
    /// Reads a stored document of this version or an earlier one. Marks of a version that did not know languages
    /// count for `lang`.
    ///
    /// # Errors
    /// Says whether the text is damaged or comes from a later version; either way the caller keeps the text.
    pub fn read(text: &str, lang: Lang) -> Result<Progress, Unreadable> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(|_| Unreadable::Broken)?;
        let read = match head.version {
            VERSION => serde_json::from_str(text),
            1 => serde_json::from_str(text).map(|it: migrate::Version1| it.migrate(lang)),
            0 => return Err(Unreadable::Broken),
            _ => return Err(Unreadable::Newer),
        };
        read.map_err(|_| Unreadable::Broken)
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("maps with string keys and numbers always have a JSON form")
    }

    /// What is remembered of a question in a language.
    pub fn memory(&self, entry: Entry, lang: Lang) -> &Memory {
        static NOTHING: Memory =
            Memory { sheet: Sheet { said: BTreeMap::new(), draft: String::new() }, attempts: Vec::new() };
        self.records.get(&Key::from(entry)).map_or(&NOTHING, |it| it.memory(lang))
    }

    pub fn is_answered(&self, entry: Entry, lang: Lang) -> bool {
        self.memory(entry, lang).last().is_some()
    }

    pub fn n_answered(&self, entries: impl Iterator<Item = Entry>, lang: Lang) -> usize {
        entries.filter(|it| self.is_answered(*it, lang)).count()
    }

    /// The question as the schedule knows it in a language; `None` until it is answered.
    pub fn card(&self, entry: Entry, lang: Lang, calendar: Calendar) -> Option<Card> {
        self.memory(entry, lang).card(calendar)
    }

    pub fn aim(&self) -> Option<Aim> {
        self.aim
    }

    /// The question that was open last, if the course still has it.
    pub fn last(&self, course: &'static Course) -> Option<Entry> {
        let last = self.last.as_ref()?;
        Entry::all(course).find(|it| Key::from(*it) == *last)
    }

    /// Where to go on: the question that was open last while it is unanswered, else the next unanswered one after
    /// it, going round at the end; `None` once everything is answered in the language.
    pub fn next_up(&self, course: &'static Course, lang: Lang) -> Option<Entry> {
        let n_before = self.last(course).map_or(0, |last| Entry::all(course).take_while(|it| *it != last).count());
        let (before, after) = (Entry::all(course).take(n_before), Entry::all(course).skip(n_before));
        after.chain(before).find(|it| !self.is_answered(*it, lang))
    }
}
