//! One module for each screen.

mod course;
mod day;
mod mock;
mod not_found;
mod progress;
mod question;
mod review;
mod start;

pub use course::CoursePage;
pub use day::DayPage;
pub use mock::MockPage;
pub use not_found::NotFoundPage;
pub use progress::ProgressPage;
pub use question::QuestionPage;
pub use review::ReviewPage;
pub use start::StartPage;
