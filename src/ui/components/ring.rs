//! How much of something is done, drawn as a ring. The words beside it say the same.

use leptos::prelude::*;

#[component]
pub fn Ring(#[prop(into)] n_done: Signal<usize>, n_all: usize) -> impl IntoView {
    let share = move || format!("{} 100", n_done.get() * 100 / n_all.max(1));
    view! {
        <svg class="ring" viewBox="0 0 20 20" aria-hidden="true">
            <circle class="ring__track" cx="10" cy="10" r="8"/>
            <circle class="ring__done" cx="10" cy="10" r="8" pathLength="100" stroke-dasharray=share/>
        </svg>
    }
}
