//! One question: say it, check the points, mark it, take the follow-ups; the rest stays folded until it is wanted.

use leptos::prelude::*;

use crate::bundle::Entry;
use crate::opening::View;
use crate::route::Route;
use crate::schedule::Rating;
use crate::ui::browser::IS_IN_PAGE;
use crate::ui::browser::keys::{self, Focus, Key};
use crate::ui::components::{
    Answer, Badges, Fold, FollowUpList, FollowUpRound, FollowUps, NotePad, Paired, Prose, Reasoning, ShareRow, Sheet,
    Sources, Star,
};
use crate::ui::navigation::use_navigation;
use crate::ui::session::{RATING, Session, Stage};
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn QuestionPage(entry: Entry) -> impl IntoView {
    let store = use_store();
    // Once the page stands: while it is built, what is left of the page before it would still hear of the change.
    Effect::new(move |_| store.visit(entry));
    let session = Session::begin(entry, use_navigation().opening.get_untracked());
    let stage = session.stage;
    let view = session.opening.view;
    let round = Memo::new(move |_| match stage.get() {
        Stage::Marked(at) if !entry.question.follow_ups.is_empty() => Some(at),
        _ => None,
    });
    let follow_ups = StoredValue::new(None::<FollowUps>);
    let asked = move || {
        let begun = round.get().map(|at| FollowUps::new(session, at));
        follow_ups.set_value(begun);
        begun.map(|round| view! { <FollowUpRound round/> })
    };
    keys::listen(RATING, move |key, focus| act(session, follow_ups.get_value(), key, focus));
    let reasoning = move || {
        let languages = store.settings().languages();
        let is_open = view == View::Full;
        let folds = languages.iter().map(|lang| view! { <Reasoning entry lang=*lang is_open/> });
        let folds = folds.collect_view();
        (folds, (languages.len() == 2).then(|| view! { <Paired entry/> }))
    };
    view! {
        <article class="question" data-stage=move || if stage.get() == Stage::Thinking { "thinking" } else { "open" }>
            <header class="question__head">
                <div class="question__line">
                    <Badges entry/>
                    <Star entry/>
                </div>
                <Prompt session/>
                {(view == View::Coach).then(|| view! { <ScreensFor session/> })}
            </header>
            {move || match stage.get() {
                Stage::Thinking => view! { <Answer session/> }.into_any(),
                _ => ().into_any(),
            }}
            <Show when=move || stage.get() != Stage::Thinking>
                <Sheet session/>
            </Show>
            {asked}
            <div class="question__folds">
                {reasoning}
                <FollowUpList entry is_open=view != View::Question/>
                {(!IS_IN_PAGE).then(|| view! { <Points entry/> })}
                <NotePad entry/>
                <Sources entry is_open=view == View::Full/>
            </div>
            <footer class="question__foot">
                <ShareRow entry/>
                <Neighbours entry/>
            </footer>
        </article>
    }
}

/// The points, for who reads the page that was drawn: it has nothing to tick.
#[component]
fn Points(entry: Entry) -> impl IntoView {
    let points = entry.question.points;
    let list = move |lang: corpus::Lang| {
        let point = |it: &'static corpus::KeyPoint| view! { <li><Prose text=*it.text.get(lang) lang/></li> };
        view! { <ul class="points">{points.iter().map(point).collect_view()}</ul> }
    };
    view! {
        <Fold summary=move || words(move |it| (it.points)(points.len()))>
            {corpus::Lang::ALL.map(list)}
        </Fold>
    }
}

/// What a key does, by the step of the answer. Says whether it did anything.
fn act(session: Session, round: Option<FollowUps>, key: Key, focus: Focus) -> bool {
    let Session { store, entry, .. } = session;
    let lang = session.lang.get_untracked();
    match (session.stage.get_untracked(), key) {
        (Stage::Thinking, Key::Space | Key::Enter) if focus == Focus::Elsewhere => session.reveal(),
        (Stage::Checking, Key::Digit(number)) if focus == Focus::Within(RATING) => {
            let Some(rating) = Rating::ALL.get(number - 1) else { return false };
            session.mark(*rating);
        }
        (Stage::Checking, Key::Digit(number)) => {
            let Some(point) = entry.question.points.get(number - 1) else { return false };
            let is_said = untrack(|| store.is_said(entry, lang, point.id));
            store.say(entry, lang, number, !is_said);
        }
        (Stage::Checking, Key::Enter) if focus == Focus::Elsewhere => session.mark(untrack(|| session.suggested())),
        (Stage::Marked(_), Key::Digit(number @ (1 | 2))) => {
            let Some(round) = round.filter(|it| it.asking.get_untracked().is_open) else { return false };
            round.note(number == 1);
        }
        (Stage::Marked(_), Key::Enter | Key::Space) if focus == Focus::Elsewhere => {
            let Some(round) = round.filter(|it| !it.is_over()) else { return false };
            round.open();
        }
        _ => return false,
    }
    true
}

/// The question as the interviewer says it. The language to answer in is the heading, the other stands below it.
#[component]
fn Prompt(session: Session) -> impl IntoView {
    let prompt = session.entry.question.prompt;
    move || match *session.languages() {
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

/// What the question is asked for: the first step of its reasoning says so.
#[component]
fn ScreensFor(session: Session) -> impl IntoView {
    let first = session.entry.question.steps.first();
    view! {
        <h2 class="question__aim">{words(|it| it.screens_for)}</h2>
        {move || {
            let line = |lang: &corpus::Lang| {
                first.map(|it| view! { <p><Prose text=*it.text.get(*lang) lang=*lang/></p> })
            };
            session.languages().iter().map(line).collect_view()
        }}
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
