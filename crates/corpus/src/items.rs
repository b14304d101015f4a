//! What stands under each heading: the prompt, steps, key points, follow-ups and sources.

use crate::id::is_id;
use crate::line::{At, dashed, numbered};
use crate::markup::{flaws, is_plain, only_link};
use crate::model::Source;
use crate::outline::Section;
use crate::problem::Report;

/// The items of one section.
pub(crate) struct List<T> {
    /// The line of the heading.
    pub line: usize,
    pub items: Vec<T>,
    /// Whether every line was read as an item. If not, comparing the items with others would find false mistakes.
    pub is_whole: bool,
}

/// A title and the prompt under it.
pub(crate) struct Opening {
    pub title: &'static str,
    pub prompt: &'static str,
}

/// A text that can cite sources: a step, a key point, the answer to a follow-up.
pub(crate) struct Item {
    pub line: usize,
    /// What leads the text: a key point's id, a follow-up's question; before a step nothing.
    pub lead: &'static str,
    pub text: &'static str,
    pub cites: Vec<u8>,
}

pub(crate) fn opening(section: &Section<'_>, report: &mut Report) -> Opening {
    let line = section.heading.number;
    let title = section.heading.text.trim_start_matches('#');
    if !title.is_empty() && !title.starts_with([' ', '\t']) {
        report.add(line, "the title stands right at its `#`", "a space between them");
    }
    let title = title.trim_start();
    if title.is_empty() {
        report.add(line, "the title is empty", "a few words that name the question");
    }
    if !is_plain(title) {
        report.add(line, "a mark stands in the title", "plain words: where it is shown, no marks are");
    }
    let mut lines = section.written();
    let Some(prompt) = lines.next() else {
        report.add(line, "no prompt stands under the title", "the question as the interviewer says it, on one line");
        return Opening { title, prompt: "" };
    };
    check_text(prompt.number, prompt.text, report);
    for line in lines {
        report.add(line.number, "this line stands after the prompt", "a prompt of one line, and then the next heading");
    }
    Opening { title, prompt: prompt.text }
}

pub(crate) fn steps(section: &Section<'_>, report: &mut Report) -> List<Item> {
    let mut list = List::under(section);
    let mut count = Count::default();
    for line in section.written() {
        match numbered(line.text) {
            Some((number, text)) => {
                count.take(number, line.number, report);
                list.items.push(Item::read(line.number, "", text, report));
            }
            None => list.reject(line.number, "step", "`1. text`, the whole step on one line", report),
        }
    }
    list.check_some("step", report);
    list
}

pub(crate) fn points(section: &Section<'_>, report: &mut Report) -> List<Item> {
    let mut list = List::<Item>::under(section);
    for line in section.written() {
        match dashed(line.text).and_then(|it| it.split_once(':')) {
            Some((id, _)) if list.items.iter().any(|it| it.lead == id) => {
                list.is_whole = false;
                report.add(
                    line.number,
                    format!("the id `{id}` stands here a second time"),
                    "another id for another key point",
                );
            }
            Some((id, text)) if is_id(id) => {
                list.items.push(Item::read(line.number, id, text.trim_start(), report));
            }
            _ => list.reject(line.number, "key point", POINT, report),
        }
    }
    list.check_some("key point", report);
    list
}

const POINT: &str =
    "`- id: text` on one line, the id of lower-case letters, digits and single hyphens, then a plain `:`";

pub(crate) fn follow_ups(section: &Section<'_>, report: &mut Report) -> List<Item> {
    let mut list = List::under(section);
    let mut count = Count::default();
    let mut open = None;
    for line in section.written() {
        let text = line.text.trim_start();
        match (numbered(line.text), dashed(text)) {
            (Some((number, prompt)), _) => {
                list.check_answered(open.replace((line.number, prompt)), report);
                count.take(number, line.number, report);
                check_text(line.number, prompt, report);
            }
            (None, Some(answer)) => {
                if text == line.text {
                    report.add(line.number, "the answer is not indented", "spaces before its `- `");
                }
                match open.take() {
                    Some((_, prompt)) => list.items.push(Item::read(line.number, prompt, answer, report)),
                    None => {
                        list.is_whole = false;
                        let expected = "one answer under each numbered question";
                        report.add(line.number, "this answer belongs to no question", expected);
                    }
                }
            }
            (None, None) => {
                list.reject(line.number, "follow-up", "`1. question`, and below it, indented, `- answer`", report)
            }
        }
    }
    list.check_answered(open, report);
    list.check_some("follow-up", report);
    list
}

pub(crate) fn sources(section: &Section<'_>, report: &mut Report) -> List<At<Source>> {
    let mut list = List::under(section);
    let mut count = Count::default();
    for line in section.written() {
        let Some((number, text)) = numbered(line.text) else {
            list.reject(line.number, "source", SOURCE, report);
            continue;
        };
        count.take(number, line.number, report);
        match (only_link(text), flaws(text).next()) {
            (Some((title, url)), _) => {
                list.items.push(At { line: line.number, value: Source { title, url } });
            }
            (None, Some(flaw)) => {
                let (what, _) = flaw.sentence();
                list.is_whole = false;
                report.add(line.number, what, SOURCE);
            }
            (None, None) => list.reject(line.number, "source", SOURCE, report),
        }
    }
    list
}

const SOURCE: &str = "`1. [the page](https://…)`, one link and nothing else";

impl<T> List<T> {
    fn under(section: &Section<'_>) -> List<T> {
        List { line: section.heading.number, items: Vec::new(), is_whole: true }
    }

    fn reject(&mut self, line: usize, item: &str, expected: &str, report: &mut Report) {
        self.is_whole = false;
        report.add(line, format!("this line is no {item}"), expected);
    }

    fn check_some(&mut self, item: &str, report: &mut Report) {
        if self.items.is_empty() && self.is_whole {
            self.is_whole = false;
            report.add(self.line, format!("no {item} stands under the heading"), format!("one {item} or more"));
        }
    }

    fn check_answered(&mut self, open: Option<(usize, &str)>, report: &mut Report) {
        if let Some((line, _)) = open {
            self.is_whole = false;
            report.add(line, "the follow-up has no answer", "a line below it, indented, with `- ` and a short answer");
        }
    }
}

impl Item {
    fn read(line: usize, lead: &'static str, text: &'static str, report: &mut Report) -> Item {
        let (text, cites) = cut_cites(text);
        check_text(line, text, report);
        if let Some(twice) = (1..cites.len()).find(|at| cites[..*at].contains(&cites[*at])) {
            report.add(line, format!("[{}] is cited twice here", cites[twice]), "each source once");
        }
        Item { line, lead, text, cites }
    }
}

/// Cuts the citations off the end of a text.
fn cut_cites(mut text: &str) -> (&str, Vec<u8>) {
    let mut cites = Vec::new();
    while let Some((before, digits)) = text.strip_suffix(']').and_then(|it| it.rsplit_once('[')) {
        match digits.parse() {
            Ok(number) if !before.ends_with('\\') => cites.push(number),
            _ => break,
        }
        text = before.trim_end();
    }
    cites.reverse();
    (text, cites)
}

fn check_text(line: usize, text: &str, report: &mut Report) {
    if text.is_empty() {
        report.add(line, "the text is empty", "a sentence");
    }
    let mut flaws = flaws(text).collect::<Vec<_>>();
    flaws.dedup();
    for (what, expected) in flaws.into_iter().map(|it| it.sentence()) {
        report.add(line, what, expected);
    }
}

/// The numbers of a list, from 1.
#[derive(Default)]
struct Count(usize);

impl Count {
    fn take(&mut self, number: usize, line: usize, report: &mut Report) {
        self.0 += 1;
        if number != self.0 {
            report.add(line, format!("the number here is {number}"), format!("{}, counting on from 1", self.0));
        }
    }
}
