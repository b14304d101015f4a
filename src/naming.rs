//! What a screen is called: in a tab, in a bookmark, and where its link is shown.

use corpus::Lang;

use crate::route::{Destination, Route};
use crate::text::Text;

/// The screen's name first, since that is what a tab or a bookmark has room for.
pub fn title(destination: &Destination, text: &Text, lang: Lang) -> String {
    let screen = match destination {
        Ok(Route::Start) => None,
        Ok(Route::Course(_)) => Some(text.all_questions.to_owned()),
        Ok(Route::Day(_, day)) => Some(format!("D{} {}", day.number, day.title.get(lang))),
        Ok(Route::Review(_)) => Some(text.review.to_owned()),
        Ok(Route::Mock(_)) => Some(text.mock.to_owned()),
        Ok(Route::Progress(_)) => Some(text.progress.to_owned()),
        Ok(Route::Notes(_)) => Some(text.notes_page.to_owned()),
        Ok(Route::Data) => Some(text.your_data.to_owned()),
        Ok(Route::Question(entry)) => Some((*entry.question.title.get(lang)).to_owned()),
        Err(_) => Some(text.not_found.to_owned()),
    };
    let course = destination.as_ref().ok().and_then(|it| it.course());
    let place = course.map_or(text.tagline, |it| *it.title.get(lang));
    [screen.as_deref(), Some(place), Some(text.app)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A sentence or two about the screen, in both languages: a question's prompt, a day's title, what the app is.
pub fn description(route: Route) -> String {
    let both = |text: &dyn Fn(Lang) -> String| Lang::ALL.map(text).join(" ");
    match route {
        Route::Question(entry) => both(&|lang| entry.question.prompt.get(lang).plain()),
        Route::Day(course, day) => both(&|lang| {
            let colon = if lang == Lang::Zh { "：" } else { ": " };
            [*course.title.get(lang), colon, *day.title.get(lang)].concat()
        }),
        Route::Course(course) => both(&|lang| (*course.title.get(lang)).to_owned()),
        _ => both(&|lang| Text::of(lang).what_it_is.to_owned()),
    }
}
