//! The good course, and what `tests/format/bad` makes of it; `tests/format/README.md` says how.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use corpus::{File, read};

/// The files of a course by their path in it.
type Files = BTreeMap<String, String>;

#[test]
fn the_good_course_has_no_problem() {
    assert_eq!(problems(&good()), "");
}

#[test]
fn every_bad_course_gets_the_answer_written_beside_it() {
    let bad = fixtures("bad");
    assert!(30 <= bad.len(), "only {} bad courses were found", bad.len());
    for (name, fixture) in bad {
        check(&name, &fixture);
    }
}

fn check(name: &str, fixture: &str) {
    let mut files = good();
    for change in fixture.split("@@ ").skip(1) {
        let (target, change) = change.split_once('\n').unwrap();
        let (path, from) = target.split_once(" = ").unwrap_or((target, target));
        let mut text = files.get(from).cloned().unwrap_or_default();
        let lines = change.lines().filter(|it| !it.starts_with('!')).collect::<Vec<_>>();
        for hunk in lines.chunk_by(|a, b| !(a.starts_with('+') && b.starts_with('-'))) {
            text = change_lines(name, &text, hunk);
        }
        files.insert(path.to_owned(), text);
    }
    let expected = fixture.lines().filter_map(|it| it.strip_prefix("! ")).collect::<Vec<_>>().join("\n");
    assert_eq!(problems(&files), expected, "in tests/format/bad/{name}");
}

/// Puts the `+` lines of a hunk in the place of its `-` lines.
fn change_lines(name: &str, text: &str, hunk: &[&str]) -> String {
    let marked =
        |mark| hunk.iter().filter_map(|it| it.strip_prefix(mark)).map(|it| format!("{it}\n")).collect::<String>();
    let (old, new) = (marked('-'), marked('+'));
    if old.is_empty() {
        return text.to_owned() + &new;
    }
    let text = format!("\n{text}");
    let old = format!("\n{old}");
    assert_eq!(text.matches(&old).count(), 1, "in tests/format/bad/{name}, of the lines{old}");
    text.replacen(&old, &format!("\n{new}"), 1)[1..].to_owned()
}

/// What the checker says of a course, a problem a line.
fn problems(files: &Files) -> String {
    let file = |(path, text): (&String, &String)| File { path: path.clone(), bytes: text.clone().into_bytes() };
    let problems = read("demo", files.iter().map(file).collect()).err().unwrap_or_default();
    problems.iter().map(|it| it.to_string()).collect::<Vec<_>>().join("\n")
}

fn good() -> Files {
    let mut files =
        fixtures("good/demo/d1").into_iter().map(|(name, text)| (format!("d1/{name}"), text)).collect::<Files>();
    files.extend(fixtures("good/demo"));
    files
}

/// The files of a folder in `tests/format`, by name.
fn fixtures(folder: &str) -> Files {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/format").join(folder);
    let paths = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).filter(|it| it.is_file());
    paths.map(|it| (it.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&it).unwrap())).collect()
}
