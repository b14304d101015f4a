//! The choices about the app itself.

use corpus::Lang;
use leptos::prelude::*;

use super::switch::{Choice, Switch};
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
            <p class="muted">{words(|it| it.settings_are_kept)}</p>
        </div>
    }
}

fn place_in<T: PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|it| *it == value).unwrap_or_default()
}
