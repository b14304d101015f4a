//! The disk: the folders of the courses, and their files.

use std::path::{MAIN_SEPARATOR_STR, Path};
use std::{fs, io};

use crate::folder::{self, File};
use crate::model::Course;
use crate::problem::Problem;

/// Reads every course of a folder such as `questions`.
///
/// # Errors
///
/// All the mistakes in all the courses, by file and line.
pub fn load_all(dir: &Path) -> Result<Vec<Course>, Vec<Problem>> {
    let entries = entries(dir).map_err(|problem| vec![problem])?;
    let mut courses = Vec::new();
    let mut problems = Vec::new();
    for name in entries.into_iter().filter(|it| it != "FORMAT.md") {
        let entry = dir.join(&name);
        if entry.is_dir() {
            load(&entry).map_or_else(|found| problems.extend(found), |course| courses.push(course));
        } else {
            let expected = "`FORMAT.md` and the folders of courses";
            problems.push(Problem::new(&written(&entry), 1, "this file lies in no course", expected));
        }
    }
    if courses.is_empty() && problems.is_empty() {
        let expected = "a folder with a `course.toml` for each course";
        problems.push(Problem::new(&written(dir), 1, "there is no course here", expected));
    }
    problems.sort();
    if problems.is_empty() { Ok(courses) } else { Err(problems) }
}

/// Reads the course of one folder, such as `questions/mcp`. Hidden files are passed over: systems and editors leave
/// them there unasked.
///
/// # Errors
///
/// All the mistakes in all the files, by file and line.
pub fn load(dir: &Path) -> Result<Course, Vec<Problem>> {
    let mut files = Vec::new();
    collect(dir, "", &mut files).map_err(|problem| vec![problem])?;
    folder::read(&written(dir), files)
}

/// Collects the files of a folder and of the folders in it, in order.
fn collect(dir: &Path, prefix: &str, files: &mut Vec<File>) -> Result<(), Problem> {
    for name in entries(dir)? {
        let entry = dir.join(&name);
        let path = format!("{prefix}{name}");
        if entry.is_dir() {
            collect(&entry, &format!("{path}/"), files)?;
        } else {
            let bytes = fs::read(&entry).map_err(|err| unreadable(&entry, &err))?;
            files.push(File { path, bytes });
        }
    }
    Ok(())
}

/// The names in a folder that are not hidden, in order.
fn entries(dir: &Path) -> Result<Vec<String>, Problem> {
    let name = |entry: io::Result<fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
    let names = fs::read_dir(dir).and_then(|it| it.map(name).collect::<io::Result<Vec<_>>>());
    let mut names = names.map_err(|err| unreadable(dir, &err))?;
    names.retain(|it| !it.starts_with('.'));
    names.sort();
    Ok(names)
}

/// A path as problems name it, on every system.
fn written(path: &Path) -> String {
    let path = path.to_string_lossy().replace(MAIN_SEPARATOR_STR, "/");
    path.trim_end_matches('/').to_owned()
}

fn unreadable(path: &Path, err: &io::Error) -> Problem {
    let what = format!("it cannot be read ({err})");
    Problem::new(&written(path), 1, what, "files and folders that can be read, named from the project's root on")
}
