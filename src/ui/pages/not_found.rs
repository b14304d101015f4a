//! An address that leads nowhere, and where it may have meant to lead.

use leptos::prelude::*;

use crate::bundle;
use crate::route::{Route, Unknown};
use crate::ui::components::QuestionList;
use crate::ui::navigation::use_navigation;
use crate::ui::words::words;

#[component]
pub fn NotFoundPage(unknown: Unknown) -> impl IntoView {
    let navigation = use_navigation();
    let near = unknown.near_matches();
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.not_found)}</h1>
        <p class="not-found__path">{words(move |it| (it.not_found_path)(&unknown.0))}</p>
        {(!near.is_empty()).then(|| {
            view! {
                <p>{words(|it| it.did_you_mean)}</p>
                <QuestionList entries=Signal::stored(near.clone())/>
            }
        })}
        <p class="actions">
            <a class="button" href=navigation.href(Route::Start)>{words(|it| it.start)}</a>
            <a class="button button--plain" href=navigation.href(Route::Course(bundle::course()))>
                {words(|it| it.all_questions)}
            </a>
        </p>
    }
}
