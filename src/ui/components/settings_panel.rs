//! The choices about the app itself.

use corpus::Lang;
use leptos::prelude::*;

use super::switch::{Choice, Switch};
use crate::day::Calendar;
use crate::settings::{Reading, Theme};
use crate::ui::store::use_store;
use crate::ui::words::words;

/// The language or languages to read questions in. It stands in the top bar, always at hand.
#[component]
pub fn ReadingSwitch() -> impl IntoView {
    let store = use_store();
    let choices = Reading::ALL.map(|it| Choice::new(words(move |text| (text.reading)(it)))).into();
    let chosen = Signal::derive(move || place_in(&Reading::ALL, store.settings().reading));
    view! {
        <Switch
            name="reading"
            legend=Signal::derive(words(|it| it.reading_language))
            choices
            chosen
            on_choose=move |place: usize| store.read_in(Reading::ALL[place])
        />
    }
}

#[component]
pub fn SettingsPanel() -> impl IntoView {
    let store = use_store();
    let languages = ["中文", "English"].map(|name| Choice::new(move || name)).into();
    let themes = Theme::ALL.map(|it| Choice::new(words(move |text| (text.theme_name)(it)))).into();
    let mark = move |place: usize| {
        view! {
            <label class="settings-panel__field">
                {words(move |it| [it.first_mark, it.second_mark][place])}
                <input
                    type="number"
                    min="10"
                    max="1800"
                    step="10"
                    prop:value=move || store.settings().timer.marks[place].to_string()
                    on:change:target=move |event| {
                        // What is no number changes nothing.
                        if let Ok(seconds) = event.target().value().parse::<u16>() {
                            store.time(|it| it.marks[place] = seconds.clamp(10, 1800));
                        }
                    }
                />
            </label>
        }
    };
    let hour = move |hour: u8| {
        let is_chosen = move || store.settings().rollover == hour;
        view! { <option value=hour.to_string() selected=is_chosen>{words(move |it| (it.hour)(hour))}</option> }
    };
    view! {
        <div class="settings-panel">
            <Switch
                name="interface"
                legend=Signal::derive(words(|it| it.interface_language))
                choices=languages
                chosen=Signal::derive(move || place_in(&Lang::ALL, store.settings().interface))
                on_choose=move |place: usize| store.speak(Lang::ALL[place])
            />
            <Switch
                name="theme"
                legend=Signal::derive(words(|it| it.theme))
                choices=themes
                chosen=Signal::derive(move || place_in(&Theme::ALL, store.settings().theme))
                on_choose=move |place: usize| store.dress(Theme::ALL[place])
            />
            <label class="settings-panel__check">
                <input
                    type="checkbox"
                    prop:checked=move || store.settings().timer.is_shown
                    on:change:target=move |event| {
                        let is_shown = event.target().checked();
                        store.time(|it| it.is_shown = is_shown);
                    }
                />
                {words(|it| it.timer_shown)}
            </label>
            {[0, 1].map(mark)}
            <label class="settings-panel__field">
                {words(|it| it.day_ends_at)}
                <select
                    prop:value=move || store.settings().rollover.to_string()
                    on:change:target=move |event| {
                        store.end_day_at(event.target().value().parse().unwrap_or(Calendar::ROLLOVER))
                    }
                >
                    {HOURS.map(hour)}
                </select>
            </label>
            <p class="muted">{words(|it| it.settings_are_kept)}</p>
        </div>
    }
}

/// The hours at which a day may end: nobody's day ends at noon.
const HOURS: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];

fn place_in<T: PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|it| *it == value).unwrap_or_default()
}
