//! What the learner does with questions. Each is one edit of progress, and says how to take it back.

use corpus::Lang;
use leptos::prelude::*;

use super::{Back, Change, Notice, Store};
use crate::bundle::Entry;
use crate::day::{Day, Moment};
use crate::progress::{Aim, Attempt, Edit, Place};
use crate::schedule::Rating;
use crate::sitting::Sitting;
use crate::ui::browser::clock;

impl Store {
    pub fn visit(self, entry: Entry) {
        self.edit(Edit::Visit { question: Some(entry.into()) });
    }

    /// Ticks a key point as said, or takes the tick away. The point is named by its place, counted from 1.
    pub fn say(self, entry: Entry, lang: Lang, number: usize, is_said: bool) {
        let Some(point) = entry.question.points.get(number - 1) else { return };
        let edit = Edit::Say { place: Place::new(entry, lang), point: point.id.to_owned(), said: is_said };
        self.change(if is_said { Change::Said(number) } else { Change::Unsaid(number) }, edit);
    }

    /// Keeps what the learner writes as the answer.
    pub fn write_draft(self, entry: Entry, lang: Lang, text: String) {
        self.edit(Edit::Draft { place: Place::new(entry, lang), text });
    }

    /// Marks the sheet in work; returns the moment by which the attempt is known.
    pub fn mark(self, entry: Entry, lang: Lang, rating: Rating, seconds: u32) -> Moment {
        let attempt = self.progress.with_untracked(|it| {
            let memory = it.memory(entry, lang);
            Attempt::of(entry.question, lang, &memory.sheet().spoken(), rating, memory.moment(clock::now()), seconds)
        });
        let at = attempt.at;
        let back = self.edit(Edit::Mark { place: Place::new(entry, lang), attempt });
        let due = self.progress.with_untracked(|it| it.card(entry, lang, self.calendar())).map(|it| it.due);
        let what = Change::Marked(entry, rating, due.unwrap_or(self.today()));
        self.tell(Notice::Changed { what, back: Back::Edit(back) });
        self.ask_to_persist(false);
        at
    }

    /// Takes the last mark back: its ticks and its draft lie on the sheet again.
    pub fn unmark(self, entry: Entry, lang: Lang) {
        let last = self.with_memory(entry, lang, |it| it.last().map(|it| (it.at, it.spoken())));
        let Some((at, spoken)) = last else { return };
        self.change(Change::Unmarked(entry), Edit::Unmark { place: Place::new(entry, lang), at, spoken });
    }

    /// Notes whether a follow-up was answered, in the attempt of that moment.
    pub fn ask(self, entry: Entry, lang: Lang, at: Moment, follow_up: u8, said: bool) {
        let place = Place::new(entry, lang);
        self.change(Change::Asked(follow_up, said), Edit::Ask { place, at, follow_up, said: Some(said) });
    }

    /// Ticks a missed point as said by now, or takes the tick away.
    pub fn say_later(self, entry: Entry, lang: Lang, point: &'static str, is_said: bool) {
        let Some(at) = self.with_memory(entry, lang, |it| it.last().map(|it| it.at)) else { return };
        let place = Place::new(entry, lang);
        let edit = Edit::SayLater { place, at, point: point.to_owned(), said: is_said };
        let number = entry.question.points.iter().position(|it| it.id == point).map_or(1, |it| it + 1);
        self.change(if is_said { Change::Said(number) } else { Change::Unsaid(number) }, edit);
    }

    /// Aims the plan at a day, or at none.
    pub fn aim(self, interview: Option<Day>) {
        let aim = interview.map(|interview| Aim { from: self.today.get_untracked(), interview });
        self.change(Change::Aimed(interview), Edit::Aim { aim });
    }

    /// Takes the marks of a mock interview over.
    pub fn keep_sitting(self, sitting: &Sitting, drawn: &[Entry], lang: Lang) {
        let marks = self.progress.with_untracked(|it| sitting.marks(it, drawn, lang, clock::now()));
        self.change(Change::Kept(drawn.len()), marks);
    }

    /// Keeps the learner's own answer.
    pub fn write_note(self, entry: Entry, lang: Lang, text: String) {
        self.edit(Edit::Note { place: Place::new(entry, lang), text });
    }

    pub fn star(self, entry: Entry, is_starred: bool) {
        self.change(Change::Starred(entry, is_starred), Edit::Star { question: entry.into(), is_starred });
    }

    /// Makes a change, and says what it was and how to take it back.
    fn change(self, what: Change, edit: Edit) {
        let back = Back::Edit(self.edit(edit));
        self.tell(Notice::Changed { what, back });
    }
}
