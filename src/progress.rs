//! What the learner has said and answered: one document, changed only by edits, each of which can be undone.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::bundle::Entry;
use corpus::Course;

/// The shape this build reads and writes. A newer one is kept as it is and never written over.
pub const VERSION: u32 = 1;

/// A moment, in milliseconds since 1970-01-01 UTC. Always handed in: the core has no clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub i64);

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
    #[serde(default)]
    records: BTreeMap<Key, Record>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
struct Record {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answered: Option<Moment>,
    /// The key points said, by their permanent ids.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    said: BTreeMap<String, Moment>,
}

/// One change. `Some` sets, `None` takes back.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    Answer { question: Key, at: Option<Moment> },
    Say { question: Key, point: &'static str, at: Option<Moment> },
    Visit { question: Option<Key> },
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
        Progress { version: VERSION, last: None, records: BTreeMap::new() }
    }
}

impl Progress {
    /// Reads a stored document.
    ///
    /// # Errors
    /// Says whether the text is damaged or comes from a later version; either way the caller keeps the text.
    pub fn read(text: &str) -> Result<Progress, Unreadable> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        let head: Head = serde_json::from_str(text).map_err(|_| Unreadable::Broken)?;
        match head.version {
            VERSION => serde_json::from_str(text).map_err(|_| Unreadable::Broken),
            0 => Err(Unreadable::Broken),
            _ => Err(Unreadable::Newer),
        }
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("maps with string keys and numbers always have a JSON form")
    }

    /// Makes the change and returns the edit that takes it back.
    pub fn apply(&mut self, edit: Edit) -> Edit {
        match edit {
            Edit::Answer { question, at } => {
                let before = self.edit_record(&question, |it| std::mem::replace(&mut it.answered, at));
                Edit::Answer { question, at: before }
            }
            Edit::Say { question, point, at } => {
                let before = self.edit_record(&question, |it| match at {
                    Some(at) => it.said.insert(point.to_owned(), at),
                    None => it.said.remove(point),
                });
                Edit::Say { question, point, at: before }
            }
            Edit::Visit { question } => Edit::Visit { question: std::mem::replace(&mut self.last, question) },
        }
    }

    pub fn answered_at(&self, entry: Entry) -> Option<Moment> {
        self.record(entry)?.answered
    }

    pub fn is_answered(&self, entry: Entry) -> bool {
        self.answered_at(entry).is_some()
    }

    pub fn is_said(&self, entry: Entry, point: &str) -> bool {
        self.record(entry).is_some_and(|it| it.said.contains_key(point))
    }

    /// How many of the question's present key points were said. Points the question no longer has do not count.
    pub fn n_said(&self, entry: Entry) -> usize {
        entry.question.points.iter().filter(|it| self.is_said(entry, it.id)).count()
    }

    pub fn n_answered(&self, entries: impl Iterator<Item = Entry>) -> usize {
        entries.filter(|it| self.is_answered(*it)).count()
    }

    /// The question that was open last, if the course still has it.
    pub fn last(&self, course: &'static Course) -> Option<Entry> {
        let last = self.last.as_ref()?;
        Entry::all(course).find(|it| Key::from(*it) == *last)
    }

    /// Where to go on: the question that was open last while it is unanswered, else the next unanswered one after
    /// it, going round at the end; `None` once everything is answered.
    pub fn next_up(&self, course: &'static Course) -> Option<Entry> {
        let n_before = self.last(course).map_or(0, |last| Entry::all(course).take_while(|it| *it != last).count());
        let (before, after) = (Entry::all(course).take(n_before), Entry::all(course).skip(n_before));
        after.chain(before).find(|it| !self.is_answered(*it))
    }

    fn record(&self, entry: Entry) -> Option<&Record> {
        self.records.get(&Key::from(entry))
    }

    fn edit_record<T>(&mut self, question: &Key, change: impl FnOnce(&mut Record) -> T) -> T {
        let record = self.records.entry(question.clone()).or_default();
        let before = change(record);
        if *record == Record::default() {
            self.records.remove(question);
        }
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle;

    const NOON: Moment = Moment(1_796_040_000_000);

    fn first() -> Entry {
        Entry::all(bundle::course()).next().expect("the course has questions")
    }

    fn answer(entry: Entry) -> Edit {
        Edit::Answer { question: entry.into(), at: Some(NOON) }
    }

    #[test]
    fn every_edit_is_taken_back_by_what_it_returns() {
        let question = Key::from(first());
        let point = first().question.points[0].id;
        let edits = [
            Edit::Say { question: question.clone(), point, at: Some(NOON) },
            Edit::Answer { question: question.clone(), at: Some(NOON) },
            Edit::Answer { question: question.clone(), at: None },
            Edit::Visit { question: Some(question.clone()) },
            Edit::Say { question, point, at: None },
        ];
        let mut progress = Progress::default();
        for edit in edits {
            let before = progress.clone();
            let back = progress.apply(edit.clone());
            assert_ne!(progress, before, "{edit:?} changes something");
            let mut undone = progress.clone();
            undone.apply(back);
            assert_eq!(undone, before, "{edit:?} is taken back");
        }
    }

    #[test]
    fn a_document_reads_back_as_it_was_written() {
        let mut progress = Progress::default();
        progress.apply(answer(first()));
        progress.apply(Edit::Say { question: first().into(), point: first().question.points[1].id, at: Some(NOON) });
        progress.apply(Edit::Visit { question: Some(first().into()) });
        assert_eq!(Progress::read(&progress.write()), Ok(progress));
    }

    #[test]
    fn a_stored_document_that_is_no_progress_says_why() {
        let cases = [
            ("", Unreadable::Broken),
            ("null", Unreadable::Broken),
            ("[]", Unreadable::Broken),
            ("{\"version\":1,\"records\":", Unreadable::Broken),
            ("{\"version\":1,\"records\":[]}", Unreadable::Broken),
            ("{\"version\":0}", Unreadable::Broken),
            ("{\"version\":-1}", Unreadable::Broken),
            ("{\"version\":2,\"cards\":[]}", Unreadable::Newer),
        ];
        for (text, expected) in cases {
            assert_eq!(Progress::read(text), Err(expected), "{text}");
        }
    }

    #[test]
    fn records_of_questions_the_corpus_lacks_are_carried_along() {
        let text = r#"{"version":1,"records":{"mcp/gone-for-good":{"answered":5,"said":{"old":5}}}}"#;
        let mut progress = Progress::read(text).expect("a readable document");
        progress.apply(answer(first()));
        progress.apply(Edit::Answer { question: first().into(), at: None });
        assert_eq!(progress.write(), text);
    }

    #[test]
    fn a_point_the_question_no_longer_has_does_not_count() {
        let mut progress = Progress::default();
        progress.apply(Edit::Say { question: first().into(), point: "a-point-of-old", at: Some(NOON) });
        assert_eq!(progress.n_said(first()), 0);
    }

    #[test]
    fn going_on_starts_where_the_reader_stopped_and_goes_round() {
        let course = bundle::course();
        let all: Vec<Entry> = Entry::all(course).collect();
        let mut progress = Progress::default();
        assert!(progress.next_up(course) == Some(all[0]));
        progress.apply(Edit::Visit { question: Some(all[1].into()) });
        assert!(progress.next_up(course) == Some(all[1]));
        for entry in &all[1..] {
            progress.apply(answer(*entry));
        }
        assert!(progress.next_up(course) == Some(all[0]));
        progress.apply(answer(all[0]));
        assert!(progress.next_up(course).is_none());
    }
}
