//! The changes there are, and how each is made and taken back.

use corpus::Lang;

use super::attempt::Number;
use super::{Aim, Attempt, Key, Memory, Progress, Record, Spoken};
use crate::bundle::Entry;
use crate::choices::Choice;
use crate::day::Moment;
use crate::join::Latest;

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

/// One change.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// Ticks a key point of the sheet, or takes the tick away.
    Say {
        place: Place,
        point: String,
        said: bool,
    },
    /// Writes the sheet's draft.
    Draft {
        place: Place,
        text: String,
    },
    /// Makes an attempt of what was said; the sheet is blank after it.
    Mark {
        place: Place,
        attempt: Attempt,
    },
    /// Takes the attempt of that moment back, and lays this out on the sheet again unless another is begun.
    Unmark {
        place: Place,
        at: Moment,
        spoken: Spoken,
    },
    /// Notes whether a follow-up was answered, in the attempt of that moment.
    Ask {
        place: Place,
        at: Moment,
        follow_up: u8,
        said: Option<bool>,
    },
    /// Notes whether a point missed in the attempt of that moment was said since.
    SayLater {
        place: Place,
        at: Moment,
        point: String,
        said: bool,
    },
    /// Writes the learner's own answer.
    Note {
        place: Place,
        text: String,
    },
    Star {
        question: Key,
        is_starred: bool,
    },
    Visit {
        question: Option<Key>,
    },
    Aim {
        aim: Option<Aim>,
    },
    Choose(Choice),
    /// Several, in their order.
    All(Vec<Edit>),
}

impl Progress {
    /// Makes the change and returns the edit that takes it back. Taking back is a later change, never a forgetting: so
    /// it wins in every other copy, too.
    pub fn apply(&mut self, edit: Edit, now: Moment) -> Edit {
        match edit {
            Edit::Say { place, point, said } => {
                let before = self.edit_memory(&place, |it| it.sheet.say(point.clone(), said, now));
                Edit::Say { place, point, said: before }
            }
            Edit::Draft { place, text } => {
                let before = self.edit_memory(&place, |it| it.sheet.write(text, now));
                Edit::Draft { place, text: before }
            }
            Edit::Mark { place, attempt } => {
                let (at, spoken) = self.edit_memory(&place, |it| {
                    let spoken = it.sheet.spoken();
                    let at = it.insert(attempt);
                    it.sheet.clear(now);
                    (at, spoken)
                });
                Edit::Unmark { place, at, spoken }
            }
            Edit::Unmark { place, at, spoken } => self.unmark(place, at, spoken, now),
            Edit::Ask { place, at, follow_up, said } => {
                let before = self.edit_attempt(&place, at, |it| {
                    Latest::put_in(&mut it.follow_ups, Number(follow_up), said, now).flatten()
                });
                Edit::Ask { place, at, follow_up, said: before.flatten() }
            }
            Edit::SayLater { place, at, point, said } => {
                let before =
                    self.edit_attempt(&place, at, |it| Latest::put_in(&mut it.later, point.clone(), said, now));
                Edit::SayLater { place, at, point, said: before.flatten().unwrap_or_default() }
            }
            Edit::Note { place, text } => {
                let before = self.edit_memory(&place, |it| Latest::put(&mut it.note, text, now));
                Edit::Note { place, text: before.unwrap_or_default() }
            }
            Edit::Star { question, is_starred } => {
                let record = self.records.entry(question.clone()).or_default();
                let before = Latest::put(&mut record.star, is_starred, now);
                Edit::Star { question, is_starred: before.unwrap_or_default() }
            }
            Edit::Visit { question } => Edit::Visit { question: Latest::put(&mut self.last, question, now).flatten() },
            Edit::Aim { aim } => Edit::Aim { aim: Latest::put(&mut self.aim, aim, now).flatten() },
            Edit::Choose(choice) => match self.choices.put(choice, now) {
                Some(before) => Edit::Choose(before),
                None => Edit::All(Vec::new()),
            },
            Edit::All(edits) => {
                let mut back = edits.into_iter().map(|it| self.apply(it, now)).collect::<Vec<_>>();
                back.reverse();
                Edit::All(back)
            }
        }
    }

    /// An attempt that another tab has taken back already leaves nothing to do.
    fn unmark(&mut self, place: Place, at: Moment, spoken: Spoken, now: Moment) -> Edit {
        let taken = self.edit_memory(&place, |it| {
            let attempt = it.take_back(at)?;
            // A sheet begun since then stays.
            if it.sheet.is_blank() {
                it.sheet.lay(spoken, now);
            }
            Some(attempt)
        });
        taken.map_or_else(|| Edit::All(Vec::new()), |attempt| Edit::Mark { place, attempt })
    }

    fn edit_attempt<T>(&mut self, place: &Place, at: Moment, change: impl FnOnce(&mut Attempt) -> T) -> Option<T> {
        self.edit_memory(place, |it| it.attempts.iter_mut().find(|it| it.at == at).map(change))
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
