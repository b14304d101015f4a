//! Questions in a row, each with what it is and how it stands.

use corpus::Lang;
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::filter::Standing;
use crate::route::Route;
use crate::text::short_name;
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn QuestionList(#[prop(into)] entries: Signal<Vec<Entry>>) -> impl IntoView {
    view! {
        <ol class="question-list">
            <For each=move || entries.get() key=|it| it.question.id let:entry>
                <Row entry/>
            </For>
        </ol>
    }
}

#[component]
fn Row(entry: Entry) -> impl IntoView {
    let store = use_store();
    let question = entry.question;
    let lang = move || store.settings().leading();
    // How much was said last time, in each language that was answered.
    let standing = move || {
        let score = |lang: Lang| {
            let n_said = store.with_memory(entry, lang, |it| it.last().map(|it| it.n_said(question)))?;
            Some(view! {
                <span class="question-list__score">
                    <small>{short_name(lang)}</small>
                    " "
                    <span class="visually-hidden">{words(|it| (it.standing)(Standing::Answered))} " "</span>
                    {(store.text().n_of)(n_said, question.points.len())}
                </span>
            })
        };
        let scores = Lang::ALL.into_iter().filter_map(score).collect_view();
        view! { <span class="question-list__scores">{scores}</span> }
    };
    view! {
        <li>
            <a class="question-list__row" href=use_navigation().href(Route::Question(entry))>
                <b>"D" {question.day} "·" {question.order}</b>
                <span class="question-list__title" lang=move || lang().tag()>
                    {move || *question.title.get(lang())}
                </span>
                {standing}
                <span class="question-list__prompt" lang=move || lang().tag()>
                    {move || question.prompt.get(lang()).plain()}
                </span>
                <small class="badges__level" data-level=question.level.tag()>
                    {words(move |it| (it.level)(question.level))}
                </small>
            </a>
        </li>
    }
}
