//! What came from elsewhere: what it would change, in words, and the choice.

use leptos::prelude::*;

use super::modal::Modal;
use crate::arrival::Arrival;
use crate::ui::store::{Take, use_store};
use crate::ui::words::words;

#[component]
pub fn ArrivalDialog() -> impl IntoView {
    let store = use_store();
    let is_open = RwSignal::new(false);
    Effect::new(move |_| is_open.set(store.arrival().is_some()));
    Effect::new(move |before| {
        let is_open = is_open.get();
        if before == Some(true) && !is_open {
            store.decline();
        }
        is_open
    });
    let content = move || {
        store.arrival().map(|arrival| match arrival {
            Ok(arrival) => view! { <Preview arrival/> }.into_any(),
            Err(why) => view! {
                <p>{move || (store.text().refused)(why)}</p>
                <p class="actions">
                    <button type="button" class="button" on:click=move |_| store.decline()>
                        {words(|it| it.close)}
                    </button>
                </p>
            }
            .into_any(),
        })
    };
    view! {
        <Modal is_open label=Signal::derive(words(|it| it.arrival)) place="middle">
            <div class="arrival-dialog">
                <h2>{words(|it| it.arrival)}</h2>
                {content}
            </div>
        </Modal>
    }
}

#[component]
fn Preview(arrival: Arrival) -> impl IntoView {
    let store = use_store();
    let difference = store.difference(&arrival);
    let Arrival { n_damaged, n_future, .. } = arrival;
    let left_out = move || {
        let text = store.text();
        let damaged = (0 < n_damaged).then(|| (text.n_damaged)(n_damaged));
        let future = (0 < n_future).then(|| (text.n_future)(n_future));
        damaged.into_iter().chain(future).map(|it| view! { <p>{it}</p> }).collect_view()
    };
    view! {
        <p class="arrival-dialog__difference">{move || (store.text().difference)(&difference)}</p>
        {left_out}
        <p class="muted">{words(|it| it.join_explained)}</p>
        <p class="actions">
            <button type="button" class="button" on:click=move |_| store.take(Take::Join)>
                {words(|it| it.join)}
            </button>
            <button type="button" class="button button--plain" on:click=move |_| store.decline()>
                {words(|it| it.cancel)}
            </button>
        </p>
        <p class="muted">{move || (store.text().replace)(difference.n_only_here + difference.n_newer_here)}</p>
        <p class="actions">
            <button type="button" class="link-button" on:click=move |_| store.take(Take::Replace)>
                {words(|it| it.replace_anyway)}
            </button>
        </p>
    }
}
