//! Permanent ids, which stand in addresses and in stored progress.

/// Words that cannot be a question's id, because screens of the app have them in their address.
pub const RESERVED: [&str; 8] = ["data", "day", "mock", "notes", "progress", "review", "search", "settings"];

/// What `is_id` lets through, for the end of a sentence.
pub(crate) const ID: &str = "lower-case letters, digits and single hyphens";

pub(crate) fn is_id(text: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|it| matches!(it, b'a'..=b'z' | b'0'..=b'9'));
    text.split('-').all(is_word)
}
