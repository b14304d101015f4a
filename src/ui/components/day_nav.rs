//! The map of the course: its days, and how far the reader is in each.

use corpus::{Course, Day};
use leptos::prelude::*;

use super::tally::{Tally, tally_in_words};
use crate::bundle::{self, Entry};
use crate::route::Route;
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn DayNav(
    /// Called when a link is followed: the drawer closes then.
    #[prop(into, optional)]
    on_follow: Option<Callback<()>>,
) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let course = move || {
        navigation.destination.with(|it| it.as_ref().ok().and_then(|it| it.course())).unwrap_or_else(bundle::course)
    };
    let course = Memo::new(move |_| Some(Route::Course(course())));
    let follow = move |_| {
        if let Some(on_follow) = on_follow {
            on_follow.run(());
        }
    };
    let list = move |course: &'static Course| {
        let route = Route::Course(course);
        view! {
            <p class="day-nav__course">
                <a href=navigation.href(Route::Start) on:click=follow>
                    {move || *course.title.get(store.settings().leading())}
                </a>
            </p>
            <p class="day-nav__sum">
                {move || tally_in_words(Entry::all(course))}
            </p>
            <ol class="day-nav__days">
                {course.days.iter().map(|day| view! { <DayLink course day follow=follow/> }).collect_view()}
            </ol>
            <p class="day-nav__all">
                <a
                    href=navigation.href(route)
                    aria-current=move || navigation.is_at(route).then_some("page")
                    on:click=follow
                >
                    {words(|it| it.all_questions)}
                </a>
            </p>
        }
    };
    view! {
        <nav class="day-nav" aria-label=words(|it| it.days)>
            {move || course.get().and_then(|it| it.course()).map(list)}
        </nav>
    }
}

/// A day of the map. Where the reader is in one of its questions, the day is marked as the present place.
#[component]
fn DayLink(
    course: &'static Course,
    day: &'static Day,
    follow: impl Fn(leptos::ev::MouseEvent) + Copy + 'static,
) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let route = Route::Day(course, day);
    let entries = Entry::of_day(course, day.number).collect::<Vec<_>>();
    let current = move || {
        let here = navigation.destination.with(|it| it.as_ref().ok().copied());
        match here {
            Some(here) if here == route => Some("page"),
            Some(here) if here.course().is_some_and(|it| it.id == course.id) && here.day() == Some(day.number) => {
                Some("true")
            }
            _ => None,
        }
    };
    let lang = move || store.settings().leading();
    view! {
        <li>
            <a class="day-nav__day" href=navigation.href(route) aria-current=current on:click=follow>
                <b aria-hidden="true">"D" {day.number}</b>
                <span class="visually-hidden">{move || (store.text().day)(day.number)}</span>
                <span class="day-nav__title" lang=move || lang().tag()>
                    {move || *day.title.get(lang())}
                </span>
                {match entries.len() {
                    0 => view! { <small class="muted">{words(|it| it.being_written)}</small> }.into_any(),
                    _ => view! { <Tally entries/> }.into_any(),
                }}
            </a>
        </li>
    }
}
