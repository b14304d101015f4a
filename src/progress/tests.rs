use corpus::Lang::{En, Zh};

use super::testing::UTC;
use super::*;
use crate::bundle;
use crate::day::Moment;
use crate::fingerprint::Fingerprint;
use crate::schedule::Rating;

const NOON: Moment = Moment(1_796_040_000_000);

fn first() -> Entry {
    Entry::all(bundle::course()).next().expect("the course has questions")
}

fn say(entry: Entry, lang: Lang, point: usize) -> Edit {
    Edit::Say { place: Place::new(entry, lang), point: entry.question.points[point].id.to_owned(), at: Some(NOON) }
}

/// Marks what is on the sheet.
fn mark(progress: &Progress, entry: Entry, lang: Lang, rating: Rating, at: Moment) -> Edit {
    let memory = progress.memory(entry, lang);
    let attempt = Attempt::of(entry.question, lang, memory.sheet(), rating, memory.moment(at), 95);
    Edit::Mark { place: Place::new(entry, lang), attempt }
}

#[test]
fn every_edit_is_taken_back_by_what_it_returns() {
    let place = Place::new(first(), Zh);
    let mut progress = Progress::default();
    progress.apply(say(first(), Zh, 0));
    let marked = mark(&progress, first(), Zh, Rating::Hard, NOON);
    let edits = [
        say(first(), Zh, 1),
        say(first(), En, 1),
        Edit::Draft { place: place.clone(), text: "先分两层".to_owned() },
        marked.clone(),
        Edit::Ask { place: place.clone(), at: NOON, follow_up: 1, said: Some(true) },
        Edit::Ask { place: place.clone(), at: NOON, follow_up: 1, said: Some(false) },
        Edit::SayLater {
            place: place.clone(),
            at: NOON,
            point: first().question.points[3].id.into(),
            said: Some(NOON),
        },
        Edit::Visit { question: Some(first().into()) },
        Edit::Aim { aim: Some(Aim { from: Day(20_788), interview: Day(20_798) }) },
        Edit::All(vec![say(first(), Zh, 2), marked]),
        Edit::Unmark { place: place.clone(), at: NOON, sheet: Sheet::default() },
        Edit::Say { place, point: first().question.points[1].id.to_owned(), at: Some(NOON) },
        Edit::Aim { aim: None },
    ];
    for edit in edits {
        let before = progress.clone();
        let back = progress.apply(edit.clone());
        assert_ne!(progress, before, "{edit:?} changes something");
        let mut undone = progress.clone();
        let again = undone.apply(back);
        assert_eq!(undone, before, "{edit:?} is taken back");
        undone.apply(again);
        assert_eq!(undone, progress, "{edit:?} is made again");
    }
}

#[test]
fn a_mark_makes_an_attempt_of_the_sheet_and_leaves_it_blank() {
    let mut progress = Progress::default();
    progress.apply(say(first(), En, 1));
    progress.apply(Edit::Draft { place: Place::new(first(), En), text: "They stack.".to_owned() });
    progress.apply(mark(&progress, first(), En, Rating::Good, NOON));
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
    progress.apply(say(first(), Zh, 0));
    progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON));
    assert!(progress.is_answered(first(), Zh) && !progress.is_answered(first(), En));
    assert!(progress.memory(first(), En).sheet().is_blank());
    assert!(progress.card(first(), En, UTC).is_none());
    assert!(progress.card(first(), Zh, UTC).is_some_and(|it| it.last == UTC.day(NOON) && it.last < it.due));
}

#[test]
fn attempts_keep_moments_of_their_own_when_the_clock_stands_still_or_goes_back() {
    let mut progress = Progress::default();
    for at in [NOON, NOON, Moment(5)] {
        progress.apply(mark(&progress, first(), Zh, Rating::Good, at));
    }
    let moments = progress.memory(first(), Zh).attempts().iter().map(|it| it.at.0 - NOON.0).collect::<Vec<_>>();
    assert_eq!(moments, [0, 1, 2]);
}

#[test]
fn an_attempt_that_is_gone_cannot_be_taken_back_twice() {
    let mut progress = Progress::default();
    let back = progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON));
    progress.apply(back.clone());
    let before = progress.clone();
    progress.apply(say(first(), Zh, 0));
    progress.apply(back);
    assert!(!progress.memory(first(), Zh).sheet().is_blank(), "the sheet begun since then stays");
    assert_ne!(progress, before);
}

#[test]
fn a_changed_point_is_told_and_an_untouched_one_is_not() {
    let mut progress = Progress::default();
    progress.apply(say(first(), Zh, 0));
    progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON));
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
fn a_document_reads_back_as_it_was_written() {
    let mut progress = Progress::default();
    progress.apply(say(first(), Zh, 1));
    progress.apply(mark(&progress, first(), Zh, Rating::Easy, NOON));
    progress.apply(Edit::Ask { place: Place::new(first(), Zh), at: NOON, follow_up: 2, said: Some(false) });
    progress.apply(say(first(), En, 0));
    progress.apply(Edit::Visit { question: Some(first().into()) });
    progress.apply(Edit::Aim { aim: Some(Aim { from: Day(20_788), interview: Day(20_798) }) });
    assert_eq!(Progress::read(&progress.write(), Zh), Ok(progress));
}

#[test]
fn a_stored_document_that_is_no_progress_says_why() {
    let cases = [
        ("", Unreadable::Broken),
        ("null", Unreadable::Broken),
        ("[]", Unreadable::Broken),
        ("{\"version\":1,\"records\":", Unreadable::Broken),
        ("{\"version\":1,\"records\":[]}", Unreadable::Broken),
        ("{\"version\":2,\"records\":{\"a\":{\"zh\":{\"attempts\":[{}]}}}}", Unreadable::Broken),
        ("{\"version\":0}", Unreadable::Broken),
        ("{\"version\":-1}", Unreadable::Broken),
        ("{\"version\":3,\"cards\":[]}", Unreadable::Newer),
    ];
    for (text, expected) in cases {
        assert_eq!(Progress::read(text, Zh), Err(expected), "{text}");
    }
}

#[test]
fn marks_of_version_1_count_for_one_language() {
    let text =
        r#"{"version":1,"last":"mcp/b","records":{"mcp/a":{"answered":5,"said":{"x":4}},"mcp/b":{"said":{"y":6}}}}"#;
    let progress = Progress::read(text, En).expect("a readable document");
    let expected = r#"{"version":2,"last":"mcp/b","records":{"mcp/a":{"en":{"attempts":[{"at":5,"rating":"good","said":{"x":null}}]}},"mcp/b":{"en":{"sheet":{"said":{"y":6}}}}}}"#;
    assert_eq!(progress.write(), expected);
}

#[test]
fn records_of_questions_the_corpus_lacks_are_carried_along() {
    let text = r#"{"version":2,"records":{"mcp/gone-for-good":{"zh":{"sheet":{"said":{"old":5}}}}}}"#;
    let mut progress = Progress::read(text, Zh).expect("a readable document");
    let back = progress.apply(mark(&progress, first(), Zh, Rating::Good, NOON));
    progress.apply(back);
    assert_eq!(progress.write(), text);
}

#[test]
fn going_on_starts_where_the_reader_stopped_and_goes_round() {
    let course = bundle::course();
    let all: Vec<Entry> = Entry::all(course).collect();
    let mut progress = Progress::default();
    assert!(progress.next_up(course, Zh) == Some(all[0]));
    progress.apply(Edit::Visit { question: Some(all[1].into()) });
    assert!(progress.next_up(course, Zh) == Some(all[1]));
    for entry in &all[1..] {
        progress.apply(mark(&progress, *entry, Zh, Rating::Good, NOON));
    }
    assert!(progress.next_up(course, Zh) == Some(all[0]));
    progress.apply(mark(&progress, all[0], Zh, Rating::Good, NOON));
    assert!(progress.next_up(course, Zh).is_none());
    assert!(progress.next_up(course, En) == Some(all[1]));
}
