//! A choice of one among a few, as radio buttons that look like one bar.

use leptos::prelude::*;

use crate::text::Text;
use crate::ui::words::words;

/// One of the values to choose from.
pub struct Choice {
    pub label: Signal<&'static str>,
    /// How much choosing it would show; a choice that shows nothing cannot be made.
    pub n_shown: Option<Signal<usize>>,
}

impl Choice {
    pub fn new(label: impl Fn() -> &'static str + Send + Sync + 'static) -> Choice {
        Choice { label: Signal::derive(label), n_shown: None }
    }
}

#[component]
pub fn Switch(
    /// Tells this group of radio buttons from the others of the page.
    name: &'static str,
    #[prop(into)] legend: Signal<&'static str>,
    choices: Vec<Choice>,
    /// The place of the chosen one.
    #[prop(into)]
    chosen: Signal<usize>,
    #[prop(into)] on_choose: Callback<usize>,
) -> impl IntoView {
    let option = move |(place, choice): (usize, Choice)| {
        let is_chosen = move || chosen.get() == place;
        let is_empty = move || choice.n_shown.is_some_and(|it| it.get() == 0);
        view! {
            <label class="switch__option">
                <input
                    type="radio"
                    name=name
                    checked=is_chosen
                    prop:checked=is_chosen
                    disabled=move || is_empty() && !is_chosen()
                    on:change=move |_| on_choose.run(place)
                />
                <span>{choice.label} {choice.n_shown.map(|n| view! { <small>{n}</small> })}</span>
            </label>
        }
    };
    view! {
        <fieldset class="switch">
            <legend>{legend}</legend>
            <div class="switch__options">{choices.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
}

/// A switch between the values of a kind, each with its word.
pub fn switch_between<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    name: &'static str,
    legend: fn(&'static Text) -> &'static str,
    values: [T; N],
    label: impl Fn(&'static Text, T) -> &'static str + Copy + Send + Sync + 'static,
    chosen: impl Fn() -> T + Send + Sync + 'static,
    on_choose: impl Fn(T) + Send + Sync + 'static,
) -> impl IntoView {
    let choices = values.map(|value| Choice::new(words(move |text| label(text, value)))).into();
    let chosen = Signal::derive(move || {
        let chosen = chosen();
        values.iter().position(|it| *it == chosen).unwrap_or_default()
    });
    let on_choose = move |place: usize| on_choose(values[place]);
    view! { <Switch name legend=Signal::derive(words(legend)) choices chosen on_choose/> }
}
