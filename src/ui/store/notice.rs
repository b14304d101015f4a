//! What is said after a change.

use crate::bundle::Entry;
use crate::day::{Day, Moment};
use crate::progress::{Edit, Progress};
use crate::schedule::Rating;

/// Something that just happened. It stays until the next one, or until it is dismissed: no clock takes it away.
#[derive(Clone)]
pub enum Notice {
    /// A change, with the way back.
    Changed {
        what: Change,
        back: Back,
    },
    Undone,
    LinkCopied,
    Copied,
    SheetCopied,
    /// What the browser did not let the page copy.
    CopyByHand(String),
    /// The storage was emptied from outside, and what this page knew was stored again.
    PutBack,
    /// A file was handed to the browser.
    Saved,
}

/// How a change is taken back.
#[derive(Clone)]
pub enum Back {
    Edit(Edit),
    /// To the whole of what there was before a step.
    Whole(Step),
}

/// Something that changed all there is.
#[derive(Clone)]
pub struct Step {
    pub what: Change,
    /// When it was made: what was done since stays when it is taken back.
    pub at: Moment,
    pub before: Box<Progress>,
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
    Starred(Entry, bool),
    /// Progress from elsewhere was joined to this.
    Joined,
    /// Progress from elsewhere took the place of this.
    Replaced,
    /// Everything was deleted.
    Reset,
}
