//! What building the site needs beyond Rust itself: the wasm target, `trunk` and `wasm-bindgen`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::Result;
use crate::process::{answer, cargo, run};

pub const WASM: &str = "wasm32-unknown-unknown";

/// The one place that says which Trunk builds the site.
const TRUNK: &str = "0.21.14";

/// Where this project's own copies go: the user's are never replaced.
const HOME: &str = "target/tools";

/// Brings what is missing.
///
/// # Errors
/// Says what could not be installed.
pub fn bring_all() -> Result<()> {
    bring_wasm_target()?;
    bring("trunk", "trunk", TRUNK)?;
    bring("wasm-bindgen", "wasm-bindgen-cli", &locked_version("wasm-bindgen")?)
}

/// Adds the wasm target to the toolchain when it is missing.
///
/// # Errors
/// Says that the target could not be added.
pub fn bring_wasm_target() -> Result<()> {
    let libraries = answer(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]));
    if libraries.is_some_and(|it| Path::new(&it).is_dir()) {
        return Ok(());
    }
    println!("Adding the target {WASM} to the Rust toolchain.");
    run(Command::new("rustup").args(["target", "add", WASM]))
        .map_err(|why| format!("{why} The site needs Rust's {WASM} target: with rustup, `rustup target add {WASM}`."))
}

/// A program that finds the project's own tools before the user's.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    let own = own_folder().join("bin");
    let users = env::var_os("PATH").unwrap_or_default();
    // A folder whose name cannot stand in PATH leaves it as it is.
    if let Ok(path) = env::join_paths([own].into_iter().chain(env::split_paths(&users))) {
        command.env("PATH", path);
    }
    // Trunk stops at `NO_COLOR=1`, which others understand.
    command.env_remove("NO_COLOR");
    command
}

fn bring(program: &str, package: &str, version: &str) -> Result<()> {
    let found = version_of(program);
    if found.as_deref() == Some(version) {
        return Ok(());
    }
    let instead = found.map_or_else(String::new, |it| format!(" ({it} is there, which does not fit)"));
    println!("Installing {package} {version} into {HOME}{instead}. This takes some minutes, once.");
    install(package, version)?;
    match version_of(program) {
        Some(it) if it == version => Ok(()),
        _ => Err(format!("{package} {version} was installed into {HOME}, but `{program} --version` does not say so.")),
    }
}

fn install(package: &str, version: &str) -> Result<()> {
    let folder = own_folder();
    if answer(cargo().args(["binstall", "-V"])).is_some() {
        let mut binstall = cargo();
        binstall.args(["binstall", "--no-confirm", "--force", "--root"]).arg(&folder);
        match run(binstall.arg(format!("{package}@{version}"))) {
            Ok(()) => return Ok(()),
            Err(why) => println!("{why} Building it from source instead."),
        }
    }
    run(cargo().args(["install", "--locked", "--force", package, "--version", version, "--root"]).arg(&folder))
}

/// The version that `<program> --version` names, as in `trunk 0.21.14` or `wasm-bindgen 0.2.126 (1234abcd)`.
fn version_of(program: &str) -> Option<String> {
    answer(command(program).arg("--version"))?.split_whitespace().nth(1).map(str::to_owned)
}

/// The version of a package that Cargo.lock holds.
fn locked_version(package: &str) -> Result<String> {
    let lock = fs::read_to_string("Cargo.lock").map_err(|why| format!("Cannot read Cargo.lock: {why}."))?;
    version_in_lock(&lock, package).ok_or_else(|| format!("Cargo.lock names no version of `{package}`."))
}

fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|it| *it != name).skip(1);
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"').map(str::to_owned)
}

fn own_folder() -> PathBuf {
    env::current_dir().unwrap_or_default().join(HOME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_says_which_version_of_a_package_is_built() {
        let lock = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.126\"
dependencies = [
 \"wasm-bindgen-macro\",
]
";
        assert_eq!(version_in_lock(lock, "wasm-bindgen").as_deref(), Some("0.2.126"));
        assert_eq!(version_in_lock(lock, "wasm"), None);
    }
}
