//! The interface's words in the language of the moment.

use super::store::use_store;
use crate::text::Text;

/// Picks words that change with the interface's language, for a child or an attribute of a view.
pub fn words<T>(pick: impl Fn(&'static Text) -> T) -> impl Fn() -> T {
    let store = use_store();
    move || pick(store.text())
}
