//! The parts of a question's file, by their headings.

use crate::line::Line;
use crate::model::Lang::{self, En, Zh};
use crate::problem::Report;

/// A part of the file, under a heading of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The prompt, under the title.
    Prompt(Lang),
    Steps(Lang),
    Points(Lang),
    FollowUps(Lang),
    Sources,
}

use Part::{FollowUps, Points, Prompt, Sources, Steps};

/// The parts in their order in the file.
const ORDER: [Part; 9] =
    [Prompt(Zh), Steps(Zh), Points(Zh), FollowUps(Zh), Prompt(En), Steps(En), Points(En), FollowUps(En), Sources];

impl Part {
    /// The line that opens the part; for a title, what stands for it in a sentence.
    const fn heading(self) -> &'static str {
        match self {
            Prompt(Zh) => "# 中文标题",
            Steps(Zh) => "## 分析过程",
            Points(Zh) => "## 答题要点",
            FollowUps(Zh) => "## 追问",
            Prompt(En) => "# English title",
            Steps(En) => "## Reasoning",
            Points(En) => "## Key points",
            FollowUps(En) => "## Follow-ups",
            Sources => "# Sources",
        }
    }

    const fn lang(self) -> Option<Lang> {
        match self {
            Prompt(lang) | Steps(lang) | Points(lang) | FollowUps(lang) => Some(lang),
            Sources => None,
        }
    }

    const fn translated(self) -> Part {
        match self {
            Prompt(lang) => Prompt(lang.other()),
            Steps(lang) => Steps(lang.other()),
            Points(lang) => Points(lang.other()),
            FollowUps(lang) => FollowUps(lang.other()),
            Sources => Sources,
        }
    }

    fn place(self) -> Option<usize> {
        ORDER.iter().position(|it| *it == self)
    }

    fn next(self) -> Option<Part> {
        ORDER.get(self.place()? + 1).copied()
    }
}

/// A heading, and the lines under it.
pub(crate) struct Section<'a> {
    pub heading: Line,
    pub lines: &'a [Line],
}

impl Section<'_> {
    pub(crate) fn written(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|it| !it.text.is_empty())
    }
}

/// The sections that were found, in the order of the file.
pub(crate) struct Outline<'a>(Vec<(Part, Section<'a>)>);

impl<'a> Outline<'a> {
    /// Cuts the lines after the head into their parts. `last_line` is the number of the file's last line.
    pub(crate) fn read(lines: &'a [Line], last_line: usize, report: &mut Report) -> Outline<'a> {
        let sections = cut(lines, report);
        let names = names(&sections);
        let outline = settle(sections, &names, report);
        outline.check_order(report);
        outline.check_missing(last_line, report);
        outline
    }

    /// The section of a part. If the next heading is missing, it is not known where the section ends, and what
    /// stands in it is not judged: one missing heading shall not look like ten mistakes.
    pub(crate) fn section(&self, part: Part) -> Option<&Section<'a>> {
        let is_closed = part.next().is_none_or(|next| self.find(next).is_some());
        if is_closed { self.find(part) } else { None }
    }

    fn find(&self, part: Part) -> Option<&Section<'a>> {
        self.0.iter().find(|(it, _)| *it == part).map(|(_, section)| section)
    }

    fn check_order(&self, report: &mut Report) {
        for ((before, _), (part, section)) in self.0.iter().zip(self.0.iter().skip(1)) {
            if before.place() < part.place() {
                continue;
            }
            let line = section.heading.number;
            let (part, before) = (part.heading(), before.heading());
            if part == Prompt(Zh).heading() {
                report.add(line, "the Chinese text stands after the English", "the Chinese text first");
            } else {
                report.add(line, format!("`{part}` stands after `{before}`"), format!("`{part}` before `{before}`"));
            }
        }
    }

    fn check_missing(&self, last_line: usize, report: &mut Report) {
        if self.0.is_empty() {
            report.add(
                last_line,
                "the file ends without a text",
                "`# 中文标题` after the head, and all that follows it",
            );
            return;
        }
        for part in ORDER.into_iter().filter(|it| self.find(*it).is_none()) {
            let what = format!("`{}` is missing", part.heading());
            match self.0.iter().find(|(it, _)| part.place() < it.place()) {
                Some((next, section)) => {
                    report.add(section.heading.number, what, format!("it before `{}`", next.heading()))
                }
                None => report.add(last_line, what, "it at the end of the file"),
            }
        }
    }
}

fn cut<'a>(lines: &'a [Line], report: &mut Report) -> Vec<Section<'a>> {
    let is_heading = |line: &Line| line.text.starts_with('#');
    let starts = lines.iter().enumerate().filter(|(_, it)| is_heading(it)).map(|(at, _)| at).collect::<Vec<_>>();
    let first = starts.first().copied().unwrap_or(lines.len());
    for line in lines[..first].iter().filter(|it| !it.text.is_empty()) {
        report.add(line.number, "this line stands before the title", "`# 中文标题` right after the head");
    }
    let ends = starts.iter().skip(1).copied().chain([lines.len()]);
    let sections = starts.iter().zip(ends);
    sections.map(|(start, end)| Section { heading: lines[*start], lines: &lines[start + 1..end] }).collect()
}

/// The part that each heading names. A title does not say its language: the headings under it do.
fn names(sections: &[Section<'_>]) -> Vec<Option<Part>> {
    let named = |section: &Section<'_>| ORDER.into_iter().find(|it| it.heading() == section.heading.text);
    let mut names = sections.iter().map(named).collect::<Vec<_>>();
    let is_title = |at: &usize| !sections[*at].heading.text.starts_with("##") && names[*at] != Some(Sources);
    let titles = (0..sections.len()).filter(is_title).collect::<Vec<_>>();
    let lang_under = |nth: usize| names.get(titles.get(nth)? + 1).copied()??.lang();
    let is_english_first = lang_under(0) == Some(En) && lang_under(1) != Some(En);
    let langs = if is_english_first { [En, Zh] } else { [Zh, En] };
    for (title, lang) in titles.into_iter().zip(langs) {
        names[title] = Some(Prompt(lang));
    }
    names
}

/// Gives each section its part. A heading that is unknown, or that stands there already, is taken for the one that
/// is missing in its place.
fn settle<'a>(sections: Vec<Section<'a>>, names: &[Option<Part>], report: &mut Report) -> Outline<'a> {
    let mut outline = Outline(Vec::new());
    for (section, name) in sections.into_iter().zip(names) {
        let line = section.heading;
        let is_free = |part: &Part| outline.find(*part).is_none() && !names.contains(&Some(*part));
        let part = match *name {
            Some(part) if outline.find(part).is_none() => Some(part),
            Some(part) => {
                let meant = Some(part.translated()).filter(is_free);
                let expected = meant.map_or("it once".to_owned(), |it| format!("`{}`", it.heading()));
                report.add(line.number, format!("`{}` stands here a second time", line.text), expected);
                meant
            }
            None => {
                let meant = outline.0.last().map_or(Some(ORDER[0]), |(before, _)| before.next()).filter(is_free);
                let expected =
                    meant.map_or("only the headings of the format".to_owned(), |it| format!("`{}`", it.heading()));
                report.add(line.number, format!("`{}` is no heading of a question", line.text), expected);
                meant
            }
        };
        outline.0.extend(part.map(|it| (it, section)));
    }
    outline
}
