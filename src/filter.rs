//! Which questions of a course are shown: by tag, level and whether they are answered.

use corpus::{Course, Level, Question};

/// What a question must be to be shown. The default shows everything.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Tags of the course, in its order, each once.
    tags: Vec<&'static str>,
    pub combine: Combine,
    pub level: Option<Level>,
    pub standing: Option<Standing>,
}

/// How several chosen tags combine.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Combine {
    #[default]
    All,
    Any,
}

/// Whether the learner has answered a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Open,
    Answered,
}

impl Combine {
    pub const ALL: [Combine; 2] = [Combine::All, Combine::Any];
}

impl Standing {
    pub const ALL: [Standing; 2] = [Standing::Open, Standing::Answered];

    pub fn new(is_answered: bool) -> Standing {
        match is_answered {
            true => Standing::Answered,
            false => Standing::Open,
        }
    }
}

impl Filter {
    pub fn of_tag(tag: &'static str) -> Filter {
        Filter { tags: vec![tag], ..Filter::default() }
    }

    pub fn has_tag(&self, tag: &str) -> bool {
        self.tags.contains(&tag)
    }

    pub fn n_tags(&self) -> usize {
        self.tags.len()
    }

    pub fn admits(&self, question: &Question, standing: Standing) -> bool {
        self.admits_tags(question)
            && self.level.is_none_or(|it| it == question.level)
            && self.standing.is_none_or(|it| it == standing)
    }

    /// The same filter with the tag chosen, or no longer chosen. A tag that is none of the course's changes nothing.
    pub fn toggle_tag(&self, course: &Course, tag: &str) -> Filter {
        let keeps = |it: &&'static str| self.has_tag(it) != (*it == tag);
        Filter { tags: course.tags.iter().copied().filter(keeps).collect(), ..self.clone() }
    }

    /// The filter whose result a tag's count tells: with all tags required, what choosing it would leave; with any
    /// of them enough, what it brings by itself.
    pub fn counting_tag(&self, course: &Course, tag: &'static str) -> Filter {
        match self.combine {
            Combine::All if self.has_tag(tag) => self.clone(),
            Combine::All => self.toggle_tag(course, tag),
            Combine::Any => Filter { tags: vec![tag], ..self.clone() },
        }
    }

    /// The filter as a query string, with its `?`; empty for the default.
    pub fn to_query(&self) -> String {
        let mut query = String::new();
        let mut push = |name: &str, value: &str| {
            query.push(if query.is_empty() { '?' } else { '&' });
            query.push_str(name);
            query.push('=');
            query.push_str(value);
        };
        self.tags.iter().for_each(|it| push("tag", it));
        if self.combine == Combine::Any {
            push("match", "any");
        }
        if let Some(level) = self.level {
            push("level", level.tag());
        }
        if let Some(standing) = self.standing {
            push("is", standing.tag());
        }
        query
    }

    /// Reads a query string, with or without its `?`. What the course does not know is left out: an old or a
    /// mistyped link shows more, never nothing.
    pub fn from_query(course: &Course, query: &str) -> Filter {
        let mut filter = Filter::default();
        for pair in query.trim_start_matches('?').split('&') {
            match pair.split_once('=') {
                Some(("tag", tag)) if !filter.has_tag(tag) => filter = filter.toggle_tag(course, tag),
                Some(("match", "any")) => filter.combine = Combine::Any,
                Some(("level", tag)) => filter.level = Level::from_tag(tag),
                Some(("is", tag)) => filter.standing = Standing::ALL.into_iter().find(|it| it.tag() == tag),
                _ => {}
            }
        }
        filter
    }

    fn admits_tags(&self, question: &Question) -> bool {
        let has = |tag: &&str| question.tags.contains(tag);
        match self.combine {
            Combine::All => self.tags.iter().all(has),
            Combine::Any => self.tags.is_empty() || self.tags.iter().any(has),
        }
    }
}

impl Standing {
    const fn tag(self) -> &'static str {
        match self {
            Standing::Open => "open",
            Standing::Answered => "answered",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle::{self, Entry};

    fn shown(query: &str) -> Vec<&'static str> {
        let course = bundle::course();
        let filter = Filter::from_query(course, query);
        let is_shown = |it: &Entry| filter.admits(it.question, Standing::new(it.question.order == 1));
        Entry::all(course).filter(is_shown).map(|it| it.question.id).collect()
    }

    fn ids(wanted: impl Fn(&Question) -> bool) -> Vec<&'static str> {
        bundle::course().questions.iter().filter(|it| wanted(it)).map(|it| it.id).collect()
    }

    #[test]
    fn each_condition_narrows_what_is_shown() {
        let all = ids(|_| true);
        assert_eq!(shown(""), all);
        assert_eq!(shown("?tag=architecture"), ids(|it| it.tags.contains(&"architecture")));
        assert_eq!(shown("?level=advanced"), ids(|it| it.level == Level::Advanced));
        assert_eq!(shown("?is=answered"), ids(|it| it.order == 1));
        assert_eq!(shown("?is=open&level=basic"), ids(|it| it.order != 1 && it.level == Level::Basic));
    }

    #[test]
    fn several_tags_are_all_required_unless_any_is_asked_for() {
        let both = |it: &Question| it.tags.contains(&"architecture") && it.tags.contains(&"security");
        let either = |it: &Question| it.tags.contains(&"architecture") || it.tags.contains(&"security");
        assert_eq!(shown("?tag=security&tag=architecture"), ids(both));
        assert_eq!(shown("?tag=security&tag=architecture&match=any"), ids(either));
        assert_ne!(ids(both), ids(either));
    }

    #[test]
    fn a_query_the_course_does_not_know_shows_everything() {
        for query in ["?tag=no-such-tag", "?level=hard", "?is=", "?tag", "?&&==", "?%", "?tag=%E4%BD%A0"] {
            assert_eq!(shown(query), ids(|_| true), "{query}");
        }
    }

    #[test]
    fn a_filter_reads_back_from_its_own_query() {
        for query in ["", "?tag=architecture&tag=security&match=any&level=basic&is=open", "?level=advanced&is=answered"]
        {
            assert_eq!(Filter::from_query(bundle::course(), query).to_query(), query);
        }
    }

    #[test]
    fn a_tag_chosen_twice_is_chosen_once_and_toggling_twice_changes_nothing() {
        let course = bundle::course();
        assert_eq!(Filter::from_query(course, "?tag=security&tag=security").n_tags(), 1);
        let filter = Filter::of_tag("security");
        assert_eq!(filter.toggle_tag(course, "architecture").toggle_tag(course, "architecture"), filter);
    }

    #[test]
    fn the_count_of_a_tag_is_what_choosing_it_would_leave() {
        let course = bundle::course();
        let all = Filter::of_tag("security");
        assert_eq!(all.counting_tag(course, "architecture").n_tags(), 2);
        let any = Filter { combine: Combine::Any, ..all };
        assert_eq!(
            any.counting_tag(course, "architecture"),
            Filter { combine: Combine::Any, ..Filter::of_tag("architecture") }
        );
    }
}
