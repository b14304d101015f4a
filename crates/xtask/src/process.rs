//! Other programs: run, asked, or run while their output is both shown and kept.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::Result;

/// The cargo that runs this program, so that one toolchain does everything.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a program to its end, with its output on the terminal.
///
/// # Errors
/// Says which program failed or could not be started.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().map_err(|why| cannot_start(command, &why))?;
    if status.success() { Ok(()) } else { Err(format!("`{}` failed ({status}).", shown(command))) }
}

/// What a program prints, when it is there and succeeds.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a program to its end, shows each line as it comes, and hands all of them back whether it succeeded or not.
pub fn run_and_keep(command: &mut Command) -> (Result<()>, String) {
    let mut child = match command.stdout(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(why) => return (Err(cannot_start(command, &why)), String::new()),
    };
    let mut kept = String::new();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n').map_while(std::result::Result::ok) {
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            kept += &line;
            kept.push('\n');
        }
    }
    let outcome = match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{}` failed ({status}).", shown(command))),
        Err(why) => Err(format!("`{}` was lost: {why}.", shown(command))),
    };
    (outcome, kept)
}

fn cannot_start(command: &Command, why: &std::io::Error) -> String {
    format!("`{}` cannot be started: {why}.", shown(command))
}

fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program()).file_stem().unwrap_or_default();
    let words: Vec<_> = [program].into_iter().chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}
