//! Everything a document says, fact by fact: what two copies are compared by.

use std::collections::BTreeMap;

use corpus::Lang;

use super::{Key, Memory, Progress};
use crate::day::Moment;
use crate::join::Latest;

/// What a document says of a question in a language, or of the learner as a whole.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Subject {
    pub question: Option<Key>,
    pub lang: Option<Lang>,
    pub fact: Fact,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fact {
    /// An attempt made at that moment.
    Mark(Moment),
    /// An attempt of that moment was taken back.
    Undone(Moment),
    Point(String),
    Draft,
    Later(Moment, String),
    FollowUp(Moment, u8),
    Note,
    Star,
    Last,
    Aim,
    Choice(&'static str),
}

/// When each was last changed.
pub type Ledger = BTreeMap<Subject, Moment>;

impl Progress {
    pub fn ledger(&self) -> Ledger {
        let mut ledger = Ledger::new();
        let mut general = |fact, at: Option<Moment>| {
            ledger.extend(at.map(|at| (Subject { question: None, lang: None, fact }, at)));
        };
        general(Fact::Last, self.last.as_ref().map(Latest::at));
        general(Fact::Aim, self.aim.as_ref().map(Latest::at));
        for (name, at) in self.choices.dates() {
            general(Fact::Choice(name), at);
        }
        for (key, record) in &self.records {
            let subject = |fact| Subject { question: Some(key.clone()), lang: None, fact };
            ledger.extend(record.star.as_ref().map(|it| (subject(Fact::Star), it.at())));
            for lang in Lang::ALL {
                let facts = facts(record.memory(lang));
                ledger.extend(facts.map(|(fact, at)| (Subject { lang: Some(lang), ..subject(fact) }, at)));
            }
        }
        ledger
    }
}

fn facts(memory: &Memory) -> impl Iterator<Item = (Fact, Moment)> {
    let points = memory.sheet.said.iter().map(|(point, it)| (Fact::Point(point.clone()), it.at()));
    let draft = memory.sheet.draft.iter().map(|it| (Fact::Draft, it.at()));
    let note = memory.note.iter().map(|it| (Fact::Note, it.at()));
    let undone = memory.undone.iter().map(|at| (Fact::Undone(*at), *at));
    let attempts = memory.attempts.iter().flat_map(|attempt| {
        let at = attempt.at;
        let later = attempt.later.iter().map(move |(point, it)| (Fact::Later(at, point.clone()), it.at()));
        let asked = attempt.follow_ups.iter().map(move |(number, it)| (Fact::FollowUp(at, number.0), it.at()));
        later.chain(asked).chain([(Fact::Mark(at), at)])
    });
    points.chain(draft).chain(note).chain(undone).chain(attempts)
}
