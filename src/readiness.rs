//! How ready the learner is: what would be said today, of all there is to say.

use corpus::Lang;

use crate::bundle::Entry;
use crate::day::{Calendar, Day};
use crate::progress::Progress;

/// The share of the key points that would be said on a day, from 0 to 1: of each question the points said last time,
/// by the chance of recalling it. A question that was never answered counts as nothing.
pub fn readiness(
    progress: &Progress,
    entries: impl Iterator<Item = Entry>,
    lang: Lang,
    calendar: Calendar,
    on: Day,
) -> f32 {
    let (mut ready, mut n_all) = (0.0, 0);
    for entry in entries {
        n_all += 1;
        let memory = progress.memory(entry, lang);
        if let (Some(card), Some(last)) = (memory.card(calendar), memory.last()) {
            let coverage = last.n_said(entry.question) as f32 / entry.question.points.len() as f32;
            ready += card.recall(on) * coverage;
        }
    }
    if n_all == 0 { 0.0 } else { ready / n_all as f32 }
}

/// The languages, the one with the least readiness first; as given among equals.
pub fn weakest_first(languages: &[Lang], readiness: impl Fn(Lang) -> f32) -> Vec<Lang> {
    let mut languages = languages.to_vec();
    languages.sort_by(|a, b| readiness(*a).total_cmp(&readiness(*b)));
    languages
}

/// How well the schedule knows the learner: over the reviews after a question's first, the recall that was predicted
/// and the share that went well, each from 0 to 1, and how many there were.
pub struct Forecast {
    pub predicted: f32,
    pub actual: f32,
    pub n_reviews: usize,
}

impl Forecast {
    pub fn of(progress: &Progress, entries: impl Iterator<Item = Entry>, lang: Lang, calendar: Calendar) -> Forecast {
        use crate::schedule::{Card, Rating};
        let (mut predicted, mut actual, mut n_reviews) = (0.0, 0.0, 0);
        for entry in entries {
            let mut card = None::<Card>;
            for attempt in progress.memory(entry, lang).attempts() {
                let day = calendar.day(attempt.at);
                // A second look on the same day tells nothing about remembering.
                if let Some(before) = card.filter(|it| it.last < day) {
                    predicted += before.recall(day);
                    actual += if attempt.rating == Rating::Again { 0.0 } else { 1.0 };
                    n_reviews += 1;
                }
                card = Some(Card::review(card, day, attempt.rating));
            }
        }
        let mean = |sum: f32| if n_reviews == 0 { 0.0 } else { sum / n_reviews as f32 };
        Forecast { predicted: mean(predicted), actual: mean(actual), n_reviews }
    }
}

/// How many answers were marked on each day, in every language; days without one are left out.
pub fn activity(progress: &Progress, entries: impl Iterator<Item = Entry>, calendar: Calendar) -> Vec<(Day, usize)> {
    let mut days = std::collections::BTreeMap::new();
    for entry in entries {
        for lang in Lang::ALL {
            for attempt in progress.memory(entry, lang).attempts() {
                *days.entry(calendar.day(attempt.at)).or_default() += 1;
            }
        }
    }
    days.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use corpus::Lang::{En, Zh};

    use super::*;
    use crate::bundle;
    use crate::progress::testing::{TODAY, UTC, mark};
    use crate::schedule::Rating;

    fn entries() -> impl Iterator<Item = Entry> + Clone {
        Entry::all(bundle::course())
    }

    #[test]
    fn readiness_is_nothing_before_the_first_answer_and_whole_right_after_all_of_them() {
        let mut progress = Progress::default();
        let ready = |progress: &Progress, on| readiness(progress, entries(), Zh, UTC, on);
        assert_eq!(ready(&progress, TODAY), 0.0);
        for entry in entries() {
            mark(&mut progress, entry, Zh, TODAY, Rating::Good, entry.question.points.len());
        }
        assert!((ready(&progress, TODAY) - 1.0).abs() < 1e-4);
        assert!(ready(&progress, TODAY.plus(9)) < 0.9);
        assert_eq!(readiness(&progress, entries(), En, UTC, TODAY), 0.0);
        assert_eq!(readiness(&progress, entries().take(0), Zh, UTC, TODAY), 0.0);
    }

    #[test]
    fn the_weakest_language_comes_first() {
        let half = |lang| if lang == Zh { 0.5 } else { 0.25 };
        assert_eq!(weakest_first(&[Zh, En], half), [En, Zh]);
        assert_eq!(weakest_first(&[Zh, En], |_| 0.3), [Zh, En]);
    }

    #[test]
    fn prediction_and_recall_are_compared_over_later_days_only() {
        let mut progress = Progress::default();
        let entry = entries().next().expect("a question");
        for (after, rating) in [(0, Rating::Good), (0, Rating::Again), (2, Rating::Good), (9, Rating::Again)] {
            mark(&mut progress, entry, Zh, TODAY.plus(after), rating, 0);
        }
        let Forecast { predicted, actual, n_reviews } = Forecast::of(&progress, entries(), Zh, UTC);
        assert_eq!((n_reviews, actual), (2, 0.5));
        assert!(0.0 < predicted && predicted < 1.0);
        assert_eq!(activity(&progress, entries(), UTC), [(TODAY, 2), (TODAY.plus(2), 1), (TODAY.plus(9), 1)]);
    }
}
