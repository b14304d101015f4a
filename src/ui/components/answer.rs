//! Answering: the clock, a few words if the learner likes, and the way to the points.

use corpus::Lang;
use leptos::prelude::*;

use super::switch::switch_between;
use super::writing::Writing;
use crate::settings::Reading;
use crate::ui::browser::speech;
use crate::ui::session::Session;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn Answer(session: Session) -> impl IntoView {
    let store = use_store();
    let Session { entry, lang, .. } = session;
    let hint = move || {
        let lang = lang.get();
        store.with_memory(entry, lang, |it| match it.last() {
            None => store.text().say_it_first.to_owned(),
            Some(last) => {
                let date = corpus::Date::from(store.day(last.at)).to_string();
                (store.text().last_time)(&date, last.n_said(entry.question), entry.question.points.len())
            }
        })
    };
    let n_changed = move || {
        let lang = lang.get();
        store.with_memory(entry, lang, |it| it.last().map_or(0, |it| it.changed(entry.question, lang).count()))
    };
    view! {
        <section class="answer">
            <div class="answer__tools">
                <Timer session/>
                <ReadAloud session/>
            </div>
            <Show when=move || session.opening.lang.is_none() && store.settings().reading == Reading::Both>
                {switch_between(
                    "answering",
                    |it| it.answer_in,
                    Lang::ALL,
                    |text, it| (text.language)(it),
                    move || lang.get(),
                    move |it| store.answer_in(it),
                )}
            </Show>
            <Draft session/>
            <p class="actions">
                <button type="button" class="button" on:click=move |_| session.reveal()>
                    {words(|it| it.check_points)}
                </button>
                <span class="muted">{hint}</span>
            </p>
            <Show when=move || 0 < n_changed()>
                <p class="muted">{move || (store.text().points_changed)(n_changed())}</p>
            </Show>
        </section>
    }
}

/// A clock that counts up and asks for nothing. Only its marks are said.
#[component]
fn Timer(session: Session) -> impl IntoView {
    let store = use_store();
    let n_passed = Memo::new(move |_| store.settings().timer.n_passed(session.seconds.get()));
    let mark = move || n_passed.get().checked_sub(1).map(|it| store.text().time_mark[it]);
    view! {
        <Show when=move || store.settings().timer.is_shown>
            <span class="answer__timer" data-marks=move || n_passed.get().to_string()>
                <span role="timer" aria-label=words(|it| it.timer)>
                    {move || (store.text().time)(session.seconds.get())}
                </span>
                <span class="answer__mark" role="status">{mark}</span>
            </span>
        </Show>
    }
}

#[component]
fn ReadAloud(session: Session) -> impl IntoView {
    let speak = move |_| {
        let lang = session.lang.get_untracked();
        speech::speak(&session.entry.question.prompt.get(lang).plain(), lang);
    };
    on_cleanup(speech::hush);
    // Voices load late: the clock looks again.
    let can_speak = Memo::new(move |_| {
        session.seconds.track();
        speech::can_speak(session.lang.get())
    });
    view! {
        <Show when=move || can_speak.get()>
            <button type="button" class="link-button" on:click=speak>{words(|it| it.read_aloud)}</button>
        </Show>
    }
}

#[component]
fn Draft(session: Session) -> impl IntoView {
    let store = use_store();
    let Session { entry, lang, .. } = session;
    let text = Signal::derive(move || store.with_memory(entry, lang.get(), |it| it.sheet().draft().to_owned()));
    let is_begun = !text.get_untracked().is_empty();
    let write = move |text| store.write_draft(entry, lang.get_untracked(), text);
    view! {
        <details class="answer__draft" open=is_begun>
            <summary>{words(|it| it.draft)}</summary>
            <Writing lang label=Signal::derive(words(|it| it.draft)) rows=4 text on_write=write/>
        </details>
    }
}
