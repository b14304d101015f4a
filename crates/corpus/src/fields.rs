//! Named values: the fields of a question's head and of `course.toml`.

use crate::line::At;
use crate::near::nearest;
use crate::problem::Report;

/// The fields of one place, each known there and written once.
pub(crate) struct Fields {
    names: &'static [&'static str],
    values: Vec<(&'static str, At<&'static str>)>,
    missing: Vec<&'static str>,
}

impl Fields {
    pub(crate) fn new(names: &'static [&'static str]) -> Fields {
        Fields { names, values: Vec::new(), missing: names.to_vec() }
    }

    pub(crate) fn put(&mut self, name: &'static str, value: At<&'static str>, report: &mut Report) {
        if self.get(name).is_some() {
            report.add(value.line, format!("`{name}` stands here a second time"), "it once");
        } else if self.names.contains(&name) {
            self.values.push((name, value));
            self.missing.retain(|it| *it != name);
        } else {
            let meant = nearest(name, self.missing.iter().copied());
            let expected =
                meant.map_or_else(|| format!("one of `{}`", self.names.join("`, `")), |it| format!("`{it}`"));
            report.add(value.line, format!("`{name}` is not known here"), expected);
            // A misspelt field is there, after all: it is one mistake and not two.
            self.missing.retain(|it| Some(*it) != meant);
        }
    }

    /// Reports what is missing, on the line where it could have stood.
    pub(crate) fn check_missing(&self, line: usize, report: &mut Report) {
        for name in &self.missing {
            report.add(line, format!("`{name}` is missing"), format!("all of `{}`", self.names.join("`, `")));
        }
    }

    /// The value of a field, if it is there and `read` can make something of it.
    pub(crate) fn value<T>(
        &self,
        name: &str,
        read: fn(&'static str) -> Option<T>,
        expected: &str,
        report: &mut Report,
    ) -> Option<At<T>> {
        let At { line, value } = self.get(name)?;
        let read = read(value).map(|value| At { line, value });
        if value.is_empty() {
            report.add(line, format!("`{name}` is empty"), expected);
        } else if read.is_none() {
            report.add(line, format!("`{name}` cannot be `{value}`"), expected);
        }
        read
    }

    fn get(&self, name: &str) -> Option<At<&'static str>> {
        self.values.iter().find(|(it, _)| *it == name).map(|(_, value)| *value)
    }
}
