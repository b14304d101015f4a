use corpus::Lang::{En, Zh};
use serde_json::json;

use super::testing::{self, UTC};
use super::*;
use crate::chance::Chance;
use crate::choices::Choice;
use crate::fingerprint::Fingerprint;
use crate::schedule::Rating;
use crate::settings::Reading;

mod documents;
mod links;
mod merging;
mod size;
mod spoiling;

const NOON: Moment = Moment(1_796_040_000_000);

/// How often each property is tried; `TIKU_CASES` says otherwise.
fn n_cases(usual: u64) -> u64 {
    std::env::var("TIKU_CASES").ok().and_then(|it| it.parse().ok()).unwrap_or(usual)
}

fn first() -> Entry {
    Entry::all(bundle::course()).next().expect("the course has questions")
}

fn point(place: usize) -> String {
    first().question.points[place].id.to_owned()
}

fn say(lang: Lang, place: usize) -> Edit {
    Edit::Say { place: Place::new(first(), lang), point: point(place), said: true }
}

/// Marks what is on the sheet.
fn mark(progress: &Progress, entry: Entry, lang: Lang, rating: Rating, at: Moment) -> Edit {
    let memory = progress.memory(entry, lang);
    let attempt = Attempt::of(entry.question, lang, &memory.sheet().spoken(), rating, memory.moment(at), 95);
    Edit::Mark { place: Place::new(entry, lang), attempt }
}

fn read(text: &str) -> Progress {
    let read = Progress::read(text, Zh).expect("a readable document");
    assert_eq!(read.n_damaged, 0, "{text}");
    read.progress
}

/// What a learner can see of a question.
fn sight(progress: &Progress, lang: Lang) -> impl PartialEq + std::fmt::Debug + use<> {
    let memory = progress.memory(first(), lang);
    let points = first().question.points.iter().map(|it| it.id);
    let attempts = memory.attempts().iter().map(|it| {
        let since = points.clone().filter(|point| it.is_said_since(point)).collect::<Vec<_>>();
        (it.rating, it.spoken(), since, [1, 2].map(|number| it.follow_up(number)))
    });
    let general = (progress.is_starred(first()), progress.last(first().course).is_some(), progress.aim());
    (memory.sheet().spoken(), memory.note().to_owned(), attempts.collect::<Vec<_>>(), general)
}

#[test]
fn every_edit_is_taken_back_by_what_it_returns() {
    let place = Place::new(first(), Zh);
    let mut progress = Progress::default();
    progress.apply(say(Zh, 0), NOON);
    let marked = mark(&progress, first(), Zh, Rating::Hard, NOON);
    let blank = Spoken::default();
    let edits = [
        say(Zh, 1),
        say(En, 1),
        Edit::Draft { place: place.clone(), text: "先分两层".to_owned() },
        marked.clone(),
        Edit::Ask { place: place.clone(), at: NOON, follow_up: 1, said: Some(true) },
        Edit::Ask { place: place.clone(), at: NOON, follow_up: 1, said: Some(false) },
        Edit::SayLater { place: place.clone(), at: NOON, point: point(3), said: true },
        Edit::Note { place: place.clone(), text: "两层：宿主与服务".to_owned() },
        Edit::Star { question: first().into(), is_starred: true },
        Edit::Visit { question: Some(first().into()) },
        Edit::Aim { aim: Some(Aim { from: Day(20_788), interview: Day(20_798) }) },
        Edit::All(vec![say(Zh, 2), marked]),
        Edit::Unmark { place: place.clone(), at: NOON.next(), spoken: blank },
        Edit::Say { place, point: point(1), said: true },
        Edit::Star { question: first().into(), is_starred: false },
        Edit::Aim { aim: None },
    ];
    let see = |it: &Progress| (sight(it, Zh), sight(it, En));
    for edit in edits {
        let before = see(&progress);
        let back = progress.apply(edit.clone(), NOON);
        let after = see(&progress);
        assert_ne!(after, before, "{edit:?} changes something");
        let mut undone = progress.clone();
        let again = undone.apply(back, NOON);
        assert_eq!(see(&undone), before, "{edit:?} is taken back");
        undone.apply(again, NOON);
        assert_eq!(see(&undone), after, "{edit:?} is made again");
    }
}

#[test]
fn a_choice_is_taken_back_by_the_one_before_it() {
    let mut progress = Progress::default();
    assert_eq!(progress.apply(Edit::Choose(Choice::Reading(Reading::Zh)), NOON), Edit::All(Vec::new()));
    let back = progress.apply(Edit::Choose(Choice::Reading(Reading::En)), NOON);
    progress.apply(back, NOON);
    assert_eq!(progress.choices().reading(), Some(Reading::Zh));
}

#[test]
fn a_mark_makes_an_attempt_of_the_sheet_and_leaves_it_blank() {
    let mut progress = Progress::default();
    progress.apply(say(En, 1), NOON);
    progress.apply(Edit::Draft { place: Place::new(first(), En), text: "They stack.".to_owned() }, NOON);
    progress.apply(mark(&progress, first(), En, Rating::Good, NOON), NOON);
    let memory = progress.memory(first(), En);
    assert!(memory.sheet().is_blank());
    let attempt = memory.last().expect("it was marked");
    let points = first().question.points;
    assert_eq!(attempt.said.keys().collect::<Vec<_>>(), [points[1].id]);
    assert_eq!(attempt.missed.len(), points.len() - 1);
    assert_eq!(attempt.said[points[1].id], Some(Fingerprint::of(&points[1].text.en)));
    assert_eq!((attempt.draft.as_str(), attempt.seconds, attempt.n_said(first().question)), ("They stack.", 95, 1));
    assert_eq!(attempt.missed(first().question).count(), points.len() - 1);
}

#[test]
fn the_two_languages_are_two_memories() {
    let mut progress = Progress::default();
    progress.apply(say(Zh, 0), NOON);
    progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON), NOON);
    assert!(progress.is_answered(first(), Zh) && !progress.is_answered(first(), En));
    assert!(progress.memory(first(), En).sheet().is_blank());
    assert!(progress.card(first(), En, UTC).is_none());
    assert!(progress.card(first(), Zh, UTC).is_some_and(|it| it.last == UTC.day(NOON) && it.last < it.due));
}

#[test]
fn attempts_keep_moments_of_their_own_when_the_clock_stands_still_or_goes_back() {
    let mut progress = Progress::default();
    for at in [NOON, NOON, Moment(5)] {
        progress.apply(mark(&progress, first(), Zh, Rating::Good, at), at);
    }
    let moments = progress.memory(first(), Zh).attempts().iter().map(|it| it.at.0 - NOON.0).collect::<Vec<_>>();
    assert_eq!(moments, [0, 1, 2]);
}

#[test]
fn a_tick_made_after_a_clock_was_set_back_stays_on_the_sheet() {
    let mut progress = Progress::default();
    progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON), NOON);
    progress.apply(say(Zh, 0), Moment(5));
    let again = read(&progress.write());
    assert!(again.memory(first(), Zh).sheet().is_said(&point(0)));
}

#[test]
fn an_attempt_that_is_gone_cannot_be_taken_back_twice() {
    let mut progress = Progress::default();
    let back = progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON), NOON);
    progress.apply(back.clone(), NOON);
    progress.apply(say(Zh, 0), NOON);
    let before = progress.clone();
    progress.apply(back, NOON);
    assert_eq!(progress, before);
}

#[test]
fn a_changed_point_is_told_and_an_untouched_one_is_not() {
    let mut progress = Progress::default();
    progress.apply(say(Zh, 0), NOON);
    progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON), NOON);
    let changed = |it: &Attempt| it.changed(first().question, Zh).map(|it| it.id).collect::<Vec<_>>();
    let mut attempt = progress.memory(first(), Zh).last().expect("it was marked").clone();
    assert!(changed(&attempt).is_empty());
    let points = first().question.points;
    let other = Some(Fingerprint::of(&points[3].text.en));
    attempt.said.insert(points[0].id.to_owned(), other);
    attempt.missed.insert(points[2].id.to_owned(), other);
    attempt.missed.remove(points[3].id);
    attempt.missed.insert(points[1].id.to_owned(), None);
    attempt.missed.insert("a-point-of-old".to_owned(), other);
    assert_eq!(changed(&attempt), [points[0].id, points[2].id, points[3].id]);
    assert_eq!(attempt.n_said(first().question), 1, "a stale mark is kept");
}

#[test]
fn going_on_starts_where_the_reader_stopped_and_goes_round() {
    let course = bundle::course();
    let all: Vec<Entry> = Entry::all(course).collect();
    let mut progress = Progress::default();
    assert!(progress.next_up(course, Zh) == Some(all[0]));
    progress.apply(Edit::Visit { question: Some(all[1].into()) }, NOON);
    assert!(progress.next_up(course, Zh) == Some(all[1]));
    for entry in &all[1..] {
        progress.apply(mark(&progress, *entry, Zh, Rating::Good, NOON), NOON);
    }
    assert!(progress.next_up(course, Zh) == Some(all[0]));
    progress.apply(mark(&progress, all[0], Zh, Rating::Good, NOON), NOON);
    assert!(progress.next_up(course, Zh).is_none());
    assert!(progress.next_up(course, En) == Some(all[1]));
}

#[test]
fn a_difference_is_told_in_numbers() {
    let mut here = Progress::default();
    here.apply(say(Zh, 0), NOON);
    here.apply(mark(&here, first(), Zh, Rating::Good, NOON), NOON);
    let mut there = here.clone();
    let marked = here.memory(first(), Zh).last().expect("it was marked").at;
    there.apply(Edit::Unmark { place: Place::new(first(), Zh), at: marked, spoken: Spoken::default() }, NOON);
    there.apply(mark(&there, first(), En, Rating::Good, NOON), NOON);
    there.apply(Edit::Star { question: Key::try_from("mcp/gone".to_owned()).expect("a name"), is_starred: true }, NOON);
    here.apply(Edit::Note { place: Place::new(first(), Zh), text: "mine".to_owned() }, NOON);
    there.apply(Edit::Note { place: Place::new(first(), Zh), text: "theirs".to_owned() }, Moment(NOON.0 - 1));
    let expected =
        Difference { n_new_marks: 1, n_taken_back: 1, n_newer_there: 1, n_newer_here: 1, n_only_here: 1, n_unknown: 1 };
    assert_eq!(Difference::between(&here, &there), expected);
    let joined = here.clone().joined(there.clone());
    assert!(Difference::between(&joined, &there).is_nothing_new());
    assert_eq!(joined.records.len(), 2);
}
