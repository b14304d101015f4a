//! One question: say it, check the points, mark it; the rest stays folded until it is wanted.

use leptos::prelude::*;

use crate::bundle::Entry;
use crate::route::Route;
use crate::ui::browser::document;
use crate::ui::components::{Badges, FIRST_POINT, FollowUps, Prose, Reasoning, ShareRow, Sheet, Sources};
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn QuestionPage(entry: Entry) -> impl IntoView {
    let store = use_store();
    store.visit(entry);
    let is_revealed = RwSignal::new(false);
    let reveal = move |_| {
        is_revealed.set(true);
        document::focus_soon(FIRST_POINT);
    };
    let reasoning = move || {
        let folds = store.settings().languages().iter().map(|lang| view! { <Reasoning entry lang=*lang/> });
        folds.collect_view()
    };
    view! {
        <article class="question" data-revealed=move || is_revealed.get().to_string()>
            <header class="question__head">
                <Badges entry/>
                <Prompt entry/>
            </header>
            <Show
                when=move || is_revealed.get()
                fallback=move || {
                    view! {
                        <p class="actions">
                            <button type="button" class="button" on:click=reveal>
                                {words(|it| it.check_points)}
                            </button>
                            <span class="muted">
                                {move || match store.answered_on(entry) {
                                    Some(date) => (store.text().answered_on)(&date),
                                    None => store.text().say_it_first.to_owned(),
                                }}
                            </span>
                        </p>
                    }
                }
            >
                <Sheet entry/>
            </Show>
            <div class="question__folds">
                {reasoning}
                <FollowUps entry/>
                <Sources entry/>
            </div>
            <footer class="question__foot">
                <ShareRow entry/>
                <Neighbours entry/>
            </footer>
        </article>
    }
}

/// The question as the interviewer says it. The leading language is the heading, the other stands below it.
#[component]
fn Prompt(entry: Entry) -> impl IntoView {
    let store = use_store();
    let prompt = entry.question.prompt;
    move || match *store.settings().languages() {
        [first, ref rest @ ..] => view! {
            <h1 class="prompt" id="page-title" tabindex="-1"><Prose text=*prompt.get(first) lang=first/></h1>
            {rest
                .iter()
                .map(|lang| view! { <p class="prompt prompt--second"><Prose text=*prompt.get(*lang) lang=*lang/></p> })
                .collect_view()}
        }
        .into_any(),
        [] => ().into_any(),
    }
}

#[component]
fn Neighbours(entry: Entry) -> impl IntoView {
    let store = use_store();
    let link = move |to: Option<Entry>, rel: &'static str, label: AnyView| {
        to.map(|to| {
            let lang = move || store.settings().leading();
            view! {
                <a class="neighbours__link" rel=rel href=use_navigation().href(Route::Question(to))>
                    <small>{label}</small>
                    <span lang=move || lang().tag()>{move || *to.question.title.get(lang())}</span>
                </a>
            }
        })
    };
    view! {
        <nav class="neighbours">
            {link(entry.previous(), "prev", words(|it| it.previous).into_any())}
            {link(entry.next(), "next", words(|it| it.next).into_any())}
        </nav>
    }
}
