//! After the mark: what the interviewer asks next, one at a time.

use corpus::{Both, Markup};
use leptos::prelude::*;

use super::prose::Prose;
use super::sheet::NextLink;
use super::sources::Cited;
use crate::day::Moment;
use crate::ui::browser::document;
use crate::ui::session::{AFTER_MARK, Session};
use crate::ui::store::use_store;
use crate::ui::words::words;

/// Where the round is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Asking {
    /// The place of the follow-up in hand, from 0.
    pub place: usize,
    /// Whether its answer lies open.
    pub is_open: bool,
}

/// What the keys may do in the round.
#[derive(Clone, Copy)]
pub struct FollowUps {
    pub asking: RwSignal<Asking>,
    session: Session,
    /// The attempt that the follow-ups belong to.
    at: Moment,
}

impl FollowUps {
    pub fn new(session: Session, at: Moment) -> FollowUps {
        FollowUps { asking: RwSignal::new(Asking { place: 0, is_open: false }), session, at }
    }

    /// Whether every follow-up was asked.
    pub fn is_over(self) -> bool {
        self.session.entry.question.follow_ups.len() <= self.asking.get_untracked().place
    }

    /// Shows the answer of the follow-up in hand.
    pub fn open(self) {
        self.asking.update(|it| it.is_open = true);
        document::reach_soon(AFTER_MARK);
    }

    /// Notes whether the follow-up in hand was answered, and goes on to the next.
    pub fn note(self, is_said: bool) {
        let Asking { place, is_open } = self.asking.get_untracked();
        if is_open {
            let number = u8::try_from(place + 1).unwrap_or(u8::MAX);
            self.session.store.ask(self.session.entry, self.session.lang.get_untracked(), self.at, number, is_said);
            self.asking.set(Asking { place: place + 1, is_open: false });
            document::reach_soon(AFTER_MARK);
        }
    }
}

#[component]
pub fn FollowUpRound(round: FollowUps) -> impl IntoView {
    let store = use_store();
    let FollowUps { asking, session, at } = round;
    let follow_ups = session.entry.question.follow_ups;
    let text = move |text: &'static Both<Markup>| {
        let line = move |lang| view! { <span class="line"><Prose text=*text.get(lang) lang/></span> };
        move || session.languages().iter().map(|it| line(*it)).collect_view()
    };
    let answer = move |place: usize| {
        view! {
            <p class="follow-up__answer">
                {text(&follow_ups[place].answer)}
                <Cited cites=follow_ups[place].cites question=session.entry.question/>
            </p>
            <p class="actions">
                <button type="button" class="button" id=AFTER_MARK on:click=move |_| round.note(true)>
                    {words(|it| it.said_it)} <kbd aria-hidden="true">"1"</kbd>
                </button>
                <button type="button" class="button button--plain" on:click=move |_| round.note(false)>
                    {words(|it| it.not_said_it)} <kbd aria-hidden="true">"2"</kbd>
                </button>
            </p>
        }
    };
    let show = move || {
        view! {
            <p class="actions">
                <button type="button" class="button" id=AFTER_MARK on:click=move |_| round.open()>
                    {words(|it| it.show_answer)}
                </button>
            </p>
        }
    };
    let done = move || {
        let n_said = store.with_memory(session.entry, session.lang.get(), |it| {
            let attempt = it.attempts().iter().find(|it| it.at == at);
            attempt.map_or(0, |it| it.n_follow_ups())
        });
        (store.text().follow_ups_done)(n_said, follow_ups.len())
    };
    let current = move || {
        let Asking { place, is_open } = asking.get();
        let Some(follow_up) = follow_ups.get(place) else {
            return view! {
                <p>{done}</p>
                <p class="actions"><NextLink session is_last=true/></p>
            }
            .into_any();
        };
        view! {
            <p class="muted">{move || (store.text().follow_up_of)(place + 1, follow_ups.len())}</p>
            <p class="follow-up-round__prompt">{text(&follow_up.prompt)}</p>
            {if is_open { answer(place).into_any() } else { show().into_any() }}
        }
        .into_any()
    };
    view! { <section class="follow-up-round" aria-live="polite">{current}</section> }
}
