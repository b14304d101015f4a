//! The first screen: go on where you stopped, and the plan of the days.

use corpus::{Course, Day};
use leptos::prelude::*;

use crate::bundle::{self, Entry};
use crate::route::Route;
use crate::ui::components::Ring;
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn StartPage() -> impl IntoView {
    let course = bundle::course();
    view! {
        <GoOn course/>
        <ol class="plan">
            {course.days.iter().map(|day| view! { <PlanDay course day/> }).collect_view()}
        </ol>
        <p class="muted">{words(|it| it.how_it_works)}</p>
    }
}

/// Offers the question where the reader stopped, or the next one that is still to be answered.
#[component]
fn GoOn(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let go_on = move || {
        let text = store.text();
        let lang = store.settings().leading();
        let (last, next_up) = store.with_progress(|it| (it.last(course), it.next_up(course)));
        let first = Entry::all(course).next();
        let (title, action, to) = match (last, next_up) {
            (None, Some(next)) => (text.first_time.to_owned(), text.begin, Some(next)),
            (Some(_), Some(next)) => ((text.go_on_from)(next.question.title.get(lang)), text.go_on, Some(next)),
            (_, None) => (text.all_answered.to_owned(), text.look_again, first),
        };
        view! {
            <h1 class="headline" id="page-title" tabindex="-1">{title}</h1>
            {last.map(|it| {
                view! { <p class="muted">{(text.stopped_at)(it.question.day, it.question.order)}</p> }
            })}
            <p class="actions">
                {to.map(|entry| {
                    view! { <a class="button" href=navigation.href(Route::Question(entry))>{action}</a> }
                })}
                <a class="button button--plain" href=navigation.href(Route::Course(course))>
                    {text.all_questions}
                </a>
            </p>
        }
    };
    view! { <div class="go-on">{go_on}</div> }
}

#[component]
fn PlanDay(course: &'static Course, day: &'static Day) -> impl IntoView {
    let store = use_store();
    let n_all = Entry::of_day(course, day.number).count();
    let n_answered = Signal::derive(move || store.n_answered(Entry::of_day(course, day.number)));
    let is_next = move || {
        let next_up = store.with_progress(|it| it.next_up(course));
        next_up.is_some_and(|it| it.question.day == day.number).then_some("step")
    };
    let title = move |lang: corpus::Lang| view! { <span class="line" lang=lang.tag()>{*day.title.get(lang)}</span> };
    view! {
        <li>
            <a class="plan__day" href=use_navigation().href(Route::Day(course, day)) aria-current=is_next>
                <b>"D" {day.number}</b>
                <span class="plan__title">
                    {move || store.settings().languages().iter().map(|it| title(*it)).collect_view()}
                </span>
                {match n_all {
                    0 => view! { <small class="muted">{words(|it| it.being_written)}</small> }.into_any(),
                    _ => {
                        view! {
                            <small class="muted">
                                {move || (store.text().n_answered_of)(n_answered.get(), n_all)}
                            </small>
                            <Ring n_done=n_answered n_all/>
                        }
                            .into_any()
                    }
                }}
            </a>
        </li>
    }
}
