//! What the learner must know about where their progress is kept. It stays as long as it is true.

use leptos::prelude::*;

use super::icon::CloseIcon;
use crate::text::Text;
use crate::ui::browser::storage::Refused;
use crate::ui::store::{Found, Keeping, Locked, Notice, use_store};
use crate::ui::words::words;

#[component]
pub fn KeepingBanner() -> impl IntoView {
    let store = use_store();
    let banner = move |keeping: Keeping, found: Option<Found>| {
        let about = found.clone();
        let sentence = move || say(keeping, about.as_ref(), store.text());
        let copy_found = found.map(|it| {
            let copy = move |_| store.copy(it.bytes.clone(), Notice::Copied);
            view! { <button type="button" class="link-button" on:click=copy>{words(|it| it.copy_kept_bytes)}</button> }
        });
        let copy_current = (keeping != Keeping::Stored).then(|| {
            view! {
                <button type="button" class="link-button" on:click=move |_| store.save_as_file()>
                    {words(|it| it.save_file)}
                </button>
                <button type="button" class="link-button" on:click=move |_| store.copy_as_text()>
                    {words(|it| it.copy_text)}
                </button>
            }
        });
        let dismiss = (keeping == Keeping::Stored).then(|| {
            view! {
                <button
                    type="button"
                    class="icon-button"
                    aria-label=words(|it| it.dismiss)
                    on:click=move |_| store.dismiss_found()
                >
                    <CloseIcon/>
                </button>
            }
        });
        view! {
            <div class="keeping-banner__card">
                <p>{sentence}</p>
                {copy_found}
                {copy_current}
                {dismiss}
            </div>
        }
    };
    let state = Memo::new(move |_| (store.keeping(), store.found()));
    view! {
        <div class="keeping-banner" role="alert">
            {move || match state.get() {
                (Keeping::Stored, None) => None,
                (keeping, found) => Some(banner(keeping, found)),
            }}
        </div>
    }
}

fn say(keeping: Keeping, found: Option<&Found>, text: &'static Text) -> String {
    let kept_under = found.and_then(|it| it.kept_under.as_deref()).unwrap_or_default();
    match keeping {
        Keeping::Stored if found.is_some_and(|it| it.is_read_in_part) => (text.storage_read_in_part)(kept_under),
        Keeping::Stored => (text.storage_set_aside)(kept_under),
        Keeping::Unsaved(Refused::Forbidden) => text.storage_forbidden.to_owned(),
        Keeping::Unsaved(Refused::Full) => text.storage_full.to_owned(),
        Keeping::ReadOnly(Locked::Newer) => text.storage_newer.to_owned(),
        Keeping::ReadOnly(Locked::NoRoomAside) => text.storage_no_room_aside.to_owned(),
    }
}
