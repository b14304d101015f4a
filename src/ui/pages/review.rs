//! The points missed last time, and only those.

use corpus::{Course, KeyPoint, Lang};
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::route::Route;
use crate::ui::components::{Cited, Prose};
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn ReviewPage(course: &'static Course) -> impl IntoView {
    let store = use_store();
    // The round is what was missed when it began: a point that is ticked stays in sight.
    let missed = move |lang: Lang| untrack(|| store.with_work(course, |it| it.plan(lang).missed()));
    let part = move |lang: Lang| {
        let missed = missed(lang);
        let is_empty = missed.is_empty();
        let rows = missed.into_iter().map(|(entry, points)| view! { <Missed entry points lang/> });
        (!is_empty).then(|| {
            view! {
                <h2 class="review__lang">{words(move |it| (it.language)(lang))}</h2>
                <ol class="review">{rows.collect_view()}</ol>
            }
        })
    };
    let languages = move || store.settings().languages();
    let is_empty = move || languages().iter().all(|it| missed(*it).is_empty());
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.review)}</h1>
        <p class="muted">{words(move |it| if is_empty() { it.review_empty } else { it.review_explained })}</p>
        {move || languages().iter().map(|it| part(*it)).collect_view()}
    }
}

/// A question with the points that were missed, hidden until the learner has said them.
#[component]
fn Missed(entry: Entry, points: Vec<&'static KeyPoint>, lang: Lang) -> impl IntoView {
    let store = use_store();
    let is_shown = RwSignal::new(false);
    let n_missed = points.len();
    let points = StoredValue::new(points);
    let point = move |point: &'static KeyPoint| {
        let is_said =
            move || store.with_memory(entry, lang, |it| it.last().is_some_and(|it| it.is_said_since(point.id)));
        view! {
            <li>
                <label class="sheet__point">
                    <input
                        type="checkbox"
                        prop:checked=is_said
                        on:change:target=move |event| store.say_later(entry, lang, point.id, event.target().checked())
                    />
                    <Prose text=*point.text.get(lang) lang/>
                </label>
                <Cited cites=point.cites question=entry.question/>
            </li>
        }
    };
    view! {
        <li class="review__question">
            <p class="review__prompt">
                <a href=use_navigation().href(Route::Question(entry))><Prose text=*entry.question.prompt.get(lang) lang/></a>
            </p>
            <Show
                when=move || is_shown.get()
                fallback=move || {
                    view! {
                        <p class="actions">
                            <button type="button" class="button button--plain" on:click=move |_| is_shown.set(true)>
                                {words(|it| it.show_them)}
                            </button>
                            <span class="muted">{words(move |it| (it.say_missed)(n_missed))}</span>
                        </p>
                    }
                }
            >
                <ul class="sheet__points">{points.with_value(|it| it.iter().map(|it| point(it)).collect_view())}</ul>
            </Show>
        </li>
    }
}
