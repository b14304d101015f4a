//! What the command line asks for.

use crate::Result;

pub const USAGE: &str = "\
Usage: cargo xtask <task>

  serve [--no-open] [--port N]   Build the release site, serve it at 127.0.0.1 (port 8080 or the next free one)
                                 and open a browser. Ctrl-C stops it.
  build                          Build the release site into dist/; it works under any address.
  test                           Check everything: format, lints, native tests, release build, browser tests.

What these need beyond Rust (the wasm target, trunk, wasm-bindgen) is installed into target/tools when it is missing.";

const DEFAULT_PORT: u16 = 8080;

#[derive(Debug, PartialEq)]
pub enum Task {
    Help,
    Serve { port: u16, open: bool },
    Build,
    Test,
}

impl Task {
    /// Reads the arguments that follow the program's name.
    ///
    /// # Errors
    /// Says which argument is not understood, and the usage.
    pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Task> {
        let mut arguments = arguments.into_iter();
        let task = match arguments.next().as_deref() {
            None | Some("help" | "--help" | "-h") => return Ok(Task::Help),
            Some("serve") => return parse_serve(arguments),
            Some("build") => Task::Build,
            Some("test") => Task::Test,
            Some(other) => return Err(format!("There is no task `{other}`.\n\n{USAGE}")),
        };
        match arguments.next().as_deref() {
            None => Ok(task),
            Some("--help" | "-h") => Ok(Task::Help),
            Some(other) => Err(not_understood(other)),
        }
    }
}

fn parse_serve(mut arguments: impl Iterator<Item = String>) -> Result<Task> {
    let (mut port, mut open) = (DEFAULT_PORT, true);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--help" | "-h" => return Ok(Task::Help),
            "--no-open" => open = false,
            "--port" => port = parse_port(&arguments.next().unwrap_or_default())?,
            other => match other.strip_prefix("--port=") {
                Some(value) => port = parse_port(value)?,
                None => return Err(not_understood(other)),
            },
        }
    }
    Ok(Task::Serve { port, open })
}

fn parse_port(value: &str) -> Result<u16> {
    match value.parse() {
        Ok(port @ 1..) => Ok(port),
        _ => Err(format!("--port needs a number from 1 to 65535, not `{value}`.")),
    }
}

fn not_understood(argument: &str) -> String {
    format!("`{argument}` is not understood here.\n\n{USAGE}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Task> {
        Task::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_command_line_is_read_as_a_task() {
        let serve = |port, open| Task::Serve { port, open };
        let cases = [
            ("", Task::Help),
            ("--help", Task::Help),
            ("build", Task::Build),
            ("build --help", Task::Help),
            ("test", Task::Test),
            ("serve", serve(8080, true)),
            ("serve --no-open", serve(8080, false)),
            ("serve --port 9000", serve(9000, true)),
            ("serve --port=9000 --no-open", serve(9000, false)),
            ("serve -h", Task::Help),
        ];
        for (line, expected) in cases {
            assert_eq!(parse(line), Ok(expected), "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_named() {
        let cases = [
            ("sreve", "`sreve`"),
            ("build --fast", "`--fast`"),
            ("test me", "`me`"),
            ("serve --open", "`--open`"),
            ("serve --port", "``"),
            ("serve --port 0", "`0`"),
            ("serve --port 65536", "`65536`"),
            ("serve --port=x", "`x`"),
        ];
        for (line, expected) in cases {
            let why = parse(line).expect_err(line);
            assert!(why.contains(expected), "{line}: {why}");
        }
    }
}
