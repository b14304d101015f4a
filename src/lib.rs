//! tiku (题库): an interview question bank you rehearse with, in Chinese and English.
//!
//! The modules above `ui` are the core: plain Rust that knows neither a browser nor a clock, tested natively.
//! `ui` is the shell around it and exists in the browser only.

pub mod armour;
pub mod arrival;
pub mod bundle;
pub mod chance;
pub mod choices;
pub mod day;
pub mod device;
pub mod filter;
pub mod fingerprint;
pub mod fold;
pub mod join;
pub mod mock;
pub mod naming;
pub mod opening;
pub mod plan;
pub mod progress;
pub mod qr;
pub mod readiness;
pub mod route;
pub mod schedule;
pub mod settings;
pub mod sitting;
pub mod text;

#[cfg(feature = "shell")]
pub mod ui;
