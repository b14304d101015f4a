//! The marks inside a line: code, strong and links, as typed spans; never HTML.
//!
//! A text is kept as its author wrote it and split when it is shown, so the program carries each text once.

/// A line of text whose marks have been checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Markup(&'static str);

/// A run of a line, all in one style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span<'a> {
    Text(&'a str),
    Code(&'a str),
    Strong(&'a str),
    Link { text: &'a str, url: &'a str },
}

impl Markup {
    /// Takes a text on trust. Only what the checker has let through belongs here, which is what the build writes;
    /// a mark that was not checked is shown as it is written.
    pub const fn checked(text: &'static str) -> Markup {
        Markup(text)
    }

    /// The text with its marks.
    pub const fn as_written(self) -> &'static str {
        self.0
    }

    /// The runs of the line, from left to right.
    pub fn spans(self) -> impl Iterator<Item = Span<'static>> {
        Pieces { rest: self.0 }.map(|piece| piece.span.unwrap_or(Span::Text(piece.written)))
    }

    /// The text without its marks, as it is searched and read aloud.
    pub fn plain(self) -> String {
        self.spans().map(Span::text).collect()
    }
}

impl<'a> Span<'a> {
    /// The words of the run, whatever its style.
    pub const fn text(self) -> &'a str {
        match self {
            Span::Text(text) | Span::Code(text) | Span::Strong(text) | Span::Link { text, .. } => text,
        }
    }
}

/// What is wrong with a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    UnclosedCode,
    EmptyCode,
    UnclosedStrong,
    EmptyStrong,
    Nested,
    LoneBracket,
    UnclosedLink,
    EmptyLink,
    NotHttps,
}

impl Flaw {
    /// What is wrong, and what was expected.
    pub(crate) const fn sentence(self) -> (&'static str, &'static str) {
        match self {
            Flaw::UnclosedCode => ("a code mark (`) is not closed", "a second ` after the code, or \\` for a plain `"),
            Flaw::EmptyCode => {
                ("nothing stands between two code marks (`)", "`code` between them, or \\` for a plain `")
            }
            Flaw::UnclosedStrong => {
                ("a strong mark (**) is not closed", "a second ** after the strong words, or \\*\\* for plain stars")
            }
            Flaw::EmptyStrong => {
                ("nothing stands between two strong marks (**)", "**words** between them, or \\*\\* for plain stars")
            }
            Flaw::Nested => (
                "a mark stands inside strong words or inside the words of a link",
                "plain words there: `, **, [ and \\ do not nest",
            ),
            Flaw::LoneBracket => (
                "a `[` opens no link, and no citation at the end of a step, a key point or an answer",
                "[words](https://…), or [1] as the very last thing, or \\[ for a plain bracket",
            ),
            Flaw::UnclosedLink => {
                ("the address of a link is not closed", "[words](https://…) with a ) after the address")
            }
            Flaw::EmptyLink => ("a link has no words", "[words](https://…)"),
            Flaw::NotHttps => {
                ("a link does not lead to an https:// address", "[words](https://…), without spaces in the address")
            }
        }
    }
}

/// The flaws of a line, from left to right.
pub(crate) fn flaws(text: &str) -> impl Iterator<Item = Flaw> {
    Pieces { rest: text }.filter_map(|piece| piece.span.err())
}

/// The link that a text is, if it is one link and nothing else.
pub(crate) fn only_link(text: &str) -> Option<(&str, &str)> {
    let mut pieces = Pieces { rest: text };
    match (pieces.next()?.span, pieces.next()) {
        (Ok(Span::Link { text, url }), None) => Some((text, url)),
        _ => None,
    }
}

/// Whether a text is shown as it is written.
pub(crate) fn is_plain(text: &str) -> bool {
    Pieces { rest: text }.all(|piece| piece.span.is_err() || piece.span == Ok(Span::Text(piece.written)))
}

/// A stretch of a line: a run in one style, or a flaw in its place.
struct Piece<'a> {
    written: &'a str,
    span: Result<Span<'a>, Flaw>,
}

/// Splits a line into pieces. It cannot fail: past a flaw it goes on, so that all of them are found.
struct Pieces<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let line = self.rest;
        let (span, rest) = match line.as_bytes() {
            [] => return None,
            [b'\\', b'`' | b'*' | b'[' | b'\\', ..] => (Ok(Span::Text(&line[1..2])), &line[2..]),
            [b'`', ..] => code(&line[1..]),
            [b'*', b'*', ..] => strong(&line[2..]),
            [b'[', ..] => link(&line[1..]),
            _ => text(line),
        };
        self.rest = rest;
        Some(Piece { written: &line[..line.len() - rest.len()], span })
    }
}

/// What a line starts with, and the rest of the line.
type Split<'a> = (Result<Span<'a>, Flaw>, &'a str);

fn text(line: &str) -> Split<'_> {
    let opens_mark = |at: &usize| {
        let bytes = &line.as_bytes()[*at..];
        matches!(bytes, [b'`' | b'[', ..] | [b'*', b'*', ..] | [b'\\', b'`' | b'*' | b'[' | b'\\', ..])
    };
    // A mark is ASCII, so it never starts in the middle of a character.
    let end = (1..line.len()).find(opens_mark).unwrap_or(line.len());
    (Ok(Span::Text(&line[..end])), &line[end..])
}

fn code(line: &str) -> Split<'_> {
    match line.split_once('`') {
        // Everything after it may be meant as code, so none of it is judged.
        None => (Err(Flaw::UnclosedCode), ""),
        Some((code, rest)) if code.trim().is_empty() => (Err(Flaw::EmptyCode), rest),
        Some((code, rest)) => (Ok(Span::Code(code)), rest),
    }
}

fn strong(line: &str) -> Split<'_> {
    match line.split_once("**") {
        None => (Err(Flaw::UnclosedStrong), line),
        Some((words, rest)) if words.trim().is_empty() => (Err(Flaw::EmptyStrong), rest),
        Some((words, rest)) if has_mark(words) => (Err(Flaw::Nested), rest),
        Some((words, rest)) => (Ok(Span::Strong(words)), rest),
    }
}

fn link(line: &str) -> Split<'_> {
    let Some((text, rest)) = line.split_once(']') else { return (Err(Flaw::LoneBracket), line) };
    let Some(target) = rest.strip_prefix('(') else { return (Err(Flaw::LoneBracket), line) };
    let Some((url, rest)) = target.split_once(')') else { return (Err(Flaw::UnclosedLink), "") };
    let span = match () {
        () if text.trim().is_empty() => Err(Flaw::EmptyLink),
        () if has_mark(text) => Err(Flaw::Nested),
        () if !is_https(url) => Err(Flaw::NotHttps),
        () => Ok(Span::Link { text, url }),
    };
    (span, rest)
}

fn has_mark(words: &str) -> bool {
    words.contains(['`', '[', '\\']) || words.contains("**")
}

fn is_https(url: &str) -> bool {
    let host = url.strip_prefix("https://").unwrap_or_default();
    host.starts_with(|it: char| it.is_ascii_alphanumeric()) && !host.contains(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::Span::{Code, Link, Strong, Text};
    use super::*;

    #[test]
    fn marks_become_spans() {
        let link = |text| Link { text, url: "https://example.org/a" };
        for (line, expected) in [
            ("", vec![]),
            ("plain 文字", vec![Text("plain 文字")]),
            ("`a` b **c**", vec![Code("a"), Text(" b "), Strong("c")]),
            ("**先**`后`", vec![Strong("先"), Code("后")]),
            ("看[规范](https://example.org/a)。", vec![Text("看"), link("规范"), Text("。")]),
            (
                r"\`a\` \*\*b \[c] \\",
                vec![
                    Text("`"),
                    Text("a"),
                    Text("`"),
                    Text(" "),
                    Text("*"),
                    Text("*"),
                    Text("b "),
                    Text("["),
                    Text("c] "),
                    Text("\\"),
                ],
            ),
            (r"C:\dir 2 * 3 <b>", vec![Text(r"C:\dir 2 * 3 <b>")]),
            (r"`\d **[x]`", vec![Code(r"\d **[x]")]),
            ("***a**", vec![Strong("*a")]),
        ] {
            assert_eq!(Markup::checked(line).spans().collect::<Vec<_>>(), expected, "{line}");
            assert_eq!(flaws(line).count(), 0, "{line}");
        }
    }

    #[test]
    fn a_flaw_is_found_and_shown_as_it_is_written() {
        for (line, expected) in [
            ("a `b", vec![Flaw::UnclosedCode]),
            ("a `` b", vec![Flaw::EmptyCode]),
            ("a ** b", vec![Flaw::UnclosedStrong]),
            ("a **** b", vec![Flaw::EmptyStrong]),
            ("**a `b` c**", vec![Flaw::Nested]),
            (r"**a\*b**", vec![Flaw::Nested]),
            ("[**a**](https://example.org/)", vec![Flaw::Nested]),
            ("a[0] b", vec![Flaw::LoneBracket]),
            ("a [", vec![Flaw::LoneBracket]),
            ("[a](https://example.org/", vec![Flaw::UnclosedLink]),
            ("[ ](https://example.org/)", vec![Flaw::EmptyLink]),
            ("[a](http://example.org/)", vec![Flaw::NotHttps]),
            ("[a](https://example.org/ b)", vec![Flaw::NotHttps]),
            ("[a](https://)", vec![Flaw::NotHttps]),
            ("[a](javascript:x) ** `", vec![Flaw::NotHttps, Flaw::UnclosedStrong, Flaw::UnclosedCode]),
        ] {
            assert_eq!(flaws(line).collect::<Vec<_>>(), expected, "{line}");
            assert_eq!(Markup::checked(line).plain(), line);
        }
    }

    #[test]
    fn plain_text_has_the_words_of_every_span() {
        let line = Markup::checked(r"`a` **b** [c](https://example.org/) \*");
        assert_eq!(line.plain(), "a b c *");
    }
}
