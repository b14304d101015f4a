//! Progress that comes from elsewhere: from a file, as text, or in a link.

use corpus::Lang;

use crate::armour::{self, Armour};
use crate::day::Moment;
use crate::progress::{self, Progress, Read, Unreadable};

/// What stands before the marks in a link. It is the fragment of an address, which no browser sends to a server.
pub const FRAGMENT: &str = "#progress=";

/// The longest text that the marks of a link are inflated to, in bytes. All marks of ten years are far shorter.
pub const MOST_IN_LINK: usize = 1024 * 1024;

/// Progress that was read and could be brought in.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrival {
    pub progress: Progress,
    /// How many of its parts could not be read.
    pub n_damaged: usize,
    /// How much was left out because it is dated in the future.
    pub n_future: usize,
}

/// Why something brings nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    Unreadable(Unreadable),
    /// Not text at all, but another kind of file.
    NotText,
    /// The browser could not read the file.
    FileGone,
    /// A link of which a piece is missing.
    CutLink,
}

/// What a text holds, as far as its looks tell.
#[derive(PartialEq, Eq, Debug)]
pub enum Kind<'a> {
    Document(&'a str),
    /// The deflated marks of a link; `None` where a piece of it is missing.
    Link(Option<Vec<u8>>),
}

impl<'a> Kind<'a> {
    pub fn of(text: &'a str) -> Kind<'a> {
        let text = text.trim();
        match text.split_once(FRAGMENT) {
            // A document may speak of a link.
            Some((before, marks)) if !before.starts_with('{') => {
                let marks = marks.split_whitespace().collect::<String>();
                Kind::Link(armour::read(&marks))
            }
            _ => Kind::Document(text),
        }
    }
}

impl Arrival {
    /// Clocks differ by some minutes and zones by hours; what is later than that comes from a clock that is wrong.
    const TOLERANCE: i64 = 24 * 60 * 60 * 1000;

    /// Reads a document. Marks of a version that did not know languages count for `lang`.
    ///
    /// # Errors
    /// Says why the text is none.
    pub fn of_document(text: &str, lang: Lang, now: Moment) -> Result<Arrival, Refused> {
        let Read { progress, n_damaged } = Progress::read(text, lang).map_err(Refused::Unreadable)?;
        Ok(Arrival::new(progress, n_damaged, now))
    }

    /// Reads the inflated marks of a link.
    ///
    /// # Errors
    /// Says why the bytes are none.
    pub fn of_marks(bytes: &[u8], now: Moment) -> Result<Arrival, Refused> {
        let Read { progress, n_damaged } = progress::unpack(bytes).map_err(|it| match it {
            Unreadable::Newer => Refused::Unreadable(it),
            _ => Refused::CutLink,
        })?;
        Ok(Arrival::new(progress, n_damaged, now))
    }

    fn new(mut progress: Progress, n_damaged: usize, now: Moment) -> Arrival {
        let latest = Moment(now.0.saturating_add(Arrival::TOLERANCE));
        let n_future = progress.keep(|at| at <= latest);
        Arrival { progress: progress.as_brought(), n_damaged, n_future }
    }
}

/// The end of a link that carries deflated marks, for an address and for a QR code.
pub fn fragment(deflated: &[u8], armour: Armour) -> String {
    [FRAGMENT, &armour.write(deflated)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Moment = Moment(1_796_040_000_000);

    #[test]
    fn a_text_is_told_by_its_looks() {
        let bytes = b"some bytes".to_vec();
        for armour in [Armour::Letters, Armour::Digits] {
            let link = ["https://example.org/tiku/", &fragment(&bytes, armour)].concat();
            assert_eq!(Kind::of(&link), Kind::Link(Some(bytes.clone())));
            let (head, tail) = link.split_at(40);
            assert_eq!(Kind::of(&format!(" {head}\n{tail}\n")), Kind::Link(Some(bytes.clone())), "broken into lines");
        }
        assert_eq!(Kind::of("https://example.org/#progress="), Kind::Link(None));
        assert_eq!(Kind::of("#progress=<script>"), Kind::Link(None));
        assert_eq!(Kind::of(" {\"a\":\"#progress=A\"} "), Kind::Document("{\"a\":\"#progress=A\"}"));
        assert_eq!(Kind::of("hello"), Kind::Document("hello"));
    }

    #[test]
    fn what_is_dated_after_tomorrow_is_left_out_and_counted() {
        let text = |at: i64| {
            format!(r#"{{"version":3,"records":{{"mcp/x":{{"star":[{at},true],"zh":{{"note":[5,"a"]}}}}}}}}"#)
        };
        let n_future = |at| Arrival::of_document(&text(at), Lang::Zh, NOW).map(|it| it.n_future);
        assert_eq!(n_future(NOW.0 + 23 * 3_600_000), Ok(0));
        assert_eq!(n_future(NOW.0 + 25 * 3_600_000), Ok(1));
    }

    #[test]
    fn marks_that_are_none_are_a_cut_link_and_later_ones_are_newer() {
        let read = |bytes: &[u8]| Arrival::of_marks(bytes, NOW).map(|_| ());
        assert_eq!(read(&[1, 0, 0, 0]), Ok(()));
        for bytes in [&[][..], &[0], &[1], &[1, 0, 0], &[1, 0, 0, 0, 0], &[1, 0, 0, 9], &[1, 0, 0xff, 0], &[0xff; 40]] {
            assert_eq!(read(bytes), Err(Refused::CutLink), "{bytes:?}");
        }
        assert_eq!(read(&[2, 9, 9, 9]), Err(Refused::Unreadable(Unreadable::Newer)));
    }
}
