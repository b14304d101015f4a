//! A part that stays folded until the reader asks for it.

use leptos::prelude::*;

#[component]
pub fn Fold(
    /// What the line that is always seen says.
    #[prop(into)]
    summary: ViewFn,
    /// Whether it lies open from the start.
    #[prop(optional)]
    is_open: bool,
    children: Children,
) -> impl IntoView {
    view! {
        <details class="fold" open=is_open>
            <summary>{summary.run()}</summary>
            {children()}
        </details>
    }
}
