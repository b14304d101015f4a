//! `cargo bank`: the author's tool. It checks the courses and hands them on.

mod args;
mod json;
mod summary;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use corpus::Course;

use crate::args::{Command, USAGE};

fn main() -> ExitCode {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let Some(command) = Command::parse(&args) else {
        eprint!("{USAGE}");
        return ExitCode::from(2);
    };
    match answer(command).and_then(|it| io::stdout().write_all(it.as_bytes()).map_err(|err| err.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// What a command prints, or why it cannot.
fn answer(command: Command) -> Result<String, String> {
    match command {
        Command::Check { questions } => Ok(courses(&questions)?.iter().map(summary::of).collect()),
        Command::Export { questions, course: None } => Ok(json::of(&courses(&questions)?)),
        Command::Export { questions, course: Some(id) } => {
            let courses = courses(&questions)?;
            match courses.iter().find(|it| it.id == id) {
                Some(course) => Ok(json::of(&[*course])),
                None => {
                    let ids = courses.iter().map(|it| format!("`{}`", it.id)).collect::<Vec<_>>();
                    Err(format!("no course is called `{id}`; expected one of {}", ids.join(", ")))
                }
            }
        }
    }
}

fn courses(questions: &Path) -> Result<Vec<Course>, String> {
    corpus::load_all(questions).map_err(|problems| {
        let lines = problems.iter().map(|it| format!("{it}\n")).collect::<String>();
        match problems.len() {
            1 => format!("{lines}1 problem"),
            n => format!("{lines}{n} problems"),
        }
    })
}
