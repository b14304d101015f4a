//! Courses as JSON: every field, in both languages, the texts as they are written.

use corpus::{Both, Course, Day, Figure, FollowUp, KeyPoint, Markup, Question, Shape, Source, Step};
use serde_json::{Value, json};

pub fn of(courses: &[Course]) -> String {
    format!("{:#}\n", json!({ "courses": list(courses, course) }))
}

fn course(it: &Course) -> Value {
    json!({
        "id": it.id,
        "title": words(&it.title),
        "revision": it.revision,
        "tags": it.tags,
        "days": list(it.days, day),
        "questions": list(it.questions, question),
    })
}

fn day(it: &Day) -> Value {
    json!({ "number": it.number, "title": words(&it.title) })
}

fn question(it: &Question) -> Value {
    json!({
        "id": it.id,
        "day": it.day,
        "order": it.order,
        "level": it.level.tag(),
        "frequency": { "china": it.frequency.china.tag(), "overseas": it.frequency.overseas.tag() },
        "tags": it.tags,
        "revised": it.revised.to_string(),
        "title": words(&it.title),
        "prompt": text(&it.prompt),
        "figure": it.figure.as_ref().map(figure),
        "steps": list(it.steps, step),
        "points": list(it.points, point),
        "follow_ups": list(it.follow_ups, follow_up),
        "sources": list(it.sources, source),
    })
}

fn figure(it: &Figure) -> Value {
    json!({
        "title": words(&it.title),
        "description": words(&it.description),
        "width": Figure::WIDTH,
        "height": it.height,
        "shapes": list(it.shapes, shape),
    })
}

fn shape(it: &Shape) -> Value {
    match it {
        Shape::Rect { x, y, width, height, ink, is_dashed } => json!({
            "rect": { "x": x, "y": y, "width": width, "height": height, "ink": ink.tag(), "dashed": is_dashed },
        }),
        Shape::Path { d, ink, is_dashed } => json!({ "path": { "d": d, "ink": ink.tag(), "dashed": is_dashed } }),
        Shape::Text { x, y, align, ink, is_code, words: text } => json!({
            "text": {
                "x": x, "y": y, "align": align.tag(), "ink": ink.tag(), "code": is_code, "words": words(text),
            },
        }),
    }
}

fn step(it: &Step) -> Value {
    json!({ "text": text(&it.text), "cites": it.cites })
}

fn point(it: &KeyPoint) -> Value {
    json!({ "id": it.id, "text": text(&it.text), "cites": it.cites })
}

fn follow_up(it: &FollowUp) -> Value {
    json!({ "prompt": text(&it.prompt), "answer": text(&it.answer), "cites": it.cites })
}

fn source(it: &Source) -> Value {
    json!({ "title": it.title, "url": it.url })
}

fn text(it: &Both<Markup>) -> Value {
    json!({ "zh": it.zh.as_written(), "en": it.en.as_written() })
}

fn words(it: &Both<&str>) -> Value {
    json!({ "zh": it.zh, "en": it.en })
}

fn list<T>(items: &[T], write: fn(&T) -> Value) -> Vec<Value> {
    items.iter().map(write).collect()
}
