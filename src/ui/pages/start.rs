//! The first screen: what there is to do today, the way to the interview, and the plan of the days.

use corpus::{Course, Date, Day as CourseDay, Lang};
use leptos::prelude::*;

use crate::bundle::{self, Entry};
use crate::day::Day;
use crate::opening::{Opening, Queue};
use crate::plan::{Phase, Plan};
use crate::route::Route;
use crate::text::Text;
use crate::ui::components::{BackupNeed, Tally};
use crate::ui::navigation::use_navigation;
use crate::ui::store::use_store;
use crate::ui::words::words;

#[component]
pub fn StartPage() -> impl IntoView {
    let course = bundle::course();
    view! {
        <BackupNeed/>
        <Reminder/>
        <GoOn course/>
        <Today course/>
        <Interview course/>
        <ol class="plan">
            {course.days.iter().map(|day| view! { <PlanDay course day/> }).collect_view()}
        </ol>
        <p class="muted">{words(|it| it.how_it_works)}</p>
    }
}

/// A word about a copy outside the browser, when it is time for one.
#[component]
fn Reminder() -> impl IntoView {
    let store = use_store();
    view! {
        <Show when=move || store.should_remind()>
            <section class="reminder">
                <p>{move || (store.text().reminder)(store.n_unsaved())}</p>
                <p class="actions">
                    <button type="button" class="link-button" on:click=move |_| store.save_as_file()>
                        {words(|it| it.save_file)}
                    </button>
                    <button type="button" class="link-button" on:click=move |_| store.put_reminder_off()>
                        {words(|it| it.later)}
                    </button>
                </p>
            </section>
        </Show>
    }
}

/// Offers what comes first: what is due again, today's questions, or the one where the reader stopped.
#[component]
fn GoOn(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let go_on = move || {
        let text = store.text();
        let settings = store.settings();
        let last = store.with_progress(|it| it.last(course));
        let next_up = store.with_progress(|it| it.next_up(course, settings.answers_in()));
        let first = Entry::all(course).next();
        let (title, action, to) = match (last, next_up) {
            (None, Some(next)) => (text.first_time.to_owned(), text.begin, Some(next)),
            (Some(_), Some(next)) => {
                ((text.go_on_from)(next.question.title.get(settings.leading())), text.go_on, Some(next))
            }
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

/// Today's work in each language that is read, and the ways into it.
#[component]
fn Today(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let languages = move || store.settings().languages();
    let count = move |lang: Lang, ask: fn(&Plan<'_>) -> usize| store.with_work(course, |it| ask(&it.plan(lang)));
    let cell = move |text: String| view! { <td>{text}</td> };
    let new = move |lang: Lang| {
        let target = store.with_work(course, |it| it.plan(lang).target());
        let n_left = target.iter().filter(|it| !store.is_answered(**it, lang)).count();
        cell((store.text().n_left_of)(n_left, target.len()))
    };
    let number = move |ask: fn(&Plan<'_>) -> usize| {
        move || languages().iter().map(|it| cell(count(*it, ask).to_string())).collect_view()
    };
    let items = move |queue| Memo::new(move |_| store.with_work(course, |it| it.items(queue, languages())));
    let (due, open) = (items(Queue::Due), items(Queue::Today));
    let link = move |queue: Queue, items: Memo<Vec<(Entry, Lang)>>, words: fn(&'static Text) -> fn(usize) -> String| {
        move || {
            let (first, n) = items.with(|it| (it.first().copied(), it.len()));
            first.map(|(entry, lang)| {
                let href = navigation.href_opened(entry, Opening::from(queue, lang));
                view! { <a class="button button--plain" href=href>{words(store.text())(n)}</a> }
            })
        }
    };
    let n_missed = move || {
        let missed = |lang: &Lang| store.with_work(course, |it| it.plan(*lang).missed().len());
        languages().iter().map(missed).sum::<usize>()
    };
    let is_done = move || due.with(Vec::is_empty) && open.with(Vec::is_empty);
    let is_last_days = move || {
        let phase = store.with_work(course, |it| it.plan(Lang::Zh).phase());
        matches!(phase, Phase::Missed(_) | Phase::Interview)
    };
    view! {
        <section class="today" aria-labelledby="today-title">
            <h2 class="today__title" id="today-title">{words(|it| it.today)}</h2>
            <table class="today__table">
                <thead>
                    <tr>
                        <td></td>
                        {move || {
                            let name = |it: &Lang| view! { <th scope="col">{(store.text().language)(*it)}</th> };
                            languages().iter().map(name).collect_view()
                        }}
                    </tr>
                </thead>
                <tbody>
                    <tr>
                        <th scope="row">{words(|it| it.new_today)}</th>
                        {move || languages().iter().map(|it| new(*it)).collect_view()}
                    </tr>
                    <tr>
                        <th scope="row">{words(|it| it.spilled)}</th>
                        {number(|it| it.spilled().len())}
                    </tr>
                    <tr>
                        <th scope="row">{words(|it| it.due_again)}</th>
                        {number(|it| it.due().len())}
                    </tr>
                </tbody>
            </table>
            <p class="actions">
                <Show when=move || !is_last_days()>
                    {link(Queue::Due, due, |it| it.answer_due)}
                    {link(Queue::Today, open, |it| it.answer_new)}
                </Show>
                {move || {
                    let n = n_missed();
                    (0 < n).then(|| {
                        view! {
                            <a class="button button--plain" href=navigation.href(Route::Review(course))>
                                {(store.text().missed_points)(n)}
                            </a>
                        }
                    })
                }}
                <Show when=is_done><span class="muted">{words(|it| it.nothing_left)}</span></Show>
            </p>
            <p class="actions">
                <a href=navigation.href(Route::Mock(course))>{words(|it| it.mock)}</a>
                <a href=navigation.href(Route::Progress(course))>{words(|it| it.progress)}</a>
                <a href=navigation.href(Route::Notes(course))>{words(|it| it.notes_page)}</a>
                <a href=navigation.href(Route::Data)>{words(|it| it.your_data)}</a>
            </p>
        </section>
    }
}

/// The day of the interview, and what it means for the plan.
#[component]
fn Interview(course: &'static Course) -> impl IntoView {
    let store = use_store();
    let interview = move || store.with_progress(|it| it.aim()).map(|it| it.interview);
    let value = move || interview().map(|it| Date::from(it).to_string()).unwrap_or_default();
    let choose = move |text: String| {
        // A date that is only half typed reads as nothing and changes nothing.
        if let Some(date) = Date::parse(&text) {
            store.aim(Some(Day::from(date)));
        }
    };
    let phase = move || {
        let text = store.text();
        let phase = store.with_work(course, |it| it.plan(Lang::Zh).phase());
        match phase {
            Phase::Learning(None) => String::new(),
            Phase::Learning(Some(n)) => (text.days_left)(n),
            Phase::Missed(n) => (text.last_days)(n),
            Phase::Interview => text.interview_today.to_owned(),
            Phase::Past => text.interview_over.to_owned(),
        }
    };
    view! {
        <section class="interview">
            <label class="interview__date">
                {words(|it| it.interview_on)}
                <input
                    type="date"
                    prop:value=value
                    min=move || Date::from(store.today()).to_string()
                    on:change:target=move |event| choose(event.target().value())
                />
            </label>
            <Show when=move || interview().is_some()>
                <button type="button" class="link-button" on:click=move |_| store.aim(None)>
                    {words(|it| it.no_interview)}
                </button>
            </Show>
            <p class="muted">{phase}</p>
        </section>
    }
}

#[component]
fn PlanDay(course: &'static Course, day: &'static CourseDay) -> impl IntoView {
    let store = use_store();
    let entries = Entry::of_day(course, day.number).collect::<Vec<_>>();
    let is_next = move || {
        let next_up = store.with_progress(|it| it.next_up(course, store.settings().answers_in()));
        next_up.is_some_and(|it| it.question.day == day.number).then_some("step")
    };
    let title = move |lang: Lang| view! { <span class="line" lang=lang.tag()>{*day.title.get(lang)}</span> };
    view! {
        <li>
            <a class="plan__day" href=use_navigation().href(Route::Day(course, day)) aria-current=is_next>
                <b>"D" {day.number}</b>
                <span class="plan__title">
                    {move || store.settings().languages().iter().map(|it| title(*it)).collect_view()}
                </span>
                {match entries.len() {
                    0 => view! { <small class="muted">{words(|it| it.being_written)}</small> }.into_any(),
                    _ => view! { <Tally entries/> }.into_any(),
                }}
            </a>
        </li>
    }
}
