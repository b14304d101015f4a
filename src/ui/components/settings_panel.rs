//! The choices about the app itself.

use corpus::Lang;
use leptos::prelude::*;

use super::switch::switch_between;
use crate::day::Calendar;
use crate::settings::{Reading, Theme};
use crate::ui::store::use_store;
use crate::ui::words::words;

/// The language or languages to read questions in. It stands in the top bar, always at hand.
#[component]
pub fn ReadingSwitch() -> impl IntoView {
    let store = use_store();
    switch_between(
        "reading",
        |it| it.reading_language,
        Reading::ALL,
        |text, it| (text.reading)(it),
        move || store.settings().reading,
        move |it| store.read_in(it),
    )
}

#[component]
pub fn SettingsPanel() -> impl IntoView {
    let store = use_store();
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
            {switch_between(
                "interface",
                |it| it.interface_language,
                Lang::ALL,
                |_, it| if it == Lang::Zh { "中文" } else { "English" },
                move || store.settings().interface,
                move |it| store.speak(it),
            )}
            {switch_between(
                "theme",
                |it| it.theme,
                Theme::ALL,
                |text, it| (text.theme_name)(it),
                move || store.settings().theme,
                move |it| store.dress(it),
            )}
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
