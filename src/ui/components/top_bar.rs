//! The line at the top of every screen.

use leptos::prelude::*;

use super::day_nav::DayNav;
use super::icon::{MenuIcon, SlidersIcon};
use super::modal::Modal;
use super::settings_panel::{ReadingSwitch, SettingsPanel};
use crate::route::Route;
use crate::ui::navigation::use_navigation;
use crate::ui::words::words;

#[component]
pub fn TopBar() -> impl IntoView {
    let navigation = use_navigation();
    let is_drawer_open = RwSignal::new(false);
    let is_settings_open = RwSignal::new(false);
    view! {
        <header class="top-bar">
            <button
                type="button"
                class="icon-button top-bar__menu"
                aria-haspopup="dialog"
                aria-label=words(|it| it.open_days)
                on:click=move |_| is_drawer_open.set(true)
            >
                <MenuIcon/>
            </button>
            <a class="top-bar__brand" href=navigation.href(Route::Start)>
                {words(|it| it.app)}
            </a>
            <ReadingSwitch/>
            <button
                type="button"
                class="icon-button"
                aria-haspopup="dialog"
                aria-label=words(|it| it.settings)
                on:click=move |_| is_settings_open.set(true)
            >
                <SlidersIcon/>
            </button>
        </header>
        <Modal is_open=is_drawer_open label=Signal::derive(words(|it| it.days)) place="drawer">
            <DayNav on_follow=move || is_drawer_open.set(false)/>
        </Modal>
        <Modal is_open=is_settings_open label=Signal::derive(words(|it| it.settings)) place="corner">
            <SettingsPanel/>
        </Modal>
    }
}
