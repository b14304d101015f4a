//! One question being answered: where the learner is in it, and what comes next.

use corpus::Lang;
use leptos::prelude::*;

use super::browser::{clock, document};
use super::navigation::{Navigation, use_navigation};
use super::store::{Store, use_store};
use crate::bundle::Entry;
use crate::day::Moment;
use crate::opening::{Opening, View};
use crate::route::Route;
use crate::schedule::Rating;

/// The id of the first checkbox: the focus goes there when the points are revealed.
pub const FIRST_POINT: &str = "first-point";

/// The id of what to press after a mark.
pub const AFTER_MARK: &str = "after-mark";

/// The class of the part in which digits rate.
pub const RATING: &str = ".rating";

#[derive(Clone, Copy)]
pub struct Session {
    pub store: Store,
    pub navigation: Navigation,
    pub entry: Entry,
    pub opening: Opening,
    /// The language the answer is given in.
    pub lang: Memo<Lang>,
    pub stage: RwSignal<Stage>,
    /// How long the answer has taken, in seconds.
    pub seconds: RwSignal<u32>,
}

/// The steps of an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The prompt alone; the learner speaks.
    Thinking,
    /// The points lie open and are ticked.
    Checking,
    /// Marked, as the attempt of that moment; the follow-ups are asked.
    Marked(Moment),
}

impl Session {
    /// Begins with a question as the address opens it. The clock runs until the points are revealed.
    pub fn begin(entry: Entry, opening: Opening) -> Session {
        let (store, navigation) = (use_store(), use_navigation());
        let lang = Memo::new(move |_| opening.lang.unwrap_or_else(|| store.settings().answers_in()));
        let first = if opening.view == View::Question { Stage::Thinking } else { Stage::Checking };
        let (stage, seconds) = (RwSignal::new(first), RwSignal::new(0));
        let session = Session { store, navigation, entry, opening, lang, stage, seconds };
        // A mark that is taken back, here or in another tab, leads back to the points.
        Effect::new(move |_| {
            if let Stage::Marked(at) = stage.get() {
                let is_there = store.with_memory(entry, lang.get(), |it| it.attempts().iter().any(|it| it.at == at));
                if !is_there {
                    stage.set(Stage::Checking);
                }
            }
        });
        let began = clock::now();
        clock::every(1, move || {
            if session.stage.get_untracked() == Stage::Thinking {
                session.seconds.set(u32::try_from((clock::now().0 - began.0) / 1000).unwrap_or_default());
            }
        });
        session
    }

    /// The languages on the page, the one to answer in first.
    pub fn languages(self) -> &'static [Lang] {
        match (self.store.settings().languages().len(), self.lang.get()) {
            (1, Lang::Zh) => &[Lang::Zh],
            (1, Lang::En) => &[Lang::En],
            (_, Lang::Zh) => &[Lang::Zh, Lang::En],
            (_, Lang::En) => &[Lang::En, Lang::Zh],
        }
    }

    pub fn reveal(self) {
        self.stage.set(Stage::Checking);
        document::reach_soon(FIRST_POINT);
    }

    /// What the ticks suggest.
    pub fn suggested(self) -> Rating {
        let n_points = self.entry.question.points.len();
        Rating::suggested(self.store.n_said(self.entry, self.lang.get()), n_points)
    }

    pub fn mark(self, rating: Rating) {
        let at = self.store.mark(self.entry, self.lang.get_untracked(), rating, self.seconds.get_untracked());
        self.stage.set(Stage::Marked(at));
        document::reach_soon(AFTER_MARK);
    }

    /// Where the queue goes on, as a link, and whether that is a question.
    pub fn next(self) -> (String, bool) {
        let Session { store, navigation, entry, opening, lang, .. } = self;
        let languages = store.settings().languages();
        let next = store.with_work(entry.course, |it| it.next(opening, languages, entry, lang.get()));
        match next {
            Some((next, lang)) => {
                let lang = opening.lang.map(|_| lang);
                (navigation.href_opened(next, Opening { lang, view: View::Question, ..opening }), true)
            }
            None => (navigation.href(Route::Start), false),
        }
    }
}
