//! The head of a question's file: the fields between two lines of `---`.

use crate::fields::Fields;
use crate::line::{At, Line};
use crate::model::{Date, Frequency, Level, Often};
use crate::problem::Report;

/// The fields that could be read.
pub(crate) struct Head {
    pub day: Option<At<u8>>,
    pub order: Option<At<u8>>,
    pub level: Option<At<Level>>,
    pub frequency: Option<At<Frequency>>,
    pub tags: Option<At<Vec<&'static str>>>,
    pub revised: Option<At<Date>>,
}

const FENCE: &str = "---";

const NAMES: [&str; 6] = ["day", "order", "level", "frequency", "tags", "revised"];

/// Reads the head, and hands back the lines after it.
pub(crate) fn read<'a>(lines: &'a [Line], report: &mut Report) -> (Head, &'a [Line]) {
    let (inside, body) = cut(lines, report);
    let fields = fields(inside, report);
    let head = Head {
        day: fields.value("day", number, "a number from 1, the day of the course", report),
        order: fields.value("order", number, "a number from 1, the place within the day", report),
        level: fields.value("level", Level::from_tag, "`basic`, `intermediate` or `advanced`", report),
        frequency: fields.value("frequency", frequency, FREQUENCY, report),
        tags: fields.value("tags", tags, "one tag or more, each once, with commas between them", report),
        revised: fields.value("revised", Date::parse, "a day of the calendar, as `YYYY-MM-DD`", report),
    };
    (head, body)
}

const FREQUENCY: &str = "`china high, overseas medium`, where each is `high`, `medium` or `low`";

/// The lines from the opening fence to the closing one, and the lines after it.
fn cut<'a>(lines: &'a [Line], report: &mut Report) -> (&'a [Line], &'a [Line]) {
    let is_fence = |line: &Line| line.text == FENCE;
    if !lines.first().is_some_and(is_fence) {
        report.add(1, "the file does not open with its head", "a line `---`, the fields, and again a line `---`");
        let n_lost = lines.iter().position(|it| it.text.starts_with('#')).unwrap_or(lines.len());
        return (&[], &lines[n_lost..]);
    }
    let ends = |line: &Line| is_fence(line) || line.text.starts_with('#');
    let end = lines.iter().skip(1).position(ends).map_or(lines.len(), |n_fields| 1 + n_fields);
    if lines.get(end).is_some_and(is_fence) {
        return lines.split_at(end + 1);
    }
    report.add(1, "the head is not closed", "a line `---` after its last field");
    lines.split_at(end)
}

fn fields(lines: &[Line], report: &mut Report) -> Fields {
    let mut fields = Fields::new(&NAMES);
    for line in lines.iter().filter(|it| !it.text.is_empty() && it.text != FENCE) {
        match line.text.split_once(':') {
            Some((name, value)) => {
                fields.put(name.trim(), At { line: line.number, value: value.trim() }, report);
            }
            None => report.add(line.number, format!("`{}` is no field", line.text), "`name: value`, one field a line"),
        }
    }
    if let Some(last) = lines.last() {
        fields.check_missing(last.number, report);
    }
    fields
}

fn number(text: &'static str) -> Option<u8> {
    let is_number = text.starts_with(|it: char| matches!(it, '1'..='9'));
    if is_number { text.parse().ok() } else { None }
}

fn frequency(text: &'static str) -> Option<Frequency> {
    let (china, overseas) = text.split_once(',')?;
    let often = |text: &'static str, place| Often::from_tag(text.trim().strip_prefix(place)?.trim_start());
    Some(Frequency { china: often(china, "china ")?, overseas: often(overseas, "overseas ")? })
}

fn tags(text: &'static str) -> Option<Vec<&'static str>> {
    let tags = text.split(',').map(str::trim).collect::<Vec<_>>();
    let is_sound = |(at, tag): (usize, &&str)| !tag.is_empty() && !tags[..at].contains(tag);
    if tags.iter().enumerate().all(is_sound) { Some(tags) } else { None }
}
