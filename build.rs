//! Checks the courses and writes them as Rust, for `src/bundle.rs`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=questions");
    match corpus::load_all(Path::new("questions")) {
        Ok(courses) => fs::write(Path::new(&env::var("OUT_DIR")?).join("bundle.rs"), corpus::rust(&courses))?,
        Err(problems) => problems.iter().for_each(|it| println!("cargo::error={it}")),
    }
    Ok(())
}
