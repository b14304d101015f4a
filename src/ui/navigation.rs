//! Where the reader is, and links to everywhere else.

use corpus::Course;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate};

use super::browser::location;
use crate::filter::Filter;
use crate::route::{Destination, Route};

#[derive(Clone, Copy)]
pub struct Navigation {
    root: StoredValue<String>,
    /// The screen that the address bar names.
    pub destination: Memo<Destination>,
    /// The path as it stands in the address bar: two paths may lead to one screen.
    pub path: Memo<String>,
    query: Memo<String>,
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
        let navigation =
            Navigation { root: StoredValue::new(root), destination, path: location.pathname, query: location.search };
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

    /// The link to give to other people.
    pub fn shared_link(self, route: Route) -> String {
        self.root.with_value(|it| location::in_full(it, &route.to_string()))
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
