//! All questions of a course, under a filter.

use corpus::Course;
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::filter::Filter;
use crate::ui::components::{QuestionList, TagFilter, admits};
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn CoursePage(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let filter = use_navigation().filter(course);
    let replace = use_navigation().replace_filter(course);
    let shown = Memo::new(move |_| {
        filter.with(|wanted| Entry::all(course).filter(|it| admits(store, wanted, *it)).collect::<Vec<_>>())
    });
    let n_shown = move || shown.with(Vec::len);
    let is_filtered = move || filter.with(|it| *it != Filter::default());
    let clear = StoredValue::new_local(move || replace(&Filter::default()));
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.all_questions)}</h1>
        <TagFilter course filter/>
        <p class="actions">
            <span role="status">{move || (store.text().n_shown)(n_shown())}</span>
            <Show when=is_filtered>
                <button type="button" class="link-button" on:click=move |_| clear.with_value(|it| it())>
                    {words(|it| it.clear_filter)}
                </button>
            </Show>
        </p>
        <Show when=move || n_shown() == 0>
            <p>{words(|it| it.none_shown)}</p>
        </Show>
        <QuestionList entries=shown/>
    }
}
