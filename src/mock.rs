//! A mock interview: a round of questions drawn by a seed, so that two people can take the same one.

use std::cmp::Reverse;

use corpus::{Course, Lang};

use crate::bundle::Entry;
use crate::chance::Chance;

/// What a round is: it stands in its address, and says which questions are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    pub length: Length,
    pub lang: Lang,
    pub seed: u32,
}

/// How long a round lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    Ten,
    Twenty,
    Thirty,
}

impl Length {
    /// From the shortest.
    pub const ALL: [Length; 3] = [Length::Ten, Length::Twenty, Length::Thirty];

    pub const fn minutes(self) -> u32 {
        match self {
            Length::Ten => 10,
            Length::Twenty => 20,
            Length::Thirty => 30,
        }
    }

    /// Three minutes and a bit for each answer.
    pub const fn n_questions(self) -> usize {
        self.minutes() as usize * 3 / 10
    }
}

impl Round {
    /// The questions of the round, from the basic to the advanced. Every level is asked as long as the course has it,
    /// and no day twice before every day was asked once.
    pub fn draw(self, course: &'static Course) -> Vec<Entry> {
        let mut pool = shuffled(Entry::all(course).collect(), self.seed);
        let mut drawn = Vec::<Entry>::new();
        while drawn.len() < self.length.n_questions() && !pool.is_empty() {
            let uses = |is_same: &dyn Fn(&Entry) -> bool| drawn.iter().filter(|it| is_same(it)).count();
            let wear = |it: &Entry| {
                let of_level = uses(&|other| other.question.level == it.question.level);
                let of_day = uses(&|other| other.question.day == it.question.day);
                // A level that is still missing goes before everything, then the day least asked.
                (of_level.min(1), of_day, of_level)
            };
            let least = (0..pool.len()).min_by_key(|place| wear(&pool[*place])).unwrap_or_default();
            drawn.push(pool.remove(least));
        }
        drawn.sort_by_key(|it| it.question.level);
        drawn
    }

    /// The round as a query string, with its `?`.
    pub fn to_query(self) -> String {
        format!("?minutes={}&lang={}&seed={:x}", self.length.minutes(), word(self.lang), self.seed)
    }

    /// Reads a query string, with or without its `?`; `None` unless it describes a round.
    pub fn from_query(query: &str) -> Option<Round> {
        let (mut length, mut lang, mut seed) = (None, None, None);
        for pair in query.trim_start_matches('?').split('&') {
            match pair.split_once('=') {
                Some(("minutes", text)) => length = Length::ALL.into_iter().find(|it| it.minutes().to_string() == text),
                Some(("lang", text)) => lang = Lang::ALL.into_iter().find(|it| word(*it) == text),
                Some(("seed", text)) => seed = u32::from_str_radix(text, 16).ok(),
                _ => {}
            }
        }
        Some(Round { length: length?, lang: lang?, seed: seed? })
    }
}

/// The word for a language in an address.
pub const fn word(lang: Lang) -> &'static str {
    match lang {
        Lang::Zh => "zh",
        Lang::En => "en",
    }
}

/// In an order that the seed alone decides, in every build: by a number drawn for each.
fn shuffled(entries: Vec<Entry>, seed: u32) -> Vec<Entry> {
    let mut chance = Chance::new(seed.into());
    let mut entries = entries.into_iter().map(|it| (chance.number(), it)).collect::<Vec<_>>();
    entries.sort_by_key(|(number, _)| Reverse(*number));
    entries.into_iter().map(|(_, it)| it).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use corpus::Level;

    use super::*;
    use crate::bundle;

    fn round(length: Length, seed: u32) -> Round {
        Round { length, lang: Lang::En, seed }
    }

    /// The levels that a course has, from the least.
    fn levels(course: &'static Course) -> Vec<Level> {
        Level::ALL.into_iter().filter(|level| Entry::all(course).any(|it| it.question.level == *level)).collect()
    }

    #[test]
    fn every_level_is_asked_and_the_days_are_spread() {
        let course = bundle::course();
        for length in Length::ALL {
            for seed in 0..500 {
                let drawn = round(length, seed).draw(course);
                assert_eq!(drawn.len(), length.n_questions());
                let levels_asked = drawn.iter().map(|it| it.question.level).collect::<BTreeSet<_>>();
                assert_eq!(levels_asked.into_iter().collect::<Vec<_>>(), levels(course), "seed {seed}");
                let days = drawn.iter().map(|it| it.question.day).collect::<BTreeSet<_>>();
                assert!(drawn.len().min(course.days.len()) <= days.len(), "seed {seed}: days {days:?}");
                let ids = drawn.iter().map(|it| it.question.id).collect::<BTreeSet<_>>();
                assert_eq!(ids.len(), drawn.len());
            }
        }
    }

    #[test]
    fn the_same_seed_draws_the_same_round_and_others_draw_others() {
        let ids = |seed| {
            let drawn = round(Length::Twenty, seed).draw(bundle::course());
            drawn.iter().map(|it| it.question.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(7), ids(7));
        let rounds = (0..100).map(ids).collect::<BTreeSet<_>>();
        assert!(90 < rounds.len(), "{} different rounds of 100", rounds.len());
    }

    #[test]
    fn a_round_reads_back_from_its_address() {
        for length in Length::ALL {
            for lang in Lang::ALL {
                for seed in [0, 1, 0xbeef, u32::MAX] {
                    let round = Round { length, lang, seed };
                    assert_eq!(Round::from_query(&round.to_query()), Some(round));
                }
            }
        }
        for query in [
            "",
            "?",
            "minutes=20",
            "minutes=20&lang=en",
            "minutes=15&lang=en&seed=1",
            "minutes=20&lang=fr&seed=1",
            "minutes=20&lang=en&seed=xyz",
            "minutes=20&lang=en&seed=100000000",
        ] {
            assert_eq!(Round::from_query(query), None, "{query}");
        }
    }
}
