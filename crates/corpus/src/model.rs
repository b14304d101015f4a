//! What a course, a day and a question are made of.
//!
//! Everything borrows for `'static`: the bundle that the build writes is plain data in the program, and a text
//! read by a tool lives as long as the tool. So a `&'static Question` can be handed to any view without a copy.

use std::fmt;

use crate::figure::Figure;
use crate::markup::Markup;

/// A language that every text of a course exists in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    Zh,
    En,
}

impl Lang {
    /// In the order of the files.
    pub const ALL: [Lang; 2] = [Lang::Zh, Lang::En];

    /// The BCP 47 tag for the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Zh => "zh-Hans",
            Lang::En => "en",
        }
    }

    /// The other of the two.
    pub const fn other(self) -> Lang {
        match self {
            Lang::Zh => Lang::En,
            Lang::En => Lang::Zh,
        }
    }
}

/// The same thing in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Both<T> {
    pub zh: T,
    pub en: T,
}

impl<T> Both<T> {
    /// The one of a language.
    pub const fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::Zh => &self.zh,
            Lang::En => &self.en,
        }
    }
}

/// A bank of questions about one subject, spread over days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The folder's name, and the first part of every address of the course.
    pub id: &'static str,
    pub title: Both<&'static str>,
    /// The edition of the specification the course speaks of, as it names itself.
    pub revision: &'static str,
    pub tags: &'static [&'static str],
    pub days: &'static [Day],
    /// In the course's order: by day, then by their order within it.
    pub questions: &'static [Question],
}

impl Course {
    /// The question with an id, if the course has it.
    pub fn question(&self, id: &str) -> Option<&Question> {
        self.questions.iter().find(|it| it.id == id)
    }
}

/// A day of the course. It can be without questions while it is being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day {
    /// Counted from 1.
    pub number: u8,
    pub title: Both<&'static str>,
}

/// A question with all that belongs to a good answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The permanent id: the file's stem, and the last part of the question's address.
    pub id: &'static str,
    pub day: u8,
    /// The place within its day, counted from 1.
    pub order: u8,
    pub level: Level,
    pub frequency: Frequency,
    pub tags: &'static [&'static str],
    pub revised: Date,
    /// A few words that name the question in a list.
    pub title: Both<&'static str>,
    pub prompt: Both<Markup>,
    /// Drawn in a file of its own beside the question's.
    pub figure: Option<Figure>,
    pub steps: &'static [Step],
    pub points: &'static [KeyPoint],
    pub follow_ups: &'static [FollowUp],
    /// Cited by their place, counted from 1.
    pub sources: &'static [Source],
}

/// A step of the reasoning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub text: Both<Markup>,
    pub cites: Cites,
}

/// One thing to say in the answer; its permanent id is what a tick belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPoint {
    pub id: &'static str,
    pub text: Both<Markup>,
    pub cites: Cites,
}

/// What the interviewer asks next, and a short answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FollowUp {
    pub prompt: Both<Markup>,
    pub answer: Both<Markup>,
    pub cites: Cites,
}

/// A page that backs what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    pub title: &'static str,
    /// Always `https://…`: the checker lets nothing else through.
    pub url: &'static str,
}

/// The sources an item cites, by their number counted from 1. Empty means practice, not specification.
pub type Cites = &'static [u8];

/// How much experience a question asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Basic,
    Intermediate,
    Advanced,
}

impl Level {
    /// From the least to the most.
    pub const ALL: [Level; 3] = [Level::Basic, Level::Intermediate, Level::Advanced];

    /// The word that stands for it in the files.
    pub const fn tag(self) -> &'static str {
        match self {
            Level::Basic => "basic",
            Level::Intermediate => "intermediate",
            Level::Advanced => "advanced",
        }
    }

    /// What a word of the files stands for, if it stands for one.
    pub fn from_tag(tag: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|it| it.tag() == tag)
    }
}

/// How often interviewers ask a question, where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frequency {
    pub china: Often,
    pub overseas: Often,
}

/// How often a question is asked, as far as is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Often {
    Low,
    Medium,
    High,
}

impl Often {
    /// From the least to the most.
    pub const ALL: [Often; 3] = [Often::Low, Often::Medium, Often::High];

    /// The word that stands for it in the files.
    pub const fn tag(self) -> &'static str {
        match self {
            Often::Low => "low",
            Often::Medium => "medium",
            Often::High => "high",
        }
    }

    /// What a word of the files stands for, if it stands for one.
    pub fn from_tag(tag: &str) -> Option<Often> {
        Often::ALL.into_iter().find(|it| it.tag() == tag)
    }
}

/// A day of the calendar, with no time and no zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Date {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

impl Date {
    /// Reads `YYYY-MM-DD`, if it is a day of the calendar.
    pub fn parse(text: &str) -> Option<Date> {
        let is_date = |(at, it): (usize, u8)| if at == 4 || at == 7 { it == b'-' } else { it.is_ascii_digit() };
        if text.len() != 10 || !text.bytes().enumerate().all(is_date) {
            return None;
        }
        let date =
            Date { year: text[..4].parse().ok()?, month: text[5..7].parse().ok()?, day: text[8..].parse().ok()? };
        let is_leap = date.year.is_multiple_of(4) && (!date.year.is_multiple_of(100) || date.year.is_multiple_of(400));
        let n_days = match date.month {
            2 => 28 + u8::from(is_leap),
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        };
        (1..=n_days).contains(&date.day).then_some(date)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_of_the_calendar_are_dates() {
        for (text, is_date) in [
            ("2026-11-30", true),
            ("2024-02-29", true),
            ("2000-02-29", true),
            ("2026-02-29", false),
            ("2100-02-29", false),
            ("2026-04-31", false),
            ("2026-13-01", false),
            ("2026-00-10", false),
            ("2026-01-00", false),
            ("2026-1-1", false),
            ("2026-+1-01", false),
            ("2026/01/01", false),
            ("2026年1月", false),
            ("", false),
        ] {
            let written = Date::parse(text).map(|it| it.to_string());
            assert_eq!(written.as_deref(), is_date.then_some(text), "{text}");
        }
    }
}
