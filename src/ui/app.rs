//! The frame that every screen stands in, and the choice of the screen.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::Router;

use super::browser::{document, files, handover, location, panic, scroll};
use super::components::{ArrivalDialog, DayNav, KeepingBanner, NoticeBar, TopBar};
use super::navigation::Navigation;
use super::pages::{
    CoursePage, DataPage, DayPage, MockPage, NotFoundPage, NotesPage, ProgressPage, QuestionPage, ReviewPage, StartPage,
};
use super::store::Store;
use super::words::words;
use crate::arrival;
use crate::naming::title;
use crate::route::{Destination, Route};

/// Puts the app into the page, in place of what was drawn there.
pub fn mount() {
    panic::report_to_page();
    scroll::restore_on_back();
    let reading = handover::look();
    mount_to_body(App);
    handover::take_over(reading);
}

/// A screen as somebody finds it who has never been here.
#[cfg(not(target_family = "wasm"))]
pub fn draw(route: Route) -> String {
    use leptos_router::location::RequestUrl;
    Owner::new().with(|| {
        provide_context(RequestUrl::new(&["/", &route.to_string()].concat()));
        view! { <App/> }.to_html()
    })
}

#[component]
fn App() -> impl IntoView {
    let store = Store::open();
    files::listen_for_drops(move |file| store.receive_file(file));
    view! {
        <Router base=location::decoded(&location::root())>
            <Frame store/>
        </Router>
    }
}

#[component]
fn Frame(store: Store) -> impl IntoView {
    let navigation = Navigation::provide();
    dress_document(store);
    name_page(store, navigation);
    follow_navigation(store, navigation);
    receive_links(store, navigation);
    let skip = move |event: ev::MouseEvent| {
        event.prevent_default();
        document::focus_soon("page-title");
    };
    view! {
        <a class="skip-link" href="#page-title" on:click=skip>{words(|it| it.skip_to_content)}</a>
        <TopBar/>
        <aside class="side"><DayNav/></aside>
        <main class="main">
            <KeepingBanner/>
            {move || {
                // The same question opened in another way is another visit to it. (A memo that is tracked before it
                // was ever read counts its first value as a change.)
                navigation.opening.get();
                screen(navigation.destination.get())
            }}
        </main>
        <ArrivalDialog/>
        <NoticeBar/>
    }
}

fn screen(destination: Destination) -> AnyView {
    match destination {
        Ok(Route::Start) => view! { <StartPage/> }.into_any(),
        Ok(Route::Course(course)) => view! { <CoursePage course/> }.into_any(),
        Ok(Route::Day(course, day)) => view! { <DayPage course day/> }.into_any(),
        Ok(Route::Question(entry)) => view! { <QuestionPage entry/> }.into_any(),
        Ok(Route::Review(course)) => view! { <ReviewPage course/> }.into_any(),
        Ok(Route::Mock(course)) => view! { <MockPage course/> }.into_any(),
        Ok(Route::Progress(course)) => view! { <ProgressPage course/> }.into_any(),
        Ok(Route::Notes(course)) => view! { <NotesPage course/> }.into_any(),
        Ok(Route::Data) => view! { <DataPage/> }.into_any(),
        Err(unknown) => view! { <NotFoundPage unknown/> }.into_any(),
    }
}

fn dress_document(store: Store) {
    Effect::new(move |_| document::set_lang(store.settings().interface));
    Effect::new(move |_| document::set_theme(store.settings().theme));
}

fn name_page(store: Store, navigation: Navigation) {
    Effect::new(move |_| {
        let title = navigation.destination.with(|it| title(it, store.text(), store.settings().leading()));
        document::set_title(&title);
    });
}

/// On a new address, lets the router write it. On a new screen, takes the old notice away and moves the focus to the
/// title, so that a screen reader starts there; not on the first screen, where nobody has left anything yet.
fn follow_navigation(store: Store, navigation: Navigation) {
    Effect::new(move |_| {
        navigation.path.track();
        location::complete_navigation();
    });
    Effect::new(move |previous: Option<()>| {
        navigation.destination.track();
        navigation.opening.get();
        if previous.is_some() {
            store.dismiss_notice();
            document::focus_soon("page-title");
        }
    });
}

/// A link that carries marks asks what to do with them. Its fragment goes out of the address bar, so that reloading or
/// sharing the page does not bring them again.
fn receive_links(store: Store, navigation: Navigation) {
    Effect::new(move |_| {
        let fragment = navigation.fragment.get();
        if fragment.starts_with(arrival::FRAGMENT) {
            location::drop_fragment();
            store.receive_text(fragment);
        }
    });
}
