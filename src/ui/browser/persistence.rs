//! Whether the browser may clear away what the page keeps when the disk runs low.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageManager;

use super::document::window;

/// Whether everything here is kept until the reader clears it; `false` where the browser does not say.
pub async fn is_persisted() -> bool {
    let Some(manager) = manager() else { return false };
    is_yes(manager.persisted()).await
}

/// Asks for it. Some browsers decide that by themselves, others ask the reader, and then this waits for the answer.
pub async fn ask() -> bool {
    let Some(manager) = manager() else { return false };
    is_yes(manager.persist()).await
}

async fn is_yes(answer: Result<Promise, JsValue>) -> bool {
    let Ok(answer) = answer else { return false };
    JsFuture::from(answer).await.is_ok_and(|it| it == true)
}

/// On a page that is not secure there is none, and asking it would throw.
fn manager() -> Option<StorageManager> {
    Reflect::get(&window().navigator(), &"storage".into()).ok()?.dyn_into().ok()
}
