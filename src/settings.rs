//! What the learner has chosen about the app itself.

use corpus::Lang;
use serde::{Deserialize, Serialize};

use crate::day::Calendar;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The language of the interface.
    #[serde(with = "lang")]
    pub interface: Lang,
    pub reading: Reading,
    pub theme: Theme,
    /// The language to answer in while both are shown; the interface's where none was chosen.
    #[serde(default, with = "lang::optional", skip_serializing_if = "Option::is_none")]
    pub answering: Option<Lang>,
    #[serde(default)]
    pub timer: Timer,
    /// The hour at which a day ends, 0 to 23.
    #[serde(default = "rollover")]
    pub rollover: u8,
}

fn rollover() -> u8 {
    Calendar::ROLLOVER
}

/// The clock beside a question: it counts up, and says quietly when an answer has become long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    Zh,
    En,
    Both,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
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
    /// The settings of a first visit: the interface in the first language of the browser's list that the app
    /// speaks, or in English; both languages to read.
    pub fn first_visit<'a>(mut preferred: impl Iterator<Item = &'a str>) -> Settings {
        let spoken = |tag: &str| match tag.split('-').next() {
            Some(it) if it.eq_ignore_ascii_case("zh") => Some(Lang::Zh),
            Some(it) if it.eq_ignore_ascii_case("en") => Some(Lang::En),
            _ => None,
        };
        let interface = preferred.find_map(spoken).unwrap_or(Lang::En);
        Settings {
            interface,
            reading: Reading::Both,
            theme: Theme::System,
            answering: Some(interface),
            timer: Timer::default(),
            rollover: rollover(),
        }
    }

    /// Reads stored settings; `None` if the text is none.
    pub fn read(text: &str) -> Option<Settings> {
        serde_json::from_str(text).ok().filter(|it: &Settings| it.rollover < 24)
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("words and numbers always have a JSON form")
    }

    /// The language to answer in.
    pub fn answers_in(&self) -> Lang {
        match self.reading {
            Reading::Zh => Lang::Zh,
            Reading::En => Lang::En,
            Reading::Both => self.answering.unwrap_or(self.interface),
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

mod lang {
    use corpus::Lang;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(lang: &Lang, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(lang.tag())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
        let tag = String::deserialize(from)?;
        Lang::ALL.into_iter().find(|it| it.tag() == tag).ok_or_else(|| D::Error::custom("not a language of the app"))
    }

    /// The same where there may be none.
    pub mod optional {
        use corpus::Lang;
        use serde::{Deserialize, Deserializer, Serialize, Serializer};

        #[derive(Serialize, Deserialize)]
        #[serde(transparent)]
        struct Tagged(#[serde(with = "super")] Lang);

        pub fn serialize<S: Serializer>(lang: &Option<Lang>, to: S) -> Result<S::Ok, S::Error> {
            lang.map(Tagged).serialize(to)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Lang>, D::Error> {
            Ok(Option::<Tagged>::deserialize(from)?.map(|it| it.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for (preferred, expected) in cases {
            assert_eq!(Settings::first_visit(preferred.iter().copied()).interface, expected, "{preferred:?}");
        }
    }

    #[test]
    fn settings_read_back_as_they_were_written() {
        for reading in Reading::ALL {
            for theme in Theme::ALL {
                for interface in Lang::ALL {
                    let timer = Timer { is_shown: false, marks: [60, 120] };
                    let answering = Some(interface.other());
                    let settings = Settings { interface, reading, theme, answering, timer, rollover: 0 };
                    assert_eq!(Settings::read(&settings.write()), Some(settings));
                }
            }
        }
    }

    #[test]
    fn settings_of_an_earlier_version_get_the_defaults_of_what_is_new() {
        let read = Settings::read(r#"{"interface":"en","reading":"both","theme":"dark"}"#).expect("settings");
        assert_eq!((read.answers_in(), read.timer, read.rollover), (Lang::En, Timer::default(), 4));
    }

    #[test]
    fn the_marks_of_the_timer_pass_one_after_the_other() {
        let passed = [0, 89, 90, 179, 180, 9000].map(|it| Timer::default().n_passed(it));
        assert_eq!(passed, [0, 0, 1, 1, 2, 2]);
    }

    #[test]
    fn text_that_is_no_settings_is_refused() {
        let late = r#"{"interface":"en","reading":"both","theme":"dark","rollover":24}"#;
        for text in ["", "{}", "zh", r#"{"interface":"fr","reading":"both","theme":"dark"}"#, late] {
            assert_eq!(Settings::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_leading_language_comes_first() {
        for reading in Reading::ALL {
            for interface in Lang::ALL {
                let settings = Settings { reading, ..Settings::first_visit([interface.tag()].into_iter()) };
                assert_eq!(settings.languages().first(), Some(&settings.leading()));
            }
        }
    }
}
