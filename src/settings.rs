//! What the learner has chosen about the app itself.

use corpus::Lang;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The language of the interface.
    #[serde(with = "lang")]
    pub interface: Lang,
    pub reading: Reading,
    pub theme: Theme,
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
        Settings { interface, reading: Reading::Both, theme: Theme::System }
    }

    /// Reads stored settings; `None` if the text is none.
    pub fn read(text: &str) -> Option<Settings> {
        serde_json::from_str(text).ok()
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("three words always have a JSON form")
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
                    let settings = Settings { interface, reading, theme };
                    assert_eq!(Settings::read(&settings.write()), Some(settings));
                }
            }
        }
    }

    #[test]
    fn text_that_is_no_settings_is_refused() {
        for text in ["", "{}", "zh", r#"{"interface":"fr","reading":"both","theme":"dark"}"#] {
            assert_eq!(Settings::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_leading_language_comes_first() {
        for reading in Reading::ALL {
            for interface in Lang::ALL {
                let settings = Settings { interface, reading, theme: Theme::System };
                assert_eq!(settings.languages().first(), Some(&settings.leading()));
            }
        }
    }
}
