//! Where the reader is, and links to everywhere else.

use corpus::Course;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};

use super::browser::location;
use crate::bundle::Entry;
use crate::filter::Filter;
use crate::mock::Round;
use crate::opening::{Opening, View};
use crate::route::{Destination, Route};

#[derive(Clone, Copy)]
pub struct Navigation {
    root: StoredValue<String>,
    /// The screen that the address bar names.
    pub destination: Memo<Destination>,
    /// The path as it stands in the address bar: two paths may lead to one screen.
    pub path: Memo<String>,
    /// How the address says that a question is opened.
    pub opening: Memo<Opening>,
    query: Memo<String>,
    /// What follows the address, with its `#`.
    pub fragment: Memo<String>,
}

impl Navigation {
    /// Reads the address bar from now on. Needs the router around it.
    pub fn provide() -> Navigation {
        let root = location::root();
        let location = use_location();
        let below_root = {
            let root = location::decoded(&root);
            move |path: &str| {
                let path = location::decoded(path);
                path.strip_prefix(&root).map(str::to_owned).unwrap_or(path)
            }
        };
        let destination = Memo::new(move |_| location.pathname.with(|it| Route::parse(&below_root(it))));
        let opening = Memo::new(move |_| location.search.with(|it| Opening::from_query(it)));
        let (path, query, fragment) = (location.pathname, location.search, location.hash);
        let navigation = Navigation { root: StoredValue::new(root), destination, path, opening, query, fragment };
        provide_context(navigation);
        navigation
    }

    /// A link within the app.
    pub fn href(self, route: Route) -> String {
        self.root.with_value(|it| it.clone() + &route.to_string())
    }

    /// A link to the course's list under a filter.
    pub fn href_filtered(self, course: &'static Course, filter: &Filter) -> String {
        self.root.with_value(|it| it.clone() + &Route::filtered(course, filter))
    }

    /// A link to a question that is opened in some way.
    pub fn href_opened(self, entry: Entry, opening: Opening) -> String {
        self.root.with_value(|it| it.clone() + &Route::opened(entry, opening))
    }

    /// The address of the start page, for a link that leaves this browser.
    pub fn root_in_full(self) -> String {
        self.root.with_value(|it| location::in_full(it, ""))
    }

    /// The link to give to other people.
    pub fn shared_link(self, entry: Entry, view: View) -> String {
        self.root.with_value(|it| location::in_full(it, &Route::opened(entry, Opening::of_view(view))))
    }

    /// The round of a mock interview that the address bar holds.
    pub fn round(self) -> Memo<Option<Round>> {
        Memo::new(move |_| self.query.with(|it| Round::from_query(it)))
    }

    /// Goes to a round of a mock interview.
    pub fn open_round(self, course: &'static Course) -> impl Fn(Round) + Clone {
        let navigate = use_navigate();
        move |round| {
            let address = self.root.with_value(|it| it.clone() + &Route::round(course, round));
            navigate(&address, NavigateOptions { resolve: false, ..Default::default() });
        }
    }

    /// The filter that the address bar holds.
    pub fn filter(self, course: &'static Course) -> Memo<Filter> {
        Memo::new(move |_| self.query.with(|it| Filter::from_query(course, it)))
    }

    /// Writes a filter to the address bar in place of the one there: going back leaves the list, not the filter.
    pub fn replace_filter(self, course: &'static Course) -> impl Fn(&Filter) + Clone {
        let navigate = use_navigate();
        move |filter| {
            let options = NavigateOptions { replace: true, scroll: false, resolve: false, ..Default::default() };
            navigate(&self.href_filtered(course, filter), options);
        }
    }

    /// Whether the reader is on this screen.
    pub fn is_at(self, route: Route) -> bool {
        self.destination.with(|it| *it == Ok(route))
    }
}

pub fn use_navigation() -> Navigation {
    expect_context()
}
