//! The one place that changes what the app remembers. Its methods are the only intents there are.

use corpus::{Course, Lang};
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::keeping::{Opened, open_device};
use super::browser::backup::BackupFile;
use super::browser::storage::{self, Slot, Stored};
use super::browser::{IS_IN_PAGE, clipboard, clock, document, persistence};
use crate::arrival::{Arrival, Refused};
use crate::bundle::Entry;
use crate::choices::Choice;
use crate::day::{Calendar, Day, Moment};
use crate::device::Device;
use crate::mock::Round;
use crate::opening::Work;
use crate::progress::{Edit, Memory, Progress};
use crate::settings::{self, Settings};
use crate::sitting::Sitting;
use crate::text::Text;

mod backing_up;
mod choosing;
mod keeping;
mod moving;
mod notice;
mod rehearsing;

pub use self::backing_up::Backup;
pub use self::keeping::{Found, Keeping, Locked};
pub use self::moving::{Take, Transfer};
pub use self::notice::{Back, Change, Notice, Step};

#[derive(Clone, Copy)]
pub struct Store {
    progress: RwSignal<Progress>,
    device: RwSignal<Device>,
    settings: Memo<Settings>,
    /// The learner's day; it changes while the page is open.
    today: RwSignal<Day>,
    keeping: RwSignal<Keeping>,
    /// Bytes that were found in place of progress and could not be read.
    found: RwSignal<Option<Found>>,
    /// The stored text as this page read or wrote it last.
    seen: StoredValue<Option<String>>,
    notice: RwSignal<Option<Notice>>,
    /// The last step that changed all there is. It can be taken back until the page is closed.
    last_step: RwSignal<Option<Step>>,
    /// What came from elsewhere and waits for an answer.
    arrival: RwSignal<Option<Result<Arrival, Refused>>>,
    backup: RwSignal<Backup>,
    backup_file: StoredValue<Option<BackupFile>, LocalStorage>,
    /// Whether the backup file is being read or written: two writes at once would lose one.
    is_meeting: StoredValue<bool>,
    /// Whether the browser has promised to keep what is stored.
    is_persisted: RwSignal<bool>,
}

impl Store {
    /// Opens what is stored. What cannot be read is kept, never written over.
    pub fn open() -> Store {
        let preferred = settings::preferred(document::languages().iter().map(String::as_str));
        let (device, earlier) = open_device();
        let answering = earlier.iter().find_map(|it| match it {
            Choice::Answering(lang) => Some(*lang),
            _ => None,
        });
        let Opened { mut progress, keeping, found, seen } = Opened::progress(answering.unwrap_or(preferred));
        if progress.choices().is_empty() {
            // The first moment there is: any choice made since is newer.
            progress.apply(Edit::All(earlier.into_iter().map(Edit::Choose).collect()), Moment::default());
        }
        let (progress, device) = (RwSignal::new(progress), RwSignal::new(device));
        let settings = Memo::new(move |_| {
            let theme = device.with(|it| it.theme);
            progress.with(|it| Settings::under(it.choices(), theme, preferred))
        });
        let store = Store {
            progress,
            device,
            settings,
            today: RwSignal::new(calendar(settings.get_untracked()).day(clock::now())),
            keeping: RwSignal::new(keeping),
            found: RwSignal::new(found),
            seen: StoredValue::new(seen),
            notice: RwSignal::new(None),
            last_step: RwSignal::new(None),
            arrival: RwSignal::new(None),
            backup: RwSignal::new(Backup::Off),
            backup_file: StoredValue::new_local(None),
            is_meeting: StoredValue::new(false),
            is_persisted: RwSignal::new(false),
        };
        clock::every(20, move || store.look_at_the_day());
        if IS_IN_PAGE {
            spawn_local(async move { store.is_persisted.set(persistence::is_persisted().await) });
        }
        store.open_backup();
        storage::on_change(move || store.follow_storage());
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
        self.with_memory(entry, lang, |it| it.sheet().is_said(point))
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

    pub fn is_persisted(self) -> bool {
        self.is_persisted.get()
    }

    pub fn is_starred(self, entry: Entry) -> bool {
        self.progress.with(|it| it.is_starred(entry))
    }

    // Telling

    pub fn undo(self) {
        let Some(Notice::Changed { back, .. }) = self.notice.get_untracked() else { return };
        match back {
            Back::Edit(edit) => _ = self.edit(edit),
            Back::Whole(step) => self.take_back(step),
        }
        self.tell(Notice::Undone);
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

    pub fn dismiss_found(self) {
        self.found.set(None);
    }

    fn look_at_the_day(self) {
        let today = calendar(self.settings.get_untracked()).day(clock::now());
        if self.today.get_untracked() != today {
            self.today.set(today);
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
