//! A question's file, from top to bottom.

use crate::body::Body;
use crate::head::{self, Head};
use crate::id::{ID, RESERVED, is_id};
use crate::line::lines;
use crate::model::Question;
use crate::outline::Outline;
use crate::problem::{Problem, Report};

/// Reads one question. `file` is the path that problems name: its last part gives the id, and the folder before it,
/// if there is one, must be the day's.
///
/// # Errors
///
/// All the mistakes in the text, by line.
pub fn parse_question(file: &str, text: &'static str) -> Result<Question, Vec<Problem>> {
    let reading = read(file, text);
    reading.question.ok_or(reading.report.into_problems())
}

/// A question's file as it was read. The head and the id serve to compare files even where the question has mistakes.
pub(crate) struct Reading {
    pub id: String,
    pub head: Head,
    /// There if nothing was reported.
    pub question: Option<Question>,
    pub report: Report,
}

pub(crate) fn read(file: &str, text: &'static str) -> Reading {
    let mut report = Report::new(file);
    let id = id(file, &mut report);
    let lines = lines(text, &mut report);
    let (head, rest) = head::read(&lines, &mut report);
    check_folder(file, &head, &mut report);
    let last_line = lines.last().map_or(1, |it| it.number);
    let body = Body::read(&Outline::read(rest, last_line, &mut report), &mut report);
    body.check(&mut report);
    let question = if report.is_empty() { body.question(id, &head) } else { None };
    Reading { id: id.to_owned(), head, question, report }
}

fn id<'a>(file: &'a str, report: &mut Report) -> &'a str {
    let name = file.rsplit('/').next().unwrap_or(file);
    let id = name.strip_suffix(".md").unwrap_or(name);
    if !is_id(id) {
        report.add(1, format!("the file's name `{id}` cannot be an id"), ID);
    }
    if RESERVED.contains(&id) {
        report.add(1, format!("`{id}` cannot be an id, for a screen of the app is called so"), "another name");
    }
    id
}

fn check_folder(file: &str, head: &Head, report: &mut Report) {
    let (Some(day), Some(folder)) = (&head.day, file.rsplit('/').nth(1)) else { return };
    let expected = format!("d{}", day.value);
    if folder != expected {
        let what = format!("the day is {}, but the file lies in the folder `{folder}`", day.value);
        report.add(day.line, what, format!("the folder `{expected}`, or the day of `{folder}`"));
    }
}
