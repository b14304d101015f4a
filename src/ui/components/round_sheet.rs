//! The sheet at the end of a mock interview: what was said, how long it took, how it went.

use corpus::{Course, KeyPoint};
use leptos::prelude::*;

use super::prose::Prose;
use super::switch::switch_between;
use crate::bundle::Entry;
use crate::mock::Round;
use crate::route::Route;
use crate::schedule::Rating;
use crate::sitting::{Answer, Sitting};
use crate::ui::browser::clock;
use crate::ui::navigation::use_navigation;
use crate::ui::store::{Notice, use_store};
use crate::ui::words::words;

/// A change of the sitting, which is kept.
pub type Change = Callback<Box<dyn FnOnce(&mut Sitting)>>;

#[component]
pub fn RoundSheet(
    course: &'static Course,
    round: Round,
    drawn: Vec<Entry>,
    sitting: RwSignal<Option<Sitting>>,
    change: Change,
) -> impl IntoView {
    let store = use_store();
    let answer = move |entry| sitting.with(|it| it.as_ref().map(|it| it.answer(entry)).unwrap_or_default());
    let seconds = move |place| sitting.with(|it| it.as_ref().map_or(0, |it| it.seconds(place, clock::now())));
    let all = StoredValue::new(drawn.clone());
    let is_kept = Memo::new(move |_| {
        let is_in = |it: &Sitting| store.with_progress(|progress| it.is_kept(progress, &all.get_value(), round.lang));
        sitting.with(|it| it.as_ref().is_some_and(is_in))
    });
    let sum = move || {
        let entries = all.get_value();
        let n_said = entries.iter().map(|it| answer(*it).n_said(*it)).sum::<usize>();
        let n_points = entries.iter().map(|it| it.question.points.len()).sum::<usize>();
        let time = (0..entries.len()).map(seconds).sum::<u32>();
        (store.text().average)(n_said, n_points, &(store.text().time)(time))
    };
    let copy = move |_| {
        let text = store.text();
        let line = |(place, entry): (usize, &Entry)| {
            let answer = answer(*entry);
            let rating = (text.rating)(answer.rating_for(*entry));
            let n_of = (text.n_of)(answer.n_said(*entry), entry.question.points.len());
            let n_asked = (text.follow_ups_done)(answer.follow_ups.len(), entry.question.follow_ups.len());
            let title = entry.question.title.get(round.lang);
            format!("{}. {title} · {n_of} · {} · {rating} · {n_asked}", place + 1, (text.time)(seconds(place)))
        };
        let lines = untrack(|| all.get_value().iter().enumerate().map(line).collect::<Vec<_>>().join("\n"));
        let head = (text.round_of)(round.length.n_questions(), round.length.minutes(), round.lang);
        store.copy(format!("{} · {head}\n{lines}\n{}\n", text.mock, untrack(sum)), Notice::SheetCopied);
    };
    let keep = move |_| {
        change.run(Box::new(|it| it.keep(clock::now())));
        if let Some(sat) = sitting.get_untracked() {
            store.keep_sitting(&sat, &all.get_value(), round.lang);
        }
    };
    let another = use_navigation().href(Route::Mock(course));
    let rows = drawn.into_iter().enumerate().map(|(place, entry)| {
        view! { <Row entry round answer=Signal::derive(move || answer(entry)) seconds=seconds(place) change/> }
    });
    view! {
        <h2 class="round-sheet__title">{words(|it| it.sheet_of_round)}</h2>
        <p role="status">{sum}</p>
        <p class="muted">{words(|it| it.tick_what_you_said)}</p>
        <ol class="round-sheet">{rows.collect_view()}</ol>
        <p class="actions">
            <Show
                when=move || !is_kept.get()
                fallback=move || view! { <span class="muted">{words(|it| it.marks_kept)}</span> }
            >
                <button type="button" class="button" on:click=keep>{words(|it| it.keep_marks)}</button>
            </Show>
            <button type="button" class="button button--plain" on:click=copy>{words(|it| it.copy_sheet)}</button>
            <a href=another>{words(|it| it.another_round)}</a>
        </p>
    }
}

#[component]
fn Row(entry: Entry, round: Round, answer: Signal<Answer>, seconds: u32, change: Change) -> impl IntoView {
    let store = use_store();
    let lang = round.lang;
    let question = entry.question;
    let edit = move |edit: Box<dyn FnOnce(&mut Answer)>| change.run(Box::new(move |it| it.change(entry, edit)));
    let point = move |point: &'static KeyPoint| {
        let tick = move |is_said: bool| {
            edit(Box::new(move |it| {
                let id = point.id.to_owned();
                _ = if is_said { it.said.insert(id) } else { it.said.remove(&id) };
            }));
        };
        view! {
            <li>
                <label class="sheet__point">
                    <input
                        type="checkbox"
                        prop:checked=move || answer.with(|it| it.said.contains(point.id))
                        on:change:target=move |event| tick(event.target().checked())
                    />
                    <Prose text=*point.text.get(lang) lang/>
                </label>
            </li>
        }
    };
    let follow_up = move |place: usize| {
        let number = u8::try_from(place + 1).unwrap_or(u8::MAX);
        let tick = move |is_said: bool| {
            edit(Box::new(move |it| {
                _ = if is_said { it.follow_ups.insert(number) } else { it.follow_ups.remove(&number) };
            }));
        };
        view! {
            <li>
                <label class="sheet__point">
                    <input
                        type="checkbox"
                        prop:checked=move || answer.with(|it| it.follow_ups.contains(&number))
                        on:change:target=move |event| tick(event.target().checked())
                    />
                    <Prose text=*question.follow_ups[place].prompt.get(lang) lang/>
                </label>
            </li>
        }
    };
    view! {
        <li class="round-sheet__question">
            <p class="round-sheet__head">
                <a href=use_navigation().href(Route::Question(entry)) lang=lang.tag()>{*question.title.get(lang)}</a>
                <span>{move || (store.text().n_of)(answer.with(|it| it.n_said(entry)), question.points.len())}</span>
                <span>{move || (store.text().time)(seconds)}</span>
            </p>
            <ul class="sheet__points">{question.points.iter().map(point).collect_view()}</ul>
            <p class="muted">{words(|it| it.follow_ups_said)}</p>
            <ul class="sheet__points">{(0..question.follow_ups.len()).map(follow_up).collect_view()}</ul>
            {switch_between(
                question.id,
                |it| it.how_did_it_go,
                Rating::ALL,
                |text, it| (text.rating)(it),
                move || answer.with(|it| it.rating_for(entry)),
                move |rating| edit(Box::new(move |it| it.rating = Some(rating))),
            )}
        </li>
    }
}
