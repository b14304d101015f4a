//! The language of a line: the part of SVG's `d` (SVG 2, chapter 9) that a figure is drawn with.

use std::iter::Peekable;
use std::str::CharIndices;

/// How far a line reaches: its ends, corners and control points lie within.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Extent {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

/// What `extent` reads, for the end of a sentence.
pub(crate) const PATH: &str =
    "`M` and a point, then `L`, `H`, `V`, `Q` or their small forms, with whole numbers: `M10 20H90l-6-4`";

/// How far a path reaches, if it can be read.
pub(crate) fn extent(d: &str) -> Option<Extent> {
    let mut tokens = Tokens { text: d, chars: d.char_indices().peekable() };
    let (mut at, mut extent) = ((0, 0), None::<Extent>);
    while let Some(command) = tokens.command()? {
        if extent.is_none() && command != 'M' {
            return None;
        }
        let mut is_first = true;
        // After one command its arguments may stand several times.
        while is_first || tokens.is_number() {
            is_first = false;
            let n_points = if command.eq_ignore_ascii_case(&'Q') { 2 } else { 1 };
            let from = at;
            for _ in 0..n_points {
                at = match command {
                    'M' | 'L' | 'Q' => (tokens.number()?, tokens.number()?),
                    'm' | 'l' | 'q' => (from.0 + tokens.number()?, from.1 + tokens.number()?),
                    'H' => (tokens.number()?, from.1),
                    'h' => (from.0 + tokens.number()?, from.1),
                    'V' => (from.0, tokens.number()?),
                    'v' => (from.0, from.1 + tokens.number()?),
                    _ => return None,
                };
                extent = Some(extent.map_or(Extent::of(at), |it| it.and(at)));
            }
        }
    }
    extent
}

impl Extent {
    fn of((x, y): (i32, i32)) -> Extent {
        Extent { left: x, top: y, right: x, bottom: y }
    }

    fn and(self, (x, y): (i32, i32)) -> Extent {
        Extent { left: self.left.min(x), top: self.top.min(y), right: self.right.max(x), bottom: self.bottom.max(y) }
    }
}

struct Tokens<'a> {
    text: &'a str,
    chars: Peekable<CharIndices<'a>>,
}

impl Tokens<'_> {
    /// The next command, `Some(None)` at the end, `None` where something else stands.
    fn command(&mut self) -> Option<Option<char>> {
        self.skip_spaces();
        match self.chars.next() {
            None => Some(None),
            Some((_, it)) if it.is_ascii_alphabetic() => Some(Some(it)),
            Some(_) => None,
        }
    }

    fn is_number(&mut self) -> bool {
        self.skip_spaces();
        self.chars.peek().is_some_and(|(_, it)| it.is_ascii_digit() || *it == '-')
    }

    /// A whole number of up to three digits.
    fn number(&mut self) -> Option<i32> {
        self.skip_spaces();
        let (start, _) = self.chars.next_if(|(_, it)| it.is_ascii_digit() || *it == '-')?;
        while self.chars.next_if(|(_, it)| it.is_ascii_digit()).is_some() {}
        let end = self.chars.peek().map_or(self.text.len(), |(at, _)| *at);
        let number = self.text[start..end].parse::<i32>().ok()?;
        (-999..=999).contains(&number).then_some(number)
    }

    fn skip_spaces(&mut self) {
        while self.chars.next_if(|(_, it)| *it == ' ' || *it == ',').is_some() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_reaches_as_far_as_its_points() {
        for (d, expected) in [
            ("M10 20", Some((10, 20, 10, 20))),
            ("M10 20H90m-6-4 6 4-6 4", Some((10, 16, 90, 24))),
            ("M10,20 L30,5 40,60", Some((10, 5, 40, 60))),
            ("M10 20v30h-20", Some((-10, 20, 10, 50))),
            ("M10 20V0Q0 0 0 8q5 30 10 0", Some((0, 0, 10, 38))),
            ("", None),
            ("L10 20", None),
            ("10 20", None),
            ("M10", None),
            ("M10 20 30", None),
            ("M10 20A5 5 0 0 1 20 20", None),
            ("M1.5 20", None),
            ("M10 20H9999", None),
            ("M10 20H--3", None),
            ("M10 20 url(#a)", None),
            ("M十 20", None),
        ] {
            let expected = expected.map(|(left, top, right, bottom)| Extent { left, top, right, bottom });
            assert_eq!(extent(d), expected, "{d}");
        }
    }
}
