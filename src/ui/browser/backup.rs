//! A file of the reader's own that the page may write to again and again, where the browser has such.

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FileSystemFileHandle, FileSystemWritableFileStream};

use super::IS_IN_PAGE;
use super::database;
use super::document::window;
use super::files::{self, Refusal};

/// Where the database keeps the file.
const KEY: &str = "backup";

const PICKER: &str = "showSaveFilePicker";

// web-sys has these, behind a flag of the compiler.
#[wasm_bindgen]
extern "C" {
    /// The window of a browser that lets a page write to files.
    type Picking;

    #[wasm_bindgen(method, catch, js_name = showSaveFilePicker)]
    fn show_save_file_picker(this: &Picking, options: &Object) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch, js_name = showOpenFilePicker)]
    fn show_open_file_picker(this: &Picking, options: &Object) -> Result<Promise, JsValue>;

    /// A file that says what may be done with it.
    type Guarded;

    #[wasm_bindgen(method, catch, js_name = queryPermission)]
    fn query_permission(this: &Guarded, kind: &Object) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch, js_name = requestPermission)]
    fn request_permission(this: &Guarded, kind: &Object) -> Result<Promise, JsValue>;
}

/// A file that the reader has chosen for copies of the progress. It outlives a visit if it is remembered; the
/// permission to write to it may not.
#[derive(Clone)]
pub struct BackupFile(FileSystemFileHandle);

/// Whether the browser lets a page write to files.
pub fn is_supported() -> bool {
    IS_IN_PAGE && Reflect::get(&window(), &PICKER.into()).is_ok_and(|it| it.is_function())
}

/// Lets the reader choose a file, a new one or one to be replaced; nothing if they change their mind. Only a click or a
/// key may lead here.
///
/// The browser empties a file that is replaced as soon as it is chosen: there is nothing left in it to read.
pub async fn choose(suggested_name: &str) -> Option<BackupFile> {
    let window: JsValue = window().into();
    let picker = window.unchecked_ref::<Picking>().show_save_file_picker(&picker_options(suggested_name)).ok()?;
    let handle = JsFuture::from(picker).await.ok()?;
    handle.dyn_into().ok().map(BackupFile)
}

/// Lets the reader choose a file that is there already, and leaves it as it is; nothing if they change their mind. The
/// page may read it; writing is to be asked for. Only a click or a key may lead here.
pub async fn choose_existing() -> Option<BackupFile> {
    let window: JsValue = window().into();
    let picker = window.unchecked_ref::<Picking>().show_open_file_picker(&object(&[("types", &types())])).ok()?;
    let handles: Array = JsFuture::from(picker).await.ok()?.dyn_into().ok()?;
    handles.get(0).dyn_into().ok().map(BackupFile)
}

/// The file of an earlier visit.
pub async fn remembered() -> Option<BackupFile> {
    // Where there can be none, no database is made just to look for it.
    let handle = if is_supported() { database::get(KEY).await } else { None };
    handle?.dyn_into().ok().map(BackupFile)
}

/// Remembers no file any more; `false` if the browser would not forget it.
pub async fn forget() -> bool {
    // Where there can be none, no database is made just to empty it.
    !is_supported() || database::remove(KEY).await
}

impl BackupFile {
    /// Remembers the file for later visits, in place of another.
    pub async fn remember(&self) -> bool {
        database::put(KEY, &self.0).await
    }

    pub fn name(&self) -> String {
        self.0.name()
    }

    /// Whether the page may write to the file as things are. The reader is not asked.
    pub async fn permission(&self) -> bool {
        is_granted(self.guarded().query_permission(&read_and_write())).await
    }

    /// Asks the reader whether the page may write to the file. Only a click or a key may lead here.
    pub async fn ask(&self) -> bool {
        is_granted(self.guarded().request_permission(&read_and_write())).await
    }

    /// The text of the file, if it has at most so many bytes.
    ///
    /// # Errors
    /// The file is not what was hoped for, or cannot be read at all.
    pub async fn read(&self, most: u32) -> Result<String, Refusal> {
        let file = JsFuture::from(self.0.get_file()).await.map_err(|_| Refusal::Unreadable)?;
        let file: File = file.dyn_into().map_err(|_| Refusal::Unreadable)?;
        files::text_of(&file, most).await
    }

    /// Writes the text in place of what the file held; `false` if it still holds that. The browser writes to the side
    /// and swaps the two at the end, so there is never half a file. Of two that write at once, the last to end wins.
    ///
    /// The reader is not asked: without permission, nothing is written.
    pub async fn write(&self, text: &str) -> bool {
        self.permission().await && self.replace(text).await.is_ok()
    }

    async fn replace(&self, text: &str) -> Result<(), JsValue> {
        let side: FileSystemWritableFileStream = JsFuture::from(self.0.create_writable()).await?.dyn_into()?;
        let outcome = fill(&side, text).await;
        if outcome.is_err() {
            // Throws away what was written to the side. If it has been thrown away already, so much the better.
            let _ = JsFuture::from(side.abort()).await;
        }
        outcome
    }

    fn guarded(&self) -> &Guarded {
        self.0.unchecked_ref()
    }
}

async fn fill(side: &FileSystemWritableFileStream, text: &str) -> Result<(), JsValue> {
    JsFuture::from(side.write_with_str(text)?).await?;
    JsFuture::from(side.close()).await.map(|_| ())
}

async fn is_granted(answer: Result<Promise, JsValue>) -> bool {
    let Ok(answer) = answer else { return false };
    JsFuture::from(answer).await.is_ok_and(|it| it == "granted")
}

fn picker_options(suggested_name: &str) -> Object {
    object(&[("suggestedName", &suggested_name.into()), ("types", &types())])
}

/// The files to show in a picker.
fn types() -> Array {
    let accept = object(&[("application/json", &Array::of1(&".json".into()))]);
    let kind = object(&[("description", &"JSON".into()), ("accept", &accept)]);
    Array::of1(&kind)
}

fn read_and_write() -> Object {
    object(&[("mode", &"readwrite".into())])
}

fn object(fields: &[(&str, &JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // A new object takes every field.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
