//! A panic ends the program but not the page: the notice that is shown then is part of the static page, since
//! nothing of the program can be trusted any more. What was marked is stored already.

use super::document::window;

/// Hands the details of a panic to the page.
pub fn report_to_page() {
    std::panic::set_hook(Box::new(|info| {
        let init = web_sys::CustomEventInit::new();
        init.set_detail(&info.to_string().into());
        if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict("tiku:panic", &init) {
            let _ = window().dispatch_event(&event);
        }
    }));
}
