//! Where the learner's data lives, how it leaves this browser and comes into it, and how it is deleted.

use corpus::Date;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::progress::Progress;
use crate::qr::Qr;
use crate::ui::browser::files;
use crate::ui::components::{BackupState, Modal, QrCode};
use crate::ui::navigation::use_navigation;
use crate::ui::store::{Backup, Change, Notice, Step, Transfer, use_store};
use crate::ui::words::words;

#[component]
pub fn DataPage() -> impl IntoView {
    view! {
        <h1 class="headline" id="page-title" tabindex="-1">{words(|it| it.your_data)}</h1>
        <Home/>
        <TakeAlong/>
        <BringIn/>
        <LastStep/>
        <BackupFile/>
        <Reset/>
    }
}

/// Where it lives, how much it is, and what can delete it.
#[component]
fn Home() -> impl IntoView {
    let store = use_store();
    let size = move || {
        let (n_marks, n_bytes) = store.with_progress(|it| (it.n_marks(), it.write().len()));
        (store.text().how_much)(n_marks, n_bytes.div_ceil(1024))
    };
    view! {
        <section class="data">
            <p>{words(|it| it.where_it_lives)}</p>
            <p>{size}</p>
            <p>{words(move |it| (it.is_persisted)(store.is_persisted()))}</p>
            <Show when=move || !store.is_persisted()>
                <p class="actions">
                    <button type="button" class="link-button" on:click=move |_| store.ask_to_persist(true)>
                        {words(|it| it.ask_to_persist)}
                    </button>
                </p>
            </Show>
        </section>
    }
}

#[component]
fn TakeAlong() -> impl IntoView {
    let store = use_store();
    let link = RwSignal::new(None::<Option<Transfer>>);
    // What was made before a change would not bring the change along.
    let known = Memo::new(move |_| store.with_progress(Progress::ledger));
    Effect::new(move |_| {
        known.track();
        link.set(None);
    });
    let make = move |_| spawn_local(async move { link.set(Some(store.transfer().await)) });
    let last = move || {
        let date = store.last_export().map(|it| Date::from(store.day(it)).to_string());
        (store.text().last_export)(date.as_deref())
    };
    view! {
        <section class="data">
            <h2>{words(|it| it.take_along)}</h2>
            <p class="actions">
                <button type="button" class="button" on:click=move |_| store.save_as_file()>
                    {words(|it| it.save_file)}
                </button>
                <button type="button" class="button button--plain" on:click=move |_| store.copy_as_text()>
                    {words(|it| it.copy_text)}
                </button>
                <button type="button" class="button button--plain" on:click=make>{words(|it| it.make_link)}</button>
            </p>
            <p class="muted">{last}</p>
            <div aria-live="polite">
                {move || match link.get() {
                    None => ().into_any(),
                    Some(None) => view! { <p>{words(|it| it.no_link)}</p> }.into_any(),
                    Some(Some(transfer)) => view! { <Link transfer/> }.into_any(),
                }}
            </div>
        </section>
    }
}

#[component]
fn Link(transfer: Transfer) -> impl IntoView {
    let store = use_store();
    let Transfer { in_letters, in_digits } = transfer;
    let root = use_navigation().root_in_full();
    let link = [root.as_str(), &in_letters].concat();
    // The QR code stores the digits at the end more densely than the rest.
    let n_digits = in_digits.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (before, digits) = in_digits.split_at(in_digits.len() - n_digits);
    let code = Qr::of(&[root.as_str(), before].concat(), digits);
    let copied = link.clone();
    view! {
        <div class="data__link">
            <p class="muted">{words(|it| it.link_explained)}</p>
            <p class="actions">
                <button type="button" class="link-button" on:click=move |_| store.copy(copied.clone(), Notice::LinkCopied)>
                    {words(|it| it.copy_link)}
                </button>
            </p>
            <textarea class="data__text" readonly rows="3" aria-label=words(|it| it.copy_link) prop:value=link/>
            {match code {
                Some(qr) => view! { <QrCode qr label=Signal::derive(words(|it| it.qr_code))/> }.into_any(),
                None => view! { <p>{words(|it| it.qr_too_small)}</p> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn BringIn() -> impl IntoView {
    let store = use_store();
    let text = RwSignal::new(String::new());
    let receive = move |_| {
        store.receive_text(text.get_untracked());
        text.set(String::new());
    };
    let choose = move |event| {
        if let Some(file) = files::chosen(&event) {
            store.receive_file(file);
        }
    };
    view! {
        <section class="data">
            <h2>{words(|it| it.bring_in)}</h2>
            <p class="muted">{words(|it| it.bring_in_explained)}</p>
            <p class="actions">
                <label class="button button--plain data__file">
                    {words(|it| it.choose_file)}
                    <input type="file" accept=".json,application/json,text/plain" on:change=choose/>
                </label>
            </p>
            <textarea
                class="data__text"
                rows="3"
                aria-label=words(|it| it.paste_here)
                placeholder=words(|it| it.paste_here)
                prop:value=text
                on:input:target=move |event| text.set(event.target().value())
            />
            <p class="actions">
                <button
                    type="button"
                    class="button button--plain"
                    disabled=move || text.with(|it| it.trim().is_empty())
                    on:click=receive
                >
                    {words(|it| it.look_into_it)}
                </button>
            </p>
        </section>
    }
}

/// The way back from what changed everything, for as long as the page is open.
#[component]
fn LastStep() -> impl IntoView {
    let store = use_store();
    let line = move |step: Step| {
        let what = step.what;
        let take_back = move |_| {
            store.take_back(step.clone());
            store.tell(Notice::Undone);
        };
        view! {
            <p class="data__step">
                {words(move |it| match what {
                    Change::Joined => it.joined,
                    Change::Replaced => it.replaced,
                    _ => it.was_reset,
                })}
                <button type="button" class="link-button" on:click=take_back>{words(|it| it.take_step_back)}</button>
            </p>
        }
    };
    move || store.last_step().map(line)
}

#[component]
fn BackupFile() -> impl IntoView {
    let store = use_store();
    let is_off = move || store.backup() == Backup::Off;
    let controls = move || {
        view! {
            <p class="muted">{words(|it| it.backup_explained)}</p>
            <Show when=is_off fallback=|| view! { <BackupState/> }><p>{words(|it| it.backup_off)}</p></Show>
            <p class="actions">
                <button type="button" class="button button--plain" on:click=move |_| store.choose_backup(true)>
                    {words(|it| it.new_backup)}
                </button>
                <button type="button" class="button button--plain" on:click=move |_| store.choose_backup(false)>
                    {words(|it| it.existing_backup)}
                </button>
                <Show when=move || !is_off()>
                    <button type="button" class="link-button" on:click=move |_| store.stop_backup()>
                        {words(|it| it.stop_backup)}
                    </button>
                </Show>
            </p>
        }
    };
    view! {
        <section class="data">
            <h2>{words(|it| it.backup)}</h2>
            {match store.can_back_up() {
                true => controls().into_any(),
                false => view! { <p class="muted">{words(|it| it.backup_unsupported)}</p> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Reset() -> impl IntoView {
    let store = use_store();
    let is_asked = RwSignal::new(false);
    let reset = move |_| {
        is_asked.set(false);
        store.reset();
    };
    view! {
        <section class="data">
            <h2>{words(|it| it.reset)}</h2>
            <p class="actions">
                <button type="button" class="link-button" on:click=move |_| is_asked.set(true)>
                    {words(|it| it.reset_everything)}
                </button>
            </p>
            <Modal is_open=is_asked label=Signal::derive(words(|it| it.reset)) place="middle">
                <div class="arrival-dialog">
                    <h2>{words(|it| it.reset)}</h2>
                    <p>{move || (store.text().reset_explained)(store.with_progress(Progress::n_marks))}</p>
                    <p class="actions">
                        <button type="button" class="button" on:click=move |_| store.save_as_file()>
                            {words(|it| it.save_file)}
                        </button>
                        <button type="button" class="button button--plain" on:click=reset>
                            {words(|it| it.really_reset)}
                        </button>
                    </p>
                </div>
            </Modal>
        </section>
    }
}
