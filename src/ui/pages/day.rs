//! One day of a course and its questions.

use corpus::{Course, Day};
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::ui::components::{QuestionList, tally_in_words};
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn DayPage(course: &'static Course, day: &'static Day) -> impl IntoView {
    let store = use_store();
    let entries: Vec<Entry> = Entry::of_day(course, day.number).collect();
    let n_all = entries.len();
    let summary = move || match n_all {
        0 => store.text().being_written.to_owned(),
        _ => tally_in_words(Entry::of_day(course, day.number)),
    };
    let title = move |lang: corpus::Lang| view! { <span class="line" lang=lang.tag()>{*day.title.get(lang)}</span> };
    view! {
        <p class="muted">{words(move |it| (it.day)(day.number))}</p>
        <h1 class="headline" id="page-title" tabindex="-1">
            {move || store.settings().languages().iter().map(|it| title(*it)).collect_view()}
        </h1>
        <p class="muted">{summary}</p>
        <QuestionList entries=Signal::stored(entries)/>
    }
}
