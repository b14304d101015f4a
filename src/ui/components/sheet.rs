//! The answer sheet: the key points as a checklist, the score, and the mark.

use corpus::{KeyPoint, Lang};
use leptos::prelude::*;

use super::prose::Prose;
use super::rating::RatingChoice;
use super::sources::Cited;
use crate::ui::session::{AFTER_MARK, FIRST_POINT, Session, Stage};
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn Sheet(session: Session) -> impl IntoView {
    let store = use_store();
    let points = session.entry.question.points;
    let point = move |(place, point): (usize, &'static KeyPoint)| view! { <Point session point number=place + 1/> };
    // A marked sheet is blank again; what was said stands in the attempt.
    let n_said = move || match session.stage.get() {
        Stage::Marked(_) => store.with_memory(session.entry, session.lang.get(), |it| {
            it.last().map_or(0, |it| it.n_said(session.entry.question))
        }),
        _ => store.n_said(session.entry, session.lang.get()),
    };
    view! {
        <section class="sheet" aria-labelledby="sheet-title">
            <h2 class="sheet__title" id="sheet-title">
                {words(|it| it.points_said)}
                <output class="sheet__score">{move || (store.text().n_of)(n_said(), points.len())}</output>
            </h2>
            <ul class="sheet__points">{points.iter().enumerate().map(point).collect_view()}</ul>
            <div class="sheet__foot">
                {move || match session.stage.get() {
                    Stage::Marked(_) => view! { <Marked session/> }.into_any(),
                    _ => view! { <RatingChoice session/> }.into_any(),
                }}
            </div>
        </section>
    }
}

#[component]
fn Point(session: Session, point: &'static KeyPoint, number: usize) -> impl IntoView {
    let store = use_store();
    let Session { entry, lang, stage, .. } = session;
    let is_marked = move || matches!(stage.get(), Stage::Marked(_));
    let is_said = move || match is_marked() {
        true => store.with_memory(entry, lang.get(), |it| it.last().is_some_and(|it| it.said.contains_key(point.id))),
        false => store.is_said(entry, lang.get(), point.id),
    };
    let is_changed = move || {
        let lang = lang.get();
        let changed = |it: &crate::progress::Attempt| it.changed(entry.question, lang).any(|it| it.id == point.id);
        store.with_memory(entry, lang, |it| it.last().is_some_and(changed))
    };
    let text = move |lang: Lang| {
        view! { <span class="line"><Prose text=*point.text.get(lang) lang/></span> }
    };
    view! {
        <li>
            <label class="sheet__point">
                <input
                    type="checkbox"
                    id=(number == 1).then_some(FIRST_POINT)
                    prop:checked=is_said
                    disabled=is_marked
                    on:change:target=move |event| {
                        store.say(entry, lang.get_untracked(), number, event.target().checked())
                    }
                />
                <span>{move || session.languages().iter().map(|it| text(*it)).collect_view()}</span>
            </label>
            <Show when=is_changed>
                <small class="cited cited--practice">{words(|it| it.point_changed)}</small>
            </Show>
            <Cited cites=point.cites question=entry.question/>
        </li>
    }
}

/// How it was marked, and the way on.
#[component]
fn Marked(session: Session) -> impl IntoView {
    let store = use_store();
    let Session { entry, lang, .. } = session;
    let marked = move || {
        let text = store.text();
        let rating = store.with_memory(entry, lang.get(), |it| it.last().map(|it| it.rating))?;
        let due = store.with_progress(|it| it.card(entry, lang.get(), store.calendar()))?.due;
        Some((text.marked_as)((text.rating)(rating), &text.back(due.since(store.today()))))
    };
    let take_back = move |_| store.unmark(entry, lang.get_untracked());
    view! {
        <p class="sheet__mark">
            {marked}
            <button type="button" class="link-button" on:click=take_back>{words(|it| it.take_mark_back)}</button>
        </p>
        <NextLink session is_last=entry.question.follow_ups.is_empty()/>
    }
}

/// The way to what comes next in the queue.
#[component]
pub fn NextLink(
    session: Session,
    /// Whether nothing else is to be done here: the link is what the page asks for then.
    is_last: bool,
) -> impl IntoView {
    let next = Memo::new(move |_| session.next());
    let class = if is_last { "button" } else { "button button--plain" };
    view! {
        <a class=class id=is_last.then_some(AFTER_MARK) href=move || next.get().0>
            {words(move |it| if next.get().1 { it.next_in_queue } else { it.queue_done })}
        </a>
    }
}
