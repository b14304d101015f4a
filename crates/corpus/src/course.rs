//! `course.toml`: the small part of TOML that a course needs.

use crate::fields::Fields;
use crate::id::is_id;
use crate::line::{At, lines};
use crate::model::{Both, Course, Day, Question};
use crate::problem::Report;

/// What `course.toml` says. What is `None` has been reported.
pub(crate) struct CourseFile {
    pub id: Option<&'static str>,
    pub revision: Option<&'static str>,
    pub title: Option<Both<&'static str>>,
    pub tags: Option<Vec<&'static str>>,
    pub retired: Option<Vec<&'static str>>,
    /// In their order. The days are counted even when their titles have mistakes.
    pub days: Vec<Option<Both<&'static str>>>,
}

const COURSE: [&str; 6] = ["id", "revision", "title.zh", "title.en", "tags", "retired"];
const DAY: [&str; 2] = ["zh", "en"];

const LINE: &str = "`name = \"text\"`, `name = [\"one\", \"two\"]`, `[[day]]` or a `#` comment";
const TEXT: &str = "a text between two \", without \" and \\ in it";
const IDS: &str = "`[\"one\", \"two\"]` on one line, each once, of lower-case letters, digits and single hyphens";

impl CourseFile {
    pub(crate) fn read(folder: &str, text: &'static str, report: &mut Report) -> CourseFile {
        let (course, days) = tables(text, report);
        let id = course.value("id", quoted, TEXT, report);
        if let Some(At { line, value }) = id
            && value != folder
        {
            report.add(line, format!("`id` is `{value}`, but the folder is `{folder}`"), "the folder's name");
        }
        CourseFile {
            id: id.map(|it| it.value),
            revision: course.value("revision", quoted, TEXT, report).map(|it| it.value),
            title: both(&course, ["title.zh", "title.en"], report),
            tags: course.value("tags", ids, IDS, report).map(|it| it.value),
            retired: course.value("retired", ids, IDS, report).map(|it| it.value),
            days: days.iter().map(|it| both(it, DAY, report)).collect(),
        }
    }

    /// The course, if all of the file could be read.
    pub(crate) fn with(self, questions: Vec<Question>) -> Option<Course> {
        let days = self.days.into_iter().zip(1..=u8::MAX);
        let days = days.map(|(title, number)| Some(Day { number, title: title? })).collect::<Option<Vec<_>>>();
        Some(Course {
            id: self.id?,
            title: self.title?,
            revision: self.revision?,
            tags: self.tags?.leak(),
            days: days?.leak(),
            questions: questions.leak(),
        })
    }
}

/// The fields of the course, and those of each `[[day]]`.
fn tables(text: &'static str, report: &mut Report) -> (Fields, Vec<Fields>) {
    let mut course = Fields::new(&COURSE);
    let mut days = Vec::<At<Fields>>::new();
    for line in lines(text, report).iter().filter(|it| !it.text.is_empty() && !it.text.starts_with('#')) {
        let table = days.last_mut().map_or(&mut course, |it| &mut it.value);
        match line.text.split_once('=') {
            Some((name, value)) => table.put(name.trim(), At { line: line.number, value: value.trim() }, report),
            None => {
                if line.text != "[[day]]" {
                    report.add(line.number, format!("`{}` cannot be read", line.text), LINE);
                }
                if line.text.starts_with('[') {
                    days.push(At { line: line.number, value: Fields::new(&DAY) });
                }
            }
        }
    }
    course.check_missing(1, report);
    if days.is_empty() {
        report.add(1, "the course has no day", "a `[[day]]` for each, with `zh` and `en`");
    }
    for At { line, value: day } in &days {
        day.check_missing(*line, report);
    }
    (course, days.into_iter().map(|it| it.value).collect())
}

fn both(fields: &Fields, [zh, en]: [&str; 2], report: &mut Report) -> Option<Both<&'static str>> {
    let zh = fields.value(zh, quoted, TEXT, report);
    let en = fields.value(en, quoted, TEXT, report);
    Some(Both { zh: zh?.value, en: en?.value })
}

fn quoted(text: &'static str) -> Option<&'static str> {
    let text = text.strip_prefix('"')?.strip_suffix('"')?;
    if text.trim().is_empty() || text.contains(['"', '\\']) { None } else { Some(text) }
}

fn ids(text: &'static str) -> Option<Vec<&'static str>> {
    let inside = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    if inside.is_empty() {
        return Some(Vec::new());
    }
    let ids = inside.split(',').map(|it| quoted(it.trim()).filter(|it| is_id(it))).collect::<Option<Vec<_>>>()?;
    let is_first = |(at, id): (usize, &&str)| !ids[..at].contains(id);
    if ids.iter().enumerate().all(is_first) { Some(ids) } else { None }
}
