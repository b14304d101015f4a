//! The courses this build carries, checked by the build and placed in the program as plain data.

use corpus::{Course, Day, Question};

include!(concat!(env!("OUT_DIR"), "/bundle.rs"));

/// The course that opens first.
pub fn course() -> &'static Course {
    COURSES.first().expect("the build refuses an empty questions folder")
}

pub fn course_with_id(id: &str) -> Option<&'static Course> {
    COURSES.iter().find(|it| it.id == id)
}

/// A question together with the course it stands in.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub course: &'static Course,
    pub question: &'static Question,
}

impl Entry {
    pub fn new(course: &'static Course, question: &'static Question) -> Entry {
        Entry { course, question }
    }

    pub fn find(course: &'static Course, id: &str) -> Option<Entry> {
        course.question(id).map(|question| Entry { course, question })
    }

    /// The course's questions in its order.
    pub fn all(course: &'static Course) -> impl Iterator<Item = Entry> + Clone {
        course.questions.iter().map(move |question| Entry { course, question })
    }

    pub fn of_day(course: &'static Course, day: u8) -> impl Iterator<Item = Entry> + Clone {
        Entry::all(course).filter(move |it| it.question.day == day)
    }

    pub fn day(self) -> &'static Day {
        day(self.course, self.question.day).expect("the checker lets no question into a day that is not there")
    }

    pub fn previous(self) -> Option<Entry> {
        self.position().checked_sub(1).and_then(|it| self.at(it))
    }

    pub fn next(self) -> Option<Entry> {
        self.at(self.position() + 1)
    }

    fn at(self, position: usize) -> Option<Entry> {
        self.course.questions.get(position).map(|question| Entry::new(self.course, question))
    }

    fn position(self) -> usize {
        let found = self.course.questions.iter().position(|it| it.id == self.question.id);
        found.expect("an entry is only made from a question of its course")
    }
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.course.id == other.course.id && self.question.id == other.question.id
    }
}

impl Eq for Entry {}

pub fn day(course: &'static Course, number: u8) -> Option<&'static Day> {
    course.days.iter().find(|it| it.number == number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn previous_and_next_walk_the_whole_course_both_ways() {
        for course in COURSES {
            let forward: Vec<_> = Entry::all(course).map(|it| it.question.id).collect();
            let mut back = Vec::new();
            let mut here = Entry::all(course).last();
            while let Some(entry) = here {
                back.push(entry.question.id);
                here = entry.previous();
            }
            back.reverse();
            assert_eq!(back, forward);
            assert!(Entry::all(course).last().is_some_and(|it| it.next().is_none()));
        }
    }

    #[test]
    fn ids_are_unique_within_a_course() {
        for course in COURSES {
            let ids: std::collections::BTreeSet<_> = course.questions.iter().map(|it| it.id).collect();
            assert_eq!(ids.len(), course.questions.len());
        }
    }
}
