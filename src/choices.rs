//! What the learner has chosen about the app and takes along to every device.

use corpus::Lang;
use serde::{Deserialize, Serialize};

use crate::day::Moment;
use crate::join::{Join, Latest, Unknown};
use crate::settings::{Reading, Timer};

/// Each choice with its moment; what was never chosen is not there.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Choices {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    interface: Option<Latest<Spoken>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reading: Option<Latest<Reading>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answering: Option<Latest<Spoken>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timer: Option<Latest<Timer>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rollover: Option<Latest<Hour>>,
    #[serde(flatten)]
    unknown: Unknown,
}

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The language of the interface.
    Interface(Lang),
    Reading(Reading),
    /// The language to answer in while both are shown.
    Answering(Lang),
    Timer(Timer),
    /// The hour at which a day ends, 0 to 23.
    Rollover(u8),
}

/// A language, written as its tag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
struct Spoken(Lang);

impl From<Spoken> for &'static str {
    fn from(spoken: Spoken) -> &'static str {
        spoken.0.tag()
    }
}

impl TryFrom<String> for Spoken {
    type Error = &'static str;

    fn try_from(tag: String) -> Result<Spoken, &'static str> {
        let lang = Lang::ALL.into_iter().find(|it| it.tag() == tag);
        lang.map(Spoken).ok_or("not a language of the app")
    }
}

/// An hour of the day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
struct Hour(u8);

impl From<Hour> for u8 {
    fn from(hour: Hour) -> u8 {
        hour.0
    }
}

impl TryFrom<u8> for Hour {
    type Error = &'static str;

    fn try_from(hour: u8) -> Result<Hour, &'static str> {
        (hour < 24).then_some(Hour(hour)).ok_or("not an hour of the day")
    }
}

impl Choices {
    pub fn interface(&self) -> Option<Lang> {
        self.interface.as_ref().map(|it| it.value().0)
    }

    pub fn reading(&self) -> Option<Reading> {
        self.reading.as_ref().map(|it| *it.value())
    }

    pub fn answering(&self) -> Option<Lang> {
        self.answering.as_ref().map(|it| it.value().0)
    }

    pub fn timer(&self) -> Option<Timer> {
        self.timer.as_ref().map(|it| *it.value())
    }

    pub fn rollover(&self) -> Option<u8> {
        self.rollover.as_ref().map(|it| it.value().0)
    }

    /// Makes a choice; returns the one it takes the place of.
    pub fn put(&mut self, choice: Choice, now: Moment) -> Option<Choice> {
        match choice {
            Choice::Interface(it) => {
                Latest::put(&mut self.interface, Spoken(it), now).map(|it| Choice::Interface(it.0))
            }
            Choice::Reading(it) => Latest::put(&mut self.reading, it, now).map(Choice::Reading),
            Choice::Answering(it) => {
                Latest::put(&mut self.answering, Spoken(it), now).map(|it| Choice::Answering(it.0))
            }
            Choice::Timer(it) => Latest::put(&mut self.timer, it, now).map(Choice::Timer),
            Choice::Rollover(it) => {
                Latest::put(&mut self.rollover, Hour(it.min(23)), now).map(|it| Choice::Rollover(it.0))
            }
        }
    }

    /// When each was made.
    pub fn dates(&self) -> [(&'static str, Option<Moment>); 5] {
        [
            ("interface", self.interface.as_ref().map(Latest::at)),
            ("reading", self.reading.as_ref().map(Latest::at)),
            ("answering", self.answering.as_ref().map(Latest::at)),
            ("timer", self.timer.as_ref().map(Latest::at)),
            ("rollover", self.rollover.as_ref().map(Latest::at)),
        ]
    }

    /// Keeps only what is dated so.
    pub fn keep(&mut self, is_kept: impl Fn(Moment) -> bool) {
        self.interface.take_if(|it| !is_kept(it.at()));
        self.reading.take_if(|it| !is_kept(it.at()));
        self.answering.take_if(|it| !is_kept(it.at()));
        self.timer.take_if(|it| !is_kept(it.at()));
        self.rollover.take_if(|it| !is_kept(it.at()));
    }

    pub fn is_empty(&self) -> bool {
        *self == Choices::default()
    }
}

impl Join for Choices {
    fn join(&mut self, other: Choices) {
        self.interface.join(other.interface);
        self.reading.join(other.reading);
        self.answering.join(other.answering);
        self.timer.join(other.timer);
        self.rollover.join(other.rollover);
        self.unknown.join(other.unknown);
    }
}
