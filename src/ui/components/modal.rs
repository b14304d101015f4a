//! A layer over the page: it takes the focus, closes on Escape and on a tap outside, and gives the focus back.
//! The browser's own modal dialog does all of that.

use leptos::ev::Event;
use leptos::html::Dialog;
use leptos::prelude::*;

use super::icon::CloseIcon;
use crate::ui::browser::document;
use crate::ui::words::words;

#[component]
pub fn Modal(
    is_open: RwSignal<bool>,
    #[prop(into)] label: Signal<&'static str>,
    /// Where it stands: `drawer`, `corner` or `middle`.
    place: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match (is_open.get(), dialog.open()) {
            // A dialog that is in the page and not open can always be shown.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let close_outside = move |event| {
        if document::is_on_backdrop(&event) {
            is_open.set(false);
        }
    };
    view! {
        <dialog
            class="modal"
            data-place=place
            node_ref=dialog
            aria-label=label
            // Escape: the event of closing comes later, and until then the dialog could not be opened again.
            on:cancel=move |_: Event| is_open.set(false)
            on:close=move |_| is_open.set(false)
            on:click=close_outside
        >
            <Show when=move || is_open.get()>
                <div class="modal__content">
                    <button
                        type="button"
                        class="icon-button modal__close"
                        aria-label=words(|it| it.close)
                        on:click=move |_| is_open.set(false)
                    >
                        <CloseIcon/>
                    </button>
                    {children()}
                </div>
            </Show>
        </dialog>
    }
}
