//! The questions with a star or a note, and a search over them.

use corpus::{Course, Lang};
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::fold;
use crate::route::Route;
use crate::ui::components::Star;
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn NotesPage(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let query = RwSignal::new(String::new());
    // What stood here when the page was opened: a star that is taken away can be set again.
    let all = untrack(|| Entry::all(course).filter(|it| is_kept(*it)).collect::<Vec<_>>());
    let is_empty = all.is_empty();
    let all = StoredValue::new(all);
    let found = Memo::new(move |_| {
        let is_found = |entry: &Entry| {
            let question = entry.question;
            let notes = Lang::ALL.map(|lang| note(*entry, lang));
            let [zh, en] = Lang::ALL.map(|lang| *question.title.get(lang));
            let prompts = Lang::ALL.map(|lang| question.prompt.get(lang).plain());
            fold::holds(&[zh, en, &prompts[0], &prompts[1], &notes[0], &notes[1]], &query.get())
        };
        all.with_value(|it| it.iter().copied().filter(is_found).collect::<Vec<_>>())
    });
    let rows = move || found.get().into_iter().map(|entry| view! { <Row entry/> }).collect_view();
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.notes_page)}</h1>
        <Show when=move || !is_empty fallback=|| view! { <p class="muted">{words(|it| it.notes_empty)}</p> }>
            <input
                type="search"
                class="notes__search"
                aria-label=words(|it| it.search_notes)
                placeholder=words(|it| it.search_notes)
                on:input:target=move |event| query.set(event.target().value())
            />
            <p class="muted" role="status">{move || (store.text().notes_found)(found.with(Vec::len))}</p>
            <ol class="notes">{rows}</ol>
        </Show>
    }
}

fn note(entry: Entry, lang: Lang) -> String {
    use_store().with_memory(entry, lang, |it| it.note().to_owned())
}

fn is_kept(entry: Entry) -> bool {
    use_store().is_starred(entry) || Lang::ALL.iter().any(|lang| !note(entry, *lang).is_empty())
}

#[component]
fn Row(entry: Entry) -> impl IntoView {
    let store = use_store();
    let leading = move || store.settings().leading();
    let notes = Lang::ALL.map(|lang| {
        let text = note(entry, lang);
        (!text.is_empty()).then(|| view! { <p class="notes__text" lang=lang.tag()>{text}</p> })
    });
    view! {
        <li class="notes__question">
            <p class="notes__head">
                <a href=use_navigation().href(Route::Question(entry)) lang=move || leading().tag()>
                    {move || *entry.question.title.get(leading())}
                </a>
                <Star entry/>
            </p>
            {notes}
        </li>
    }
}
