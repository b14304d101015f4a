//! Numbers and words as bytes, as short as they go.

/// Bytes being written.
#[derive(Default)]
pub struct Writer(pub Vec<u8>);

impl Writer {
    /// A number, seven bits a byte, the lowest first (LEB128).
    pub fn number(&mut self, mut number: u64) {
        while 0x7f < number {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    pub fn word(&mut self, word: &str) {
        self.number(word.len() as u64);
        self.0.extend(word.as_bytes());
    }

    /// Sixteen bits that no packing would shorten.
    pub fn check(&mut self, check: u16) {
        self.0.extend(check.to_le_bytes());
    }
}

/// Bytes being read. Whatever is not there is `None`.
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    pub fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for place in 0..10 {
            let byte = *self.0.split_off_first()?;
            let bits = u64::from(byte & 0x7f);
            if bits << (7 * place) >> (7 * place) != bits {
                return None;
            }
            number |= bits << (7 * place);
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub fn word(&mut self) -> Option<&'a str> {
        let n_bytes = usize::try_from(self.number()?).ok()?;
        std::str::from_utf8(self.0.split_off(..n_bytes)?).ok()
    }

    pub fn check(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes([*self.0.split_off_first()?, *self.0.split_off_first()?]))
    }

    /// So many of something, which takes at least a byte each: no number makes a longer list than there are bytes.
    pub fn list<T>(&mut self, mut read: impl FnMut(&mut Reader<'a>) -> Option<T>) -> Option<Vec<T>> {
        let n = usize::try_from(self.number()?).ok().filter(|it| *it <= self.0.len())?;
        (0..n).map(|_| read(self)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_words_come_back_and_what_is_not_there_is_none() {
        let mut to = Writer::default();
        let numbers = [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        numbers.iter().for_each(|it| to.number(*it));
        to.word("先分两层");
        to.check(0xabcd);
        let mut from = Reader(&to.0);
        assert_eq!(numbers.map(|_| from.number()), numbers.map(Some));
        assert_eq!((from.word(), from.check(), from.number()), (Some("先分两层"), Some(0xabcd), None));
    }

    #[test]
    fn numbers_that_are_too_large_and_lists_that_are_too_long_are_none() {
        assert_eq!(Reader(&[0xff; 10]).number(), None);
        assert_eq!(Reader(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02]).number(), None);
        assert_eq!(Reader(&[0xff, 0xff, 0xff, 0x7f, 1]).list(Reader::number), None);
        assert_eq!(Reader(&[2, 0xff]).word(), None);
    }
}
