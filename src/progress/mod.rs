//! What the app remembers of the learner: one document, stored in the browser, exported as it is, and merged with any
//! other copy of itself.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use corpus::{Course, Lang};
use serde::{Deserialize, Serialize};

use crate::bundle::{self, Entry};
use crate::choices::Choices;
use crate::day::{Calendar, Day, Moment};
use crate::join::{Join, Latest, Unknown};
use crate::schedule::Card;

mod attempt;
mod bytes;
mod difference;
mod document;
mod edit;
mod ledger;
mod link;
mod memory;
mod migrate;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

pub use self::attempt::{Attempt, Number};
pub use self::difference::Difference;
pub use self::document::{Depth, MOST, MOST_IN_FILE, Read, Unreadable, VERSION};
pub use self::edit::{Edit, Place};
pub use self::ledger::{Fact, Ledger, Subject};
pub use self::link::{pack, unpack};
pub use self::memory::{Memory, Sheet, Spoken};

/// A question's name in stored progress: `course/id`. Ids the corpus does not know (any more) are carried along.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Key(String);

impl Key {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The question in this build's courses.
    pub fn entry(&self) -> Option<Entry> {
        let (course, id) = self.0.split_once('/')?;
        Entry::find(bundle::course_with_id(course)?, id)
    }
}

impl From<Entry> for Key {
    fn from(entry: Entry) -> Key {
        Key([entry.course.id, "/", entry.question.id].concat())
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.0
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Key, &'static str> {
        let is_name = (1..=200).contains(&text.len()) && !text.contains(char::is_control);
        is_name.then_some(Key(text)).ok_or("not the name of a question")
    }
}

/// Everything the app remembers about what the learner did. How it is read stands in `document.rs`.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Progress {
    /// When the document was last put in place of another as a whole (a reset, an import that replaces). Documents of
    /// one generation are joined; of two generations, the later stands.
    #[serde(skip_serializing_if = "Moment::is_first")]
    generation: Moment,
    /// The question that was open last.
    #[serde(skip_serializing_if = "Option::is_none")]
    last: Option<Latest<Option<Key>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    aim: Option<Latest<Option<Aim>>>,
    #[serde(skip_serializing_if = "Choices::is_empty")]
    choices: Choices,
    #[serde(flatten)]
    unknown: Unknown,
    records: BTreeMap<Key, Record>,
}

/// The day of the interview, and the day from which the course is spread up to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Aim {
    pub from: Day,
    pub interview: Day,
}

/// One question, in each language.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Record {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    star: Option<Latest<bool>>,
    #[serde(default, skip_serializing_if = "Memory::is_empty")]
    zh: Memory,
    #[serde(default, skip_serializing_if = "Memory::is_empty")]
    en: Memory,
    #[serde(flatten)]
    unknown: Unknown,
}

/// The name of a language in a record.
fn short_name(lang: Lang) -> &'static str {
    match lang {
        Lang::Zh => "zh",
        Lang::En => "en",
    }
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

impl Progress {
    /// What is remembered of a question in a language.
    pub fn memory(&self, entry: Entry, lang: Lang) -> &Memory {
        static NOTHING: Memory = Memory::NOTHING;
        self.record(entry).map_or(&NOTHING, |it| it.memory(lang))
    }

    pub fn is_starred(&self, entry: Entry) -> bool {
        self.record(entry).and_then(|it| it.star.as_ref()).is_some_and(|it| *it.value())
    }

    pub fn is_answered(&self, entry: Entry, lang: Lang) -> bool {
        self.memory(entry, lang).last().is_some()
    }

    pub fn n_answered(&self, entries: impl Iterator<Item = Entry>, lang: Lang) -> usize {
        entries.filter(|it| self.is_answered(*it, lang)).count()
    }

    /// How many answers were marked, in every question, known or not.
    pub fn n_marks(&self) -> usize {
        self.records.values().map(|it| it.zh.attempts().len() + it.en.attempts().len()).sum()
    }

    /// The moment of the first of them.
    pub fn first_mark(&self) -> Option<Moment> {
        let memories = self.records.values().flat_map(|it| [&it.zh, &it.en]);
        memories.filter_map(|it| it.attempts().first()).map(|it| it.at).min()
    }

    /// The question as the schedule knows it in a language; `None` until it is answered.
    pub fn card(&self, entry: Entry, lang: Lang, calendar: Calendar) -> Option<Card> {
        self.memory(entry, lang).card(calendar)
    }

    pub fn aim(&self) -> Option<Aim> {
        *self.aim.as_ref()?.value()
    }

    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Whether nothing was ever done.
    pub fn is_blank(&self) -> bool {
        *self == Progress { generation: self.generation, ..Progress::default() }
    }

    /// The question that was open last, if the course still has it.
    pub fn last(&self, course: &'static Course) -> Option<Entry> {
        let last = self.last.as_ref()?.value().as_ref()?;
        Entry::all(course).find(|it| Key::from(*it) == *last)
    }

    /// Where to go on: the question that was open last while it is unanswered, else the next unanswered one after
    /// it, going round at the end; `None` once everything is answered in the language.
    pub fn next_up(&self, course: &'static Course, lang: Lang) -> Option<Entry> {
        let n_before = self.last(course).map_or(0, |last| Entry::all(course).take_while(|it| *it != last).count());
        let (before, after) = (Entry::all(course).take(n_before), Entry::all(course).skip(n_before));
        after.chain(before).find(|it| !self.is_answered(*it, lang))
    }

    /// Takes over what another tab has stored; what this one knows beside it stays. Returns whether the stored document
    /// lacks something of it, and so should be written again.
    pub fn follow(&mut self, stored: Progress) -> bool {
        match self.generation.cmp(&stored.generation) {
            Ordering::Less => *self = stored,
            Ordering::Equal if *self == stored => {}
            Ordering::Equal => {
                self.join(stored.clone());
                self.compact(Depth::Usual);
                return *self != stored;
            }
            Ordering::Greater => return true,
        }
        false
    }

    /// Takes over what a copy holds that others write to as well, such as a backup file. One that this document has taken
    /// the place of since is past; a later one is joined all the same, since what is here may be nowhere else.
    pub fn meet(&mut self, copy: Progress) {
        if self.generation <= copy.generation {
            self.join(copy);
        }
    }

    /// The document without its generation, as it comes from somebody else.
    pub fn as_brought(self) -> Progress {
        Progress { generation: Moment::default(), ..self }
    }

    /// What there was before a step, with all that was done since that moment.
    pub fn before_step(mut self, now: &Progress, step: Moment) -> Progress {
        let mut since = now.clone();
        since.keep(|at| step < at);
        self.join(since.as_brought());
        self
    }

    /// The document as one that takes the place of another as a whole, in every tab.
    pub fn in_place_of(self, other: &Progress, now: Moment) -> Progress {
        Progress { generation: now.max(other.generation.next()), ..self }
    }

    fn record(&self, entry: Entry) -> Option<&Record> {
        self.records.get(&Key::from(entry))
    }
}

impl Join for Record {
    fn join(&mut self, other: Record) {
        self.star.join(other.star);
        self.zh.join(other.zh);
        self.en.join(other.en);
        self.unknown.join(other.unknown);
    }
}

/// The union of both, in which the newer event wins for each question, language and point. Nothing is deleted.
impl Join for Progress {
    fn join(&mut self, other: Progress) {
        self.generation = self.generation.max(other.generation);
        self.last.join(other.last);
        self.aim.join(other.aim);
        self.choices.join(other.choices);
        self.records.join(other.records);
        self.unknown.join(other.unknown);
    }
}
