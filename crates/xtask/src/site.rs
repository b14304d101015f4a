//! The release site in `dist/`.

use std::fs;
use std::path::Path;

use crate::process::{cargo, run};
use crate::{Result, fallback, tools};

pub const DIST: &str = "dist";

/// Builds the release site, with everything it needs brought first.
///
/// # Errors
/// Says which step failed.
pub fn build() -> Result<()> {
    tools::bring_all()?;
    // Offline keeps Trunk from bringing tools of its own; it says the same to cargo, so the packages come before.
    run(cargo().args(["fetch", "--locked"]))?;
    run(tools::command("trunk").args(["build", "--release", "--offline"]))?;
    // Made of the page as Trunk leaves it; after this, that is one of the pages that are drawn.
    fallback::write(Path::new(DIST), &courses()?)?;
    run(cargo().args(["run", "--quiet", "--locked", "--features", "shell", "--bin", "pages", "--", DIST]))
}

/// The ids of the courses: the folders of `questions/` that have a course.toml.
///
/// # Errors
/// Says that the folder could not be read.
pub fn courses() -> Result<Vec<String>> {
    let cannot_read = |why| format!("Cannot read questions/: {why}.");
    let mut ids = Vec::new();
    for entry in fs::read_dir("questions").map_err(cannot_read)? {
        let entry = entry.map_err(cannot_read)?;
        if entry.path().join("course.toml").is_file() {
            ids.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    ids.sort();
    Ok(ids)
}
