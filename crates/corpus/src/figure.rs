//! A picture beside the words, as plain data.

use crate::model::{Both, Lang};
use crate::path;

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

impl Shape {
    /// From the top left to the bottom right. Words are measured in the longer language, by the width that letters
    /// have on the average; a browser measures them exactly, and its suite looks whether they fit.
    pub(crate) fn reach(&self) -> ((i32, i32), (i32, i32)) {
        match *self {
            Shape::Rect { x, y, width, height, .. } => {
                ((x.into(), y.into()), (i32::from(x) + i32::from(width), i32::from(y) + i32::from(height)))
            }
            Shape::Path { d, .. } => {
                path::extent(d).map_or_else(Default::default, |it| ((it.left, it.top), (it.right, it.bottom)))
            }
            Shape::Text { x, y, align, is_code, words, .. } => {
                let width = Lang::ALL.map(|it| width(words.get(it), is_code)).into_iter().max().unwrap_or_default();
                let (x, y) = (i32::from(x), i32::from(y));
                let left = match align {
                    Align::Start => x,
                    Align::Middle => x - width / 2,
                    Align::End => x - width,
                };
                ((left, y - i32::from(Figure::FONT_SIZE)), (left + width, y))
            }
        }
    }
}

fn width(words: &str, is_code: bool) -> i32 {
    let full = i32::from(if is_code { Figure::CODE_SIZE } else { Figure::FONT_SIZE });
    // A Chinese character is as wide as high. In hundredths of that, monospace letters have 60, others about 55.
    let letter = if is_code { 60 } else { 55 };
    words.chars().map(|it| if '\u{2e80}' <= it { 100 } else { letter }).sum::<i32>() * full / 100
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
