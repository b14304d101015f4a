//! What holds on this device: the learner's choices, and what stands in for those not made.

use corpus::Lang;
use serde::{Deserialize, Serialize};

use crate::choices::Choices;
use crate::day::Calendar;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language of the interface.
    pub interface: Lang,
    pub reading: Reading,
    pub theme: Theme,
    /// The language to answer in while both are shown.
    pub answering: Lang,
    pub timer: Timer,
    /// The hour at which a day ends, 0 to 23.
    pub rollover: u8,
}

/// The clock beside a question: it counts up, and says quietly when an answer has become long.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Timer {
    pub is_shown: bool,
    /// The marks, in seconds: the first says that it is time to come to the point, the second that it is too long.
    pub marks: [u16; 2],
}

impl Default for Timer {
    fn default() -> Timer {
        Timer { is_shown: true, marks: [90, 180] }
    }
}

impl Timer {
    /// How many of the marks lie behind, after so many seconds.
    pub fn n_passed(&self, seconds: u32) -> usize {
        self.marks.iter().filter(|it| u32::from(**it) <= seconds).count()
    }
}

/// The language or languages that questions are shown in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    Zh,
    En,
    Both,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Reading {
    pub const ALL: [Reading; 3] = [Reading::Zh, Reading::En, Reading::Both];
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::System];
}

impl Settings {
    /// What holds under these choices. Where none was made: the interface speaks, and answers are given in, the
    /// language that the browser prefers; questions are read in both.
    pub fn under(choices: &Choices, theme: Theme, preferred: Lang) -> Settings {
        Settings {
            interface: choices.interface().unwrap_or(preferred),
            reading: choices.reading().unwrap_or(Reading::Both),
            theme,
            answering: choices.answering().unwrap_or(preferred),
            timer: choices.timer().unwrap_or_default(),
            rollover: choices.rollover().unwrap_or(Calendar::ROLLOVER),
        }
    }

    /// The language to answer in.
    pub fn answers_in(&self) -> Lang {
        match self.reading {
            Reading::Zh => Lang::Zh,
            Reading::En => Lang::En,
            Reading::Both => self.answering,
        }
    }

    /// The languages to show, the leading one first. Reading both, the interface's language leads.
    pub fn languages(&self) -> &'static [Lang] {
        match (self.reading, self.interface) {
            (Reading::Zh, _) => &[Lang::Zh],
            (Reading::En, _) => &[Lang::En],
            (Reading::Both, Lang::Zh) => &[Lang::Zh, Lang::En],
            (Reading::Both, Lang::En) => &[Lang::En, Lang::Zh],
        }
    }

    /// The language for a single line, such as a title in a list.
    pub fn leading(&self) -> Lang {
        match self.reading {
            Reading::Zh => Lang::Zh,
            Reading::En => Lang::En,
            Reading::Both => self.interface,
        }
    }
}

/// The first language of a browser's list that the app speaks, or English.
pub fn preferred<'a>(mut languages: impl Iterator<Item = &'a str>) -> Lang {
    let spoken = |tag: &str| match tag.split('-').next() {
        Some(it) if it.eq_ignore_ascii_case("zh") => Some(Lang::Zh),
        Some(it) if it.eq_ignore_ascii_case("en") => Some(Lang::En),
        _ => None,
    };
    languages.find_map(spoken).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choices::Choice;
    use crate::day::Moment;

    fn under(choices: &[Choice], preferred: Lang) -> Settings {
        let mut chosen = Choices::default();
        for choice in choices {
            chosen.put(*choice, Moment(5));
        }
        Settings::under(&chosen, Theme::Dark, preferred)
    }

    #[test]
    fn the_first_visit_speaks_the_browsers_language() {
        let cases: [(&[&str], Lang); 6] = [
            (&["zh-CN", "en"], Lang::Zh),
            (&["zh"], Lang::Zh),
            (&["en-GB", "zh"], Lang::En),
            (&["fr", "ZH-hant-TW"], Lang::Zh),
            (&["fr", "de"], Lang::En),
            (&[], Lang::En),
        ];
        for (languages, expected) in cases {
            assert_eq!(preferred(languages.iter().copied()), expected, "{languages:?}");
        }
    }

    #[test]
    fn a_choice_holds_and_what_was_not_chosen_has_its_default() {
        let settings = under(&[Choice::Reading(Reading::En), Choice::Rollover(0)], Lang::Zh);
        let expected = Settings {
            interface: Lang::Zh,
            reading: Reading::En,
            theme: Theme::Dark,
            answering: Lang::Zh,
            timer: Timer::default(),
            rollover: 0,
        };
        assert_eq!((settings, settings.answers_in()), (expected, Lang::En));
    }

    #[test]
    fn answers_in_both_languages_stay_in_the_one_that_was_chosen() {
        let chosen = [Choice::Interface(Lang::En), Choice::Answering(Lang::Zh)];
        assert_eq!(under(&chosen, Lang::En).answers_in(), Lang::Zh);
        assert_eq!(under(&chosen[..1], Lang::Zh).answers_in(), Lang::Zh);
    }

    #[test]
    fn the_marks_of_the_timer_pass_one_after_the_other() {
        let passed = [0, 89, 90, 179, 180, 9000].map(|it| Timer::default().n_passed(it));
        assert_eq!(passed, [0, 0, 1, 1, 2, 2]);
    }

    #[test]
    fn the_leading_language_comes_first() {
        for reading in Reading::ALL {
            for interface in Lang::ALL {
                let settings = under(&[Choice::Reading(reading)], interface);
                assert_eq!(settings.languages().first(), Some(&settings.leading()));
            }
        }
    }
}
