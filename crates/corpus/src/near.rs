//! The word that was probably meant.

/// The candidate nearest to a word, if any is near enough to be meant.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    nearest_few(word, candidates, 1).into_iter().next()
}

/// Up to `n_most` candidates near enough to a word to be meant, nearest first, and as given among equals.
pub fn nearest_few<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>, n_most: usize) -> Vec<&'a str> {
    // One slip of the finger in three letters is a typing mistake; more is another word.
    let n_slips = word.chars().count().div_ceil(3);
    let measured = candidates.into_iter().map(|it| (distance(word, it), it));
    let mut found = measured.filter(|(distance, _)| *distance <= n_slips).collect::<Vec<_>>();
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().take(n_most).map(|(_, it)| it).collect()
}

/// How many letters to insert, delete or replace to make one word of the other.
fn distance(from: &str, to: &str) -> usize {
    // `row[i]` is the distance from the letters of `from` read so far to the first `i` letters of `to`.
    let mut row = (0..=to.chars().count()).collect::<Vec<_>>();
    for letter in from.chars() {
        let mut diagonal = row[0];
        row[0] += 1;
        for (i, other) in to.chars().enumerate() {
            let replaced = diagonal + usize::from(letter != other);
            diagonal = row[i + 1];
            row[i + 1] = replaced.min(row[i] + 1).min(diagonal + 1);
        }
    }
    row[row.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_letters_not_bytes() {
        for (from, to, expected) in
            [("", "", 0), ("", "ab", 2), ("kitten", "sitting", 3), ("游标", "游戏", 1), ("level", "levle", 2)]
        {
            assert_eq!(distance(from, to), expected, "{from} → {to}");
            assert_eq!(distance(to, from), expected, "{to} → {from}");
        }
    }

    #[test]
    fn near_words_come_nearest_first_and_far_words_not_at_all() {
        let tags = ["tasks", "tools", "tool", "transport", "auth"];
        assert_eq!(nearest_few("toolz", tags, 2), ["tools", "tool"]);
        assert_eq!(nearest("trasnport", tags), Some("transport"));
        assert_eq!(nearest("pagination", tags), None);
        assert_eq!(nearest("tools", []), None);
    }
}
