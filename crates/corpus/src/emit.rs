//! Courses as Rust source, so that the program carries them as plain data.

use crate::figure::Figure;
use crate::markup::Markup;
use crate::model::{Both, Course, Day, FollowUp, Frequency, KeyPoint, Question, Source, Step};

/// The source of `pub static COURSES: &[corpus::Course]`.
pub fn rust(courses: &[Course]) -> String {
    let courses = list(courses, course);
    format!("pub static COURSES: &[corpus::Course] = {{\n    use corpus::*;\n    {courses}\n}};\n")
}

fn course(it: &Course) -> String {
    let Course { id, title, revision, tags, days, questions } = it;
    let (title, days, questions) = (both(title, words), list(days, day), list(questions, question));
    format!(
        "Course {{ id: {id:?}, title: {title}, revision: {revision:?}, tags: &{tags:?}, days: {days}, \
         questions: {questions} }}"
    )
}

fn day(it: &Day) -> String {
    format!("Day {{ number: {}, title: {} }}", it.number, both(&it.title, words))
}

fn question(it: &Question) -> String {
    let Question { id, day, order, level, frequency, tags, revised, title, prompt, .. } = it;
    let Question { figure, steps, points, follow_ups, sources, .. } = it;
    let Frequency { china, overseas } = frequency;
    let (title, prompt) = (both(title, words), both(prompt, markup));
    let (steps, points, follow_ups) = (list(steps, step), list(points, point), list(follow_ups, follow_up));
    let (figure, sources) = (option(figure.as_ref(), self::figure), list(sources, source));
    // Debug writes an enum as its variant and a struct of numbers as a struct expression: both are Rust.
    format!(
        "Question {{ id: {id:?}, day: {day}, order: {order}, level: Level::{level:?}, \
         frequency: Frequency {{ china: Often::{china:?}, overseas: Often::{overseas:?} }}, tags: &{tags:?}, \
         revised: {revised:?}, title: {title}, prompt: {prompt}, figure: {figure}, steps: {steps}, \
         points: {points}, follow_ups: {follow_ups}, sources: {sources} }}"
    )
}

fn figure(it: &Figure) -> String {
    let Figure { title, description, height, shapes } = it;
    let (title, description) = (both(title, words), both(description, words));
    // Debug writes a shape as Rust, where its variants are named alone.
    format!(
        "{{ use corpus::{{Align::*, Ink::*, Shape::*}}; \
         Figure {{ title: {title}, description: {description}, height: {height}, shapes: &{shapes:?} }} }}"
    )
}

fn step(it: &Step) -> String {
    format!("Step {{ text: {}, cites: &{:?} }}", both(&it.text, markup), it.cites)
}

fn point(it: &KeyPoint) -> String {
    format!("KeyPoint {{ id: {:?}, text: {}, cites: &{:?} }}", it.id, both(&it.text, markup), it.cites)
}

fn follow_up(it: &FollowUp) -> String {
    let (prompt, answer) = (both(&it.prompt, markup), both(&it.answer, markup));
    format!("FollowUp {{ prompt: {prompt}, answer: {answer}, cites: &{:?} }}", it.cites)
}

fn source(it: &Source) -> String {
    // Debug of a source is Rust already.
    format!("{it:?}")
}

fn words(it: &&str) -> String {
    format!("{it:?}")
}

fn markup(it: &Markup) -> String {
    format!("Markup::checked({:?})", it.as_written())
}

fn both<T>(it: &Both<T>, write: fn(&T) -> String) -> String {
    format!("Both {{ zh: {}, en: {} }}", write(&it.zh), write(&it.en))
}

fn option<T>(it: Option<&T>, write: fn(&T) -> String) -> String {
    it.map_or_else(|| "None".to_owned(), |it| format!("Some({})", write(it)))
}

fn list<T>(items: &[T], write: fn(&T) -> String) -> String {
    let items = items.iter().map(|it| format!("\n{},", write(it))).collect::<String>();
    format!("&[{items}]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_written_so_that_rust_reads_them_back() {
        let text = Both { zh: Markup::checked("说“`a\\b`”"), en: Markup::checked("say \"a\"") };
        let expected = r#"Step { text: Both { zh: Markup::checked("说“`a\\b`”"), en: Markup::checked("say \"a\"") }, cites: &[1, 2] }"#;
        assert_eq!(step(&Step { text, cites: &[1, 2] }), expected);
    }
}
