//! The doors: one module for each side effect. Nothing outside this folder names the browser's own interfaces.

pub mod backup;
pub mod clipboard;
pub mod clock;
pub mod compression;
mod database;
pub mod document;
pub mod files;
pub mod keys;
pub mod location;
pub mod panic;
pub mod persistence;
pub mod scroll;
pub mod speech;
pub mod storage;
