//! The invariants of ARCHITECTURE.md, as tests over the project's own files.

use std::fs;
use std::path::{Path, PathBuf};

const UI: &str = "src/ui";

/// Every file below a folder whose name ends so, with its text.
fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        let entries = fs::read_dir(folder).expect("a folder of the project");
        for path in entries.map(|it| it.expect("a readable folder").path()) {
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&root.join(folder), &mut paths);
    paths.sort();
    let named = paths.into_iter().map(|it| {
        let name = it.strip_prefix(root).expect("found below the root").to_string_lossy().replace('\\', "/");
        (name, it)
    });
    let wanted: Vec<_> = named
        .filter(|(name, _)| name.ends_with(ending))
        .map(|(name, path)| (name, fs::read_to_string(path).expect("text in UTF-8")))
        .collect();
    assert!(!wanted.is_empty(), "{folder} has files that end in {ending}");
    wanted
}

fn text(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect(file)
}

/// Rust without its comments and its tests: what the program consists of.
fn program(source: &str) -> String {
    let before_tests = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    before_tests.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

/// Asserts that no file of the list holds one of the words in its program.
fn assert_none_names(files: &[(String, String)], words: &[&str], rule: &str) {
    let breaches: Vec<String> = files
        .iter()
        .flat_map(|(name, source)| {
            let code = program(source);
            words.iter().filter(move |it| code.contains(**it)).map(move |it| format!("{name} names {it}"))
        })
        .collect();
    assert!(breaches.is_empty(), "{rule}:\n{}", breaches.join("\n"));
}

fn core() -> Vec<(String, String)> {
    let mut files = files("src", ".rs");
    files.retain(|(name, _)| !name.starts_with(UI) && name != "src/main.rs");
    files
}

#[test]
fn the_core_knows_no_browser_and_no_clock() {
    let words = ["leptos", "web_sys", "js_sys", "gloo", "wasm_bindgen", "SystemTime", "Instant::now"];
    assert_none_names(&core(), &words, "the core is plain Rust");
    let mut corpus = files("crates/corpus/src", ".rs");
    // Reading a folder is the one thing the corpus crate does outside itself.
    corpus.retain(|(name, _)| !name.ends_with("/load.rs"));
    assert_none_names(&corpus, &[&words[..], &["std::fs", "std::env"]].concat(), "the corpus is plain Rust");
}

#[test]
fn the_corpus_crate_depends_on_nothing() {
    assert!(!text("crates/corpus/Cargo.toml").contains("dependencies"), "crates/corpus uses std only");
}

#[test]
fn only_the_doors_name_the_browsers_interfaces() {
    let mut rest = files(UI, ".rs");
    rest.retain(|(name, _)| !name.starts_with("src/ui/browser/"));
    assert_none_names(&rest, &["web_sys", "js_sys", "gloo", "wasm_bindgen"], "side effects have doors in ui/browser");
}

#[test]
fn only_the_store_opens_the_storage_door() {
    let mut rest = files(UI, ".rs");
    rest.retain(|(name, _)| !name.starts_with("src/ui/store/") && name != "src/ui/browser/storage.rs");
    let calls = ["storage::read", "storage::write", "storage::set_aside", "LocalStorage"];
    assert_none_names(&rest, &calls, "the store keeps what is kept");
}

#[test]
fn imports_run_one_way() {
    let above = [
        ("src/ui/browser/", &["ui::store", "ui::components", "ui::pages", "ui::app"][..]),
        ("src/ui/store/", &["components", "pages", "ui::app", "super::app"]),
        ("src/ui/components/", &["pages", "ui::app"]),
        ("src/ui/pages/", &["ui::app", "super::app"]),
    ];
    for (folder, words) in above {
        let mut below = files(UI, ".rs");
        below.retain(|(name, _)| name.starts_with(folder));
        assert_none_names(&below, words, "nothing imports what stands above it");
    }
    assert_none_names(&core(), &["crate::ui", "super::ui"], "the core does not know its shell");
}

#[test]
fn no_text_becomes_markup() {
    let words = ["inner_html", "insert_adjacent_html", "outer_html", "document.write", "innerHTML", "eval("];
    let mut shipped = files("src", ".rs");
    shipped.extend(files("src", ".js"));
    assert_none_names(&shipped, &words, "text stays text");
}

#[test]
fn nothing_panics_on_purpose() {
    let mut all = files("src", ".rs");
    all.extend(files("crates", ".rs"));
    all.retain(|(name, _)| !name.contains("/tests/"));
    let words = [".unwrap()", "panic!(", "todo!(", "unimplemented!(", "unreachable!("];
    assert_none_names(&all, &words, "faults are values; `expect` says what the build has proved");
}

#[test]
fn every_component_style_belongs_to_a_component_and_is_in_the_page() {
    let page = text("index.html");
    for (name, style) in files("style", ".css") {
        assert!(page.contains(&format!("href=\"{name}\"")), "index.html includes {name}");
        assert!(style.starts_with("@layer "), "{name} opens with its layer");
        if let Some(component) = name.strip_prefix("style/components/") {
            let source = format!("src/ui/components/{}.rs", component.trim_end_matches(".css"));
            assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(&source).exists(), "{name} has its {source}");
        }
    }
    assert!(text("style/tokens.css").starts_with("@layer reset, tokens, base, layout, components, print;"));
}

#[test]
fn colours_are_named_once() {
    for (name, style) in files("style", ".css") {
        let literal = ["oklch(", "#", "rgb(", "hsl("].into_iter().find(|it| style.contains(it));
        let allowed = name == "style/tokens.css";
        assert!(
            allowed || literal.is_none(),
            "{name} writes a colour ({}); colours stand in tokens.css",
            literal.unwrap_or_default()
        );
    }
}

#[test]
fn the_page_asks_nobody_else_for_anything() {
    for file in ["index.html", "src/boot.js"] {
        let source = text(file);
        assert!(!source.contains("http://") && !source.contains("https://"), "{file} names no other host");
    }
    for (name, style) in files("style", ".css") {
        assert!(!style.contains("url(") && !style.contains("@import"), "{name} fetches nothing");
    }
}

#[test]
fn every_stored_shape_has_a_kept_example() {
    let version = tiku::progress::VERSION;
    for version in 1..=version {
        let example = text(&format!("tests/stored/progress-{version}.json"));
        let read = tiku::progress::Progress::read(&example, corpus::Lang::Zh);
        let read = read.unwrap_or_else(|it| panic!("progress of version {version} still reads: {it:?}"));
        assert_eq!(read.n_damaged, 0, "progress of version {version} reads as a whole");
        if version == tiku::progress::VERSION {
            assert_eq!(read.progress.write() + "\n", example, "nothing of today's shape is forgotten");
        }
    }
}

#[test]
fn files_stay_small_enough_to_read() {
    let mut sources = files("src", ".rs");
    sources.extend(files("crates", ".rs"));
    for (name, source) in sources {
        let n_lines = program(&source).lines().count();
        // The words of the interface are a table, and a table may be long.
        assert!(n_lines <= 260 || name == "src/text.rs", "{name} has {n_lines} lines");
    }
}
