//! The time, and the learner's calendar.

use corpus::Date;
use js_sys::Date as JsDate;

use crate::progress::Moment;

pub fn now() -> Moment {
    Moment(JsDate::now() as i64)
}

/// The day on the learner's own calendar.
pub fn local_date(moment: Moment) -> Date {
    let date = JsDate::new(&(moment.0 as f64).into());
    // Out of range (a stored number far off), the browser gives NaN, which the casts turn into zero.
    Date { year: date.get_full_year() as u16, month: date.get_month() as u8 + 1, day: date.get_date() as u8 }
}
