//! One module for each screen.

mod course;
mod data;
mod day;
mod mock;
mod not_found;
mod notes;
mod progress;
mod question;
mod review;
mod start;

pub use course::CoursePage;
pub use data::DataPage;
pub use day::DayPage;
pub use mock::MockPage;
pub use not_found::NotFoundPage;
pub use notes::NotesPage;
pub use progress::ProgressPage;
pub use question::QuestionPage;
pub use review::ReviewPage;
pub use start::StartPage;
