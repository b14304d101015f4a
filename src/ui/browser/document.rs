//! The page around the app: its title, language, theme and focus, and the languages the reader prefers.

use corpus::Lang;
use wasm_bindgen::JsCast;

use super::IS_IN_PAGE;
use crate::settings::Theme;

pub fn set_title(title: &str) {
    document().set_title(title);
}

pub fn set_lang(lang: Lang) {
    set_root_attribute("lang", lang.tag());
}

pub fn set_theme(theme: Theme) {
    let value = match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    set_root_attribute("data-theme", value);
}

/// The languages of the browser, the preferred one first. The static pages prefer Chinese.
pub fn languages() -> Vec<String> {
    if !IS_IN_PAGE {
        return vec![Lang::Zh.tag().to_owned()];
    }
    window().navigator().languages().iter().filter_map(|it| it.as_string()).collect()
}

/// Moves the focus to the element with this id once the page has been drawn; the page does not scroll for it.
pub fn focus_soon(id: &'static str) {
    focus(id, false);
}

/// The same, and the page scrolls as far as the element needs to be seen.
pub fn reach_soon(id: &'static str) {
    focus(id, true);
}

fn focus(id: &'static str, may_scroll: bool) {
    leptos::prelude::request_animation_frame(move || {
        let element = document().get_element_by_id(id).and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(element) = element {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(!may_scroll);
            // An element that cannot take the focus leaves it where it is: nothing to do about it.
            let _ = element.focus_with_options(&options);
        }
    });
}

/// Whether the reader is in this element.
pub fn is_focused(element: &web_sys::Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

/// Whether a click landed on a dialog's backdrop: that belongs to the dialog itself, all the rest to what it holds.
pub fn is_on_backdrop(event: &leptos::ev::MouseEvent) -> bool {
    event.target().is_some_and(|it| it.has_type::<web_sys::HtmlDialogElement>())
}

fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // Only a malformed attribute name is refused, and the names are above.
        let _ = root.set_attribute(name, value);
    }
}

pub(super) fn window() -> web_sys::Window {
    web_sys::window().expect("the app only ever runs in a page")
}

pub(super) fn document() -> web_sys::Document {
    window().document().expect("the app only ever runs in a page")
}
