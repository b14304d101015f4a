//! The keyboard, for keys that are meant for the page and for nothing in it.

use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::{on_cleanup, window_event_listener};
use wasm_bindgen::JsCast;

use super::IS_IN_PAGE;

/// A key by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// From 1 to 9.
    Digit(usize),
    Enter,
    Space,
}

/// Where the focus is while a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Focus {
    /// On something that does what Enter or space says by itself.
    Control,
    /// Somewhere inside an element of this class.
    Within(&'static str),
    Elsewhere,
}

/// Hands keys to the page until the part of it that asks for them is gone. `act` says whether it used the key.
///
/// A key with a modifier belongs to the browser. One pressed in a field belongs to the text, one pressed while an input
/// method composes belongs to that (browsers that do not say so send the code 229), and a dialog has its own.
pub fn listen(within: &'static str, act: impl Fn(Key, Focus) -> bool + 'static) {
    if !IS_IN_PAGE {
        return;
    }
    let handle = window_event_listener(ev::keydown, move |event| {
        let is_for_the_page = !event.default_prevented() && !is_modified(&event) && !is_composing(&event);
        let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let is_taken = target.as_ref().is_some_and(|it| has_around(it, "dialog, textarea, select, [contenteditable]"));
        let is_taken = is_taken || target.as_ref().is_some_and(is_text_field);
        let Some(key) = key(&event).filter(|_| is_for_the_page && !is_taken) else { return };
        // Space ticks a box and chooses a radio button; Enter does nothing to them and stays the page's.
        if key == Key::Space && target.as_ref().is_some_and(|it| has_around(it, "input")) {
            return;
        }
        let focus = match &target {
            Some(it) if has_around(it, within) => Focus::Within(within),
            Some(it) if has_around(it, "button, a, summary, [role=button]") => Focus::Control,
            _ => Focus::Elsewhere,
        };
        if act(key, focus) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

fn key(event: &KeyboardEvent) -> Option<Key> {
    let name = event.key();
    match name.as_str() {
        "Enter" => return Some(Key::Enter),
        " " => return Some(Key::Space),
        _ => {}
    }
    let mut letters = name.chars();
    let (letter, rest) = (letters.next()?, letters.next());
    match letter {
        '1'..='9' if rest.is_none() => letter.to_digit(10).map(|it| Key::Digit(it as usize)),
        _ => None,
    }
}

fn is_modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

fn is_composing(event: &KeyboardEvent) -> bool {
    event.is_composing() || event.key_code() == 229
}

fn is_text_field(element: &web_sys::Element) -> bool {
    let is_box = matches!(element.get_attribute("type").as_deref(), Some("checkbox" | "radio" | "button"));
    element.tag_name().eq_ignore_ascii_case("input") && !is_box
}

fn has_around(element: &web_sys::Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}
