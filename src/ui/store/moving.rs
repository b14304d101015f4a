//! Progress on its way out of this browser and into it.

use corpus::Date;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Back, Backup, Change, Notice, Step, Store};
use crate::armour::Armour;
use crate::arrival::{self, Arrival, Kind, MOST_IN_LINK, Refused};
use crate::device::Exported;
use crate::progress::{Difference, MOST_IN_FILE, Progress, pack};
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
            if !clipboard::copy(&text).await {
                return self.tell(Notice::CopyByHand(text));
            }
            self.note_export();
            self.tell(Notice::Copied);
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

    /// How many answers were marked since progress was last saved outside the browser.
    pub fn n_unsaved(self) -> usize {
        let n_exported = self.device.with(|it| it.exported.map_or(0, |it| it.n_marks));
        self.progress.with(Progress::n_marks).saturating_sub(n_exported)
    }

    /// Whether it is time to ask the learner to save their progress outside the browser.
    pub fn should_remind(self) -> bool {
        let (n_marks, first) = self.progress.with(|it| (it.n_marks(), it.first_mark()));
        let is_backed_up = matches!(self.backup.get(), Backup::On(_));
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
            match file.read(MOST_IN_FILE).await {
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
        match how {
            Take::Join => self.step(Change::Joined, || self.join(progress)),
            Take::Replace => self.step(Change::Replaced, || self.replace(progress)),
        }
    }

    pub fn decline(self) {
        self.arrival.set(None);
    }

    // Away

    /// Deletes everything the app has stored. The backup file is let go, so that it does not bring all of it back.
    pub fn reset(self) {
        self.step(Change::Reset, || {
            storage::remove_all();
            self.device.set(Default::default());
            self.found.set(None);
            self.replace(Progress::default());
            self.backup.set(Backup::Off);
            spawn_local(async { _ = backup::forget().await });
        });
    }

    /// The last step that changed all there is, if it can still be taken back.
    pub fn last_step(self) -> Option<Step> {
        self.last_step.get()
    }

    /// Takes a step back. What was done since stays.
    pub fn take_back(self, step: Step) {
        self.last_step.set(None);
        let Step { what, at, before } = step;
        if matches!(what, Change::Reset) {
            storage::put_back();
            self.device.set(super::keeping::open_device().0);
            if let Some(file) = self.backup_file.get_value() {
                self.backup.set(Backup::On(file.name()));
                spawn_local(async move { _ = file.remember().await });
            }
        }
        let before = self.progress.with_untracked(|it| before.before_step(it, at));
        self.replace(before);
    }

    fn step(self, what: Change, make: impl FnOnce()) {
        let before = Box::new(self.progress.get_untracked());
        make();
        let step = Step { what, at: clock::now(), before };
        self.last_step.set(Some(step.clone()));
        self.tell(Notice::Changed { what, back: Back::Whole(step) });
    }
}
