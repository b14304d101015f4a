//! The filter over a course's questions. It lives in the address; what would show nothing cannot be chosen.

use corpus::{Course, Level};
use leptos::prelude::*;

use super::switch::{Choice, Switch};
use crate::bundle::Entry;
use crate::filter::{Combine, Filter, Standing};
use crate::text::Text;
use crate::ui::navigation::use_navigation;
use crate::ui::store::{Store, use_store};
use crate::ui::words::words;

#[component]
pub fn TagFilter(course: &'static Course, filter: Memo<Filter>) -> impl IntoView {
    let store = use_store();
    let replace = use_navigation().replace_filter(course);
    let choose = Callback::new(move |filter: Filter| replace(&filter));
    let n_shown = move |wanted: Filter| Entry::all(course).filter(|it| admits(store, &wanted, *it)).count();

    let tag = move |tag: &'static str| {
        let n = Memo::new(move |_| n_shown(filter.with(|it| it.counting_tag(course, tag))));
        let is_chosen = move || filter.with(|it| it.has_tag(tag));
        view! {
            <label class="tag-filter__tag">
                <input
                    type="checkbox"
                    prop:checked=is_chosen
                    disabled=move || n.get() == 0 && !is_chosen()
                    on:change=move |_| choose.run(filter.with_untracked(|it| it.toggle_tag(course, tag)))
                />
                <span>"#" {tag} " " <small>{n}</small></span>
            </label>
        }
    };

    // A tag that no question carries yet would only ever be disabled.
    let is_used = |tag: &&str| course.questions.iter().any(|it| it.tags.contains(tag));
    let used = course.tags.iter().copied().filter(is_used);

    let level = Facet {
        values: [None, Some(Level::Basic), Some(Level::Intermediate), Some(Level::Advanced)],
        label: |text, it| it.map_or(text.any_level, text.level),
        get: |filter| filter.level,
        set: |filter, level| filter.level = level,
    };
    let standing = Facet {
        values: [None, Some(Standing::Open), Some(Standing::Answered)],
        label: |text, it| it.map_or(text.any_standing, text.standing),
        get: |filter| filter.standing,
        set: |filter, standing| filter.standing = standing,
    };
    let combine = Facet {
        values: Combine::ALL,
        label: |text, it| (text.combine)(it),
        get: |filter| filter.combine,
        set: |filter, combine| filter.combine = combine,
    };

    view! {
        <section class="tag-filter" aria-label=words(|it| it.filter)>
            {facet("level", words(|it| it.level_label), level, filter, choose, n_shown)}
            {facet("standing", words(|it| it.standing_label), standing, filter, choose, n_shown)}
            <fieldset class="tag-filter__tags">
                <legend>{words(|it| it.tags)}</legend>
                <div class="tag-filter__list">{used.map(tag).collect_view()}</div>
            </fieldset>
            <Show when=move || filter.with(|it| 1 < it.n_tags())>
                {facet("combine", words(|it| it.tags_combine), combine, filter, choose, n_shown)}
            </Show>
        </section>
    }
}

/// Whether a filter shows a question, given what the learner has answered.
pub fn admits(store: Store, filter: &Filter, entry: Entry) -> bool {
    filter.admits(entry.question, Standing::new(store.is_answered_in_any(entry)))
}

/// One condition of the filter, with the values it can take.
#[derive(Clone, Copy)]
struct Facet<T, const N: usize> {
    values: [T; N],
    label: fn(&'static Text, T) -> &'static str,
    get: fn(&Filter) -> T,
    set: fn(&mut Filter, T),
}

fn facet<T, const N: usize>(
    name: &'static str,
    legend: impl Fn() -> &'static str + Send + Sync + 'static,
    facet: Facet<T, N>,
    filter: Memo<Filter>,
    choose: Callback<Filter>,
    n_shown: impl Fn(Filter) -> usize + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let with = move |value: T| {
        let mut filter = filter.get();
        (facet.set)(&mut filter, value);
        filter
    };
    let choices = facet.values.map(|value| Choice {
        label: Signal::derive(words(move |text| (facet.label)(text, value))),
        n_shown: Some(Signal::derive(move || n_shown(with(value)))),
    });
    let chosen = move || {
        let value = filter.with(facet.get);
        facet.values.iter().position(|it| *it == value).unwrap_or_default()
    };
    view! {
        <Switch
            name
            legend=Signal::derive(legend)
            choices=choices.into()
            chosen=Signal::derive(chosen)
            on_choose=move |place: usize| choose.run(untrack(|| with(facet.values[place])))
        />
    }
}
