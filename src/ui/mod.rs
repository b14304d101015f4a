//! The shell: what the reader sees, around a core that knows no browser.
//!
//! Imports run one way: `browser` ← `store` ← `components` ← `pages` ← `app`.

pub mod browser;
pub mod store;

mod app;
mod components;
mod navigation;
mod pages;
mod session;
mod words;

pub use app::mount;
