//! Questions in a row, each with what it is and how it stands.

use leptos::prelude::*;

use crate::bundle::Entry;
use crate::route::Route;
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
    let standing = move || {
        store.is_answered(entry).then(|| {
            let n_of = (store.text().n_of)(store.n_said(entry), question.points.len());
            view! {
                <span class="question-list__score">
                    <span class="visually-hidden">{words(|it| (it.standing)(crate::filter::Standing::Answered))} " "</span>
                    {n_of}
                </span>
            }
        })
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
