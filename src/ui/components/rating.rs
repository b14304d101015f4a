//! How an answer went: four choices, each with the day it leads to.

use leptos::prelude::*;

use crate::schedule::{Card, Rating};
use crate::ui::session::Session;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn RatingChoice(session: Session) -> impl IntoView {
    let store = use_store();
    let Session { entry, lang, .. } = session;
    let due = Memo::new(move |_| {
        let card = store.with_progress(|it| it.card(entry, lang.get(), store.calendar()));
        Card::choices(card, store.today()).map(|it| it.since(store.today()))
    });
    let choice = move |(place, rating): (usize, Rating)| {
        let is_suggested = move || session.suggested() == rating;
        view! {
            <button
                type="button"
                class="rating__choice"
                data-suggested=move || is_suggested().to_string()
                on:click=move |_| session.mark(rating)
            >
                <b>{words(move |it| (it.rating)(rating))}</b>
                <small>{move || store.text().back(due.get()[place])}</small>
                <kbd aria-hidden="true">{place + 1}</kbd>
            </button>
        }
    };
    view! {
        <div class="rating" role="group" aria-label=words(|it| it.how_did_it_go)>
            {Rating::ALL.into_iter().enumerate().map(choice).collect_view()}
        </div>
    }
}
