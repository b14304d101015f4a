//! Texts that are no progress, or not all of it.

use super::merging::copies;
use super::*;
use crate::progress::testing::scribble;

#[test]
fn a_text_that_is_no_progress_says_why() {
    let not_json = |line, column| Unreadable::NotJson { line, column };
    let deep = "[".repeat(100_000);
    let cases = [
        ("", Unreadable::Empty),
        (" \n\u{feff}", not_json(2, 1)),
        ("\u{feff}\n", Unreadable::Empty),
        ("null", Unreadable::NotProgress),
        ("[]", Unreadable::NotProgress),
        ("{}", Unreadable::NotProgress),
        ("{\"version\":3,\"records\":", not_json(1, 23)),
        ("{\"version\":3,\"records\":{}}x", not_json(1, 27)),
        ("{\"version\":3,\"records\":{\"a\":NaN}}", not_json(1, 29)),
        ("{\"version\":3,\"records\":{\"a\":1e999}}", not_json(1, 33)),
        ("{\"version\":3,\"records\":{\"\\ud800\":{}}}", not_json(1, 32)),
        ("{\"version\":0}", Unreadable::NotProgress),
        ("{\"version\":-1}", Unreadable::NotProgress),
        ("{\"version\":3.5}", Unreadable::NotProgress),
        ("{\"version\":\"3\"}", Unreadable::NotProgress),
        ("{\"version\":4,\"cards\":[]}", Unreadable::Newer),
        ("{\"version\":18446744073709551615}", Unreadable::Newer),
        ("{\"questions\":[]}", Unreadable::NotProgress),
        (&deep, not_json(1, 128)),
    ];
    for (text, expected) in cases {
        assert_eq!(Progress::read(text, Zh).map(|_| ()), Err(expected), "{}", &text[..text.len().min(60)]);
    }
    assert_eq!(Progress::read(&" ".repeat(MOST + 1), Zh).map(|_| ()), Err(Unreadable::TooLong));
}

/// A document with one good question and something wrong beside it.
fn damaged(name: &str, value: serde_json::Value) -> String {
    let mut document = json!({
        "version": 3,
        "records": { "mcp/x": { "zh": { "note": [5, "stays"] } } },
    });
    match name.strip_prefix("records/") {
        Some(key) => document["records"][key] = value,
        None => document[name] = value,
    }
    document.to_string()
}

#[test]
fn a_damaged_part_does_not_take_the_others_with_it() {
    let attempt = |at: serde_json::Value| json!({ "zh": { "attempts": [{ "at": at, "rating": "good" }] } });
    let cases = [
        damaged("aim", json!({ "from": 1 })),
        damaged("aim", json!([5, { "from": -1, "interview": 20_000 }])),
        damaged("aim", json!([5, { "from": 1, "interview": 2_147_483_647 }])),
        damaged("last", json!(7)),
        damaged("choices", json!({ "rollover": [5, 24] })),
        damaged("choices", json!({ "interface": [5, "fr"] })),
        damaged("generation", json!(-5)),
        damaged("records/mcp/y", json!(7)),
        damaged("records/mcp/y", attempt(json!(-1))),
        damaged("records/mcp/y", attempt(json!(1.5))),
        damaged("records/mcp/y", attempt(json!(253_402_300_800_000_i64))),
        damaged("records/mcp/y", attempt(json!("yesterday"))),
        damaged("records/mcp/y", attempt(json!(null))),
        damaged("records/mcp/y", json!({ "zh": { "attempts": [[5, "brilliant"]] } })),
        damaged("records/mcp/y", json!({ "zh": { "attempts": [[5, "good", 1]] } })),
        damaged("records/mcp/y", json!({ "zh": { "attempts": [{ "at": 5, "rating": "good", "seconds": -4 }] } })),
        damaged("records/mcp/y", json!({ "en": { "sheet": { "said": { "x": true } } } })),
        damaged("records/mcp/y", json!({ "star": [5, "yes"] })),
        damaged("records/mcp/\u{7}", json!({})),
        damaged("records/", json!({})),
        damaged(&format!("records/{}", "x".repeat(201)), json!({})),
    ];
    for text in cases {
        let read = Progress::read(&text, Zh).expect("a readable document");
        assert_eq!(read.n_damaged, 1, "{text}");
        assert_eq!(read.progress.records.len(), 1, "{text}");
    }
}

/// A text with some of its characters changed, doubled, dropped, or cut off.
fn spoiled(text: &str, chance: &mut Chance) -> String {
    const PIECES: [&str; 14] =
        ["", "{", "}", "[", "]", "\"", ",", ":", "0", "-1", "1e99", "null", "\u{0}", "9999999999999999999"];
    let mut letters = text.chars().map(String::from).collect::<Vec<_>>();
    for _ in 0..=chance.below(4) {
        let place = chance.below(letters.len().max(1));
        match (chance.below(5), letters.get(place).cloned()) {
            (0, _) => letters.truncate(place),
            (1, Some(letter)) => letters.insert(place, letter),
            (2, Some(_)) => drop(letters.remove(place)),
            (_, Some(_)) => letters[place] = PIECES[chance.below(PIECES.len())].to_owned(),
            (_, None) => {}
        }
    }
    letters.concat()
}

#[test]
fn a_long_document_in_chinese_is_as_long_as_the_storage_counts_it() {
    let text = format!(
        "{{\"version\":3,\"records\":{{\"mcp/x\":{{\"zh\":{{\"note\":[5,\"{}\"]}}}}}}}}",
        "字".repeat(MOST - 100)
    );
    assert!(Progress::read(&text, Lang::Zh).is_ok());
}

#[test]
fn the_last_moment_there_is_has_none_after_it() {
    let last = Moment::LAST.0;
    let text = format!(
        r#"{{"version":2,"records":{{"mcp/x":{{"zh":{{"sheet":{{"draft":"d"}},"attempts":[{{"at":{last},"rating":"good","follow_ups":{{"1":true}}}}]}}}}}}}}"#
    );
    assert!(Progress::read(&text, Lang::Zh).is_ok());
    let generation = format!(r#"{{"version":3,"generation":{last},"records":{{}}}}"#);
    let read = Progress::read(&generation, Lang::Zh).expect("a document").progress;
    let after = Progress::default().in_place_of(&read, Moment(5)).write();
    assert_eq!(Progress::read(&after, Lang::Zh).map(|it| it.n_damaged), Ok(0));
}

#[test]
fn no_text_makes_a_reader_panic_and_what_is_read_is_in_order() {
    let mut chance = Chance::new(23);
    let mut n_read = 0;
    let documents = (0..50).map(|seed| copies(seed)[0].clone()).collect::<Vec<_>>();
    for seed in 0..n_cases(20_000) {
        let a = documents[chance.below(documents.len())].clone();
        let old = [
            include_str!("../../../tests/stored/progress-1.json"),
            include_str!("../../../tests/stored/progress-2.json"),
        ];
        let text = match seed % 4 {
            0 => a.write(),
            1 => a.export(),
            _ => old[chance.below(2)].to_owned(),
        };
        let text = spoiled(&text, &mut chance);
        let mut packed = pack(&a);
        for _ in 0..=chance.below(3) {
            let place = chance.below(packed.len());
            match chance.below(3) {
                0 => packed.truncate(place.max(1)),
                1 => packed.insert(place, chance.below(256) as u8),
                _ => packed[place] = chance.below(256) as u8,
            }
        }
        let read = if seed % 4 == 3 { unpack(&packed) } else { Progress::read(&text, Lang::En) };
        let _ = crate::armour::read(&text);
        let Ok(Read { progress: mut read, .. }) = read else { continue };
        n_read += 1;
        let again = Progress::read(&read.write(), Lang::En).expect("what was read can be written and read");
        assert_eq!((again.n_damaged, &again.progress), (0, &read), "{text}");
        for entry in Entry::all(bundle::course()) {
            let _ = Lang::ALL.map(|lang| read.card(entry, lang, UTC));
        }
        let _ = Difference::between(&a, &read);
        scribble(&mut read, &mut chance, 3);
        assert_eq!(a.clone().joined(read.clone()), read.joined(a), "{text}");
    }
    assert!(0 < n_read, "some spoiled texts can still be read");
}
