//! Files that go to the reader, and files that the reader hands over.

use std::time::Duration;

use js_sys::{Array, Uint8Array};
use leptos::ev;
use leptos::prelude::{on_cleanup, set_timeout, window_event_listener};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, DataTransfer, File, FileList, HtmlAnchorElement, HtmlInputElement, Url};

use super::IS_IN_PAGE;
use super::document::document;

/// The mark that some editors put before a text to say that it is UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// How long a file that is handed over can be fetched: some browsers first ask the reader, who may take a while.
const OFFERED_FOR: Duration = Duration::from_mins(1);

/// A file the reader has picked or dropped. Nothing of it has been read yet.
pub struct Chosen(File);

/// Why a file was not read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// It has more bytes than were asked for; none of them was read.
    TooLarge,
    /// Its bytes are not UTF-8.
    NotText,
    /// The browser could not read it: it is gone, has changed since, is a folder, or may not be read.
    Unreadable,
}

impl Chosen {
    /// The text of the file, if it has at most so many bytes.
    ///
    /// # Errors
    /// The file is not what was hoped for, or cannot be read at all.
    pub async fn read(&self, most: u32) -> Result<String, Refusal> {
        text_of(&self.0, most).await
    }
}

/// Hands a text to the reader as a JSON file of this name.
pub fn download(name: &str, text: &str) {
    let Some(url) = object_url(text) else { return };
    if let Some(anchor) = document().create_element("a").ok().and_then(|it| it.dyn_into::<HtmlAnchorElement>().ok()) {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.set_hidden(true);
        if let Some(body) = document().body() {
            // A link that is not in the page can be clicked as well, only not everywhere.
            let _ = body.append_child(&anchor);
        }
        anchor.click();
        anchor.remove();
    }
    let revoke = move || {
        // Only what is no address is refused, and the browser made this one.
        let _ = Url::revoke_object_url(&url);
    };
    set_timeout(revoke, OFFERED_FOR);
}

/// The file that a field for files was given. The field is emptied, so that choosing the same file again is a change.
pub fn chosen(event: &ev::Event) -> Option<Chosen> {
    let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = first(input.files());
    input.set_value("");
    file
}

/// Hands every file that is dropped anywhere on the page to `act`, until the part of the page that asks for it is gone.
/// Of several files it is the first.
///
/// Without this, the browser would leave the page to open the file. Whatever else is dragged (a text into a field, say)
/// stays with the browser.
pub fn listen_for_drops(act: impl Fn(Chosen) + 'static) {
    if !IS_IN_PAGE {
        return;
    }
    let over = window_event_listener(ev::dragover, |event| {
        if event.data_transfer().is_some_and(|it| has_files(&it)) {
            event.prevent_default();
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        let Some(data) = event.data_transfer().filter(has_files) else { return };
        event.prevent_default();
        if let Some(file) = first(data.files()) {
            act(file);
        }
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
}

/// The text of a file, if it has at most so many bytes.
pub(super) async fn text_of(file: &File, most: u32) -> Result<String, Refusal> {
    if file.size() > f64::from(most) {
        return Err(Refusal::TooLarge);
    }
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| Refusal::Unreadable)?;
    let mut bytes = Uint8Array::new(&buffer).to_vec();
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes).map_err(|_| Refusal::NotText)
}

/// An address in this page under which the text can be fetched, as UTF-8.
fn object_url(text: &str) -> Option<String> {
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options).ok()?;
    Url::create_object_url_with_blob(&blob).ok()
}

fn first(files: Option<FileList>) -> Option<Chosen> {
    files?.get(0).map(Chosen)
}

/// While a drag is under way its files are not told yet, only that there are some.
fn has_files(data: &DataTransfer) -> bool {
    data.types().includes(&"Files".into(), 0)
}
