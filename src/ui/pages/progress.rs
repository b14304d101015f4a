//! How ready the learner is, what was done, what is coming, and whether the schedule is right.

use corpus::{Course, Date, Lang};
use leptos::prelude::*;

use crate::bundle::Entry;
use crate::readiness::{Forecast, activity};
use crate::ui::components::{Bar, CalendarChart, Columns};
use crate::ui::store::use_store;
use crate::ui::words::words;

/// How far back the calendar goes, in days: twelve weeks.
const DAYS_BACK: usize = 84;

/// How far ahead the forecast goes, in days.
const DAYS_AHEAD: usize = 14;

/// The fewest later answers that say anything about a prediction.
const FEWEST_REVIEWS: usize = 10;

#[component]
pub fn ProgressPage(course: &'static Course) -> impl IntoView {
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.progress)}</h1>
        <Readiness course/>
        <Activity course/>
        <Coming course/>
        <Calibration course/>
    }
}

#[component]
fn Readiness(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let cell = move |entries: Vec<Entry>, lang: Lang| {
        move || {
            let percent = percent(store.with_work(course, |it| it.readiness(entries.iter().copied(), lang)));
            view! { <td><Bar percent/> <span>{(store.text().percent)(percent)}</span></td> }
        }
    };
    let row = move |name: AnyView, entries: Vec<Entry>| {
        view! {
            <tr>
                <th scope="row">{name}</th>
                {Lang::ALL.map(|lang| cell(entries.clone(), lang))}
            </tr>
        }
    };
    let days = course.days.iter().map(move |day| {
        let name = move || format!("D{} {}", day.number, day.title.get(store.settings().leading()));
        row(name.into_any(), Entry::of_day(course, day.number).collect())
    });
    let tags = course.tags.iter().map(move |tag| {
        let entries = Entry::all(course).filter(|it| it.question.tags.contains(tag)).collect();
        row((*tag).into_any(), entries)
    });
    let head = move |name: AnyView| {
        view! {
            <thead>
                <tr>
                    <th scope="col">{name}</th>
                    {Lang::ALL.map(|lang| view! { <th scope="col">{words(move |it| (it.language)(lang))}</th> })}
                </tr>
            </thead>
        }
    };
    view! {
        <section class="numbers">
            <h2>{words(|it| it.readiness)}</h2>
            <p class="muted">{words(|it| it.readiness_explained)}</p>
            <table class="numbers__table">
                {head(words(|it| it.by_day).into_any())}
                <tbody>
                    {row(words(|it| it.whole_course).into_any(), Entry::all(course).collect())}
                    {days.collect_view()}
                </tbody>
            </table>
            <details>
                <summary>{words(|it| it.by_tag)}</summary>
                <table class="numbers__table">
                    {head(words(|it| it.by_tag).into_any())}
                    <tbody>{tags.collect_view()}</tbody>
                </table>
            </details>
        </section>
    }
}

#[component]
fn Activity(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let view = move || {
        let today = store.today();
        let done = store.with_progress(|it| activity(it, Entry::all(course), store.calendar()));
        let first = today.plus(1 - DAYS_BACK as i32);
        let on = |day| done.iter().find(|(it, _)| *it == day).map_or(0, |(_, n)| *n);
        let numbers = first.onward().take(DAYS_BACK).map(on).collect::<Vec<_>>();
        let n_all = numbers.iter().sum();
        let rows = done.iter().filter(|(day, _)| first <= *day).map(|(day, n)| (Date::from(*day).to_string(), *n));
        view! {
            <p>{(store.text().activity_in)(n_all)}</p>
            <CalendarChart numbers today/>
            <Table rows=rows.collect()/>
        }
    };
    view! {
        <section class="numbers">
            <h2>{words(|it| it.activity)}</h2>
            {view}
        </section>
    }
}

#[component]
fn Coming(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let view = move || {
        let forecasts = store.settings().languages().iter().map(|lang| {
            let days = store.with_work(course, |it| it.plan(*lang).forecast(DAYS_AHEAD));
            let rows = days.iter().map(|(day, n)| (Date::from(*day).to_string(), *n)).collect();
            let numbers = days.iter().map(|(_, n)| *n).collect();
            view! {
                <h3>{(store.text().language)(*lang)}</h3>
                <Columns numbers/>
                <Table rows/>
            }
        });
        forecasts.collect_view()
    };
    view! {
        <section class="numbers">
            <h2>{words(|it| it.coming)}</h2>
            {view}
        </section>
    }
}

#[component]
fn Calibration(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let line = move |lang: Lang| {
        let forecast = store.with_progress(|it| Forecast::of(it, Entry::all(course), lang, store.calendar()));
        let text = store.text();
        let Forecast { predicted, actual, n_reviews } = forecast;
        let says = match n_reviews {
            n if n < FEWEST_REVIEWS => (text.not_enough_reviews)(n),
            n => (text.calibrated)(percent(predicted), percent(actual), n),
        };
        view! { <p><b>{(text.language)(lang)}</b> " " {says}</p> }
    };
    view! {
        <section class="numbers">
            <h2>{words(|it| it.calibration)}</h2>
            {move || Lang::ALL.map(line)}
        </section>
    }
}

/// The numbers of a picture, for those who read.
#[component]
fn Table(rows: Vec<(String, usize)>) -> impl IntoView {
    let row = |(date, n): (String, usize)| view! { <tr><th scope="row">{date}</th><td>{n}</td></tr> };
    view! {
        <details>
            <summary>{words(|it| it.as_table)}</summary>
            <table class="numbers__table">
                <thead>
                    <tr>
                        <th scope="col">{words(|it| it.date)}</th>
                        <th scope="col">{words(|it| it.answers)}</th>
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </details>
    }
}

/// A share from 0 to 1 in whole percent: writing fractions would cost the program some kilobytes.
fn percent(share: f32) -> u32 {
    (share * 100.0).round() as u32
}
