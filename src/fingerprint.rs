//! What a text was when it was marked, so that a later change of it can be told.

use corpus::Markup;
use serde::{Deserialize, Serialize};

/// A fingerprint of a text: 32 bits of FNV-1a (Fowler, Noll, Vo). Two texts of a question have the same one by
/// accident once in four thousand million times.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingerprint(u32);

impl Fingerprint {
    /// Of what a reader sees: marks that change nothing in it count all the same, white space at the ends does not.
    pub fn of(text: &Markup) -> Fingerprint {
        let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        Fingerprint(text.as_written().trim().bytes().fold(0x811c_9dc5, mix))
    }

    pub fn number(self) -> u32 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_letter_changes_the_fingerprint() {
        let print = |text| Fingerprint::of(&Markup::checked(text));
        assert_eq!(print("先问这个串里装的是谁的东西"), print(" 先问这个串里装的是谁的东西 "));
        assert_ne!(print("先问这个串里装的是谁的东西"), print("先问这个串里装的是谁的东西。"));
        // The published value for this text.
        assert_eq!(print("foobar"), Fingerprint(0xbf9c_f968));
    }
}
