//! Documents of earlier versions, read as today's.

use std::collections::BTreeMap;

use corpus::Lang;
use serde::Deserialize;

use super::memory::{Attempt, Memory, Sheet};
use super::{Key, Progress, Record};
use crate::day::Moment;
use crate::schedule::Rating;

/// Version 1 knew one mark and one set of ticks for both languages.
#[derive(Deserialize)]
pub(super) struct Version1 {
    #[serde(default)]
    last: Option<Key>,
    #[serde(default)]
    records: BTreeMap<Key, Record1>,
}

#[derive(Deserialize)]
struct Record1 {
    #[serde(default)]
    answered: Option<Moment>,
    #[serde(default)]
    said: BTreeMap<String, Moment>,
}

impl Version1 {
    /// In today's shape. Version 1 did not say in which language an answer was given: `lang` decides. Nor did it rate:
    /// a mark counts as good.
    pub(super) fn migrate(self, lang: Lang) -> Progress {
        let record = |(key, it): (Key, Record1)| {
            let mut record = Record::default();
            *record.memory_mut(lang) = it.migrate();
            (key, record)
        };
        Progress { last: self.last, records: self.records.into_iter().map(record).collect(), ..Progress::default() }
    }
}

impl Record1 {
    fn migrate(self) -> Memory {
        let Some(at) = self.answered else {
            return Memory { sheet: Sheet { said: self.said, ..Sheet::default() }, ..Memory::default() };
        };
        let attempt = Attempt {
            at,
            rating: Rating::Good,
            said: self.said.into_keys().map(|id| (id, None)).collect(),
            missed: BTreeMap::new(),
            later: BTreeMap::new(),
            follow_ups: BTreeMap::new(),
            seconds: 0,
            draft: String::new(),
        };
        Memory { attempts: vec![attempt], ..Memory::default() }
    }
}
