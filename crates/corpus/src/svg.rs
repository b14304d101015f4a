//! A figure's file: a small, closed part of SVG, one element a line.
//!
//! What is not named here is a mistake: no style, no script, no reference, no element or attribute beyond those that
//! `questions/FORMAT.md` lists.

use crate::element::{ELEMENT, Element, unescaped};
use crate::figure::{Align, Figure, Ink, Shape};
use crate::line::{Line, lines};
use crate::model::{Both, Lang};
use crate::path;
use crate::problem::Report;

/// A figure's file as it was read.
pub(crate) struct Drawing {
    /// There if nothing was reported.
    pub figure: Option<Figure>,
    pub report: Report,
}

/// A figure is a few boxes and words. What is larger was exported from a program and belongs nowhere near a phone.
const MOST_BYTES: usize = 8192;
const MOST_HEIGHT: u16 = 480;

const ELEMENTS: [&str; 5] = ["title", "desc", "rect", "path", "text"];
const NUMBER: &str = "a whole number from 0 to 999";

pub(crate) fn read(file: &str, text: &'static str) -> Drawing {
    let mut report = Report::new(file);
    if MOST_BYTES < text.len() {
        let what = format!("the figure has {} bytes", text.len());
        report.add(1, what, format!("{MOST_BYTES} at most, drawn of a few boxes, lines and words"));
    }
    let lines = lines(text, &mut report);
    let is_comment = |it: &str| it.starts_with("<!--") && it.find("-->") == Some(it.len() - 3);
    let lines = lines.into_iter().map(|it| Line { text: it.text.trim_start(), ..it });
    let lines = lines.filter(|it| !it.text.is_empty() && !is_comment(it.text)).collect::<Vec<_>>();
    let figure = sheet(&lines, &mut report);
    Drawing { figure: figure.filter(|_| report.is_empty()), report }
}

/// The whole figure, from `<svg …>` to `</svg>`.
fn sheet(lines: &[Line], report: &mut Report) -> Option<Figure> {
    let [first, inner @ .., last] = lines else {
        report.add(1, "there is no figure", "`<svg …>`, its elements, and `</svg>`");
        return None;
    };
    let height = opening(first, report);
    if last.text != "</svg>" {
        report.add(last.number, format!("the figure ends with `{}`", last.text), "`</svg>`");
    }
    let mut sheet = Sheet { height: height.unwrap_or(MOST_HEIGHT), ..Sheet::default() };
    for line in inner {
        match Element::read(line) {
            Some(element) => sheet.take(element, report),
            None => report.add(line.number, format!("`{}` cannot be read", line.text), ELEMENT),
        }
    }
    Some(Figure {
        title: sheet.titles.both("title", first.number, report)?,
        description: sheet.descriptions.both("desc", first.number, report)?,
        height: height?,
        shapes: sheet.shapes.leak(),
    })
}

/// The height that `<svg …>` gives.
fn opening(line: &Line, report: &mut Report) -> Option<u16> {
    let expected =
        "`<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 200\">` with the height instead of 200";
    let inside = line.text.strip_prefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 320 ");
    let height = inside.and_then(|it| it.strip_suffix("\">")).and_then(number);
    match height {
        None => report.add(line.number, format!("the figure begins with `{}`", line.text), expected),
        Some(height) if !(1..=MOST_HEIGHT).contains(&height) => {
            report.add(line.number, format!("the figure is {height} high"), format!("1 to {MOST_HEIGHT}"));
        }
        Some(_) => {}
    }
    height
}

/// What is on the sheet so far.
#[derive(Default)]
struct Sheet {
    height: u16,
    titles: Pair,
    descriptions: Pair,
    shapes: Vec<Shape>,
}

impl Sheet {
    fn take(&mut self, mut element: Element, report: &mut Report) {
        match element.name {
            "title" => self.titles.take(&element, report),
            "desc" => self.descriptions.take(&element, report),
            "rect" => {
                let shape = rect(&mut element, report);
                self.put(element.line, shape, report);
            }
            "path" => {
                let shape = line(&mut element, report);
                self.put(element.line, shape, report);
            }
            "text" => {
                let shape = words(&mut element, report);
                self.put(element.line, shape, report);
            }
            other => {
                let expected = format!("`{}`", ELEMENTS.join("`, `"));
                report.add(element.line, format!("`{other}` has no place in a figure"), expected);
            }
        }
    }

    /// Puts a shape on the sheet, and looks whether it lies on it.
    fn put(&mut self, line: usize, shape: Option<Shape>, report: &mut Report) {
        let Some(shape) = shape else { return };
        let ((left, top), (right, bottom)) = shape.reach();
        let (width, height) = (i32::from(Figure::WIDTH), i32::from(self.height));
        if left < 0 || top < 0 || width < right || height < bottom {
            let what = format!("this reaches from {left},{top} to {right},{bottom}");
            report.add(line, what, format!("a place on the sheet, from 0,0 to {width},{height}"));
        }
        self.shapes.push(shape);
    }
}

/// A text that stands once in each language.
#[derive(Default)]
struct Pair {
    zh: Option<&'static str>,
    en: Option<&'static str>,
}

impl Pair {
    fn take(&mut self, element: &Element, report: &mut Report) {
        let lang = element.fields(&["lang"], report).value("lang", lang, "`zh` or `en`", report);
        let (Some(lang), Some(text)) = (lang, element.text(report)) else { return };
        let place = match lang.value {
            Lang::Zh => &mut self.zh,
            Lang::En => &mut self.en,
        };
        if place.replace(text).is_some() {
            report.add(element.line, format!("a second `{}` in this language", element.name), "one in each");
        }
    }

    fn both(self, name: &str, line: usize, report: &mut Report) -> Option<Both<&'static str>> {
        for (lang, is_there) in [("zh", self.zh.is_some()), ("en", self.en.is_some())] {
            if !is_there {
                let what = format!("the figure has no `{name}` of the language `{lang}`");
                report.add(line, what, format!("a line `<{name} lang=\"{lang}\">…</{name}>`"));
            }
        }
        Some(Both { zh: self.zh?, en: self.en? })
    }
}

fn rect(element: &mut Element, report: &mut Report) -> Option<Shape> {
    let classes = element.classes(&["quiet", "marked", "dashed"], report);
    let fields = element.fields(&["x", "y", "width", "height"], report);
    let mut side = |name| fields.value(name, number, NUMBER, report).map(|it| it.value);
    let (x, y, width, height) = (side("x"), side("y"), side("width"), side("height"));
    let (ink, is_dashed) = (ink(&classes), classes.contains(&"dashed"));
    Some(Shape::Rect { x: x?, y: y?, width: width?, height: height?, ink, is_dashed })
}

fn line(element: &mut Element, report: &mut Report) -> Option<Shape> {
    let classes = element.classes(&["quiet", "marked", "dashed"], report);
    let read = |d| path::extent(d).map(|_| d);
    let d = element.fields(&["d"], report).value("d", read, path::PATH, report)?.value;
    Some(Shape::Path { d, ink: ink(&classes), is_dashed: classes.contains(&"dashed") })
}

fn words(element: &mut Element, report: &mut Report) -> Option<Shape> {
    let classes = element.classes(&["quiet", "marked", "code", "start", "end"], report);
    let fields = element.fields(&["x", "y"], report);
    let mut side = |name| fields.value(name, number, NUMBER, report).map(|it| it.value);
    let (x, y) = (side("x"), side("y"));
    let words = match element.content.and_then(|it| it.strip_prefix("<tspan lang=\"zh\">")) {
        Some(pair) => {
            let pair = pair.strip_suffix("</tspan>").and_then(|it| it.split_once("</tspan><tspan lang=\"en\">"));
            let both = pair.and_then(|(zh, en)| Some(Both { zh: unescaped(zh)?, en: unescaped(en)? }));
            if both.is_none() {
                let expected = "`<tspan lang=\"zh\">…</tspan><tspan lang=\"en\">…</tspan>` and nothing beside it";
                report.add(element.line, "the two languages of the words cannot be read", expected);
            }
            both
        }
        None => element.text(report).map(|it| Both { zh: it, en: it }),
    };
    let align = Align::ALL.into_iter().find(|it| classes.contains(&it.tag())).unwrap_or(Align::Middle);
    let (ink, is_code) = (ink(&classes), classes.contains(&"code"));
    Some(Shape::Text { x: x?, y: y?, align, ink, is_code, words: words? })
}

fn ink(classes: &[&str]) -> Ink {
    Ink::ALL.into_iter().find(|it| classes.contains(&it.tag())).unwrap_or(Ink::Plain)
}

fn number(text: &str) -> Option<u16> {
    if text.bytes().all(|it| it.is_ascii_digit()) { text.parse().ok().filter(|it| *it <= 999) } else { None }
}

fn lang(text: &str) -> Option<Lang> {
    match text {
        "zh" => Some(Lang::Zh),
        "en" => Some(Lang::En),
        _ => None,
    }
}
