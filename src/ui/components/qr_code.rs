//! A QR code to hold a camera to.

use leptos::prelude::*;

use crate::qr::Qr;

#[component]
pub fn QrCode(qr: Qr, #[prop(into)] label: Signal<&'static str>) -> impl IntoView {
    let width = qr.width().to_string();
    view! {
        <svg
            class="qr-code"
            role="img"
            aria-label=label
            viewBox=["0 0 ", &width, " ", &width].concat()
            shape-rendering="crispEdges"
        >
            <path d=qr.path()/>
        </svg>
    }
}
