//! One element of a figure's file, on a line of its own.

use crate::fields::Fields;
use crate::line::{At, Line};
use crate::near::nearest;
use crate::problem::Report;

/// What `Element::read` reads, for the end of a sentence.
pub(crate) const ELEMENT: &str = "one whole element on the line, such as `<path d=\"M10 20H90\"/>`";

/// One line of the file.
pub(crate) struct Element {
    pub line: usize,
    pub name: &'static str,
    attributes: Vec<(&'static str, &'static str)>,
    /// What stands between the tags; nothing for `<…/>`.
    pub content: Option<&'static str>,
}

impl Element {
    pub(crate) fn read(line: &Line) -> Option<Element> {
        let inside = line.text.strip_prefix('<')?;
        let (name, mut rest) = inside.split_at(inside.find(|it: char| !it.is_ascii_alphanumeric())?);
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start();
            let content = match rest.strip_prefix('>') {
                Some(content) => Some(content.strip_suffix('>')?.strip_suffix(name)?.strip_suffix("</")?),
                None if rest == "/>" => None,
                None => {
                    let (attribute, value) = rest.split_once("=\"")?;
                    let (value, after) = value.split_once('"')?;
                    if !attribute.bytes().all(|it| it.is_ascii_alphanumeric() || b"-:".contains(&it)) {
                        return None;
                    }
                    attributes.push((attribute, value));
                    rest = after;
                    continue;
                }
            };
            return Some(Element { line: line.number, name, attributes, content });
        }
    }

    /// The attributes, of which all of `names` must be there.
    pub(crate) fn fields(&self, names: &'static [&'static str], report: &mut Report) -> Fields {
        let mut fields = Fields::new(names);
        for (name, value) in &self.attributes {
            fields.put(name, At { line: self.line, value }, report);
        }
        fields.check_missing(self.line, report);
        fields
    }

    /// Takes the words of `class` out of the attributes, each of `known`.
    pub(crate) fn classes(&mut self, known: &[&'static str], report: &mut Report) -> Vec<&'static str> {
        let Some(at) = self.attributes.iter().position(|(name, _)| *name == "class") else { return Vec::new() };
        let (_, value) = self.attributes.remove(at);
        let classes = value.split_whitespace().collect::<Vec<_>>();
        for class in classes.iter().filter(|it| !known.contains(it)) {
            let meant = nearest(class, known.iter().copied());
            let expected = meant.map_or_else(|| format!("some of `{}`", known.join("`, `")), |it| format!("`{it}`"));
            report.add(self.line, format!("a `{}` has no class `{class}`", self.name), expected);
        }
        classes
    }

    /// The text between the tags.
    pub(crate) fn text(&self, report: &mut Report) -> Option<&'static str> {
        let text = self.content.and_then(unescaped).filter(|it| !it.is_empty());
        if text.is_none() {
            let expected = "words, in which `<` is written `&lt;`, `>` as `&gt;` and `&` as `&amp;`";
            report.add(self.line, format!("the words of `{}` cannot be read", self.name), expected);
        }
        text
    }
}

/// The words that stand in a file, of which three characters are written as entities.
pub(crate) fn unescaped(text: &'static str) -> Option<&'static str> {
    if text.contains(['<', '>']) {
        return None;
    }
    if !text.contains('&') {
        return Some(text);
    }
    let mut parts = text.split('&');
    let mut words = parts.next()?.to_owned();
    for part in parts {
        let (entity, rest) = part.split_once(';')?;
        words.push(match entity {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            _ => return None,
        });
        words.push_str(rest);
    }
    Some(words.leak())
}
