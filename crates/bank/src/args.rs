//! What was asked for.

use std::path::PathBuf;

pub const USAGE: &str = "\
cargo bank check [--questions DIR]
    Reads every course of DIR and names each mistake with its file and line,
    or counts what is there.

cargo bank export --format json [--course ID] [--questions DIR]
    Prints all courses, or the one, as JSON, in both languages.

DIR is `questions`, unless said otherwise.
";

#[derive(PartialEq, Eq, Debug)]
pub enum Command {
    Check { questions: PathBuf },
    Export { questions: PathBuf, course: Option<String> },
}

impl Command {
    /// The command that the arguments spell, if they spell one.
    pub fn parse(args: &[String]) -> Option<Command> {
        let args = args.iter().map(String::as_str).collect::<Vec<_>>();
        let (name, options) = args.split_first()?;
        let (mut questions, mut course, mut is_json) = ("questions", None, false);
        for option in options.chunks(2) {
            match (*name, option) {
                (_, ["--questions", dir]) => questions = dir,
                ("export", ["--course", id]) => course = Some((*id).to_owned()),
                ("export", ["--format", "json"]) => is_json = true,
                _ => return None,
            }
        }
        let questions = PathBuf::from(questions);
        match *name {
            "check" => Some(Command::Check { questions }),
            "export" if is_json => Some(Command::Export { questions, course }),
            _ => None,
        }
    }
}
