//! Bytes as text that survives an address bar, a chat and a camera.
//!
//! Eight bytes at a time are one number, written in the places of an alphabet. In the alphabet of a link this takes 11
//! letters for 8 bytes. In digits it takes 20, which a QR code stores in fewer modules than those letters: it packs
//! three digits into ten bits (ISO/IEC 18004, numeric mode) and any other letter into eight.

/// How bytes are written. The first letter of the text says which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Armour {
    /// `A`, then letters that no address changes (RFC 3986, unreserved).
    Letters,
    /// `0`, then digits.
    Digits,
}

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Armour {
    const fn alphabet(self) -> &'static [u8] {
        match self {
            Armour::Letters => LETTERS,
            Armour::Digits => LETTERS.split_at(52).1.split_at(10).0,
        }
    }

    /// How many letters the so many first bytes of a number take, from 0 to 8.
    const fn widths(self) -> [usize; 9] {
        match self {
            Armour::Letters => [0, 2, 3, 4, 6, 7, 8, 10, 11],
            Armour::Digits => [0, 3, 5, 8, 10, 13, 15, 17, 20],
        }
    }

    pub fn write(self, bytes: &[u8]) -> String {
        let alphabet = self.alphabet();
        let mut text = String::from(char::from(alphabet[0]));
        for chunk in bytes.chunks(8) {
            let mut number = chunk.iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
            let mut letters = vec![alphabet[0]; self.widths()[chunk.len()]];
            for letter in letters.iter_mut().rev() {
                let place = number % alphabet.len() as u64;
                *letter = alphabet[place as usize];
                number /= alphabet.len() as u64;
            }
            text.extend(letters.into_iter().map(char::from));
        }
        text
    }
}

/// Reads what [`Armour::write`] wrote; `None` for anything else, and for most texts that were cut.
pub fn read(text: &str) -> Option<Vec<u8>> {
    let armour = match text.as_bytes().first()? {
        b'A' => Armour::Letters,
        b'0' => Armour::Digits,
        _ => return None,
    };
    let (alphabet, widths) = (armour.alphabet(), armour.widths());
    let mut bytes = Vec::with_capacity(text.len());
    for letters in text.as_bytes()[1..].chunks(widths[8]) {
        let n_bytes = widths.iter().position(|it| *it == letters.len())?;
        let mut number = 0_u64;
        for letter in letters {
            let place = alphabet.iter().position(|it| it == letter)?;
            number = number.checked_mul(alphabet.len() as u64)?.checked_add(place as u64)?;
        }
        let number = number.to_be_bytes();
        let (unused, used) = number.split_at(8 - n_bytes);
        if unused.iter().any(|it| *it != 0) {
            return None;
        }
        bytes.extend(used);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_every_length_come_back() {
        for armour in [Armour::Letters, Armour::Digits] {
            for n in 0..40 {
                for fill in [0, 1, 0x7f, 0xff] {
                    let bytes = (0..n).map(|it| if it % 3 == 0 { fill } else { it as u8 }).collect::<Vec<_>>();
                    assert_eq!(read(&armour.write(&bytes)), Some(bytes), "{armour:?} {n} {fill}");
                }
            }
        }
    }

    #[test]
    fn digits_are_digits_and_letters_are_safe_in_an_address() {
        let bytes = (0..=255).collect::<Vec<u8>>();
        assert!(Armour::Digits.write(&bytes).bytes().all(|it| it.is_ascii_digit()));
        let is_safe = |it: u8| it.is_ascii_alphanumeric() || it == b'-' || it == b'_';
        assert!(Armour::Letters.write(&bytes).bytes().all(is_safe));
    }

    #[test]
    fn what_was_not_written_so_is_refused() {
        // Nothing; no alphabet; a number above 255 in one byte; a letter that is none; a number above 64 bits.
        for text in ["", "x", "0256", "0999", "A__", "A*", "文", "099999999999999999999", "01", "A", "00000"] {
            let expected = (text == "A").then(Vec::new);
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
