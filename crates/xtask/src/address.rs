//! What an address of the served site leads to.

use std::path::{Path, PathBuf};

/// What to answer a request's path with.
#[derive(Debug, PartialEq)]
pub enum Answer {
    File(PathBuf),
    /// The folder's own address, with the slash that relative links need.
    Folder(String),
    /// 404.html, from which the app shows a screen.
    Screen,
    /// 404.html, from which the app says that there is no such screen.
    NoScreen,
    Nothing,
}

/// A built site and the address it is served under.
pub struct Mount {
    pub dist: PathBuf,
    /// Begins and ends with a slash.
    pub prefix: String,
    /// The courses' ids, with which the app's screens begin.
    pub courses: Vec<String>,
}

impl Mount {
    /// Looks up what a request asks for: a path, percent-encoded, maybe with a query.
    pub fn find(&self, target: &str) -> Answer {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let Some(path) = percent_decoded(path) else { return Answer::NoScreen };
        let Some(below) = path.strip_prefix(&self.prefix) else {
            return if path + "/" == self.prefix { Answer::Folder(self.prefix.clone()) } else { Answer::Nothing };
        };
        let segments: Vec<&str> = below.split('/').filter(|it| !it.is_empty()).collect();
        if !segments.iter().all(|it| is_plain_name(it)) {
            return Answer::Nothing;
        }
        let file = self.dist.join(segments.iter().collect::<PathBuf>());
        if file.is_file() {
            return Answer::File(file);
        }
        if file.is_dir() {
            return self.in_folder(&file, &segments, below);
        }
        self.without_file(&segments)
    }

    fn in_folder(&self, folder: &Path, segments: &[&str], below: &str) -> Answer {
        let index = folder.join("index.html");
        match below.is_empty() || below.ends_with('/') {
            true if index.is_file() => Answer::File(index),
            true => self.without_file(segments),
            false => Answer::Folder(format!("{}{}/", self.prefix, segments.join("/"))),
        }
    }

    fn without_file(&self, segments: &[&str]) -> Answer {
        let is_course = |id: &str| self.courses.iter().any(|it| it == id);
        match segments {
            // A page in place of a missing script or picture would only hide that it is missing.
            [.., last] if last.contains('.') => Answer::Nothing,
            ["data"] => Answer::Screen,
            [course] | [course, _] | [course, "day", _] if is_course(course) => Answer::Screen,
            _ => Answer::NoScreen,
        }
    }
}

/// The type that a browser needs in order to accept a file.
pub fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|it| it.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether a segment names one thing in its folder on every system: no way up, no drive, no second separator.
fn is_plain_name(segment: &str) -> bool {
    !matches!(segment, "." | "..") && !segment.contains(['\\', ':', '/', '\0'])
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                bytes.push(u8::try_from(digit()? * 16 + digit()?).ok()?);
            }
            _ => bytes.push(byte),
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::Scratch;

    /// A site of some files in `dist/`, beside a file that no address may lead to.
    fn mount(folder: &Scratch, prefix: &str) -> Mount {
        folder.write("secret.txt", "");
        for file in ["index.html", "404.html", "tiku.js", "题 库.svg", "icons/a.png"] {
            folder.write(&format!("dist/{file}"), "");
        }
        Mount { dist: folder.path().join("dist"), prefix: prefix.to_owned(), courses: vec!["mcp".to_owned()] }
    }

    #[test]
    fn an_address_leads_to_its_file_or_to_a_screen() {
        let folder = Scratch::new("lookup");
        let site = mount(&folder, "/a/b/");
        let file = |name: &str| Answer::File(site.dist.join(name));
        let redirect = |address: &str| Answer::Folder(address.to_owned());
        let cases = [
            ("/a/b/", file("index.html")),
            ("/a/b/?lang=en", file("index.html")),
            ("/a/b", redirect("/a/b/")),
            ("/a/b?x", redirect("/a/b/")),
            ("/a/b/tiku.js?x=/../", file("tiku.js")),
            ("/a/b//tiku.js", file("tiku.js")),
            ("/a/b/%74iku.js", file("tiku.js")),
            ("/a/b/%E9%A2%98%20%e5%ba%93.svg", file("题 库.svg")),
            ("/a/b/icons/a.png", file("icons/a.png")),
            ("/a/b/icons", redirect("/a/b/icons/")),
            ("/a/b//icons", redirect("/a/b/icons/")),
            ("/a/b/icons/", Answer::NoScreen),
            ("/a/b/mcp", Answer::Screen),
            ("/a/b/mcp/", Answer::Screen),
            ("/a/b/data/", Answer::Screen),
            ("/a/b/mcp/day/3/", Answer::Screen),
            ("/a/b/mcp/stateless-core/?lang=en", Answer::Screen),
            ("/a/b/nonsense", Answer::NoScreen),
            ("/a/b/mcp/x/y/z", Answer::NoScreen),
            ("/a/b/nonsense.js", Answer::Nothing),
            ("/a/b/mcp/tiku.js", Answer::Nothing),
            ("/a/b/icons/b.png", Answer::Nothing),
            ("/", Answer::Nothing),
            ("/a/", Answer::Nothing),
            ("/a/bc", Answer::Nothing),
            ("/mcp/", Answer::Nothing),
            ("", Answer::Nothing),
        ];
        for (target, expected) in cases {
            assert_eq!(site.find(target), expected, "{target}");
        }
    }

    #[test]
    fn no_address_leads_out_of_the_site() {
        let folder = Scratch::new("traversal");
        let site = mount(&folder, "/");
        assert_eq!(site.find("/tiku.js"), Answer::File(site.dist.join("tiku.js")));
        let targets = [
            "/../secret.txt",
            "/icons/../../secret.txt",
            "/%2e%2e/secret.txt",
            "/%2E%2E%2Fsecret.txt",
            "/..%2fsecret.txt",
            "/..%5csecret.txt",
            "/icons%2f..%2f..%2fsecret.txt",
            "/..",
            "/./tiku.js",
            "/c:/secret.txt",
            "/tiku.js%00",
            "../secret.txt",
        ];
        for target in targets {
            assert_eq!(site.find(target), Answer::Nothing, "{target}");
        }
    }

    #[test]
    fn a_malformed_address_is_no_screen() {
        let folder = Scratch::new("malformed");
        let site = mount(&folder, "/");
        for target in ["/%", "/%4", "/%+1", "/%zz", "/%ff"] {
            assert_eq!(site.find(target), Answer::NoScreen, "{target}");
        }
    }

    #[test]
    fn a_file_has_the_type_its_name_says() {
        let cases = [
            ("index.html", "text/html; charset=utf-8"),
            ("a/tiku-1.js", "text/javascript; charset=utf-8"),
            ("tiku_bg.wasm", "application/wasm"),
            ("icon.svg", "image/svg+xml"),
            ("app.webmanifest", "application/manifest+json"),
            ("manifest.json", "application/json"),
            ("LICENSE", "application/octet-stream"),
        ];
        for (name, expected) in cases {
            assert_eq!(content_type(Path::new(name)), expected, "{name}");
        }
    }
}
