//! Numbers as pictures. The same numbers stand beside each as a table, so a picture is hidden from screen readers.

use leptos::prelude::*;

use crate::day::Day;

/// A share in percent as a bar.
#[component]
pub fn Bar(percent: u32) -> impl IntoView {
    view! {
        <svg class="chart chart__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect class="chart__track" width="100" height="6"/>
            <rect class="chart__fill" width=percent height="6"/>
        </svg>
    }
}

/// A number for each of some days, as columns.
#[component]
pub fn Columns(numbers: Vec<usize>) -> impl IntoView {
    const STEP: usize = 20;
    let most = numbers.iter().copied().max().unwrap_or_default().max(1);
    let width = numbers.len() * STEP;
    let column = move |(place, number): (usize, usize)| {
        let height = number * 60 / most;
        view! {
            <rect class="chart__fill" x=place * STEP + 3 y=76 - height width=STEP - 6 height=height/>
            {(0 < number).then(|| view! { <text class="chart__number" x=place * STEP + STEP / 2 y=72 - height>{number}</text> })}
        }
    };
    view! {
        <svg class="chart" viewBox=format!("0 0 {width} 80") aria-hidden="true">
            <path class="chart__line" d=format!("M0 77H{width}")/>
            {numbers.into_iter().enumerate().map(column).collect_view()}
        </svg>
    }
}

/// Weeks of days, each darker the more was done on it; the last day is today.
#[component]
pub fn CalendarChart(
    /// How much was done on the days up to today, the oldest first.
    numbers: Vec<usize>,
    today: Day,
) -> impl IntoView {
    const CELL: usize = 14;
    let first = today.plus(1 - i32::try_from(numbers.len()).unwrap_or(i32::MAX));
    let offset = usize::from(first.weekday());
    let n_weeks = (offset + numbers.len()).div_ceil(7);
    let cell = move |(place, number): (usize, usize)| {
        let (week, day) = ((place + offset) / 7, (place + offset) % 7);
        let shade = number.min(4).to_string();
        view! { <rect class="chart__day" data-shade=shade x=week * CELL y=day * CELL width=CELL - 2 height=CELL - 2 rx="2"/> }
    };
    view! {
        <svg class="chart chart__calendar" viewBox=format!("0 0 {} {}", n_weeks * CELL, 7 * CELL) aria-hidden="true">
            {numbers.into_iter().enumerate().map(cell).collect_view()}
        </svg>
    }
}
