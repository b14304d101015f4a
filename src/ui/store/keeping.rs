//! What is found in the browser's storage, whether this page may write there, and how it stays one with what other tabs
//! write.

use corpus::Lang;
use leptos::prelude::*;

use super::{Notice, Store};
use crate::choices::Choice;
use crate::device::{self, Device};
use crate::join::Join as _;
use crate::progress::{Depth, Edit, Progress, Read, Unreadable};
use crate::ui::browser::clock;
use crate::ui::browser::storage::{self, Refused, Slot, Stored};

/// Whether the learner's progress is being stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Keeping {
    Stored,
    /// In memory only, until a write succeeds.
    Unsaved(Refused),
    /// In memory only: nothing is written over what is stored.
    ReadOnly(Locked),
}

/// Why nothing is written over what is stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Locked {
    /// A newer version of the app wrote it, and will want it where it is.
    Newer,
    /// It cannot be read, and there is no room for a copy of it.
    NoRoomAside,
}

/// Stored bytes that this build cannot read, or not all of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Found {
    pub bytes: String,
    /// Where they were copied to, so that their place could be used again.
    pub kept_under: Option<String>,
    /// Whether some of it could be read.
    pub is_read_in_part: bool,
}

/// What was found when the page looked at what is stored.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looked {
    /// Nothing that this page does not know, and nothing less.
    Same,
    /// It lacks something that this page knows.
    Lacking,
    /// What was there is gone.
    Cleared,
}

/// What the page starts with.
pub(super) struct Opened {
    pub progress: Progress,
    pub keeping: Keeping,
    pub found: Option<Found>,
    /// The stored text as it was read.
    pub seen: Option<String>,
}

impl Opened {
    /// Opens progress. Marks of a version that did not know languages count for `lang`.
    pub fn progress(lang: Lang) -> Opened {
        let nothing = Opened { progress: Progress::default(), keeping: Keeping::Stored, found: None, seen: None };
        match storage::read(Slot::Progress) {
            Stored::Nothing => nothing,
            Stored::Forbidden => Opened { keeping: Keeping::Unsaved(Refused::Forbidden), ..nothing },
            Stored::Text(text) => {
                let (progress, keeping, found) = read(&text, lang);
                Opened { progress: progress.unwrap_or_default(), keeping, found, seen: Some(text) }
            }
        }
    }
}

/// Reads a stored text. What cannot be read is copied aside first, so that its place may be used again.
fn read(text: &str, lang: Lang) -> (Option<Progress>, Keeping, Option<Found>) {
    let (progress, is_read_in_part) = match Progress::read(text, lang) {
        Ok(Read { progress, n_damaged: 0 }) => return (Some(progress), Keeping::Stored, None),
        Ok(Read { progress, .. }) => (Some(progress), true),
        Err(Unreadable::Newer) => {
            let found = Found { bytes: text.to_owned(), kept_under: None, is_read_in_part: false };
            return (None, Keeping::ReadOnly(Locked::Newer), Some(found));
        }
        Err(_) => (None, false),
    };
    let kept_under = storage::set_aside(Slot::Progress).ok();
    let keeping = if kept_under.is_some() { Keeping::Stored } else { Keeping::ReadOnly(Locked::NoRoomAside) };
    (progress, keeping, Some(Found { bytes: text.to_owned(), kept_under, is_read_in_part }))
}

/// What this browser keeps for itself, and the choices of an earlier version that travel now.
pub(super) fn open_device() -> (Device, Vec<Choice>) {
    if let Stored::Text(text) = storage::read(Slot::Device) {
        return (Device::read(&text).unwrap_or_default(), Vec::new());
    }
    match storage::read(Slot::EarlierSettings) {
        Stored::Text(text) => device::read_earlier_settings(&text).unwrap_or_default(),
        Stored::Nothing | Stored::Forbidden => Default::default(),
    }
}

impl Store {
    /// Follows a change that another tab stored, and writes again what that lacks. Also asked when the page is left:
    /// what two tabs wrote in the same moment is put together then at the latest.
    pub fn follow_storage(self) {
        let device = match storage::read(Slot::Device) {
            Stored::Text(text) => Device::read(&text),
            Stored::Nothing | Stored::Forbidden => None,
        };
        if let Some(device) = device.filter(|it| self.device.with_untracked(|mine| mine != it)) {
            self.device.set(device);
        }
        let looked = self.look();
        if looked == Looked::Same || self.progress.with_untracked(|it| *it == Progress::default()) {
            return;
        }
        self.save(self.progress.get_untracked());
        if looked == Looked::Cleared && self.keeping.get_untracked() == Keeping::Stored {
            self.tell(Notice::PutBack);
        }
    }

    /// Makes a change and stores it; returns the edit that takes it back.
    pub(super) fn edit(self, edit: Edit) -> Edit {
        self.look();
        let mut progress = self.progress.get_untracked();
        let back = progress.apply(edit, clock::now());
        self.save(progress);
        back
    }

    /// Joins other progress to this.
    pub(super) fn join(self, other: Progress) {
        self.look();
        let mut progress = self.progress.get_untracked();
        progress.join(other);
        self.save(progress);
    }

    /// Puts a document in place of this one, in every tab.
    pub(super) fn replace(self, other: Progress) {
        self.look();
        let other = self.progress.with_untracked(|it| other.in_place_of(it, clock::now()));
        self.save(other);
    }

    /// Takes over what is stored now, since another tab may have written.
    fn look(self) -> Looked {
        let text = match storage::read(Slot::Progress) {
            Stored::Text(text) => text,
            Stored::Forbidden => return Looked::Same,
            Stored::Nothing if self.seen.with_value(Option::is_none) => return Looked::Same,
            Stored::Nothing => {
                self.seen.set_value(None);
                return Looked::Cleared;
            }
        };
        if self.seen.with_value(|it| it.as_ref() == Some(&text)) {
            return Looked::Same;
        }
        let (stored, keeping, found) = read(&text, self.settings.with_untracked(|it| it.answers_in()));
        self.seen.set_value(Some(text));
        if found.is_some() {
            self.found.set(found);
        }
        // Nothing is written over what is locked; what was locked may be written again once it is not.
        let is_locked = |it| matches!(it, Keeping::ReadOnly(_));
        if is_locked(keeping) || is_locked(self.keeping.get_untracked()) {
            self.keeping.set(keeping);
        }
        let Some(stored) = stored else { return Looked::Lacking };
        let mut progress = self.progress.get_untracked();
        let is_lacking = progress.follow(stored);
        if self.progress.with_untracked(|it| *it != progress) {
            self.progress.set(progress);
        }
        if is_lacking { Looked::Lacking } else { Looked::Same }
    }

    /// Stores progress, with as much of the past as there is room for.
    pub(super) fn save(self, mut progress: Progress) {
        progress.compact(Depth::Usual);
        if !matches!(self.keeping.get_untracked(), Keeping::ReadOnly(_)) {
            let keeping = match self.write(&progress) {
                Ok(()) => Keeping::Stored,
                Err(Refused::Full) => self.save_less(&mut progress),
                Err(Refused::Forbidden) => Keeping::Unsaved(Refused::Forbidden),
            };
            if self.keeping.get_untracked() != keeping {
                self.keeping.set(keeping);
            }
        }
        self.progress.set(progress);
    }

    /// Shortens the past until it fits. Where nothing does, it stays whole on this page.
    fn save_less(self, progress: &mut Progress) -> Keeping {
        for depth in &Depth::ALL[1..] {
            let mut shorter = progress.clone();
            shorter.compact(*depth);
            if shorter != *progress && self.write(&shorter).is_ok() {
                *progress = shorter;
                return Keeping::Stored;
            }
        }
        Keeping::Unsaved(Refused::Full)
    }

    fn write(self, progress: &Progress) -> Result<(), Refused> {
        let text = progress.write();
        storage::write(Slot::Progress, &text)?;
        self.seen.set_value(Some(text));
        Ok(())
    }

    /// Changes what this browser keeps for itself. What is not kept can be chosen again; that storage fails is said
    /// about progress.
    pub(super) fn set_device(self, change: impl FnOnce(&mut Device)) {
        self.device.update(change);
        let _ = storage::write(Slot::Device, &self.device.with_untracked(Device::write));
    }
}
