//! The reasoning step by step in both languages, with one side to cover.

use std::collections::BTreeSet;

use corpus::{Lang, Step};
use leptos::prelude::*;

use super::fold::Fold;
use super::prose::Prose;
use super::switch::{Choice, Switch};
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
    let name =
        |cover: Option<Lang>| Choice::new(words(move |it| cover.map_or(it.cover_none, |lang| (it.language)(lang))));
    let cover = move |place: usize| {
        covered.set(COVERS[place]);
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
            <Switch
                name="cover"
                legend=Signal::derive(words(|it| it.cover))
                choices=COVERS.map(name).into()
                chosen=Signal::derive(move || COVERS.iter().position(|it| *it == covered.get()).unwrap_or_default())
                on_choose=cover
            />
            <ol class="paired" data-selecting=move || selecting.get().map(Lang::tag)>
                {entry.question.steps.iter().enumerate().map(row).collect_view()}
            </ol>
        </Fold>
    }
}
