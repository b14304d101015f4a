//! A course's files together, and the mistakes that no single file shows.

use std::collections::BTreeMap;

use crate::course::CourseFile;
use crate::line::At;
use crate::model::Course;
use crate::near::nearest;
use crate::problem::{Problem, Report};
use crate::question::{self, Reading};
use crate::svg::{self, Drawing};

/// A file of a course's folder, as it was found.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct File {
    /// From the course's folder on, with `/` between folders.
    pub path: String,
    /// What the file holds, be it text or not.
    pub bytes: Vec<u8>,
}

/// Reads a course from its files. `dir` is the folder's path, and its last part is the course's id.
///
/// # Errors
///
/// All the mistakes in all the files, by file and line.
pub fn read(dir: &str, files: Vec<File>) -> Result<Course, Vec<Problem>> {
    let mut folder = Folder::default();
    if !files.iter().any(|it| it.path == COURSE) {
        let (path, expected) = (format!("{dir}/{COURSE}"), "the course's title, tags and days");
        folder.problems.push(Problem::new(&path, 1, "the file is missing", expected));
    }
    for file in files {
        if let Err(problem) = folder.take(dir, file) {
            folder.problems.push(problem);
        }
    }
    folder.check();
    folder.course()
}

const COURSE: &str = "course.toml";

#[derive(Default)]
struct Folder {
    course: Option<CourseFile>,
    readings: Vec<Reading>,
    drawings: Vec<Drawing>,
    problems: Vec<Problem>,
}

impl Folder {
    fn take(&mut self, dir: &str, file: File) -> Result<(), Problem> {
        let path = format!("{dir}/{}", file.path);
        match file.path.split('/').collect::<Vec<_>>()[..] {
            [COURSE] => {
                let mut report = Report::new(&path);
                let id = dir.rsplit('/').next().unwrap_or(dir);
                self.course = Some(CourseFile::read(id, text(&path, file.bytes)?, &mut report));
                self.problems.extend(report.into_problems());
            }
            [folder, name] if is_day(folder) && name.ends_with(".md") => {
                self.readings.push(question::read(&path, text(&path, file.bytes)?));
            }
            [folder, name] if is_day(folder) && name.ends_with(".svg") => {
                self.drawings.push(svg::read(&path, text(&path, file.bytes)?));
            }
            _ => {
                let expected = "`course.toml`, a question as `d1/some-id.md`, or its figure as `d1/some-id.svg`";
                return Err(Problem::new(&path, 1, "this file has no place here", expected));
            }
        }
        Ok(())
    }

    fn check(&mut self) {
        // A day's questions lie in one folder, so in the order of the files they stand together.
        self.readings.sort_by(|a, b| a.report.file().cmp(b.report.file()));
        check_ids(&mut self.readings);
        for day in self.readings.chunk_by_mut(|a, b| folder(a) == folder(b)) {
            check_order(day);
        }
        for drawing in &mut self.drawings {
            hang(drawing, &mut self.readings);
        }
        if let Some(course) = &self.course {
            for reading in &mut self.readings {
                check_listed(course, reading);
            }
        }
    }

    fn course(mut self) -> Result<Course, Vec<Problem>> {
        let mut questions = self.readings.iter().filter_map(|it| it.question).collect::<Vec<_>>();
        questions.sort_by_key(|it| (it.day, it.order));
        let reports = self.readings.into_iter().map(|it| it.report);
        for report in reports.chain(self.drawings.into_iter().map(|it| it.report)) {
            self.problems.extend(report.into_problems());
        }
        self.problems.sort();
        if !self.problems.is_empty() {
            return Err(self.problems);
        }
        self.course.and_then(|it| it.with(questions)).ok_or(self.problems)
    }
}

/// A file's bytes as a text that lives as long as the program: whoever reads a course keeps it.
fn text(path: &str, bytes: Vec<u8>) -> Result<&'static str, Problem> {
    String::from_utf8(bytes).map(|it| &*it.leak()).map_err(|err| {
        let before = &err.as_bytes()[..err.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|it| **it == b'\n').count();
        Problem::new(path, line, "the bytes here are no UTF-8 text", "the file saved as UTF-8")
    })
}

/// `d1`, `d2`, …
fn is_day(folder: &str) -> bool {
    let number = folder.strip_prefix('d').unwrap_or_default();
    number.starts_with(|it| matches!(it, '1'..='9')) && number.bytes().all(|it| it.is_ascii_digit())
}

fn folder(reading: &Reading) -> Option<&str> {
    reading.report.file().rsplit('/').nth(1)
}

fn check_ids(readings: &mut [Reading]) {
    let mut files = BTreeMap::new();
    for Reading { id, report, .. } in readings {
        let file = report.file().to_owned();
        if let Some(other) = files.get(id) {
            report.add(1, format!("the id `{id}` belongs to {other}"), "an id that is used once in the course");
        } else {
            files.insert(id.clone(), file);
        }
    }
}

/// The questions of a day stand at 1, 2, 3…
fn check_order(day: &mut [Reading]) {
    let mut files = BTreeMap::new();
    let mut is_sound = true;
    for Reading { head, report, .. } in &mut *day {
        let Some(At { line, value: order }) = head.order else {
            is_sound = false;
            continue;
        };
        let file = report.file().to_owned();
        if let Some(other) = files.get(&order) {
            is_sound = false;
            report.add(line, format!("`order` is {order}, as in {other}"), "each number once in a day");
        } else {
            files.insert(order, file);
        }
    }
    // Where a question stands at a wrong place, the gap it leaves is no second mistake.
    if !is_sound {
        return;
    }
    for Reading { head, report, .. } in day {
        if let Some(At { line, value: order }) = head.order
            && 1 < order
            && !files.contains_key(&(order - 1))
        {
            let what = format!("`order` is {order}, but no question of the day has {}", order - 1);
            report.add(line, what, "1, 2, 3… without a gap");
        }
    }
}

/// A figure belongs to the question beside it that has its name.
fn hang(Drawing { figure, report }: &mut Drawing, readings: &mut [Reading]) {
    let file = format!("{}.md", report.file().trim_end_matches(".svg"));
    match readings.iter_mut().find(|it| it.report.file() == file) {
        Some(Reading { question, .. }) => {
            if let Some(question) = question {
                question.figure = *figure;
            }
        }
        None => report.add(1, "the figure stands beside no question of its name", format!("the question {file}")),
    }
}

fn check_listed(course: &CourseFile, Reading { id, head, report, .. }: &mut Reading) {
    if let (Some(tags), Some(listed)) = (&head.tags, &course.tags) {
        for tag in tags.value.iter().filter(|it| !listed.contains(it)) {
            let meant = nearest(tag, listed.iter().copied());
            let expected = meant.map_or("one of its tags".to_owned(), |it| format!("one of its tags, perhaps `{it}`"));
            report.add(tags.line, format!("course.toml does not list the tag `{tag}`"), expected);
        }
    }
    let n_days = course.days.len();
    if let Some(At { line, value: day }) = head.day
        && 0 < n_days
        && n_days < day.into()
    {
        report.add(line, format!("course.toml has no day {day}"), format!("a day from 1 to {n_days}"));
    }
    if course.retired.as_ref().is_some_and(|it| it.contains(&id.as_str())) {
        report.add(1, format!("the id `{id}` is retired"), "an id that no question has had before");
    }
}
