//! What the interviewer asks next, each with its answer folded.

use corpus::FollowUp;
use leptos::prelude::*;

use super::fold::Fold;
use super::prose::Prose;
use super::sources::Cited;
use crate::bundle::Entry;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn FollowUpList(entry: Entry, #[prop(optional)] is_open: bool) -> impl IntoView {
    let follow_ups = entry.question.follow_ups;
    view! {
        <Fold summary=words(move |it| (it.follow_ups)(follow_ups.len())) is_open>
            <ol class="follow-ups">{follow_ups.iter().map(|it| view! { <Asked entry follow_up=it/> }).collect_view()}</ol>
        </Fold>
    }
}

#[component]
fn Asked(entry: Entry, follow_up: &'static FollowUp) -> impl IntoView {
    let store = use_store();
    let in_each = move |text: &'static corpus::Both<corpus::Markup>| {
        move || {
            let line = |lang| view! { <span class="line"><Prose text=*text.get(lang) lang/></span> };
            store.settings().languages().iter().map(|it| line(*it)).collect_view()
        }
    };
    view! {
        <li>
            <details class="follow-up">
                <summary><span>{in_each(&follow_up.prompt)}</span></summary>
                <p class="follow-up__answer">
                    {in_each(&follow_up.answer)} <Cited cites=follow_up.cites question=entry.question/>
                </p>
            </details>
        </li>
    }
}
