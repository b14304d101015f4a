//! A star on a question that the learner wants to find again.

use leptos::prelude::*;

use super::icon::StarIcon;
use crate::bundle::Entry;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn Star(entry: Entry) -> impl IntoView {
    let store = use_store();
    let is_starred = move || store.is_starred(entry);
    view! {
        <button
            type="button"
            class="icon-button star"
            aria-pressed=move || is_starred().to_string()
            aria-label=words(|it| it.star)
            title=words(move |it| if is_starred() { it.unstar } else { it.star })
            on:click=move |_| store.star(entry, !untrack(is_starred))
        >
            <StarIcon/>
        </button>
    }
}
