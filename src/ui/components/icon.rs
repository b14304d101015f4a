//! The few signs that stand where a word has no room.

use leptos::prelude::*;

#[component]
pub fn MenuIcon() -> impl IntoView {
    icon("M3 6h14M3 10h14M3 14h14")
}

#[component]
pub fn CloseIcon() -> impl IntoView {
    icon("M5 5l10 10M15 5L5 15")
}

#[component]
pub fn SlidersIcon() -> impl IntoView {
    icon("M3 6h6M13 6h4M11 4v4M3 14h3M10 14h7M8 12v4")
}

#[component]
pub fn StarIcon() -> impl IntoView {
    icon("M10 3l2.2 4.6 5 .6-3.7 3.5 1 5L10 14.2 5.5 16.7l1-5L2.8 8.2l5-.6z")
}

fn icon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d=path/>
        </svg>
    }
}
