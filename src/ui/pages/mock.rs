//! A mock interview: a round is drawn, sat through without answers, and checked at the end.

use corpus::{Course, Lang};
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::mock::{Length, Round};
use crate::sitting::Sitting;
use crate::ui::browser::{clock, document};
use crate::ui::components::{Prose, RoundSheet, switch_between};
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn MockPage(course: &'static Course) -> impl IntoView {
    let round = use_navigation().round();
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.mock)}</h1>
        {move || match round.get() {
            None => view! { <Setup course/> }.into_any(),
            Some(round) => view! { <Sat course round/> }.into_any(),
        }}
    }
}

/// Before a round: how long, and in which language.
#[component]
fn Setup(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let open = StoredValue::new_local(use_navigation().open_round(course));
    let length = RwSignal::new(Length::Twenty);
    let lang = RwSignal::new(store.settings().answers_in());
    let draw = move |_| {
        let round = Round { length: length.get_untracked(), lang: lang.get_untracked(), seed: clock::seed() };
        open.with_value(|it| it(round));
    };
    let unfinished = store.unfinished_round();
    view! {
        <p>{words(|it| it.mock_explained)}</p>
        <div class="mock__choices">
            {switch_between(
                "length",
                |it| it.length,
                Length::ALL,
                |text, it| (text.round_length)(it),
                move || length.get(),
                move |it| length.set(it),
            )}
            {switch_between(
                "round-lang",
                |it| it.answer_in,
                Lang::ALL,
                |text, it| (text.language)(it),
                move || lang.get(),
                move |it| lang.set(it),
            )}
        </div>
        <p class="actions">
            <button type="button" class="button" on:click=draw>{words(|it| it.draw)}</button>
            {unfinished.map(|round| {
                let resume = move |_| open.with_value(|it| it(round));
                view! {
                    <button type="button" class="button button--plain" on:click=resume>
                        {words(|it| it.resume_round)}
                    </button>
                }
            })}
        </p>
    }
}

/// A round that was drawn: it begins on request, and goes on where it was left.
#[component]
fn Sat(course: &'static Course, round: Round) -> impl IntoView {
    let store = use_store();
    let drawn = StoredValue::new(round.draw(course));
    let sitting = RwSignal::new(store.sitting(round));
    let n = round.length.n_questions();
    let begin = move |_| {
        let begun = Sitting::begin(round, clock::now());
        store.keep(&begun);
        sitting.set(Some(begun));
        document::focus_soon("round-prompt");
    };
    let change = Callback::new(move |change: Box<dyn FnOnce(&mut Sitting)>| {
        sitting.update(|it| {
            if let Some(it) = it {
                change(it);
                store.keep(it);
            }
        });
    });
    let place = Memo::new(move |_| sitting.with(|it| it.as_ref().map(Sitting::place)));
    view! {
        {move || match place.get() {
            None => {
                view! {
                    <p>{words(move |it| (it.round_of)(n, round.length.minutes(), round.lang))}</p>
                    <p class="muted">{words(|it| it.same_link)}</p>
                    <p class="actions">
                        <button type="button" class="button" on:click=begin>{words(|it| it.begin_round)}</button>
                    </p>
                }
                    .into_any()
            }
            Some(place) if place < n => {
                let turn = move |_| {
                    change.run(Box::new(|it| it.turn(clock::now())));
                    document::focus_soon("round-prompt");
                };
                view! { <Asked round entry=drawn.with_value(|it| it[place]) place sitting turn/> }.into_any()
            }
            Some(_) => {
                view! { <RoundSheet course round drawn=drawn.get_value() sitting change/> }.into_any()
            }
        }}
    }
}

/// One question of the round, with the time in view.
#[component]
fn Asked(
    round: Round,
    entry: Entry,
    place: usize,
    sitting: RwSignal<Option<Sitting>>,
    turn: impl Fn(leptos::ev::MouseEvent) + 'static,
) -> impl IntoView {
    let store = use_store();
    let n = round.length.n_questions();
    let gone = move || sitting.with_untracked(|it| it.as_ref().map_or(0, |it| it.seconds_in_all(round, clock::now())));
    let seconds = RwSignal::new(gone());
    clock::every(1, move || seconds.set(gone()));
    let n_minutes = round.length.minutes();
    // Said at the half and at the end, and not in between: a voice each second would be noise.
    let said = Memo::new(move |_| match seconds.get() / 60 {
        minutes if n_minutes <= minutes => store.text().time_is_up.to_owned(),
        minutes if n_minutes / 2 <= minutes => (store.text().minutes_gone)(n_minutes / 2),
        _ => String::new(),
    });
    let is_last = place + 1 == n;
    view! {
        <div class="mock__asked">
            <p class="mock__line">
                <span>{words(move |it| (it.question_of)(place + 1, n))}</span>
                <span role="timer">{move || (store.text().time)(seconds.get())}</span>
            </p>
            <p class="prompt" id="round-prompt" tabindex="-1">
                <Prose text=*entry.question.prompt.get(round.lang) lang=round.lang/>
            </p>
            <p class="muted" role="status">{said}</p>
            <p class="actions">
                <button type="button" class="button" on:click=turn>
                    {words(move |it| if is_last { it.end_round } else { it.next_question })}
                </button>
            </p>
        </div>
    }
}
