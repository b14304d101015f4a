//! What the learner chooses about the app.

use corpus::Lang;
use leptos::prelude::*;

use super::Store;
use crate::choices::Choice;
use crate::progress::Edit;
use crate::settings::{Reading, Theme, Timer};

impl Store {
    pub fn read_in(self, reading: Reading) {
        self.choose(Choice::Reading(reading));
    }

    pub fn speak(self, interface: Lang) {
        self.choose(Choice::Interface(interface));
    }

    pub fn answer_in(self, lang: Lang) {
        self.choose(Choice::Answering(lang));
    }

    pub fn time(self, change: impl FnOnce(&mut Timer)) {
        let mut timer = self.settings.with_untracked(|it| it.timer);
        change(&mut timer);
        self.choose(Choice::Timer(timer));
    }

    pub fn end_day_at(self, hour: u8) {
        self.choose(Choice::Rollover(hour));
        self.look_at_the_day();
    }

    /// Screens differ, and so do the rooms they stand in: the theme stays with the device.
    pub fn dress(self, theme: Theme) {
        self.set_device(|it| it.theme = theme);
        // From here on the settings of an earlier version are not looked at any more: what they said is stored now.
        self.follow_storage();
        self.save(self.progress.get_untracked());
    }

    fn choose(self, choice: Choice) {
        self.edit(Edit::Choose(choice));
    }
}
