//! Handing a question's link to somebody.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::switch::switch_between;
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
            {switch_between(
                "link-opens",
                |it| it.link_opens,
                View::ALL,
                |text, it| (text.view)(it),
                move || view.get(),
                move |it| view.set(it),
            )}
        </div>
    }
}
