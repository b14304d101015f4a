//! A folder of files for one test, gone with it.

use std::fs;
use std::path::{Path, PathBuf};

pub struct Scratch(PathBuf);

impl Scratch {
    /// Each test uses a name of its own.
    pub fn new(name: &str) -> Scratch {
        let folder = std::env::temp_dir().join(format!("tiku-xtask-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder to test in");
        Scratch(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, and the folders it stands in.
    pub fn write(&self, file: &str, text: &str) {
        let file = self.0.join(file);
        fs::create_dir_all(file.parent().expect("a folder to test in")).expect("a folder to test in");
        fs::write(file, text).expect("a folder to test in");
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
