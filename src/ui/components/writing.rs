//! A field for words of the learner's own. It follows what is stored, but not while somebody writes in it: to change a
//! field that an input method composes in would break the word.

use corpus::Lang;
use leptos::html::Textarea;
use leptos::prelude::*;

use crate::ui::browser::document;

#[component]
pub fn Writing(
    #[prop(into)] lang: Signal<Lang>,
    #[prop(into)] label: Signal<&'static str>,
    rows: u8,
    /// What is stored.
    #[prop(into)]
    text: Signal<String>,
    #[prop(into)] on_write: Callback<String>,
) -> impl IntoView {
    let field = NodeRef::<Textarea>::new();
    Effect::new(move |_| {
        let text = text.get();
        if let Some(field) = field.get().filter(|it| !document::is_focused(it) && it.value() != text) {
            field.set_value(&text);
        }
    });
    view! {
        <textarea
            class="writing"
            rows=rows
            lang=move || lang.get().tag()
            aria-label=label
            placeholder=label
            node_ref=field
            prop:value=text.get_untracked()
            on:input:target=move |event| on_write.run(event.target().value())
        />
    }
}
