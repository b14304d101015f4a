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

#[cfg(not(target_family = "wasm"))]
pub use app::draw;
pub use app::mount;
