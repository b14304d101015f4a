//! The browser's localStorage. Every call can fail and says how; nothing here panics or overwrites unasked.

use std::cell::RefCell;

use gloo_storage::{LocalStorage, Storage as _};
use js_sys::Reflect;
use leptos::ev;
use leptos::prelude::window_event_listener;
use wasm_bindgen::JsValue;

use super::IS_IN_PAGE;

/// What all keys of this app start with, since other pages may share the storage.
const PREFIX: &str = "tiku/";

/// The places this app keeps things in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    Progress,
    /// What stays with this browser.
    Device,
    /// Where earlier versions kept what is now a part of progress or of the device.
    EarlierSettings,
    /// A mock interview that has begun.
    Sitting,
}

/// What reading a slot gave.
pub enum Stored {
    Nothing,
    Text(String),
    Forbidden,
}

/// Why something was not stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    Forbidden,
    /// There is storage, but it did not take this. Browsers name the error differently, so its name is not asked.
    Full,
}

impl Slot {
    pub const fn key(self) -> &'static str {
        match self {
            Slot::Progress => "tiku/progress",
            Slot::Device => "tiku/device",
            Slot::EarlierSettings => "tiku/settings",
            Slot::Sitting => "tiku/sitting",
        }
    }
}

pub fn read(slot: Slot) -> Stored {
    if !is_allowed() {
        return Stored::Forbidden;
    }
    match LocalStorage::raw().get_item(slot.key()) {
        Ok(Some(text)) => Stored::Text(text),
        Ok(None) => Stored::Nothing,
        Err(_) => Stored::Forbidden,
    }
}

/// Stores the text in place of what the slot held.
///
/// # Errors
/// Nothing was stored, and the slot holds what it held before.
pub fn write(slot: Slot, text: &str) -> Result<(), Refused> {
    if !is_allowed() {
        return Err(Refused::Forbidden);
    }
    let is_readable = || !matches!(read(slot), Stored::Forbidden);
    LocalStorage::raw().set_item(slot.key(), text).map_err(|_| match is_readable() {
        true => Refused::Full,
        false => Refused::Forbidden,
    })
}

/// Tells of every change that another page of this app makes, for as long as this page is open; and when it is left.
pub fn on_change(act: impl Fn() + Copy + 'static) {
    if IS_IN_PAGE {
        let _ = window_event_listener(ev::storage, move |_| act());
        let _ = window_event_listener(ev::pagehide, move |_| act());
    }
}

/// Copies what a slot holds to a key of its own, and names it. What was kept before stays: the same bytes are kept
/// once, others get the next free number.
///
/// The value never passes through a Rust string, which could not hold every string of JavaScript: the copy is exact.
///
/// # Errors
/// Nothing was copied; the caller must not write over the original.
pub fn set_aside(slot: Slot) -> Result<String, Refused> {
    if !is_allowed() {
        return Err(Refused::Forbidden);
    }
    let storage = LocalStorage::raw();
    let get = |key: &str| Reflect::get(&storage, &key.into()).map_err(|_| Refused::Forbidden);
    let value = get(slot.key())?;
    let mut number = 1;
    loop {
        let key = format!("{}/unreadable/{number}", slot.key());
        let kept = get(&key)?;
        if kept == value {
            return Ok(key);
        }
        if kept.is_undefined() {
            return Reflect::set(&storage, &key.as_str().into(), &value).map(|_| key).map_err(|_| Refused::Full);
        }
        number += 1;
    }
}

thread_local! {
    /// What [`remove_all`] removed, as the browser's own strings: not every one of them can be a Rust string.
    static REMOVED: RefCell<Vec<(String, JsValue)>> = RefCell::default();
}

/// Removes everything this app has stored, and nothing of other pages.
pub fn remove_all() {
    if !is_allowed() {
        return;
    }
    let storage = LocalStorage::raw();
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|it| storage.key(it).ok().flatten());
    let ours = keys.filter(|it| it.starts_with(PREFIX)).collect::<Vec<_>>();
    let values = ours.into_iter().filter_map(|it| Some((Reflect::get(&storage, &it.as_str().into()).ok()?, it)));
    let removed = values.map(|(value, key)| (key, value)).collect::<Vec<_>>();
    for (key, _) in &removed {
        // What cannot be removed is still there to be seen: there is nothing else to do about it.
        let _ = storage.remove_item(key);
    }
    REMOVED.set(removed);
}

/// Puts back what was removed.
pub fn put_back() {
    for (key, value) in REMOVED.take() {
        if is_allowed() {
            // There was room for it before it was removed.
            let _ = Reflect::set(&LocalStorage::raw(), &key.as_str().into(), &value);
        }
    }
}

/// The storage's getter itself throws where it is blocked, and gloo panics then: so it is asked here first.
fn is_allowed() -> bool {
    IS_IN_PAGE && web_sys::window().is_some_and(|it| matches!(it.local_storage(), Ok(Some(_))))
}
