//! The browser's IndexedDB, for the few things to keep that are no text. Every call can fail and says so: there may be
//! no database, it may be forbidden, or it may not take what it is given.

use js_sys::Promise;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode};

use super::document::window;

const NAME: &str = "tiku";
const VERSION: u32 = 1;

/// The one store in it: what is kept, by its key.
const THINGS: &str = "things";

/// What is kept under the key.
pub(super) async fn get(key: &str) -> Option<JsValue> {
    let value = ask(IdbTransactionMode::Readonly, |things| things.get(&key.into())).await;
    value.filter(|it| !it.is_undefined())
}

/// Keeps the value in place of what was under the key; `false` if that is still there.
pub(super) async fn put(key: &str, value: &JsValue) -> bool {
    ask(IdbTransactionMode::Readwrite, |things| things.put_with_key(value, &key.into())).await.is_some()
}

/// Forgets what is under the key; `false` if it is still there.
pub(super) async fn remove(key: &str) -> bool {
    ask(IdbTransactionMode::Readwrite, |things| things.delete(&key.into())).await.is_some()
}

type Asked = Result<IdbRequest, JsValue>;

/// Asks the store for one thing. The database is closed again each time: an open one would be in the way of the reader
/// who clears the site's data, and of a later version of this program in another tab.
async fn ask(mode: IdbTransactionMode, what: impl FnOnce(&IdbObjectStore) -> Asked) -> Option<JsValue> {
    let database = open().await?;
    let answer = ask_open(&database, mode, what).await;
    database.close();
    answer
}

async fn ask_open(
    database: &IdbDatabase,
    mode: IdbTransactionMode,
    what: impl FnOnce(&IdbObjectStore) -> Asked,
) -> Option<JsValue> {
    let transaction = database.transaction_with_str_and_mode(THINGS, mode).ok()?;
    let request = what(&transaction.object_store(THINGS).ok()?).ok()?;
    // Not the request is waited for but the end of it all: what was written is kept only then. A request that fails
    // aborts the whole.
    let end = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    JsFuture::from(end).await.ok()?;
    request.result().ok()
}

/// Opens the database, which is made the first time. Naming it may throw, and so may opening it.
async fn open() -> Option<IdbDatabase> {
    let request = window().indexed_db().ok()??.open_with_u32(NAME, VERSION).ok()?;
    let furnish = Closure::<dyn Fn(Event)>::new(furnish).into_js_value();
    request.set_onupgradeneeded(Some(furnish.unchecked_ref()));
    let answer = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
        request.set_onblocked(Some(&reject));
    });
    JsFuture::from(answer).await.ok()?;
    request.result().ok()?.dyn_into().ok()
}

/// Gives a new database its store.
fn furnish(event: Event) {
    let request = event.target().and_then(|it| it.dyn_into::<IdbOpenDbRequest>().ok());
    let database = request.and_then(|it| it.result().ok()).and_then(|it| it.dyn_into::<IdbDatabase>().ok());
    if let Some(database) = database {
        // Where this fails, whoever asks the store for something finds that there is none.
        let _ = database.create_object_store(THINGS);
    }
}
