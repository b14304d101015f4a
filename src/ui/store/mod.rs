//! The one place that changes what the app remembers. Its methods are the only intents there are.

use corpus::{KeyPoint, Lang};
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::keeping::{open_progress, open_settings};
use super::browser::storage::{self, Slot, Stored};
use super::browser::{clipboard, clock};
use crate::bundle::Entry;
use crate::progress::{Edit, Progress};
use crate::settings::{Reading, Settings, Theme};
use crate::text::Text;

mod keeping;
mod notice;

pub use self::keeping::{Found, Keeping};
pub use self::notice::{Change, Notice};

#[derive(Clone, Copy)]
pub struct Store {
    progress: RwSignal<Progress>,
    settings: RwSignal<Settings>,
    keeping: RwSignal<Keeping>,
    /// Bytes that were found in place of progress and could not be read.
    found: RwSignal<Option<Found>>,
    notice: RwSignal<Option<Notice>>,
    may_write_settings: bool,
}

impl Store {
    /// Opens what is stored. What cannot be read is kept, never written over.
    pub fn open() -> Store {
        let (progress, keeping, found) = open_progress();
        let (settings, may_write_settings) = open_settings();
        let store = Store {
            progress: RwSignal::new(progress),
            settings: RwSignal::new(settings),
            keeping: RwSignal::new(keeping),
            found: RwSignal::new(found),
            notice: RwSignal::new(None),
            may_write_settings,
        };
        provide_context(store);
        store
    }

    // Reading

    pub fn is_answered(self, entry: Entry) -> bool {
        self.progress.with(|it| it.is_answered(entry))
    }

    /// The day on which the question was answered, on the learner's calendar.
    pub fn answered_on(self, entry: Entry) -> Option<String> {
        self.progress.with(|it| it.answered_at(entry)).map(|it| clock::local_date(it).to_string())
    }

    pub fn is_said(self, entry: Entry, point: &KeyPoint) -> bool {
        self.progress.with(|it| it.is_said(entry, point.id))
    }

    pub fn n_said(self, entry: Entry) -> usize {
        self.progress.with(|it| it.n_said(entry))
    }

    pub fn n_answered(self, entries: impl Iterator<Item = Entry>) -> usize {
        self.progress.with(|it| it.n_answered(entries))
    }

    /// A view of the progress document for the core's own questions.
    pub fn with_progress<T>(self, ask: impl FnOnce(&Progress) -> T) -> T {
        self.progress.with(ask)
    }

    pub fn settings(self) -> Settings {
        self.settings.get()
    }

    pub fn text(self) -> &'static Text {
        Text::of(self.settings.with(|it| it.interface))
    }

    pub fn keeping(self) -> Keeping {
        self.keeping.get()
    }

    pub fn found(self) -> Option<Found> {
        self.found.get()
    }

    pub fn notice(self) -> Option<Notice> {
        self.notice.get()
    }

    // Rehearsing

    pub fn visit(self, entry: Entry) {
        self.edit(Edit::Visit { question: Some(entry.into()) });
    }

    pub fn mark(self, entry: Entry) {
        let back = self.edit(Edit::Answer { question: entry.into(), at: Some(clock::now()) });
        self.tell(Notice::Changed { what: Change::Marked(entry), back });
    }

    pub fn unmark(self, entry: Entry) {
        let back = self.edit(Edit::Answer { question: entry.into(), at: None });
        self.tell(Notice::Changed { what: Change::Unmarked(entry), back });
    }

    /// Ticks a key point as said, or takes the tick away. The point is named by its place, counted from 1.
    pub fn say(self, entry: Entry, number: usize, is_said: bool) {
        let Some(point) = entry.question.points.get(number - 1) else { return };
        let at = is_said.then(clock::now);
        let back = self.edit(Edit::Say { question: entry.into(), point: point.id, at });
        let what = if is_said { Change::Said(number) } else { Change::Unsaid(number) };
        self.tell(Notice::Changed { what, back });
    }

    pub fn undo(self) {
        if let Some(Notice::Changed { back, .. }) = self.notice.get_untracked() {
            self.edit(back);
            self.tell(Notice::Undone);
        }
    }

    pub fn tell(self, notice: Notice) {
        self.notice.set(Some(notice));
    }

    /// Copies a text for the reader and says so; where the browser refuses, shows the text to copy by hand.
    pub fn copy(self, text: String, done: Notice) {
        spawn_local(async move {
            let notice = if clipboard::copy(&text).await { done } else { Notice::CopyByHand(text) };
            self.tell(notice);
        });
    }

    pub fn dismiss_notice(self) {
        self.notice.set(None);
    }

    // Choosing

    pub fn read_in(self, reading: Reading) {
        self.choose(|it| it.reading = reading);
    }

    pub fn speak(self, interface: Lang) {
        self.choose(|it| it.interface = interface);
    }

    pub fn dress(self, theme: Theme) {
        self.choose(|it| it.theme = theme);
    }

    // Keeping

    /// Follows a change that another tab stored. If the storage was wiped there, what this page still knows goes
    /// back with the next change.
    pub fn follow_storage(self) {
        if let Some(progress) = self.stored() {
            self.progress.set(progress);
        }
    }

    pub fn progress_as_text(self) -> String {
        self.progress.with_untracked(Progress::write)
    }

    pub fn dismiss_found(self) {
        self.found.set(None);
    }

    /// Makes a change and stores it; returns the edit that takes it back.
    fn edit(self, edit: Edit) -> Edit {
        let mut progress = self.stored().unwrap_or_else(|| self.progress.get_untracked());
        let back = progress.apply(edit);
        self.save(&progress);
        self.progress.set(progress);
        back
    }

    /// What is stored now, since another tab may have written; `None` where this page knows more than the storage.
    fn stored(self) -> Option<Progress> {
        if self.keeping.get_untracked() != Keeping::Stored {
            return None;
        }
        match storage::read(Slot::Progress) {
            Stored::Text(text) => Progress::read(&text).ok(),
            Stored::Nothing | Stored::Forbidden => None,
        }
    }

    fn save(self, progress: &Progress) {
        if let Keeping::ReadOnly(_) = self.keeping.get_untracked() {
            return;
        }
        let keeping = match storage::write(Slot::Progress, &progress.write()) {
            Ok(()) => Keeping::Stored,
            Err(why) => Keeping::Unsaved(why),
        };
        if self.keeping.get_untracked() != keeping {
            self.keeping.set(keeping);
        }
    }

    fn choose(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        if self.may_write_settings {
            // A choice that is not kept can be made again; that storage fails is said about progress.
            let _ = storage::write(Slot::Settings, &self.settings.with_untracked(Settings::write));
        }
    }
}

pub fn use_store() -> Store {
    expect_context()
}
