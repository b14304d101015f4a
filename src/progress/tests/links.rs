//! Marks in a link.

use super::merging::copies;
use super::*;
use crate::progress::testing::{TODAY, noon};
use crate::qr::Qr;

/// The course answered in both languages, the last time some days after the first.
fn whole_course(n_rounds: usize) -> Progress {
    let mut progress = Progress::default();
    let mut chance = Chance::new(11);
    for round in 0..n_rounds {
        for (place, entry) in Entry::all(bundle::course()).enumerate() {
            for lang in Lang::ALL {
                let day = TODAY.plus((place / 3 + round * 5) as i32);
                let rating = Rating::ALL[chance.below(4)];
                let at = Moment(noon(day).0 + chance.below(30_000_000) as i64);
                let points = entry.question.points.iter().filter(|_| chance.below(3) < 2).map(|it| it.id.to_owned());
                let spoken = Spoken { points: points.collect(), draft: String::new() };
                let attempt = Attempt::of(entry.question, lang, &spoken, rating, at, 40 + chance.below(200) as u32);
                let place = Place::new(entry, lang);
                progress.apply(Edit::Mark { place: place.clone(), attempt }, at);
                for follow_up in 1..=3 {
                    let said = Some(chance.below(2) == 0);
                    progress.apply(Edit::Ask { place: place.clone(), at, follow_up, said }, at);
                }
            }
        }
    }
    progress
}

#[test]
fn a_link_brings_the_marks_of_the_whole_course() {
    let progress = whole_course(1);
    let read = unpack(&pack(&progress)).expect("packed marks").progress;
    for entry in Entry::all(bundle::course()) {
        for lang in Lang::ALL {
            let [sent, got] = [&progress, &read].map(|it| it.memory(entry, lang).last().expect("it was marked"));
            assert_eq!((sent.at, sent.rating, sent.seconds), (got.at, got.rating, got.seconds));
            assert_eq!((&sent.said, &sent.missed), (&got.said, &got.missed));
            assert_eq!([1, 2, 3].map(|it| sent.follow_up(it)), [1, 2, 3].map(|it| got.follow_up(it)));
        }
    }
    assert!(Difference::between(&progress, &read).is_nothing_new());
    assert_eq!(progress.clone().joined(read), progress);
}

#[test]
fn a_link_by_chance_says_nothing_that_its_document_does_not() {
    for seed in 0..n_cases(500) {
        let [a, ..] = copies(seed);
        let read = unpack(&pack(&a)).expect("packed marks").progress;
        assert_eq!(a.clone().joined(read.clone()).n_marks(), a.n_marks(), "{seed}");
        assert_eq!(Difference::between(&read, &a).n_new_marks, 0, "{seed}");
        assert_eq!(unpack(&pack(&read)).map(|it| it.progress).as_ref(), Ok(&read), "{seed}");
    }
}

#[test]
fn a_link_knows_what_points_read_only_where_they_still_read_the_same() {
    let mut progress = whole_course(1);
    let entry = Entry::all(bundle::course()).next().expect("a question");
    let attempt = progress.records.get_mut(&Key::from(entry)).and_then(|it| it.zh.attempts.last_mut());
    let attempt = attempt.expect("it was marked");
    let some = attempt.said.keys().chain(attempt.missed.keys()).next().expect("it has points").clone();
    let other = Some(crate::fingerprint::Fingerprint::of(&entry.question.prompt.en));
    let moved = attempt.said.get_mut(&some).or(attempt.missed.get_mut(&some)).expect("it is one of them");
    *moved = other;
    let read = unpack(&pack(&progress)).expect("packed marks").progress;
    let got = read.memory(entry, Lang::Zh).last().expect("it was marked");
    assert!(got.said.values().chain(got.missed.values()).all(Option::is_none));
    assert!(read.memory(entry, Lang::En).last().is_some_and(|it| it.said.values().all(Option::is_some)));
}

/// The width of the QR code of a document's link, in modules without the quiet zone.
fn code_of(progress: &Progress) -> Option<i32> {
    // The browser's own streams do this in the program; zlib's format is the same everywhere.
    let deflated = miniz_oxide::deflate::compress_to_vec_zlib(&pack(progress), 6);
    let end = crate::arrival::fragment(&deflated, crate::armour::Armour::Digits);
    let (before, digits) = end.split_at(crate::arrival::FRAGMENT.len());
    let code = Qr::of(&["https://somebody.example.org/tiku/", before].concat(), digits);
    println!("{} bytes packed, {} bytes deflated, {} digits", pack(progress).len(), deflated.len(), digits.len());
    code.map(|it| it.width() - 8)
}

#[test]
fn the_whole_course_answered_in_both_languages_fits_into_a_code() {
    let widths = [1, 3].map(|n_rounds| code_of(&whole_course(n_rounds)));
    println!("{widths:?} modules wide after one round and after three");
    assert!(widths.iter().all(Option::is_some), "{widths:?}");
}

#[test]
fn thirty_rounds_of_the_course_are_too_much_for_a_code() {
    assert_eq!(code_of(&whole_course(30)), None);
}

#[test]
fn points_that_this_build_does_not_have_are_not_guessed() {
    let mut progress = Progress::default();
    let entry = Entry::all(bundle::course()).next().expect("a question");
    testing::mark(&mut progress, entry, Lang::Zh, TODAY, Rating::Hard, 2);
    let mut packed = pack(&progress);
    // Another edition of the question: the check of its points is another.
    let name = Key::from(entry).as_str().as_bytes().to_vec();
    let after = packed.windows(name.len()).position(|it| it == name).expect("its name") + name.len();
    packed[after + 2] ^= 1;
    let read = unpack(&packed).expect("packed marks");
    let got = read.progress.memory(entry, Lang::Zh).last().expect("it was marked");
    assert_eq!((read.n_damaged, got.rating, got.said.len() + got.missed.len()), (1, Rating::Hard, 0));
}
