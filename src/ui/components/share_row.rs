//! Handing a question's link to somebody.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::bundle::Entry;
use crate::route::Route;
use crate::ui::browser::clipboard;
use crate::ui::navigation::use_navigation;
use crate::ui::store::{Notice, use_store};
use crate::ui::words::words;

#[component]
pub fn ShareRow(entry: Entry) -> impl IntoView {
    let store = use_store();
    let link = use_navigation().shared_link(Route::Question(entry));
    let copy = {
        let link = link.clone();
        move |_| store.copy(link.clone(), Notice::LinkCopied)
    };
    let share = move |_| {
        let link = link.clone();
        let title = *entry.question.title.get(store.settings().leading());
        spawn_local(async move { clipboard::share(title, &link).await });
    };
    view! {
        <p class="share-row">
            <button type="button" class="link-button" on:click=copy>{words(|it| it.copy_link)}</button>
            {clipboard::can_share().then(|| {
                view! {
                    <button type="button" class="link-button" on:click=share>{words(|it| it.share)}</button>
                }
            })}
        </p>
    }
}
