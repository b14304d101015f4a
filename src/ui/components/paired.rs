//! The reasoning step by step in both languages, with one side to cover.

use std::collections::BTreeSet;

use corpus::{Lang, Step};
use leptos::prelude::*;

use super::fold::Fold;
use super::prose::Prose;
use super::switch::switch_between;
use crate::bundle::Entry;
use crate::ui::store::use_store;
use crate::ui::words::words;

/// What can be covered, in the order of the switch.
const COVERS: [Option<Lang>; 3] = [None, Some(Lang::Zh), Some(Lang::En)];

#[component]
pub fn Paired(entry: Entry) -> impl IntoView {
    let covered = RwSignal::new(None::<Lang>);
    let uncovered = RwSignal::new(BTreeSet::<usize>::new());
    // The side where a selection begins: the other side takes no part in it.
    let selecting = RwSignal::new(None::<Lang>);
    let cover = move |lang| {
        covered.set(lang);
        uncovered.set(BTreeSet::new());
    };
    let cell = move |place: usize, step: &'static Step, lang: Lang| {
        let is_hidden = move || covered.get() == Some(lang) && !uncovered.with(|it| it.contains(&place));
        let hidden = move || {
            view! {
                <button
                    type="button"
                    class="paired__cover"
                    on:click=move |_| uncovered.update(|it| _ = it.insert(place))
                >
                    {words(|it| it.uncover)}
                </button>
            }
        };
        view! {
            <div class="paired__cell" lang=lang.tag() on:pointerdown=move |_| selecting.set(Some(lang))>
                {move || match is_hidden() {
                    true => hidden().into_any(),
                    false => view! { <p><Prose text=*step.text.get(lang) lang/></p> }.into_any(),
                }}
            </div>
        }
    };
    let store = use_store();
    let row = move |(place, step): (usize, &'static Step)| {
        let languages = move || store.settings().languages();
        view! { <li class="paired__row">{move || languages().iter().map(|it| cell(place, step, *it)).collect_view()}</li> }
    };
    view! {
        <Fold summary=words(|it| it.paired)>
            {switch_between(
                "cover",
                |it| it.cover,
                COVERS,
                |text, it| it.map_or(text.cover_none, text.language),
                move || covered.get(),
                cover,
            )}
            <ol class="paired" data-selecting=move || selecting.get().map(Lang::tag)>
                {entry.question.steps.iter().enumerate().map(row).collect_view()}
            </ol>
        </Fold>
    }
}
