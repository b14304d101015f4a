//! What stands under the headings, in both languages, and what it cites.

use crate::head::Head;
use crate::items::{self, Item, List, Opening};
use crate::line::At;
use crate::markup::Markup;
use crate::model::Lang::{En, Zh};
use crate::model::{Both, FollowUp, KeyPoint, Lang, Question, Source, Step};
use crate::outline::{Outline, Part, Section};
use crate::pair::{check_ids, check_numbers};
use crate::problem::Report;

/// The body of a question's file. Why a part of it is `None` has been reported.
pub(crate) struct Body {
    openings: Both<Option<Opening>>,
    steps: Both<Option<List<Item>>>,
    points: Both<Option<List<Item>>>,
    follow_ups: Both<Option<List<Item>>>,
    sources: Option<List<At<Source>>>,
}

impl Body {
    pub(crate) fn read(outline: &Outline<'_>, report: &mut Report) -> Body {
        Body {
            openings: both(outline, Part::Prompt, items::opening, report),
            steps: both(outline, Part::Steps, items::steps, report),
            points: both(outline, Part::Points, items::points, report),
            follow_ups: both(outline, Part::FollowUps, items::follow_ups, report),
            sources: outline.section(Part::Sources).map(|it| items::sources(it, report)),
        }
    }

    pub(crate) fn check(&self, report: &mut Report) {
        check_numbers("steps", &self.steps, report);
        check_ids(&self.points, report);
        check_numbers("follow-ups", &self.follow_ups, report);
        self.check_sources(report);
    }

    /// Every citation has its source, and every source its citation.
    fn check_sources(&self, report: &mut Report) {
        let Some(sources) = self.sources.as_ref().filter(|it| it.is_whole) else { return };
        let n_sources = sources.items.len();
        let lists = [&self.steps, &self.points, &self.follow_ups].map(|it| [&it.zh, &it.en]).concat();
        let items = lists.iter().copied().flatten().flat_map(|it| &it.items).collect::<Vec<_>>();
        for item in &items {
            for number in item.cites.iter().filter(|it| !(1..=n_sources).contains(&usize::from(**it))) {
                let what = format!("[{number}] cites a source that is not there");
                report.add(item.line, what, format!("the number of a source, of which there are {n_sources}"));
            }
        }
        // An item that could not be read may be the one that cites a source.
        if !lists.into_iter().all(|it| it.as_ref().is_some_and(|it| it.is_whole)) {
            return;
        }
        for (source, number) in sources.items.iter().zip(1..=u8::MAX) {
            if !items.iter().any(|it| it.cites.contains(&number)) {
                let expected = format!("[{number}] at the end of a step, a key point or an answer");
                report.add(source.line, "this source is cited nowhere", expected);
            }
        }
    }

    /// The question, if nothing was reported.
    pub(crate) fn question(self, id: &str, head: &Head) -> Option<Question> {
        let (zh, en) = (self.openings.zh?, self.openings.en?);
        Some(Question {
            id: id.to_owned().leak(),
            day: head.day.as_ref()?.value,
            order: head.order.as_ref()?.value,
            level: head.level.as_ref()?.value,
            frequency: head.frequency.as_ref()?.value,
            tags: head.tags.as_ref()?.value.clone().leak(),
            revised: head.revised.as_ref()?.value,
            title: Both { zh: zh.title, en: en.title },
            prompt: markup(zh.prompt, en.prompt),
            figure: None,
            steps: join(self.steps, step)?,
            points: join(self.points, point)?,
            follow_ups: join(self.follow_ups, follow_up)?,
            sources: self.sources?.items.into_iter().map(|it| it.value).collect::<Vec<_>>().leak(),
        })
    }
}

fn both<T>(
    outline: &Outline<'_>,
    part: fn(Lang) -> Part,
    read: fn(&Section<'_>, &mut Report) -> T,
    report: &mut Report,
) -> Both<Option<T>> {
    Both {
        zh: outline.section(part(Zh)).map(|it| read(it, report)),
        en: outline.section(part(En)).map(|it| read(it, report)),
    }
}

fn join<T>(lists: Both<Option<List<Item>>>, pair: fn(Item, Item) -> T) -> Option<&'static [T]> {
    let pairs = lists.zh?.items.into_iter().zip(lists.en?.items);
    Some(pairs.map(|(zh, en)| pair(zh, en)).collect::<Vec<_>>().leak())
}

fn step(zh: Item, en: Item) -> Step {
    Step { text: markup(zh.text, en.text), cites: zh.cites.leak() }
}

fn point(zh: Item, en: Item) -> KeyPoint {
    KeyPoint { id: zh.lead, text: markup(zh.text, en.text), cites: zh.cites.leak() }
}

fn follow_up(zh: Item, en: Item) -> FollowUp {
    FollowUp { prompt: markup(zh.lead, en.lead), answer: markup(zh.text, en.text), cites: zh.cites.leak() }
}

fn markup(zh: &'static str, en: &'static str) -> Both<Markup> {
    Both { zh: Markup::checked(zh), en: Markup::checked(en) }
}
