//! What bringing one document into another would change, in numbers.

use super::{Fact, Progress, Record, Subject};
use crate::day::Moment;
use crate::join::Join;

/// How two documents differ, seen from the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Difference {
    /// Marks that the other has alone.
    pub n_new_marks: usize,
    /// Marks that are taken back, since the other knows that they were.
    pub n_taken_back: usize,
    /// Ticks, drafts, notes, stars and choices that the other has alone, or newer.
    pub n_newer_there: usize,
    /// The same that stay as they are here, being newer than the other's.
    pub n_newer_here: usize,
    /// Everything that is only here: merging keeps it, replacing removes it.
    pub n_only_here: usize,
    /// Questions of the other that no course of this build has. They are kept.
    pub n_unknown: usize,
}

impl Difference {
    /// Between the document here and another that is to be joined to it.
    pub fn between(here: &Progress, there: &Progress) -> Difference {
        let (mine, theirs) = (here.ledger(), there.ledger());
        let joined = here.clone().joined(there.clone());
        let both = joined.ledger();
        let is_mark = |it: &&Subject| matches!(it.fact, Fact::Mark(_));
        // What hangs on a new mark comes with it, what was taken off a sheet is nothing, and where the reader was last is
        // not worth a word.
        let is_counted = |it: &Subject| match it.fact {
            Fact::Mark(_) | Fact::Undone(_) | Fact::Last => false,
            Fact::Point(_) | Fact::Draft => !joined.has_blank_sheet(it),
            Fact::Later(at, _) | Fact::FollowUp(at, _) => {
                mine.contains_key(&Subject { fact: Fact::Mark(at), ..it.clone() })
            }
            _ => true,
        };
        let is_newer = |(it, at): &(&Subject, &Moment)| is_counted(it) && mine.get(it) != Some(at);
        let is_older = |(it, at): &(&Subject, &Moment)| is_counted(it) && mine.get(it).is_some_and(|mine| *at < mine);
        let is_something = |it: &&Subject| match it.fact {
            Fact::Last => false,
            Fact::Point(_) | Fact::Draft => !here.has_blank_sheet(it),
            _ => true,
        };
        Difference {
            n_new_marks: both.keys().filter(is_mark).filter(|it| !mine.contains_key(it)).count(),
            n_taken_back: mine.keys().filter(is_mark).filter(|it| !both.contains_key(it)).count(),
            n_newer_there: both.iter().filter(is_newer).count(),
            n_newer_here: theirs.iter().filter(is_older).count(),
            n_only_here: mine.keys().filter(|it| !theirs.contains_key(it)).filter(is_something).count(),
            n_unknown: there.records.keys().filter(|it| it.entry().is_none()).count(),
        }
    }

    /// Whether taking the other over would change nothing.
    pub fn is_nothing_new(&self) -> bool {
        self.n_new_marks + self.n_taken_back + self.n_newer_there == 0
    }
}

impl Progress {
    /// Whether nothing lies on the sheet that a fact is about.
    fn has_blank_sheet(&self, subject: &Subject) -> bool {
        let record = subject.question.as_ref().and_then(|it| self.records.get(it));
        record.zip(subject.lang).is_none_or(|(it, lang)| it.memory(lang).sheet().is_blank())
    }

    /// Both together.
    pub fn joined(mut self, other: Progress) -> Progress {
        self.join(other);
        self
    }

    /// Keeps only what is dated so, and says how much was dropped.
    pub fn keep(&mut self, is_kept: impl Fn(Moment) -> bool) -> usize {
        let n_before = self.ledger().len();
        self.last.take_if(|it| !is_kept(it.at()));
        self.aim.take_if(|it| !is_kept(it.at()));
        self.choices.keep(&is_kept);
        for record in self.records.values_mut() {
            record.star.take_if(|it| !is_kept(it.at()));
            record.zh.keep(&is_kept);
            record.en.keep(&is_kept);
        }
        self.records.retain(|_, it| *it != Record::default());
        n_before - self.ledger().len()
    }
}
