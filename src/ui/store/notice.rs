//! What is said after a change.

use crate::bundle::Entry;
use crate::day::Day;
use crate::progress::Edit;
use crate::schedule::Rating;

/// Something that just happened. It stays until the next one, or until it is dismissed: no clock takes it away.
#[derive(Clone)]
pub enum Notice {
    /// A change, with the edit that takes it back.
    Changed {
        what: Change,
        back: Edit,
    },
    Undone,
    LinkCopied,
    Copied,
    SheetCopied,
    /// What the browser did not let the page copy.
    CopyByHand(String),
}

#[derive(Clone, Copy)]
pub enum Change {
    /// And the day the question comes back on.
    Marked(Entry, Rating, Day),
    Unmarked(Entry),
    /// The point's place in its question, counted from 1.
    Said(usize),
    Unsaid(usize),
    /// The follow-up's number, counted from 1, and whether it was answered.
    Asked(u8, bool),
    /// The day of the interview, if there is one.
    Aimed(Option<Day>),
    /// The marks of a mock interview, so many.
    Kept(usize),
}
