//! Progress on its way out of this browser and into it.

use corpus::Date;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Back, Change, Notice, Store};
use crate::armour::Armour;
use crate::arrival::{self, Arrival, Kind, MOST_IN_LINK, Refused};
use crate::device::Exported;
use crate::progress::{Difference, MOST, Progress, pack};
use crate::ui::browser::files::{self, Chosen};
use crate::ui::browser::storage;
use crate::ui::browser::{backup, clipboard, clock, compression, persistence};

/// What to do with progress that has arrived.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Take {
    /// Joins it to what is here.
    Join,
    /// Puts it in place of what is here.
    Replace,
}

/// The ends of a link that carries the marks.
#[derive(Clone, PartialEq, Eq)]
pub struct Transfer {
    pub in_letters: String,
    /// The same in digits, for a QR code.
    pub in_digits: String,
}

impl Store {
    // Out

    /// Hands the whole of it to the browser as a file that is named after the day.
    pub fn save_as_file(self) {
        let name = ["tiku-", &Date::from(self.today.get_untracked()).to_string(), ".json"].concat();
        files::download(&name, &self.progress_as_text());
        self.note_export();
        self.tell(Notice::Saved);
    }

    /// Copies the whole of it as text.
    pub fn copy_as_text(self) {
        let text = self.progress_as_text();
        spawn_local(async move {
            let notice = if clipboard::copy(&text).await { Notice::Copied } else { Notice::CopyByHand(text) };
            self.note_export();
            self.tell(notice);
        });
    }

    pub fn progress_as_text(self) -> String {
        self.progress.with_untracked(Progress::export)
    }

    /// The marks for a link; `None` where the browser cannot deflate.
    pub async fn transfer(self) -> Option<Transfer> {
        let marks = self.progress.with_untracked(pack);
        let deflated = compression::deflate(&marks).await?;
        let [in_letters, in_digits] = [Armour::Letters, Armour::Digits].map(|it| arrival::fragment(&deflated, it));
        Some(Transfer { in_letters, in_digits })
    }

    /// Whether it is time to ask the learner to save their progress outside the browser.
    pub fn should_remind(self) -> bool {
        let (n_marks, first) = self.progress.with(|it| (it.n_marks(), it.first_mark()));
        let is_backed_up = matches!(self.backup.get(), super::Backup::On(_));
        !is_backed_up && self.device.with(|it| it.should_remind(n_marks, first, clock::now()))
    }

    pub fn put_reminder_off(self) {
        self.set_device(|it| it.reminded = Some(clock::now()));
    }

    /// When progress was last saved outside the browser.
    pub fn last_export(self) -> Option<crate::day::Moment> {
        self.device.with(|it| it.exported.map(|it| it.at))
    }

    fn note_export(self) {
        let n_marks = self.progress.with_untracked(Progress::n_marks);
        self.set_device(|it| it.exported = Some(Exported { at: clock::now(), n_marks }));
    }

    /// Asks the browser to keep what is stored, once somebody is here to stay. `is_wanted` asks in any case.
    pub fn ask_to_persist(self, is_wanted: bool) {
        let n_marks = self.progress.with_untracked(Progress::n_marks);
        let should_ask = self.device.with_untracked(|it| it.should_ask_to_persist(n_marks));
        if self.is_persisted.get_untracked() || !(is_wanted || should_ask) {
            return;
        }
        self.set_device(|it| it.asked_to_persist = true);
        spawn_local(async move {
            let is_persisted = persistence::ask().await;
            self.is_persisted.set(is_persisted);
        });
    }

    // In

    pub fn arrival(self) -> Option<Result<Arrival, Refused>> {
        self.arrival.get()
    }

    pub fn receive_file(self, file: Chosen) {
        spawn_local(async move {
            let most = u32::try_from(MOST).unwrap_or(u32::MAX);
            match file.read(most).await {
                Ok(text) => self.read_arrival(&text).await,
                Err(why) => self.arrival.set(Some(Err(why.into()))),
            }
        });
    }

    /// Receives a document, or a link with marks.
    pub fn receive_text(self, text: String) {
        spawn_local(async move { self.read_arrival(&text).await });
    }

    async fn read_arrival(self, text: &str) {
        let lang = self.settings.with_untracked(|it| it.answers_in());
        let arrival = match Kind::of(text) {
            Kind::Document(text) => Arrival::of_document(text, lang, clock::now()),
            Kind::Link(None) => Err(Refused::CutLink),
            Kind::Link(Some(deflated)) => match compression::inflate(&deflated, MOST_IN_LINK).await {
                Some(marks) => Arrival::of_marks(&marks, clock::now()),
                None => Err(Refused::CutLink),
            },
        };
        self.arrival.set(Some(arrival));
    }

    /// What bringing in an arrival would change.
    pub fn difference(self, arrival: &Arrival) -> Difference {
        self.progress.with(|it| Difference::between(it, &arrival.progress))
    }

    pub fn take(self, how: Take) {
        let Some(Ok(Arrival { progress, .. })) = self.arrival.get_untracked() else { return };
        self.arrival.set(None);
        let before = self.progress.get_untracked();
        let what = match how {
            Take::Join => {
                self.join(progress);
                Change::Joined
            }
            Take::Replace => {
                self.replace(progress);
                Change::Replaced
            }
        };
        self.tell(Notice::Changed { what, back: Back::Whole(Box::new(before)) });
    }

    pub fn decline(self) {
        self.arrival.set(None);
    }

    // Away

    /// Deletes everything the app has stored. The backup file is let go, so that it does not bring all of it back.
    pub fn reset(self) {
        let before = self.progress.get_untracked();
        storage::remove_all();
        self.device.set(Default::default());
        self.found.set(None);
        self.replace(Progress::default());
        self.backup.set(super::Backup::Off);
        spawn_local(async { _ = backup::forget().await });
        self.tell(Notice::Changed { what: Change::Reset, back: Back::Reset(Box::new(before)) });
    }

    pub(super) fn undo_reset(self, before: Progress) {
        storage::put_back();
        self.device.set(super::keeping::open_device().0);
        self.replace(before);
        if let Some(file) = self.backup_file.get_value() {
            self.backup.set(super::Backup::On(file.name()));
            spawn_local(async move { _ = file.remember().await });
        }
    }
}
