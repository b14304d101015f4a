//! The sample on the page that describes the format: what it says, and what happens when it is damaged.

use std::fs;
use std::path::Path;

use corpus::{Date, File, Frequency, Level, Often, Problem, Question, RESERVED, Span, parse_question};

const FILE: &str = "questions/mcp/d3/opaque-cursor.md";

#[test]
fn the_sample_says_what_the_page_promises() {
    let question = read(&sample()).unwrap();
    assert_eq!(question.id, "opaque-cursor");
    assert_eq!((question.day, question.order, question.level), (3, 2, Level::Intermediate));
    assert_eq!(question.frequency, Frequency { china: Often::High, overseas: Often::Medium });
    assert_eq!(question.tags, ["pagination", "api-design"]);
    assert_eq!(question.revised, Date { year: 2026, month: 11, day: 30 });
    assert_eq!((question.title.zh, question.title.en), ("游标", "Opaque cursors"));
    assert_eq!(question.prompt.zh.plain(), "列表接口返回的游标，为什么客户端不该去猜它里面是什么？");
    assert_eq!(question.prompt.en.plain(), "Why should a client never look inside a list cursor?");

    let [first, second] = question.steps else { panic!("two steps, not {:?}", question.steps) };
    assert_eq!(first.cites, [1]);
    assert_eq!(second.cites, [0; 0]);
    let spans = second.text.en.spans().collect::<Vec<_>>();
    let expected = [
        Span::Text("On the server, keep the order: continuing after the last key is "),
        Span::Strong("steadier"),
        Span::Text("."),
    ];
    assert_eq!(spans, expected);

    let [opaque, keyset] = question.points else { panic!("two key points, not {:?}", question.points) };
    assert_eq!((opaque.id, opaque.cites), ("opaque", &[1, 2][..]));
    assert_eq!(opaque.text.zh.plain(), "客户端只判断 nextCursor 在不在，不看它的内容。");
    assert_eq!((keyset.id, keyset.cites), ("keyset", &[][..]));

    let [follow_up] = question.follow_ups else { panic!("one follow-up, not {:?}", question.follow_ups) };
    assert_eq!(follow_up.prompt.en.plain(), "The cursor has expired. What should the client do?");
    assert_eq!(follow_up.answer.zh.plain(), "丢掉已经缓存的页，不带游标从头再来。");
    assert_eq!(follow_up.cites, [2]);

    let [_, caching] = question.sources else { panic!("two sources, not {:?}", question.sources) };
    assert_eq!(caching.title, "Caching: interaction with pagination");
    assert!(caching.url.ends_with("/server/utilities/caching#interaction-with-pagination"), "{}", caching.url);
}

#[test]
fn what_editors_add_unasked_changes_nothing() {
    let sample = sample();
    let expected = read(&sample).unwrap();
    for (name, text) in [
        ("Windows line ends", sample.replace('\n', "\r\n")),
        ("a byte order mark", format!("\u{feff}{sample}")),
        ("spaces at the end of lines", sample.replace('\n', " \t\n")),
        ("blank lines at the end", sample.clone() + "\n\n"),
        ("no line end at the end", sample.trim_end().to_owned()),
        ("tabs for indentation", sample.replace("   - ", "\t- ")),
        ("blank lines between items", sample.replace("\n- ", "\n\n- ")),
    ] {
        assert_eq!(read(&text), Ok(expected), "with {name}");
    }
}

#[test]
fn a_line_lost_or_doubled_is_noticed() {
    let sample = sample();
    let lines = sample.lines().collect::<Vec<_>>();
    for (at, line) in lines.iter().enumerate().filter(|(_, it)| !it.is_empty()) {
        let lost = [&lines[..at], &lines[at + 1..]].concat().join("\n");
        assert!(read(&lost).is_err_and(|it| !it.is_empty()), "without line {}: {line}", at + 1);
        let doubled = [&lines[..at], &[line], &lines[at..]].concat().join("\n");
        assert!(read(&doubled).is_err_and(|it| !it.is_empty()), "with line {} twice: {line}", at + 1);
    }
}

#[test]
fn a_file_that_breaks_off_anywhere_is_noticed() {
    let sample = sample();
    for end in 0..sample.trim_end().len() {
        let bytes = sample.as_bytes()[..end].to_vec();
        let n_lines = bytes.split_inclusive(|it| *it == b'\n').count().max(1);
        let found = corpus::read("mcp", vec![File { path: "d3/opaque-cursor.md".to_owned(), bytes }]).unwrap_err();
        let found = found.iter().filter(|it| it.file == "mcp/d3/opaque-cursor.md").collect::<Vec<_>>();
        assert!(!found.is_empty(), "up to byte {end}");
        assert!(found.iter().all(|it| (1..=n_lines).contains(&it.line)), "up to byte {end}: {found:?}");
    }
}

#[test]
fn the_page_names_every_reserved_word() {
    let page = page();
    let (_, words) = page.split_once("cannot be ids: ").unwrap();
    let (words, _) = words.split_once(".\n").unwrap();
    assert_eq!(words, RESERVED.map(|it| format!("`{it}`")).join(", "));
}

#[test]
fn the_figure_of_the_page_is_the_good_one() {
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/format/good/demo/d1/opaque-cursor.svg");
    assert_eq!(fence("<!-- figure -->\n```svg\n"), fs::read_to_string(good).unwrap());
}

#[test]
fn a_figure_cut_off_anywhere_is_a_problem_in_its_lines() {
    let figure = fence("<!-- figure -->\n```svg\n");
    let whole = figure.trim_end().len();
    for (end, _) in figure.char_indices().filter(|(end, _)| *end < whole) {
        let file = |path: &str, text: &str| File { path: path.to_owned(), bytes: text.as_bytes().to_vec() };
        let files = vec![file("d3/opaque-cursor.md", &sample()), file("d3/opaque-cursor.svg", &figure[..end])];
        let n_lines = figure[..end].lines().count().max(1);
        let problems = corpus::read("questions/mcp", files).unwrap_err();
        let mut found = problems.iter().filter(|it| it.file.ends_with(".svg")).peekable();
        assert!(found.peek().is_some(), "up to byte {end}");
        assert!(found.all(|it| (1..=n_lines).contains(&it.line)), "up to byte {end}: {problems:?}");
    }
}

fn read(text: &str) -> Result<Question, Vec<Problem>> {
    parse_question(FILE, text.to_owned().leak())
}

fn sample() -> String {
    fence("<!-- sample -->\n```markdown\n")
}

/// What stands in the fence that opens so.
fn fence(opening: &str) -> String {
    let page = page();
    let (_, inside) = page.split_once(opening).unwrap();
    let (inside, _) = inside.split_once("```\n").unwrap();
    inside.to_owned()
}

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../questions/FORMAT.md")).unwrap()
}
