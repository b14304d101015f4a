//! The doors: one module for each side effect. Nothing outside this folder names the browser's own interfaces.
//!
//! Where there is no page around the program, as when it draws the static pages, every door that is tried while a screen
//! is built is shut: there is no storage, no clock, no keyboard, and nobody has been here before.

pub mod backup;
pub mod clipboard;
pub mod clock;
pub mod compression;
mod database;
pub mod document;
pub mod files;
pub mod handover;
pub mod keys;
pub mod location;
pub mod panic;
pub mod persistence;
pub mod scroll;
pub mod speech;
pub mod storage;

/// Whether the program runs in a page.
pub const IS_IN_PAGE: bool = cfg!(target_family = "wasm");
