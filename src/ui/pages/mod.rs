//! One module for each screen.

mod course;
mod day;
mod not_found;
mod question;
mod start;

pub use course::CoursePage;
pub use day::DayPage;
pub use not_found::NotFoundPage;
pub use question::QuestionPage;
pub use start::StartPage;
