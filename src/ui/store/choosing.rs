//! What the learner chooses about the app.

use corpus::Lang;

use super::Store;
use crate::settings::{Reading, Theme, Timer};

impl Store {
    pub fn read_in(self, reading: Reading) {
        self.choose(|it| it.reading = reading);
    }

    pub fn speak(self, interface: Lang) {
        self.choose(|it| it.interface = interface);
    }

    pub fn dress(self, theme: Theme) {
        self.choose(|it| it.theme = theme);
    }

    pub fn answer_in(self, lang: Lang) {
        self.choose(|it| it.answering = Some(lang));
    }

    pub fn time(self, change: impl FnOnce(&mut Timer)) {
        self.choose(|it| change(&mut it.timer));
    }

    pub fn end_day_at(self, hour: u8) {
        self.choose(|it| it.rollover = hour.min(23));
        self.look_at_the_day();
    }
}
