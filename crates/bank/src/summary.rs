//! What a course amounts to, in numbers.

use std::collections::BTreeSet;

use corpus::{Course, Lang, Question};

pub fn of(course: &Course) -> String {
    let sum = |count: fn(&Question) -> usize| course.questions.iter().map(count).sum::<usize>();
    let tags = course.questions.iter().flat_map(|it| it.tags).collect::<BTreeSet<_>>();
    let rows = [
        ("days", course.days.len().to_string()),
        ("questions", course.questions.len().to_string()),
        ("steps", sum(|it| it.steps.len()).to_string()),
        ("key points", sum(|it| it.points.len()).to_string()),
        ("follow-ups", sum(|it| it.follow_ups.len()).to_string()),
        ("figures", sum(|it| it.figure.iter().count()).to_string()),
        ("sources", sum(|it| it.sources.len()).to_string()),
        ("tags used", format!("{} of {}", tags.len(), course.tags.len())),
        ("Chinese characters", sum(|it| n_characters(&text(it, Lang::Zh))).to_string()),
        ("English words", sum(|it| n_words(&text(it, Lang::En))).to_string()),
    ];
    let rows = rows.map(|(name, value)| format!("  {name:<20}{value}\n")).concat();
    format!("{}: {}\n{rows}", course.id, course.title.en)
}

/// All that a question says in one language, without marks.
fn text(question: &Question, lang: Lang) -> String {
    let mut parts = vec![question.title.get(lang).to_string(), question.prompt.get(lang).plain()];
    parts.extend(question.steps.iter().map(|it| it.text.get(lang).plain()));
    parts.extend(question.points.iter().map(|it| it.text.get(lang).plain()));
    for follow_up in question.follow_ups {
        parts.extend([follow_up.prompt.get(lang).plain(), follow_up.answer.get(lang).plain()]);
    }
    parts.join("\n")
}

/// Punctuation is not counted, nor are the English words in a Chinese text.
fn n_characters(text: &str) -> usize {
    text.chars().filter(|it| matches!(it, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')).count()
}

fn n_words(text: &str) -> usize {
    text.split_whitespace().filter(|it| it.contains(char::is_alphanumeric)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_and_words_are_counted_without_punctuation() {
        assert_eq!(n_characters("先看 `nextCursor`，再说。"), 4);
        assert_eq!(n_words("First, look at `nextCursor` — then talk."), 6);
    }
}
