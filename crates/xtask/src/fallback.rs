//! 404.html: index.html for a path that is no file, at any depth below the unknown folder the site stands in. Static
//! hosts answer with that page wherever they find nothing, so a link to a question leads into the app.

use std::fs;
use std::path::Path;

use crate::Result;

/// Writes 404.html beside the built index.html.
///
/// # Errors
/// Says what the built site lacks.
pub fn write(dist: &Path, courses: &[String]) -> Result<()> {
    let index =
        fs::read_to_string(dist.join("index.html")).map_err(|why| format!("Cannot read dist/index.html: {why}."))?;
    let (page, preloads) = without_preloads(&index);
    let page = with_script(&page, &script(courses, &wasm_file(dist)?, &preloads))?;
    fs::write(dist.join("404.html"), page).map_err(|why| format!("Cannot write dist/404.html: {why}."))
}

/// Takes the preload links out of a page. A browser looks ahead for them before it runs a script, and would fetch them
/// from where they are not. Were one overlooked, no more would come of it than that.
fn without_preloads(page: &str) -> (String, String) {
    let mut pieces = page.split("<link ");
    let mut rest = pieces.next().unwrap_or_default().to_owned();
    let mut preloads = String::new();
    for piece in pieces {
        let (link, after) = piece.split_once('>').unwrap_or((piece, ""));
        let is_preload = ["rel=\"modulepreload\"", "rel=\"preload\""].iter().any(|it| link.contains(it));
        let place = if is_preload { &mut preloads } else { &mut rest };
        *place += &format!("<link {link}>");
        rest += after;
    }
    (rest, preloads)
}

/// The page's addresses are relative (`./tiku.js`): the script has to set their base before the first of them, and the
/// character set has to stand within the first 1,024 bytes, so the script goes right behind it.
fn with_script(page: &str, script: &str) -> Result<String> {
    const ANCHOR: &str = "<meta charset=\"utf-8\">";
    match page.split_once(ANCHOR) {
        Some((before, after)) => Ok(format!("{before}{ANCHOR}\n<script>\n{script}</script>{after}")),
        None => Err(format!("index.html needs `{ANCHOR}`, first in its head: 404.html is made of it.")),
    }
}

/// The script that finds the app's root; see fallback.js for the rule.
fn script(courses: &[String], program: &str, preloads: &str) -> String {
    let script = include_str!("fallback.js").lines().filter(|it| !it.trim_start().starts_with("//"));
    let script = script.map(|it| it.to_owned() + "\n").collect::<String>();
    // A string or a list of them in Rust's debug output is one in JavaScript too.
    script
        .replace("$[courses]", &format!("{courses:?}"))
        .replace("$[program]", &format!("{program:?}"))
        .replace("$[preloads]", &format!("{preloads:?}"))
}

/// The name of the built program, which no other file of any site has: it carries a hash of what is in it.
fn wasm_file(dist: &Path) -> Result<String> {
    let names = fs::read_dir(dist).map_err(|why| format!("Cannot read dist/: {why}."))?.flatten();
    let mut names = names.map(|it| it.file_name().to_string_lossy().into_owned()).filter(|it| it.ends_with(".wasm"));
    match (names.next(), names.next()) {
        (Some(name), None) => Ok(name),
        _ => Err("dist/ has to hold exactly one .wasm file.".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use crate::process::answer;
    use crate::scratch::Scratch;

    const PAGE: &str = "<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>t</title>";

    #[test]
    fn the_base_is_set_before_any_address_and_after_the_character_set() {
        let page = with_script(PAGE, "here;\n").unwrap();
        assert_eq!(page, PAGE.replace("<title>", "<script>\nhere;\n</script>\n<title>"));
        assert!(with_script("<head><meta charset=utf-8>", "").is_err());
    }

    #[test]
    fn what_the_page_fetches_early_waits_for_the_base() {
        let module = "<link rel=\"modulepreload\" href=\"./t.js\">";
        let program = "<link rel=\"preload\" href=\"./t.wasm\" as=\"fetch\">";
        let icon = "<link rel=\"icon\" href=\"./i.svg\">";
        let page = format!("<head>{module}{icon}\n{program}</head>");
        assert_eq!(without_preloads(&page), (format!("<head>{icon}\n</head>"), format!("{module}{program}")));
        assert_eq!(without_preloads(icon), (icon.to_owned(), String::new()));
    }

    #[test]
    fn the_script_is_filled_in_and_leaves_its_explanation_at_home() {
        let script = script(&["a".to_owned(), "b-c".to_owned()], "tiku-1.wasm", "<link href=\"./x\">");
        assert!(script.contains("courses = [\"a\", \"b-c\"];"), "{script}");
        assert!(script.contains("program = \"tiku-1.wasm\";"), "{script}");
        assert!(script.contains("preloads = \"<link href=\\\"./x\\\">\";"), "{script}");
        assert!(!script.contains("// ") && !script.contains("/* "), "{script}");
    }

    /// Runs the page's script in Node on one path, on a host that has the program below `root`.
    fn base_of(path: &str, root: &str) -> Option<String> {
        let surroundings = format!(
            "const location = {{ origin: 'http://h', pathname: {path:?} }};
            let base, preloads, n_requests = 0;
            class XMLHttpRequest {{
                open(method, url) {{ n_requests += 1; this.status = url === 'http://h{root}p.wasm' ? 200 : 404; }}
                send() {{ if ({root:?} === 'offline') throw new Error('offline'); }}
            }}
            const document = {{ createElement: () => ({{}}), head: {{
                append: (it) => (base = it.href),
                insertAdjacentHTML: (place, html) => (preloads = html + ' of ' + base),
            }} }};"
        );
        let script = script(&["mcp".to_owned(), "evals".to_owned()], "p.wasm", "P");
        answer(Command::new("node").args(["-e", &format!("{surroundings}{script}console.log(preloads, n_requests)")]))
    }

    /// Passes over itself where there is no Node: the check that has to hold, `cargo xtask test`, insists on one.
    #[test]
    fn the_root_is_found_from_every_path() {
        if answer(Command::new("node").arg("--version")).is_none() {
            eprintln!("There is no Node here: the script of 404.html was not tested.");
            return;
        }
        let cases = [
            // The path, where the program is, what the script says and how often it asked.
            ("/mcp/", "/", "P of http://h/ 0"),
            ("/mcp", "/", "P of http://h/ 0"),
            ("/mcp/day/3/", "/", "P of http://h/ 0"),
            ("/evals/some-question/", "/", "P of http://h/ 0"),
            ("/a/b/mcp/day/3/", "/a/b/", "P of http://h/a/b/ 0"),
            ("/a/b//mcp//day/3", "/a/b/", "P of http://h/a/b/ 0"),
            ("/a/b/mcp/stateless-core/", "/a/b/", "P of http://h/a/b/ 0"),
            ("/mcp/mcp/", "/mcp/", "P of http://h/mcp/ 0"),
            ("/mcp/mcp/day/1/", "/mcp/", "P of http://h/mcp/ 0"),
            ("/mcp/evals/some-question/", "/mcp/", "P of http://h/mcp/ 0"),
            ("/data/", "/", "P of http://h/ 0"),
            ("/a/data", "/a/", "P of http://h/a/ 0"),
            ("/nonsense", "/", "P of http://h/ 1"),
            ("/x/y/nonsense", "/x/", "P of http://h/x/ 2"),
            ("/x/mcp/a/b/c/", "/x/", "P of http://h/x/ 5"),
            ("/x/nonsense/", "nowhere", "P of http://h/ 3"),
            ("/x/nonsense", "offline", "P of http://h/ 2"),
            ("//other.host/mcp/", "/", "P of http://h//other.host/ 0"),
        ];
        for (path, root, expected) in cases {
            assert_eq!(base_of(path, root).as_deref(), Some(expected), "{path} below {root}");
        }
    }

    #[test]
    fn the_page_for_other_paths_needs_exactly_one_program() {
        let dist = Scratch::new("site");
        dist.write("index.html", PAGE);
        let write = || super::write(dist.path(), &["mcp".to_owned()]);
        assert!(write().is_err());
        dist.write("tiku-1_bg.wasm", "");
        write().unwrap();
        let page = fs::read_to_string(dist.path().join("404.html")).unwrap();
        assert!(page.contains("tiku-1_bg.wasm") && page.contains("\"mcp\""), "{page}");
        dist.write("tiku-2_bg.wasm", "");
        assert!(write().is_err());
    }
}
