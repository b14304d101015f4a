//! Where the app lies on its host, and where the reader is in it.

use leptos_router::location::{BrowserUrl, LocationProvider as _};
use wasm_bindgen::JsCast;

use super::IS_IN_PAGE;
use super::document::{document, window};

/// The folder the app's own files lie in, as a path with a slash at both ends.
///
/// The page's icon is one of those files and the browser has resolved its address, whatever sub-path the site lies
/// under and however deep the page is. The address is written out in full, since a relative one would move with the
/// address bar.
pub fn root() -> String {
    if !IS_IN_PAGE {
        return "/".to_owned();
    }
    let icon = document().query_selector("link[rel=icon]").ok().flatten();
    let href = icon.and_then(|it| it.dyn_into::<web_sys::HtmlLinkElement>().ok()).map(|it| {
        it.set_href(&it.href());
        it.href()
    });
    let path = href.and_then(|it| web_sys::Url::new(&it).ok()).map(|it| it.pathname()).unwrap_or_default();
    match path.rfind('/') {
        Some(slash) => path[..=slash].to_owned(),
        None => "/".to_owned(),
    }
}

/// An address below the root in full, for a link that leaves this browser.
pub fn in_full(root: &str, address: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    [&origin, root, address].concat()
}

/// A path with its percent signs resolved; as it is where they are malformed.
pub fn decoded(path: &str) -> String {
    if !IS_IN_PAGE {
        return path.to_owned();
    }
    js_sys::decode_uri_component(path).ok().and_then(|it| it.as_string()).unwrap_or_else(|| path.to_owned())
}

/// Takes the fragment out of the address bar; the screen stays.
pub fn drop_fragment() {
    let location = window().location();
    let address = [location.pathname(), location.search()].into_iter().flatten().collect::<String>();
    if let Ok(history) = window().history() {
        // Where the browser refuses, the fragment stays in sight and nothing else is lost.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
    }
}

/// Lets the router write the new address: it waits for its `<Routes>` to say that the screen is ready, and this app
/// chooses its screens itself.
pub fn complete_navigation() {
    if let Some(url) = leptos::prelude::use_context::<BrowserUrl>() {
        url.ready_to_complete();
    }
}
