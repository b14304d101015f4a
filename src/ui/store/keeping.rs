//! What is found in the browser's storage, and whether this page may write there.

use corpus::Lang;

use crate::progress::{Progress, Unreadable};
use crate::settings::Settings;
use crate::ui::browser::document;
use crate::ui::browser::storage::{self, Refused, Slot, Stored};

/// Whether the learner's progress is being stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Keeping {
    Stored,
    /// In memory only, until a write succeeds.
    Unsaved(Refused),
    /// In memory only: what is stored cannot be read and has no copy, so nothing is written over it.
    ReadOnly(Unreadable),
}

/// Stored bytes that this build cannot read.
#[derive(Clone, PartialEq, Eq)]
pub struct Found {
    pub bytes: String,
    /// Where they were copied to, so that their place could be used again.
    pub kept_under: Option<String>,
}

/// Opens progress. Marks of a version that did not know languages count for `lang`.
pub(super) fn open_progress(lang: Lang) -> (Progress, Keeping, Option<Found>) {
    let text = match storage::read(Slot::Progress) {
        Stored::Text(text) => text,
        Stored::Nothing => return (Progress::default(), Keeping::Stored, None),
        Stored::Forbidden => return (Progress::default(), Keeping::Unsaved(Refused::Forbidden), None),
    };
    let why = match Progress::read(&text, lang) {
        Ok(progress) => return (progress, Keeping::Stored, None),
        Err(why) => why,
    };
    let kept_under = match why {
        Unreadable::Broken => storage::set_aside(Slot::Progress).ok(),
        // A newer version of the app will want it where it is.
        Unreadable::Newer => None,
    };
    let keeping = if kept_under.is_some() { Keeping::Stored } else { Keeping::ReadOnly(why) };
    (Progress::default(), keeping, Some(Found { bytes: text, kept_under }))
}

/// The settings, and whether new ones may take their place.
pub(super) fn open_settings() -> (Settings, bool) {
    let stored = match storage::read(Slot::Settings) {
        Stored::Text(text) => Some(text),
        Stored::Nothing | Stored::Forbidden => None,
    };
    if let Some(settings) = stored.as_deref().and_then(Settings::read) {
        return (settings, true);
    }
    let may_write = stored.is_none() || storage::set_aside(Slot::Settings).is_ok();
    (Settings::first_visit(document::languages().iter().map(String::as_str)), may_write)
}
