//! A part that stays folded until the reader asks for it.

use leptos::prelude::*;

#[component]
pub fn Fold(
    /// What the line that is always seen says.
    #[prop(into)]
    summary: ViewFn,
    children: Children,
) -> impl IntoView {
    view! {
        <details class="fold">
            <summary>{summary.run()}</summary>
            {children()}
        </details>
    }
}
