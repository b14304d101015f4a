//! How to think the question through, a fold for each language.

use corpus::{Lang, Step};
use leptos::prelude::*;

use super::figure::Figure;
use super::fold::Fold;
use super::prose::Prose;
use super::sources::Cited;
use crate::bundle::Entry;
use crate::text::Text;

#[component]
pub fn Reasoning(entry: Entry, lang: Lang, #[prop(optional)] is_open: bool) -> impl IntoView {
    let step = move |step: &'static Step| {
        view! {
            <li>
                <p>
                    <Prose text=*step.text.get(lang) lang/>
                    <Cited cites=step.cites question=entry.question/>
                </p>
            </li>
        }
    };
    view! {
        <Fold summary=move || view! { <span lang=lang.tag()>{Text::of(lang).reasoning}</span> } is_open>
            {entry.question.figure.as_ref().map(|figure| view! { <Figure figure lang/> })}
            <ol class="reasoning" lang=lang.tag()>
                {entry.question.steps.iter().map(step).collect_view()}
            </ol>
        </Fold>
    }
}
