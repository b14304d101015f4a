//! Documents of earlier versions, changed step by step into today's. A part that is not as it should be is left as it
//! is: reading it then counts it as damaged.

use corpus::Lang;
use serde_json::{Map, Value, json};

type Object = Map<String, Value>;

/// From the given version to the present one.
pub(super) fn to_present(version: u64, document: &mut Object, lang: Lang) {
    if version < 2 {
        each_record(document, |it| give_a_language(it, lang));
    }
    if version < 3 {
        for name in ["last", "aim"] {
            change(document, name, |it| dated(0, it));
        }
        each_record(document, |record| {
            for lang in ["zh", "en"] {
                if let Some(memory) = object(record, lang) {
                    date_memory(memory);
                }
            }
        });
    }
}

/// Version 1 knew one mark and one set of ticks for both languages, and did not rate: a mark counts as good.
fn give_a_language(record: &mut Object, lang: Lang) {
    let said = record.remove("said").unwrap_or_else(|| json!({}));
    let memory = match record.remove("answered") {
        None => json!({ "sheet": { "said": said } }),
        Some(at) => {
            let points = said.as_object().map(|it| it.keys().map(|id| (id.clone(), Value::Null)).collect::<Object>());
            json!({ "attempts": [{ "at": at, "rating": "good", "said": points }] })
        }
    };
    record.insert(super::short_name(lang).to_owned(), memory);
}

/// Version 2 did not say when each thing was changed.
fn date_memory(memory: &mut Object) {
    let last = last_attempt(memory);
    if let Some(sheet) = object(memory, "sheet") {
        if let Some(said) = object(sheet, "said") {
            let at = |it: &Value| it.as_i64().map_or(last, |at| at.max(last.saturating_add(1)));
            said.values_mut().for_each(|it| *it = json!([at(it), true]));
        }
        change(sheet, "draft", |it| dated(last.saturating_add(1), it));
    }
    for attempt in memory.get_mut("attempts").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(attempt) = attempt.as_object_mut() else { continue };
        let at = attempt.get("at").and_then(Value::as_i64).unwrap_or_default();
        if let Some(later) = object(attempt, "later") {
            later.values_mut().for_each(|it| *it = json!([it.take(), true]));
        }
        if let Some(follow_ups) = object(attempt, "follow_ups") {
            follow_ups.values_mut().for_each(|it| *it = dated(at.saturating_add(1), it.take()));
        }
    }
}

/// The moment of the last attempt; 0 where there is none.
fn last_attempt(memory: &Object) -> i64 {
    let attempts = memory.get("attempts").and_then(Value::as_array).into_iter().flatten();
    attempts.filter_map(|it| it.get("at")?.as_i64()).max().unwrap_or_default()
}

fn dated(at: i64, value: Value) -> Value {
    json!([at, value])
}

fn each_record(document: &mut Object, change: impl Fn(&mut Object)) {
    let records = object(document, "records").into_iter().flat_map(|it| it.values_mut());
    records.filter_map(Value::as_object_mut).for_each(change);
}

fn object<'a>(of: &'a mut Object, name: &str) -> Option<&'a mut Object> {
    of.get_mut(name).and_then(Value::as_object_mut)
}

fn change(of: &mut Object, name: &str, change: impl Fn(Value) -> Value) {
    if let Some(it) = of.get_mut(name) {
        *it = change(it.take());
    }
}
