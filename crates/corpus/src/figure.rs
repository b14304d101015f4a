//! A picture beside the words, as plain data.

use crate::model::Both;

/// What a question shows where people would rather look than read: boxes, lines and words on a sheet.
///
/// It holds no markup, so nothing in it can run or fetch anything: whoever shows it draws three kinds of shapes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    pub title: Both<&'static str>,
    /// All that the picture says, for those who cannot see it.
    pub description: Both<&'static str>,
    /// In units of the sheet, which is [`Figure::WIDTH`] wide.
    pub height: u16,
    /// From the back to the front.
    pub shapes: &'static [Shape],
}

impl Figure {
    /// The width of every figure, in units: about as many pixels as the narrowest phone has, so that a figure is
    /// readable where it is shown smallest.
    pub const WIDTH: u16 = 320;
    /// The height of words, in units.
    pub const FONT_SIZE: u16 = 13;
    /// The height of code, in units: its letters are wider.
    pub const CODE_SIZE: u16 = 12;
}

/// One thing on the sheet. Lengths are in its units; `y` counts downwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    Rect {
        x: u16,
        y: u16,
        width: u16,
        height: u16,
        ink: Ink,
        is_dashed: bool,
    },
    /// A line, in the language of SVG's `d` (SVG 2, chapter 9), of which the checker lets the straight commands
    /// and the quadratic curve through.
    Path {
        d: &'static str,
        ink: Ink,
        is_dashed: bool,
    },
    /// Words on one line; `y` is their baseline.
    Text {
        x: u16,
        y: u16,
        align: Align,
        ink: Ink,
        is_code: bool,
        words: Both<&'static str>,
    },
}

/// How much a shape asks to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Quiet,
    Plain,
    /// The red pencil: what the figure is about.
    Marked,
}

impl Ink {
    /// From the quietest.
    pub const ALL: [Ink; 3] = [Ink::Quiet, Ink::Plain, Ink::Marked];

    /// The word that stands for it in the files.
    pub const fn tag(self) -> &'static str {
        match self {
            Ink::Quiet => "quiet",
            Ink::Plain => "plain",
            Ink::Marked => "marked",
        }
    }
}

/// Which part of the words stands at their `x`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    Start,
    Middle,
    End,
}

impl Align {
    /// From the left to the right.
    pub const ALL: [Align; 3] = [Align::Start, Align::Middle, Align::End];

    /// The word that stands for it in the files, and the value of SVG's `text-anchor`.
    pub const fn tag(self) -> &'static str {
        match self {
            Align::Start => "start",
            Align::Middle => "middle",
            Align::End => "end",
        }
    }
}
