//! What is said after a change.

use crate::bundle::Entry;
use crate::progress::Edit;

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
    /// What the browser did not let the page copy.
    CopyByHand(String),
}

#[derive(Clone, Copy)]
pub enum Change {
    Marked(Entry),
    Unmarked(Entry),
    /// The point's place in its question, counted from 1.
    Said(usize),
    Unsaid(usize),
}
