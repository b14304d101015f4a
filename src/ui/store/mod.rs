//! The one place that changes what the app remembers. Its methods are the only intents there are.

use corpus::{Course, Lang};
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::keeping::{open_progress, open_settings};
use super::browser::storage::{self, Slot, Stored};
use super::browser::{clipboard, clock};
use crate::bundle::Entry;
use crate::day::{Calendar, Day, Moment};
use crate::mock::Round;
use crate::opening::Work;
use crate::progress::{Edit, Memory, Progress};
use crate::settings::Settings;
use crate::sitting::Sitting;
use crate::text::Text;

mod choosing;
mod keeping;
mod notice;
mod rehearsing;

pub use self::keeping::{Found, Keeping};
pub use self::notice::{Change, Notice};

#[derive(Clone, Copy)]
pub struct Store {
    progress: RwSignal<Progress>,
    settings: RwSignal<Settings>,
    /// The learner's day; it changes while the page is open.
    today: RwSignal<Day>,
    keeping: RwSignal<Keeping>,
    /// Bytes that were found in place of progress and could not be read.
    found: RwSignal<Option<Found>>,
    notice: RwSignal<Option<Notice>>,
    may_write_settings: bool,
}

impl Store {
    /// Opens what is stored. What cannot be read is kept, never written over.
    pub fn open() -> Store {
        let (settings, may_write_settings) = open_settings();
        let (progress, keeping, found) = open_progress(settings.answers_in());
        let store = Store {
            progress: RwSignal::new(progress),
            today: RwSignal::new(calendar(settings).day(clock::now())),
            settings: RwSignal::new(settings),
            keeping: RwSignal::new(keeping),
            found: RwSignal::new(found),
            notice: RwSignal::new(None),
            may_write_settings,
        };
        clock::every(20, move || store.look_at_the_day());
        provide_context(store);
        store
    }

    // Reading

    pub fn is_answered(self, entry: Entry, lang: Lang) -> bool {
        self.progress.with(|it| it.is_answered(entry, lang))
    }

    /// Whether the question is answered in one of the languages that are read.
    pub fn is_answered_in_any(self, entry: Entry) -> bool {
        self.settings().languages().iter().any(|it| self.is_answered(entry, *it))
    }

    pub fn n_answered(self, entries: impl Iterator<Item = Entry>, lang: Lang) -> usize {
        self.progress.with(|it| it.n_answered(entries, lang))
    }

    /// A view of what is remembered of a question in a language.
    pub fn with_memory<T>(self, entry: Entry, lang: Lang, ask: impl FnOnce(&Memory) -> T) -> T {
        self.progress.with(|it| ask(it.memory(entry, lang)))
    }

    pub fn is_said(self, entry: Entry, lang: Lang, point: &str) -> bool {
        self.with_memory(entry, lang, |it| it.sheet().said.contains_key(point))
    }

    /// How many of the question's points are ticked on the sheet in work.
    pub fn n_said(self, entry: Entry, lang: Lang) -> usize {
        entry.question.points.iter().filter(|it| self.is_said(entry, lang, it.id)).count()
    }

    /// A view of the progress document for the core's own questions.
    pub fn with_progress<T>(self, ask: impl FnOnce(&Progress) -> T) -> T {
        self.progress.with(ask)
    }

    /// A view of what there is to do in a course today.
    pub fn with_work<T>(self, course: &'static Course, ask: impl FnOnce(Work<'_>) -> T) -> T {
        let (calendar, today) = (self.calendar(), self.today());
        self.progress.with(|progress| ask(Work { progress, course, calendar, today }))
    }

    pub fn calendar(self) -> Calendar {
        calendar(self.settings())
    }

    pub fn today(self) -> Day {
        self.today.get()
    }

    pub fn day(self, moment: Moment) -> Day {
        self.calendar().day(moment)
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

    // Telling

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

    // Keeping

    /// The sitting of a round, if one has begun.
    pub fn sitting(self, round: Round) -> Option<Sitting> {
        stored_sitting().and_then(|it| Sitting::read(&it, round))
    }

    /// The round that was left before its end.
    pub fn unfinished_round(self) -> Option<Round> {
        stored_sitting().and_then(|it| Sitting::unfinished(&it))
    }

    /// Keeps a sitting, so that it can be gone on with. Where nothing can be stored it lasts as long as its page.
    pub fn keep(self, sitting: &Sitting) {
        let _ = storage::write(Slot::Sitting, &sitting.write());
    }

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

    fn look_at_the_day(self) {
        let today = calendar(self.settings.get_untracked()).day(clock::now());
        if self.today.get_untracked() != today {
            self.today.set(today);
        }
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
            Stored::Text(text) => Progress::read(&text, self.settings.with_untracked(Settings::answers_in)).ok(),
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

fn calendar(settings: Settings) -> Calendar {
    Calendar { minutes_east: clock::minutes_east, rollover: settings.rollover }
}

fn stored_sitting() -> Option<String> {
    match storage::read(Slot::Sitting) {
        Stored::Text(text) => Some(text),
        Stored::Nothing | Stored::Forbidden => None,
    }
}

pub fn use_store() -> Store {
    expect_context()
}
