//! A text of the course, with its marks, in its own language.

use corpus::{Lang, Markup, Span};
use leptos::prelude::*;

/// One line of a course. It carries its language, so that a screen reader speaks it and a font fits it.
#[component]
pub fn Prose(text: Markup, lang: Lang) -> impl IntoView {
    view! { <span class="prose" lang=lang.tag()>{text.spans().map(run).collect_view()}</span> }
}

fn run(span: Span<'static>) -> AnyView {
    match span {
        Span::Text(text) => text.into_any(),
        Span::Code(text) => view! { <code>{text}</code> }.into_any(),
        Span::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
        Span::Link { text, url } => view! { <a href=url rel="external noopener">{text}</a> }.into_any(),
    }
}
