//! Every screen has an address. A link is a [`Route`], parsed and printed here and nowhere else.

use std::fmt;

use corpus::{Course, Day, near};

use crate::bundle::{self, COURSES, Entry};
use crate::filter::Filter;
use crate::mock::Round;
use crate::opening::Opening;

/// A screen of the app.
#[derive(Clone, Copy)]
pub enum Route {
    Start,
    Course(&'static Course),
    Day(&'static Course, &'static Day),
    Question(Entry),
    /// The points missed last time.
    Review(&'static Course),
    /// A mock interview.
    Mock(&'static Course),
    /// How far the learner is.
    Progress(&'static Course),
    /// The questions with a note or a star.
    Notes(&'static Course),
    /// Where the learner's data lives, and how it moves.
    Data,
}

/// What an address leads to: a screen, or the path that is none.
pub type Destination = Result<Route, Unknown>;

/// A path, below the app's root, that leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown(pub String);

impl Route {
    /// Reads a path below the app's root, such as `mcp/stateless-core/`. A missing or a doubled slash is forgiven.
    ///
    /// # Errors
    /// Gives the path back when it leads nowhere.
    pub fn parse(path: &str) -> Destination {
        let parts: Vec<&str> = path.split('/').filter(|it| !it.is_empty()).collect();
        let route = match parts[..] {
            [] | ["index.html"] => Some(Route::Start),
            ["data"] => Some(Route::Data),
            [course] => bundle::course_with_id(course).map(Route::Course),
            [course, "day", number] => parse_day(course, number),
            [course, "review"] => bundle::course_with_id(course).map(Route::Review),
            [course, "mock"] => bundle::course_with_id(course).map(Route::Mock),
            [course, "progress"] => bundle::course_with_id(course).map(Route::Progress),
            [course, "notes"] => bundle::course_with_id(course).map(Route::Notes),
            [course, id] => bundle::course_with_id(course).and_then(|it| Entry::find(it, id)).map(Route::Question),
            _ => None,
        };
        route.ok_or_else(|| Unknown(parts.join("/")))
    }

    /// The course a screen belongs to.
    pub fn course(self) -> Option<&'static Course> {
        match self {
            Route::Start | Route::Data => None,
            Route::Course(course) | Route::Day(course, _) => Some(course),
            Route::Review(course) | Route::Mock(course) | Route::Progress(course) | Route::Notes(course) => {
                Some(course)
            }
            Route::Question(entry) => Some(entry.course),
        }
    }

    /// The day a screen belongs to, counted from 1.
    pub fn day(self) -> Option<u8> {
        match self {
            Route::Day(_, day) => Some(day.number),
            Route::Question(entry) => Some(entry.question.day),
            _ => None,
        }
    }

    /// The address of the course's list under a filter, below the app's root.
    pub fn filtered(course: &'static Course, filter: &Filter) -> String {
        Route::Course(course).to_string() + &filter.to_query()
    }

    /// The address of a question that is opened in some way.
    pub fn opened(entry: Entry, opening: Opening) -> String {
        Route::Question(entry).to_string() + &opening.to_query()
    }

    /// The address of a round of a mock interview.
    pub fn round(course: &'static Course, round: Round) -> String {
        Route::Mock(course).to_string() + &round.to_query()
    }
}

/// The address below the app's root, in the one form that links use.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: &[&str] = match self {
            Route::Start => &[],
            Route::Course(course) => &[course.id],
            Route::Day(course, day) => return write!(f, "{}/day/{}/", course.id, day.number),
            Route::Question(entry) => &[entry.course.id, entry.question.id],
            Route::Review(course) => &[course.id, "review"],
            Route::Mock(course) => &[course.id, "mock"],
            Route::Progress(course) => &[course.id, "progress"],
            Route::Notes(course) => &[course.id, "notes"],
            Route::Data => &["data"],
        };
        parts.iter().try_for_each(|it| f.write_str(it).and_then(|()| f.write_str("/")))
    }
}

/// Two routes are the same when their address is.
impl PartialEq for Route {
    fn eq(&self, other: &Route) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Unknown {
    /// Questions whose id is much like what was asked for, nearest first; at most three.
    pub fn near_matches(&self) -> Vec<Entry> {
        let asked = self.0.rsplit('/').next().unwrap_or_default();
        let all = || COURSES.iter().flat_map(Entry::all);
        let ids = near::nearest_few(asked, all().map(|it| it.question.id), 3);
        ids.into_iter().filter_map(|id| all().find(|it| it.question.id == id)).collect()
    }
}

fn parse_day(course: &str, number: &str) -> Option<Route> {
    let course = bundle::course_with_id(course)?;
    let day = bundle::day(course, number.parse().ok()?)?;
    Some(Route::Day(course, day))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_route() -> Vec<Route> {
        let mut routes = vec![Route::Start];
        for course in COURSES {
            routes.extend([Route::Course(course), Route::Review(course), Route::Mock(course), Route::Progress(course)]);
            routes.extend(course.days.iter().map(|day| Route::Day(course, day)));
            routes.extend(Entry::all(course).map(Route::Question));
        }
        routes
    }

    #[test]
    fn every_screen_reads_back_from_its_own_address() {
        for route in every_route() {
            assert!(Route::parse(&route.to_string()) == Ok(route), "{route}");
        }
    }

    #[test]
    fn slashes_are_forgiven() {
        for path in ["mcp/stateless-core", "/mcp/stateless-core/", "mcp//stateless-core///"] {
            let route = Route::parse(path).ok().map(|it| it.to_string());
            assert_eq!(route.as_deref(), Some("mcp/stateless-core/"), "{path}");
        }
    }

    #[test]
    fn a_path_that_leads_nowhere_comes_back() {
        for path in
            ["mcp/nothing", "mcp/day/0", "mcp/day/8", "mcp/day/256", "mcp/day/x", "nothing", "mcp/a/b/c", "%", "\u{0}"]
        {
            assert!(Route::parse(path) == Err(Unknown(path.to_owned())), "{path}");
        }
    }

    #[test]
    fn a_mistyped_id_names_the_question_that_was_meant() {
        for (asked, meant) in
            [("mcp/stateles-core", "stateless-core"), ("mcp/one-client-one-servre/", "one-client-one-server")]
        {
            let near = Unknown(asked.trim_end_matches('/').to_owned()).near_matches();
            assert_eq!(near.first().map(|it| it.question.id), Some(meant), "{asked}");
        }
        assert!(Unknown("mcp/zzzzzzzz".to_owned()).near_matches().is_empty());
    }
}
