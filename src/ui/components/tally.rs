//! How many of some questions are answered, in each language: as rings, and in words.

use corpus::Lang;
use leptos::prelude::*;

use super::ring::Ring;
use crate::bundle::Entry;
use crate::text::short_name;
use crate::ui::store::use_store;

/// The sum in words.
pub fn tally_in_words(entries: impl Iterator<Item = Entry> + Clone) -> String {
    let store = use_store();
    let [zh, en] = Lang::ALL.map(|it| store.n_answered(entries.clone(), it));
    (store.text().n_answered_of)(entries.count(), zh, en)
}

#[component]
pub fn Tally(entries: Vec<Entry>) -> impl IntoView {
    let store = use_store();
    let n_all = entries.len();
    let entries = StoredValue::new(entries);
    let ring = move |lang: Lang| {
        let n_done = Signal::derive(move || store.n_answered(entries.with_value(Clone::clone).into_iter(), lang));
        view! {
            <span class="tally__one" aria-hidden="true">
                <small>{short_name(lang)}</small>
                <Ring n_done n_all/>
                <small>{n_done} "/" {n_all}</small>
            </span>
        }
    };
    view! {
        <span class="tally">
            {Lang::ALL.map(ring)}
            <span class="visually-hidden">{move || tally_in_words(entries.with_value(Clone::clone).into_iter())}</span>
        </span>
    }
}
