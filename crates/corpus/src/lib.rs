//! Courses of interview questions: what they are made of, and how their folders of plain text are read.
//!
//! The format of the files is described in `questions/FORMAT.md`. Reading is split in two: everything that judges
//! text is pure and takes the text as an argument, and only [`load()`] touches the disk.
//!
//! The modules, in reading order:
//!
//! - `model`: a course, a day, a question.
//! - `markup`: the marks inside a line, as spans.
//! - `problem`: a mistake of an author, with its file and line.
//! - `line`, `id`, `near`: numbered lines, permanent ids, and the word that was probably meant.
//! - `fields`, `head`, `outline`, `items`, `pair`, `body`, `question`: one question's file, from its parts to the whole.
//! - `course`: `course.toml`.
//! - `figure`, `path`, `element`, `svg`: a picture beside the words, its lines, and its file, line by line.
//! - `folder`: a course's files together, and the mistakes that no single file shows.
//! - `load`: the disk.
//! - `emit`: courses as Rust source, for the program that carries them.

mod body;
mod course;
mod element;
mod emit;
mod fields;
mod figure;
mod folder;
mod head;
mod id;
mod items;
mod line;
mod load;
mod markup;
mod model;
pub mod near;
mod outline;
mod pair;
mod path;
mod problem;
mod question;
mod svg;

pub use emit::rust;
pub use figure::{Align, Figure, Ink, Shape};
pub use folder::{File, read};
pub use id::RESERVED;
pub use load::{load, load_all};
pub use markup::{Markup, Span};
pub use model::*;
pub use problem::Problem;
pub use question::parse_question;
