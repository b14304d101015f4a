//! The reader's browser, opened; and the browser, font and Node that the browser tests need.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::process::{answer, run};

/// Opens an address where there is something to open it with; silently not where there is nothing.
pub fn open(url: &str) {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else if ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|it| env::var_os(it).is_some()) {
        Command::new("xdg-open")
    } else {
        return;
    };
    let _ = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// The program of a Chromium, which is installed first where this program may do that.
///
/// # Errors
/// Says what is missing and how to get it.
pub fn chrome() -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("CHROME") {
        let chosen = PathBuf::from(chosen);
        let missing = format!("$CHROME is {}, where there is no file.", chosen.display());
        return if chosen.is_file() { Ok(chosen) } else { Err(missing) };
    }
    let missing = missing_packages();
    if !missing.is_empty() && may_install() {
        install(&missing);
    } else if missing.contains(&FONT) {
        println!("No font here has Chinese letters: screenshots will show boxes. Debian's package is {FONT}.");
    }
    found_chrome().ok_or_else(|| {
        "The browser tests need Chrome or Chromium: install one (Debian: `apt-get install chromium fonts-noto-cjk`; \
         macOS: `brew install --cask google-chrome`; Windows: `winget install Google.Chrome`), \
         or put the path of its program into the variable CHROME."
            .to_owned()
    })
}

/// Checks that Node is there and new enough.
///
/// # Errors
/// Says which Node is needed and what is there instead.
pub fn check_node() -> Result<()> {
    let needed = format!("The browser tests need Node {NODE} or newer (https://nodejs.org)");
    match answer(Command::new("node").arg("--version")) {
        None => Err(format!("{needed}, and there is no `node` here.")),
        Some(version) if major(&version).is_none_or(|it| it < NODE) => Err(format!("{needed}, and this is {version}.")),
        Some(_) => Ok(()),
    }
}

/// The major version of Node from which on it runs the browser tests.
const NODE: u32 = 20;

const FONT: &str = "fonts-noto-cjk";

fn missing_packages() -> Vec<&'static str> {
    let mut missing = Vec::new();
    if found_chrome().is_none() {
        missing.push("chromium");
    }
    // Only where fontconfig rules: other systems bring Chinese fonts along.
    if cfg!(target_os = "linux") {
        let fonts = answer(Command::new("fc-list").arg(":lang=zh"));
        missing.extend(fonts.is_none().then_some("fontconfig"));
        missing.extend(fonts.is_none_or(|it| it.is_empty()).then_some(FONT));
    }
    missing
}

fn may_install() -> bool {
    let is_root = || answer(Command::new("id").arg("-u")).as_deref() == Some("0");
    answer(Command::new("apt-get").arg("--version")).is_some() && is_root()
}

/// One by one, since what one system lacks need not keep the rest away. What is missing afterwards is told where it is
/// missed.
fn install(packages: &[&str]) {
    println!("Installing {} with apt-get.", packages.join(" and "));
    let apt = |arguments: &[&str]| {
        let outcome = run(Command::new("apt-get").args(arguments).env("DEBIAN_FRONTEND", "noninteractive"));
        outcome.unwrap_or_else(|why| println!("{why}"));
    };
    apt(&["update"]);
    for package in packages {
        apt(&["install", "--yes", "--no-install-recommends", package]);
    }
}

fn found_chrome() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let names = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome"];
    let on_path = names.iter().flat_map(|name| folders.iter().map(move |it| it.join(name)));
    on_path.chain(usual_places()).find(|it| it.is_file())
}

fn usual_places() -> Vec<PathBuf> {
    let below = |variable: &str, path: &str| env::var_os(variable).map(|it| Path::new(&it).join(path));
    let chrome = "Google/Chrome/Application/chrome.exe";
    let edge = "Microsoft/Edge/Application/msedge.exe";
    let on_windows = [
        below("ProgramFiles", chrome),
        below("ProgramFiles(x86)", chrome),
        below("LocalAppData", chrome),
        below("LocalAppData", "Chromium/Application/chrome.exe"),
        below("ProgramFiles(x86)", edge),
        below("ProgramFiles", edge),
    ];
    let on_macos = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ];
    on_windows.into_iter().flatten().chain(on_macos.map(PathBuf::from)).collect()
}

fn major(version: &str) -> Option<u32> {
    version.trim_start_matches('v').split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_major_version_of_node_is_read() {
        let cases =
            [("v20.20.2", Some(20)), ("v8.0.0", Some(8)), ("v100.1.0-nightly", Some(100)), ("", None), ("v", None)];
        for (version, expected) in cases {
            assert_eq!(major(version), expected, "{version}");
        }
    }
}
