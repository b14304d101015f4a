//! The document as text. Storage, the exported file and the clipboard hold the same one, so that none can forget what
//! another keeps.

use corpus::Lang;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Key, Progress, Record, migrate};
use crate::join::Unknown;

/// The shape this build reads and writes. A newer one is kept as it is and never written over.
pub const VERSION: u32 = 3;

/// The longest text that is read: what a browser's storage can hold at all, in the units of JavaScript's strings.
pub const MOST: usize = 5 * 1024 * 1024;

/// The same as a file, in bytes: a unit takes three at the most.
pub const MOST_IN_FILE: u32 = 15 * 1024 * 1024;

/// What an exported file says about itself to whoever opens it in an editor.
const ABOUT: &str = "Progress of tiku (题库). To bring it back, open tiku, go to \\\"Your data\\\" and choose this file. \
    A pair [t, value] is a value and the moment of its last change, in milliseconds since 1970-01-01 UTC. records: by \
    question, then by language: sheet (the answer in work), note, attempts (the older ones as [t, rating]), undone \
    (the moments of attempts that were taken back). A number behind a point is a fingerprint of its text.";

/// Why a text is no progress this build can work with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    Empty,
    /// Longer than [`MOST`].
    TooLong,
    /// No JSON, or one that is cut off: where reading it ended, counted from 1.
    NotJson {
        line: usize,
        column: usize,
    },
    /// JSON, but of something else.
    NotProgress,
    /// Written by a later version of the app.
    Newer,
}

/// What was read.
#[derive(PartialEq, Debug)]
pub struct Read {
    pub progress: Progress,
    /// How many of its parts could not be read and are not in it.
    pub n_damaged: usize,
}

/// How much of the past is kept of each question in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// Five answers whole, 250 by moment and rating.
    Usual,
    /// Two answers whole, 60 by moment and rating.
    Less,
    /// One answer whole, 20 by moment and rating.
    Least,
}

impl Depth {
    /// From the deepest. Each is for storage that has no room for the one before.
    pub const ALL: [Depth; 3] = [Depth::Usual, Depth::Less, Depth::Least];
}

impl Progress {
    /// Shortens the past, oldest answers first. What stays is decided by rank in time alone, so that copies shortened
    /// alike stay alike when they are joined, as long as neither takes an answer back that the other counted.
    pub fn compact(&mut self, depth: Depth) {
        let (n_whole, n_kept) = match depth {
            Depth::Usual => (5, 250),
            Depth::Less => (2, 60),
            Depth::Least => (1, 20),
        };
        for record in self.records.values_mut() {
            record.zh.compact(n_whole, n_kept);
            record.en.compact(n_whole, n_kept);
        }
    }

    /// Reads a document of this version or an earlier one. Marks of a version that did not know languages count for
    /// `lang`. A part that is damaged does not take the others with it.
    ///
    /// # Errors
    /// Says why the text is none; the caller keeps the text.
    pub fn read(text: &str, lang: Lang) -> Result<Read, Unreadable> {
        if MOST < text.len() && MOST < text.encode_utf16().count() {
            return Err(Unreadable::TooLong);
        }
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(Unreadable::Empty);
        }
        let value =
            serde_json::from_str(text).map_err(|it| Unreadable::NotJson { line: it.line(), column: it.column() })?;
        let Value::Object(mut document) = value else { return Err(Unreadable::NotProgress) };
        let version = document.remove("version").and_then(|it| it.as_u64()).ok_or(Unreadable::NotProgress)?;
        match version {
            0 => return Err(Unreadable::NotProgress),
            1.. if u64::from(VERSION) < version => return Err(Unreadable::Newer),
            _ => migrate::to_present(version, &mut document, lang),
        }
        document.remove("about");
        Ok(Parts { document, n_damaged: 0 }.assemble())
    }

    pub fn write(&self) -> String {
        let body = self.body();
        ["{\"version\":", &VERSION.to_string(), ",", &body[1..]].concat()
    }

    /// The document for a file: it says what it is, and each question has a line.
    pub fn export(&self) -> String {
        let frame = Progress { records: Default::default(), ..self.clone() };
        let frame = frame.body();
        let head = frame.strip_prefix('{').and_then(|it| it.strip_suffix("}}")).unwrap_or_default();
        let line = |(key, record): (&Key, &Record)| {
            let parts = [serde_json::to_string(key), serde_json::to_string(record)];
            parts.map(|it| it.expect(IS_JSON)).join(": ")
        };
        let lines = self.records.iter().map(line).collect::<Vec<_>>().join(",\n");
        let version = VERSION.to_string();
        ["{\"about\": \"", ABOUT, "\",\n\"version\": ", &version, ",\n", head, "\n", &lines, "\n}}\n"].concat()
    }

    fn body(&self) -> String {
        serde_json::to_string(self).expect(IS_JSON)
    }
}

const IS_JSON: &str = "maps with string keys, words and numbers always have a JSON form";

/// A document taken apart.
struct Parts {
    document: Map<String, Value>,
    n_damaged: usize,
}

impl Parts {
    fn assemble(mut self) -> Read {
        let generation = self.take("generation");
        let last = self.take("last");
        let aim = self.take("aim");
        let choices = self.take("choices");
        let records = match self.document.remove("records") {
            Some(Value::Object(records)) => records,
            None => Map::new(),
            Some(_) => {
                self.n_damaged += 1;
                Map::new()
            }
        };
        let mut progress = Progress { generation, last, aim, choices, ..Progress::default() };
        for (key, record) in records {
            match (Key::try_from(key), serde_json::from_value::<Record>(record)) {
                (Ok(key), Ok(mut record)) => {
                    record.zh.settle();
                    record.en.settle();
                    if record != Record::default() {
                        progress.records.insert(key, record);
                    }
                }
                _ => self.n_damaged += 1,
            }
        }
        progress.unknown = Unknown(self.document.into_iter().collect());
        Read { progress, n_damaged: self.n_damaged }
    }

    fn take<T: DeserializeOwned + Default>(&mut self, name: &str) -> T {
        let Some(value) = self.document.remove(name) else { return T::default() };
        serde_json::from_value(value).unwrap_or_else(|_| {
            self.n_damaged += 1;
            T::default()
        })
    }
}
