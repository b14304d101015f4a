//! Going back finds the page where the reader left it.
//!
//! The router draws a screen after the browser has tried to restore the scroll position, so it is done here again.

use std::cell::RefCell;
use std::collections::HashMap;

use leptos::ev;
use leptos::prelude::{request_animation_frame, window_event_listener};

use super::document::window;

thread_local! {
    /// How far each address was scrolled down, in CSS pixels.
    static POSITIONS: RefCell<HashMap<String, f64>> = RefCell::default();
}

/// Remembers the position of each address from now on and restores it on back and forward.
pub fn restore_on_back() {
    let _ = window_event_listener(ev::scroll, |_| {
        POSITIONS.with_borrow_mut(|it| it.insert(address(), window().scroll_y().unwrap_or_default()));
    });
    let _ = window_event_listener(ev::popstate, |_| {
        let position = POSITIONS.with_borrow(|it| it.get(&address()).copied()).unwrap_or_default();
        request_animation_frame(move || window().scroll_to_with_x_and_y(0.0, position));
    });
}

fn address() -> String {
    window().location().href().unwrap_or_default()
}
