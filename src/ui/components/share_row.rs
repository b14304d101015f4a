//! Handing a question's link to somebody.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::switch::{Choice, Switch};
use crate::bundle::Entry;
use crate::opening::View;
use crate::ui::browser::clipboard;
use crate::ui::navigation::use_navigation;
use crate::ui::store::{Notice, use_store};
use crate::ui::words::words;

#[component]
pub fn ShareRow(entry: Entry) -> impl IntoView {
    let store = use_store();
    let navigation = use_navigation();
    let view = RwSignal::new(View::default());
    let link = move || navigation.shared_link(entry, view.get_untracked());
    let share = move |_| {
        let (title, link) = (*entry.question.title.get(store.settings().leading()), link());
        spawn_local(async move { clipboard::share(title, &link).await });
    };
    let views = View::ALL.map(|it| Choice::new(words(move |text| (text.view)(it)))).into();
    view! {
        <div class="share-row">
            <button type="button" class="link-button" on:click=move |_| store.copy(link(), Notice::LinkCopied)>
                {words(|it| it.copy_link)}
            </button>
            {clipboard::can_share().then(|| {
                view! {
                    <button type="button" class="link-button" on:click=share>{words(|it| it.share)}</button>
                }
            })}
            <Switch
                name="link-opens"
                legend=Signal::derive(words(|it| it.link_opens))
                choices=views
                chosen=Signal::derive(move || View::ALL.iter().position(|it| *it == view.get()).unwrap_or_default())
                on_choose=move |place: usize| view.set(View::ALL[place])
            />
        </div>
    }
}
