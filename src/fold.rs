//! Letters that count as the same when somebody searches: a capital and its small letter, a full-width sign and its
//! half-width one.

/// The letter that stands for all that count as the same. One letter for one letter, so that places in a text stay.
pub fn fold(letter: char) -> char {
    let narrow = match letter {
        '\u{3000}' => ' ',
        // The full-width forms of ASCII (Unicode, Halfwidth and Fullwidth Forms).
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        _ => letter,
    };
    narrow.to_ascii_lowercase()
}

pub fn folded(text: &str) -> String {
    text.chars().map(fold).collect()
}

/// Whether every word of a query stands in one of the texts.
pub fn holds(texts: &[&str], query: &str) -> bool {
    let texts = texts.iter().map(|it| folded(it)).collect::<Vec<_>>();
    folded(query).split_whitespace().all(|word| texts.iter().any(|it| it.contains(word)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_width_do_not_matter_and_every_word_must_be_there() {
        let texts = ["句柄 HTTP/2，不是会话", "It is stateless"];
        for query in ["http", "ＨＴＴＰ／２", "句柄 STATELESS", "会话　it", ",", ""] {
            assert!(holds(&texts, query), "{query}");
        }
        for query in ["httpx", "句柄 sessions"] {
            assert!(!holds(&texts, query), "{query}");
        }
    }
}
