//! What the past takes.

use super::*;
use crate::progress::testing::{TODAY, noon};

/// What localStorage gives, in UTF-16 units.
const QUOTA: usize = 5 * 1024 * 1024;

fn size(progress: &Progress) -> usize {
    progress.write().encode_utf16().count()
}

/// An answer to a question that may stand for another of the bank, with a few words.
fn answer(progress: &mut Progress, place: Place, entry: Entry, at: Moment, rating: Rating, n_said: usize) {
    let points = entry.question.points.iter().take(n_said).map(|it| it.id.to_owned()).collect();
    let spoken = Spoken { points, draft: "先说结论，再讲理由。".repeat(10) };
    let attempt = Attempt::of(entry.question, place.lang, &spoken, rating, at, 90);
    progress.apply(Edit::Mark { place, attempt }, at);
}

#[test]
fn ten_years_of_this_course_take_a_small_part_of_the_storage() {
    let (mut progress, mut chance, mut n_marks) = (Progress::default(), Chance::new(1), 0);
    let mut due = std::collections::BTreeMap::new();
    for day in TODAY.onward().take(3_653) {
        for (entry, lang) in Entry::all(bundle::course()).flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
            let card = due.get(&(entry.question.id, lang));
            if card.is_some_and(|it| day < *it) {
                continue;
            }
            let place = Place::new(entry, lang);
            if card.is_none() {
                let text = "我的说法：".repeat(100);
                progress.apply(Edit::Note { place: place.clone(), text }, noon(day));
            }
            let rating = [Rating::Again, Rating::Hard, Rating::Good, Rating::Good, Rating::Easy][chance.below(5)];
            answer(&mut progress, place, entry, noon(day), rating, chance.below(6));
            n_marks += 1;
            let card = progress.card(entry, lang, UTC).expect("it was answered");
            due.insert((entry.question.id, lang), card.due);
        }
    }
    progress.compact(Depth::Usual);
    println!("{n_marks} marks in ten years: {} characters of {QUOTA}", size(&progress));
    assert!(3_000 < n_marks, "{n_marks}");
    assert!(size(&progress) < QUOTA / 20, "{}", size(&progress));
}

#[test]
fn the_past_of_a_bank_a_hundred_times_as_large_has_a_bound_below_the_storage() {
    let model = Entry::all(bundle::course()).next().expect("a question");
    let mut progress = Progress::default();
    for number in 0..2_100 {
        let question = Key::try_from(format!("bank/a-question-with-a-name-{number}")).expect("a name");
        for lang in Lang::ALL {
            let place = Place { question: question.clone(), lang };
            for day in TODAY.onward().take(25) {
                answer(&mut progress, place.clone(), model, noon(day), Rating::Good, 3);
            }
        }
    }
    progress.compact(Depth::Least);
    println!("every memory full at the least depth: {} characters of {QUOTA}", size(&progress));
    assert!(size(&progress) < QUOTA, "{}", size(&progress));
}

#[test]
fn a_shortened_past_hardly_moves_the_schedule() {
    let mut chance = Chance::new(3);
    let (mut day, mut reviews) = (TODAY, Vec::new());
    for _ in 0..600 {
        reviews.push((day, Rating::ALL[chance.below(4)]));
        let card = Card::after(reviews.iter().copied()).expect("reviews");
        day = card.due.max(day.plus(1));
    }
    let whole = Card::after(reviews.iter().copied()).expect("reviews");
    let kept = Card::after(reviews[350..].iter().copied()).expect("reviews");
    let (a, b) = (whole.due.since(whole.last), kept.due.since(kept.last));
    assert!((a - b).abs() * 20 <= a.max(20), "an interval of {a} days becomes {b}");
}
