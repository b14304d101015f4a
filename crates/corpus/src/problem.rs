//! A mistake of an author, said so that the author can mend it.

use std::fmt;

/// One mistake. They sort by file and line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// The file as the reader was given it, with `/` between folders.
    pub file: String,
    /// Counted from 1; what concerns a whole file stands on its first line.
    pub line: usize,
    /// What is wrong.
    pub what: String,
    /// What was expected instead.
    pub expected: String,
}

impl Problem {
    pub(crate) fn new(file: &str, line: usize, what: impl Into<String>, expected: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line, what: what.into(), expected: expected.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}; expected {}", self.file, self.line, self.what, self.expected)
    }
}

/// The problems of one file, while it is read.
pub(crate) struct Report {
    file: String,
    problems: Vec<Problem>,
}

impl Report {
    pub(crate) fn new(file: &str) -> Report {
        Report { file: file.to_owned(), problems: Vec::new() }
    }

    pub(crate) fn add(&mut self, line: usize, what: impl Into<String>, expected: impl Into<String>) {
        self.problems.push(Problem::new(&self.file, line, what, expected));
    }

    pub(crate) fn file(&self) -> &str {
        &self.file
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.problems.is_empty()
    }

    pub(crate) fn into_problems(self) -> Vec<Problem> {
        self.problems
    }
}
