//! The answer sheet: the key points as a checklist, the score, and the mark.

use corpus::{KeyPoint, Lang};
use leptos::prelude::*;

use super::prose::Prose;
use super::sources::Cited;
use crate::bundle::Entry;
use crate::route::Route;
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

/// The id of the first checkbox: the focus goes there when the sheet is revealed.
pub const FIRST_POINT: &str = "first-point";

#[component]
pub fn Sheet(entry: Entry) -> impl IntoView {
    let store = use_store();
    let n_points = entry.question.points.len();
    let point = move |(place, point): (usize, &'static KeyPoint)| view! { <Point entry point number=place + 1/> };
    view! {
        <section class="sheet" aria-labelledby="sheet-title">
            <h2 class="sheet__title" id="sheet-title">
                {words(|it| it.points_said)}
                <output class="sheet__score">{move || (store.text().n_of)(store.n_said(entry), n_points)}</output>
            </h2>
            <ul class="sheet__points">{entry.question.points.iter().enumerate().map(point).collect_view()}</ul>
            <Mark entry/>
        </section>
    }
}

#[component]
fn Point(entry: Entry, point: &'static KeyPoint, number: usize) -> impl IntoView {
    let store = use_store();
    let text = move |lang: Lang| {
        view! { <span class="line"><Prose text=*point.text.get(lang) lang/></span> }
    };
    view! {
        <li>
            <label class="sheet__point">
                <input
                    type="checkbox"
                    id=(number == 1).then_some(FIRST_POINT)
                    prop:checked=move || store.is_said(entry, point)
                    on:change:target=move |event| store.say(entry, number, event.target().checked())
                />
                <span>{move || store.settings().languages().iter().map(|it| text(*it)).collect_view()}</span>
            </label>
            <Cited cites=point.cites question=entry.question/>
        </li>
    }
}

#[component]
fn Mark(entry: Entry) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let unanswered = move || {
        view! {
            <button type="button" class="button" on:click=move |_| store.mark(entry)>
                {words(|it| it.mark_answered)}
            </button>
        }
    };
    let onward = entry.next().map_or(Route::Start, Route::Question);
    let answered = move |date: String| {
        view! {
            <p class="sheet__mark">
                {move || (store.text().answered_on)(&date)}
                <button type="button" class="link-button" on:click=move |_| store.unmark(entry)>
                    {words(|it| it.take_mark_back)}
                </button>
            </p>
            <a class="button" href=navigation.href(onward)>
                {words(move |it| if onward == Route::Start { it.start } else { it.next })}
            </a>
        }
    };
    view! {
        <div class="sheet__foot">
            {move || match store.answered_on(entry) {
                Some(date) => answered(date).into_any(),
                None => unanswered().into_any(),
            }}
        </div>
    }
}
