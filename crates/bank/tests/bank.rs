//! The tool as an author runs it.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

#[test]
fn a_good_course_is_summed_up() {
    let (code, out, err) = bank(&["check", "--questions", GOOD]);
    let expected = "\
demo: A demonstration
  days                2
  questions           2
  steps               3
  key points          3
  follow-ups          2
  figures             1
  sources             2
  tags used           2 of 3
";
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.starts_with(expected), "{out}");
    assert!(out.contains("\n  Chinese characters  "), "{out}");
    assert!(out.contains("\n  English words       "), "{out}");
}

#[test]
fn every_problem_is_printed_and_counted() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bad");
    fs::create_dir_all(dir.join("demo")).unwrap();
    let course = fs::read_to_string(Path::new(GOOD).join("demo/course.toml")).unwrap();
    let course = course.replace("\"caching\"", "\"Caching\"").replace("revision", "edition");
    fs::write(dir.join("demo/course.toml"), course).unwrap();
    let (code, out, err) = bank(&["check", "--questions", dir.to_str().unwrap()]);
    let file = dir.join("demo/course.toml");
    let expected = format!(
        "{file}:3: `edition` is not known here; expected `revision`\n\
         {file}:6: `tags` cannot be `[\"api-design\", \"Caching\", \"pagination\"]`; expected `[\"one\", \"two\"]` on one \
         line, each once, of lower-case letters, digits and single hyphens\n\
         2 problems\n",
        file = file.display()
    );
    assert_eq!((code, out.as_str(), err), (1, "", expected));
}

#[test]
fn a_course_is_exported_with_every_field() {
    let (code, out, err) = bank(&["export", "--format", "json", "--questions", GOOD]);
    assert_eq!((code, err.as_str()), (0, ""));
    let exported = serde_json::from_str::<Value>(&out).unwrap();
    let course = &exported["courses"][0];
    assert_eq!(course["title"], json!({ "zh": "示例", "en": "A demonstration" }));
    assert_eq!(course["days"][0], json!({ "number": 1, "title": { "zh": "翻页", "en": "Paging" } }));
    assert_eq!(course["questions"][1], page_size());
    let [_, step] = &course["questions"][0]["steps"].as_array().unwrap()[..] else { panic!("two steps") };
    assert_eq!(step["text"]["en"], "Then say how the **order** is kept: go on after the last key.");
    assert_eq!(course["questions"][0]["points"][0]["cites"], json!([1, 2]));
    let figure = &course["questions"][0]["figure"];
    assert_eq!(figure["title"], json!({ "zh": "一页一页往后翻", "en": "From page to page" }));
    let rect = json!({ "x": 220, "y": 20, "width": 90, "height": 60, "ink": "marked", "dashed": true });
    assert_eq!(figure["shapes"][1], json!({ "rect": rect }));
    assert_eq!(figure["shapes"][5]["text"]["words"], json!({ "zh": "1 < 2", "en": "1 < 2" }));
}

fn page_size() -> Value {
    json!({
        "id": "page-size",
        "day": 1,
        "order": 2,
        "level": "basic",
        "frequency": { "china": "medium", "overseas": "low" },
        "tags": ["pagination"],
        "revised": "2026-11-30",
        "title": { "zh": "每页多少条", "en": "How many to a page" },
        "prompt": { "zh": "每页的条数该由谁来定？", "en": "Who decides how many items a page has?" },
        "figure": null,
        "steps": [{
            "text": {
                "zh": "服务端最清楚一页要花多大力气，所以由它来定。",
                "en": "The server knows best what a page costs, so the server decides.",
            },
            "cites": [],
        }],
        "points": [{
            "id": "server",
            "text": {
                "zh": "条数由服务端定，客户端不能假设每页一样多。",
                "en": "The server decides, and a client must not assume that all pages are alike.",
            },
            "cites": [],
        }],
        "follow_ups": [{
            "prompt": { "zh": "客户端想要小一点的页呢？", "en": "And if the client wants smaller pages?" },
            "answer": {
                "zh": "可以当作愿望说出来，但不能当真。",
                "en": "It may say so as a wish, but must not rely on it.",
            },
            "cites": [],
        }],
        "sources": [],
    })
}

#[test]
fn one_course_can_be_exported_by_its_id() {
    let export = ["export", "--format", "json", "--questions", GOOD, "--course"];
    let (code, out, _) = bank(&[&export[..], &["demo"]].concat());
    assert_eq!((code, serde_json::from_str::<Value>(&out).unwrap()["courses"][0]["id"].as_str()), (0, Some("demo")));
    let (code, out, err) = bank(&[&export[..], &["dome"]].concat());
    assert_eq!((code, out.as_str(), err.as_str()), (1, "", "no course is called `dome`; expected one of `demo`\n"));
}

#[test]
fn what_is_not_understood_is_answered_with_the_usage() {
    for args in [
        &[][..],
        &["chekc"],
        &["check", "--questions"],
        &["check", "--course", "mcp"],
        &["export"],
        &["export", "--format", "yaml"],
        &["export", "--format", "json", "extra"],
    ] {
        let (code, out, err) = bank(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("cargo bank check [--questions DIR]\n"), "{args:?}: {err}");
    }
}

const GOOD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/format/good");

/// The exit code, and what is printed as an answer and as a complaint.
fn bank(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_bank")).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}
