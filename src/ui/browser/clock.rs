//! The time, and the learner's calendar.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use js_sys::Date as JsDate;
use leptos::prelude::{on_cleanup, set_interval_with_handle};

use super::IS_IN_PAGE;
use crate::day::Moment;

/// The beginning of time where there is no clock.
pub fn now() -> Moment {
    if IS_IN_PAGE { Moment(JsDate::now() as i64) } else { Moment::default() }
}

/// How far the wall clock is ahead of UTC at a moment, in minutes.
pub fn minutes_east(moment: Moment) -> i32 {
    if !IS_IN_PAGE {
        return 0;
    }
    // Out of range (a stored number far off), the browser gives NaN, which the cast turns into zero.
    -(JsDate::new(&(moment.0 as f64).into()).get_timezone_offset() as i32)
}

/// A number that nobody can foresee.
pub fn seed() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Does something again and again, until the part of the page that asks for it is gone.
pub fn every(seconds: u64, what: impl Fn() + 'static) {
    if !IS_IN_PAGE {
        return;
    }
    // Clearing is not enough: where the page's clock is not the browser's own, its handles may not fit into the number
    // that a browser's do, and what runs on would find the part of the page gone.
    let is_wanted = Arc::new(AtomicBool::new(true));
    let tick = {
        let is_wanted = is_wanted.clone();
        move || {
            if is_wanted.load(Relaxed) {
                what();
            }
        }
    };
    // A page that may not set a clock goes without: nothing but a display depends on it.
    if let Ok(handle) = set_interval_with_handle(tick, Duration::from_secs(seconds)) {
        on_cleanup(move || {
            is_wanted.store(false, Relaxed);
            handle.clear();
        });
    }
}
