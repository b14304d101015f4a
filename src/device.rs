//! What this browser keeps for itself: it does not travel with progress.

use serde::{Deserialize, Serialize};

use crate::choices::Choice;
use crate::day::Moment;
use crate::settings::{Reading, Theme, Timer};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Device {
    pub theme: Theme,
    /// When progress was last saved outside the browser, and how many marks there were then.
    pub exported: Option<Exported>,
    /// When the learner was last asked to save it.
    pub reminded: Option<Moment>,
    /// Whether the browser was asked to keep what is stored.
    pub asked_to_persist: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exported {
    pub at: Moment,
    pub n_marks: usize,
}

const DAY: i64 = 24 * 60 * 60 * 1000;

impl Device {
    /// So many new marks are worth a reminder.
    const N_MARKS: usize = 20;
    /// So many days with a new mark among them are, too.
    const N_DAYS: i64 = 14;
    /// The first marks that are worth asking the browser to keep what is stored: somebody is here to stay.
    const N_TO_PERSIST: usize = 3;

    pub fn read(text: &str) -> Option<Device> {
        serde_json::from_str(text).ok()
    }

    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("words and numbers always have a JSON form")
    }

    /// Whether to ask the learner to save their progress outside the browser. `first` is the moment of the first mark.
    /// Whoever was asked is not asked again for a day.
    pub fn should_remind(&self, n_marks: usize, first: Option<Moment>, now: Moment) -> bool {
        let passed = |since: Moment| now.0.saturating_sub(since.0);
        let n_new = n_marks.saturating_sub(self.exported.map_or(0, |it| it.n_marks));
        let since = self.exported.map(|it| it.at).or(first);
        let is_long_ago = since.is_some_and(|it| Device::N_DAYS * DAY <= passed(it));
        let is_worth_it = Device::N_MARKS <= n_new || 0 < n_new && is_long_ago;
        is_worth_it && self.reminded.is_none_or(|it| DAY <= passed(it))
    }

    pub fn should_ask_to_persist(&self, n_marks: usize) -> bool {
        !self.asked_to_persist && Device::N_TO_PERSIST <= n_marks
    }
}

/// Reads what earlier versions stored as settings: what stays with the device, and the choices that travel.
pub fn read_earlier_settings(text: &str) -> Option<(Device, Vec<Choice>)> {
    #[derive(Deserialize)]
    struct Settings {
        interface: String,
        reading: Reading,
        theme: Theme,
        answering: Option<String>,
        timer: Option<Timer>,
        rollover: Option<u8>,
    }
    let settings: Settings = serde_json::from_str(text).ok()?;
    let lang = |tag: String| corpus::Lang::ALL.into_iter().find(|it| it.tag() == tag);
    let choices = [
        lang(settings.interface).map(Choice::Interface),
        Some(Choice::Reading(settings.reading)),
        settings.answering.and_then(lang).map(Choice::Answering),
        settings.timer.map(Choice::Timer),
        settings.rollover.filter(|it| *it < 24).map(Choice::Rollover),
    ];
    Some((Device { theme: settings.theme, ..Device::default() }, choices.into_iter().flatten().collect()))
}

#[cfg(test)]
mod tests {
    use corpus::Lang;

    use super::*;

    const NOW: Moment = Moment(1_796_040_000_000);

    fn ago(days: i64) -> Moment {
        Moment(NOW.0 - days * DAY)
    }

    #[test]
    fn a_reminder_comes_after_enough_marks_or_days_and_once_a_day_at_most() {
        let exported = |n_marks, days| Some(Exported { at: ago(days), n_marks });
        let device = |exported, reminded| Device { exported, reminded, ..Device::default() };
        let cases = [
            (device(None, None), 0, None, false),
            (device(None, None), 19, Some(ago(3)), false),
            (device(None, None), 20, Some(ago(3)), true),
            (device(None, None), 1, Some(ago(14)), true),
            (device(None, Some(ago(0))), 20, Some(ago(3)), false),
            (device(None, Some(ago(1))), 20, Some(ago(3)), true),
            (device(exported(20, 13), None), 39, Some(ago(90)), false),
            (device(exported(20, 13), None), 40, Some(ago(90)), true),
            (device(exported(20, 14), None), 20, Some(ago(90)), false),
            (device(exported(20, 14), None), 21, Some(ago(90)), true),
            // Marks that were taken back, or progress that was reset.
            (device(exported(20, 14), None), 3, Some(ago(1)), false),
        ];
        for (device, n_marks, first, expected) in cases {
            assert_eq!(device.should_remind(n_marks, first, NOW), expected, "{device:?} {n_marks}");
        }
    }

    #[test]
    fn what_a_device_keeps_reads_back_and_lacks_nothing_of_an_earlier_one() {
        let device = Device { theme: Theme::Dark, reminded: Some(NOW), ..Device::default() };
        assert_eq!(Device::read(&device.write()), Some(device));
        assert_eq!(Device::read("{}"), Some(Device::default()));
        assert_eq!(Device::read("dark please"), None);
    }

    #[test]
    fn settings_of_earlier_versions_are_read_as_choices() {
        let text = r#"{"interface":"en","reading":"zh","theme":"dark","answering":"zh-Hans","rollover":25}"#;
        let (device, choices) = read_earlier_settings(text).expect("settings");
        assert_eq!(device.theme, Theme::Dark);
        let expected = [Choice::Interface(Lang::En), Choice::Reading(Reading::Zh), Choice::Answering(Lang::Zh)];
        assert_eq!(choices, expected);
    }
}
