//! How the backup file is doing, with the way on where there is one.

use leptos::prelude::*;

use crate::arrival::Refused;
use crate::ui::store::{Backup, use_store};
use crate::ui::words::words;

#[component]
pub fn BackupState() -> impl IntoView {
    let store = use_store();
    let line = move || {
        let text = store.text();
        match store.backup() {
            Backup::Off => String::new(),
            Backup::On(name) => (text.backup_on)(&name),
            Backup::Lapsed(name) => (text.backup_lapsed)(&name),
            Backup::Failed(name, why) => {
                let why = why.map(|it: Refused| (text.refused)(it)).unwrap_or_default();
                [(text.backup_failed)(&name), why].join(" ")
            }
        }
    };
    let can_resume = move || matches!(store.backup(), Backup::Lapsed(_) | Backup::Failed(..));
    view! {
        <div class="backup-state" role="status">
            <p>{line}</p>
            <Show when=can_resume>
                <button type="button" class="button button--plain" on:click=move |_| store.resume_backup()>
                    {words(|it| it.resume_backup)}
                </button>
            </Show>
        </div>
    }
}

/// The same where it is not at home: only what wants something of the learner.
#[component]
pub fn BackupNeed() -> impl IntoView {
    let store = use_store();
    let is_needed = move || matches!(store.backup(), Backup::Lapsed(_) | Backup::Failed(..));
    view! { <Show when=is_needed><BackupState/></Show> }
}
