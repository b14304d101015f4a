//! What only files on a disk can show.

use std::fs;
use std::path::{Path, PathBuf};

use corpus::{File, Problem, load, load_all, read};

#[test]
fn a_course_is_read_from_its_folder() {
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/format/good");
    let course = load(&good.join("demo/")).unwrap();
    assert_eq!((course.id, course.title.zh, course.title.en), ("demo", "示例", "A demonstration"));
    assert_eq!(course.days.iter().map(|it| it.number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(course.questions.iter().map(|it| it.id).collect::<Vec<_>>(), ["opaque-cursor", "page-size"]);
    assert_eq!(load_all(&good), Ok(vec![course]));
}

#[test]
fn what_is_no_course_is_named() {
    let dir =
        folder("no-course", &[("a/.DS_Store", b""), ("a/d1/x/deep.md", b""), ("FORMAT.md", b""), ("lost.md", b"")]);
    let expected = [
        "a/course.toml:1: the file is missing; expected the course's title, tags and days",
        "a/d1/x/deep.md:1: this file has no place here; expected `course.toml`, a question as \
         `d1/some-id.md`, or its figure as `d1/some-id.svg`",
        "lost.md:1: this file lies in no course; expected `FORMAT.md` and the folders of courses",
    ];
    assert_eq!(messages(&dir, load_all(&dir).unwrap_err()), expected);
}

#[test]
fn a_folder_without_courses_is_no_bank() {
    let dir = folder("no-courses", &[("FORMAT.md", b"")]);
    let [problem] = &load_all(&dir).unwrap_err()[..] else { panic!("one problem") };
    assert_eq!(problem.what, "there is no course here");
}

#[test]
fn a_folder_that_is_not_there_is_a_problem() {
    let dir = Path::new("nowhere/at-all");
    for problems in [load(dir).unwrap_err(), load_all(dir).unwrap_err()] {
        let [problem] = &problems[..] else { panic!("one problem, not {problems:?}") };
        assert!(problem.to_string().starts_with("nowhere/at-all:1: it cannot be read ("), "{problem}");
    }
}

#[test]
fn bytes_that_are_no_text_are_named_with_their_line() {
    let control =
        "an invisible control character (U+0007) stands in the line; expected visible characters, spaces and tabs";
    let bytes = "the bytes here are no UTF-8 text; expected the file saved as UTF-8";
    for (path, text, expected) in [
        ("course.toml", &b"# one\n# two \x07"[..], format!("demo/course.toml:2: {control}")),
        ("course.toml", b"# one\n# \xd6\xd0\n", format!("demo/course.toml:2: {bytes}")),
        ("d1/a.md", b"---\n\n\x07", format!("demo/d1/a.md:3: {control}")),
        ("d1/a.md", b"---\n\xd6\xd0\n", format!("demo/d1/a.md:2: {bytes}")),
    ] {
        let found = read("demo", vec![File { path: path.to_owned(), bytes: text.to_vec() }]).unwrap_err();
        assert!(found.iter().any(|it| it.to_string() == expected), "{expected}, not {found:?}");
    }
}

/// Makes a folder with these files.
fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for (path, bytes) in files {
        let file = dir.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, bytes).unwrap();
    }
    dir
}

/// The problems as they are shown, with paths from a folder on.
fn messages(dir: &Path, problems: Vec<Problem>) -> Vec<String> {
    let dir = format!("{}/", dir.display());
    problems.iter().map(|it| it.to_string().replace(&dir, "")).collect()
}
