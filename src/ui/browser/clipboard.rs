//! Handing a text to the reader's other programs.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use super::IS_IN_PAGE;
use super::document::window;

/// Copies the text; `false` where the browser does not let the page.
pub async fn copy(text: &str) -> bool {
    // On a page that is not secure there is no clipboard at all, and naming it would throw.
    has("clipboard") && JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Whether the browser can hand a link to other apps.
pub fn can_share() -> bool {
    has("share")
}

/// Opens the browser's own sheet for sharing. Closing it without sharing is no fault.
pub async fn share(title: &str, url: &str) {
    let data = web_sys::ShareData::new();
    data.set_title(title);
    data.set_url(url);
    let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
}

fn has(member: &str) -> bool {
    IS_IN_PAGE && Reflect::get(&window().navigator(), &JsValue::from_str(member)).is_ok_and(|it| !it.is_undefined())
}
