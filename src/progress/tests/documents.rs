//! The document as text, of this version and of earlier ones.

use super::*;
use crate::progress::testing::scribble;

#[test]
fn documents_read_back_as_they_were_written_and_as_they_were_exported() {
    for seed in 0..200 {
        let mut progress = Progress::default();
        scribble(&mut progress, &mut Chance::new(seed), 60);
        assert_eq!(read(&progress.write()), progress, "{seed}");
        assert_eq!(read(&progress.export()), progress, "{seed}");
        assert_eq!(read(&format!("\u{feff}{}", progress.export())), progress, "{seed}");
    }
}

#[test]
fn an_exported_file_has_a_line_for_each_question_and_says_what_it_is() {
    let mut progress = Progress::default();
    progress.apply(say(Zh, 0), NOON);
    progress.apply(
        Edit::Star { question: Entry::all(first().course).nth(1).expect("a second").into(), is_starred: true },
        NOON,
    );
    let text = progress.export();
    assert_eq!(text.lines().filter(|it| it.starts_with("\"mcp/")).count(), 2, "{text}");
    assert!(text.starts_with("{\"about\": \"Progress of tiku"));
}

#[test]
fn marks_of_version_1_count_for_one_language() {
    let text =
        r#"{"version":1,"last":"mcp/b","records":{"mcp/a":{"answered":5,"said":{"x":4}},"mcp/b":{"said":{"y":6}}}}"#;
    let read = Progress::read(text, En).expect("a readable document");
    let expected = r#"{"version":3,"last":[0,"mcp/b"],"records":{"mcp/a":{"en":{"attempts":[{"at":5,"rating":"good","said":{"x":null}}]}},"mcp/b":{"en":{"sheet":{"said":{"y":[6,true]}}}}}}"#;
    assert_eq!((read.progress.write().as_str(), read.n_damaged), (expected, 0));
}

#[test]
fn what_version_2_had_on_the_sheet_stays_on_it() {
    let text = r#"{"version":2,"aim":{"from":1,"interview":9},"records":{"mcp/a":{"zh":{"sheet":{"said":{"x":4},"draft":"d"},"attempts":[{"at":5,"rating":"hard","later":{"z":8},"follow_ups":{"2":false}}]}}}}"#;
    let expected = r#"{"version":3,"aim":[0,{"from":1,"interview":9}],"records":{"mcp/a":{"zh":{"sheet":{"said":{"x":[6,true]},"draft":[6,"d"]},"attempts":[{"at":5,"rating":"hard","later":{"z":[8,true]},"follow_ups":{"2":[6,false]}}]}}}}"#;
    assert_eq!(read(text).write(), expected);
}

#[test]
fn what_this_build_does_not_know_is_carried_along() {
    let text = r#"{"version":3,"mood":"calm","records":{"mcp/gone-for-good":{"zh":{"sheet":{"said":{"old":[5,true]}},"attempts":[[3,"good"],{"at":4,"rating":"easy","voice":"a.ogg"}],"depth":7},"colour":["red"]}}}"#;
    let mut progress = read(text);
    let back = progress.apply(say(Zh, 0), NOON);
    progress.apply(back, NOON);
    progress.records.remove(&Key::from(first()));
    assert_eq!(progress.write(), text);
}

#[test]
fn what_is_dated_in_the_future_can_be_dropped() {
    let mut progress = Progress::default();
    progress.apply(say(Zh, 0), NOON);
    let before = progress.clone();
    let later = Moment(NOON.0 + 1000);
    progress.apply(Edit::Star { question: first().into(), is_starred: true }, later);
    progress.apply(mark(&progress, first(), En, Rating::Good, later), later);
    progress.apply(Edit::Choose(Choice::Rollover(3)), later);
    assert_eq!(progress.keep(|at| at <= NOON), 3);
    assert_eq!(progress.ledger(), before.ledger());
}
