//! The learner's own answer, one in each language.

use corpus::Lang;
use leptos::prelude::*;

use super::fold::Fold;
use super::writing::Writing;
use crate::bundle::Entry;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn NotePad(entry: Entry) -> impl IntoView {
    let store = use_store();
    let languages = move || store.settings().languages();
    let has_note = move |lang: &Lang| store.with_memory(entry, *lang, |it| !it.note().is_empty());
    let summary = move || {
        let has_any = languages().iter().any(has_note);
        view! { {words(|it| it.note)} {has_any.then_some(" ·")} }
    };
    let pad = move |lang: &'static Lang| {
        let text = Signal::derive(move || store.with_memory(entry, *lang, |it| it.note().to_owned()));
        let label = Signal::derive(words(move |it| (it.note_in)(*lang)));
        view! { <Writing lang=*lang label rows=5 text on_write=move |text| store.write_note(entry, *lang, text)/> }
    };
    view! {
        <Fold summary=summary>
            <div class="note-pad">
                <p class="muted">{words(|it| it.note_explained)}</p>
                {move || languages().iter().map(pad).collect_view()}
            </div>
        </Fold>
    }
}
