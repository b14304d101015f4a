//! Where a statement comes from.

use corpus::{Cites, Question};
use leptos::prelude::*;

use super::fold::Fold;
use crate::bundle::Entry;
use crate::ui::store::use_store;
use crate::ui::words::words;

/// The sources an item cites, as small numbers that lead to them; without any, it is marked as practice.
#[component]
pub fn Cited(cites: Cites, question: &'static Question) -> impl IntoView {
    let store = use_store();
    let number = move |number: u8| {
        let source = &question.sources[usize::from(number) - 1];
        view! {
            <a
                class="cited__source"
                href=source.url
                rel="external noopener"
                aria-label=move || (store.text().source)(number, source.title)
            >
                {number}
            </a>
        }
    };
    match cites {
        [] => view! { <small class="cited cited--practice">{words(|it| it.practice)}</small> }.into_any(),
        _ => view! { <sup class="cited">{cites.iter().copied().map(number).collect_view()}</sup> }.into_any(),
    }
}

#[component]
pub fn Sources(entry: Entry, #[prop(optional)] is_open: bool) -> impl IntoView {
    let question = entry.question;
    let revised = question.revised.to_string();
    let summary = words(move |it| (it.sources)(question.sources.len()));
    view! {
        <Fold summary is_open>
            <ol class="sources">
                {question
                    .sources
                    .iter()
                    .map(|it| view! { <li><a href=it.url rel="external noopener" lang="en">{it.title}</a></li> })
                    .collect_view()}
            </ol>
            <p class="muted">{words(move |it| (it.revised)(&revised, entry.course.revision))}</p>
            <p class="muted">{words(|it| it.practice_explained)}</p>
        </Fold>
    }
}
