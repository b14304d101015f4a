//! A text as numbered lines.

use crate::problem::Report;

/// A line, without the white space at its end.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// Counted from 1.
    pub number: usize,
    pub text: &'static str,
}

/// Something read, and the line it stands on.
#[derive(Clone, Copy)]
pub(crate) struct At<T> {
    pub line: usize,
    pub value: T,
}

/// Splits a text into lines. A byte order mark and Windows line ends are no mistakes: editors add them unasked.
pub(crate) fn lines(text: &'static str, report: &mut Report) -> Vec<Line> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().zip(1..).map(|(text, number)| Line { number, text: text.trim_end() });
    let lines = lines.collect::<Vec<_>>();
    for line in &lines {
        if let Some(control) = line.text.chars().find(|it| it.is_control() && *it != '\t') {
            let what = format!("an invisible control character (U+{:04X}) stands in the line", u32::from(control));
            report.add(line.number, what, "visible characters, spaces and tabs");
        }
    }
    lines
}

/// Splits `3. text`; a decimal such as `3.5` is no number of an item.
pub(crate) fn numbered(text: &'static str) -> Option<(usize, &'static str)> {
    let (digits, text) = text.split_once('.')?;
    let is_number = digits.bytes().all(|it| it.is_ascii_digit());
    let is_item = is_number && (text.is_empty() || text.starts_with([' ', '\t']));
    if is_item { Some((digits.parse::<u16>().ok()?.into(), text.trim_start())) } else { None }
}

/// Splits `- text`.
pub(crate) fn dashed(text: &'static str) -> Option<&'static str> {
    text.strip_prefix('-').filter(|it| it.is_empty() || it.starts_with([' ', '\t'])).map(str::trim_start)
}
