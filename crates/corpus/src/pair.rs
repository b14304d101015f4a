//! What the two languages must say alike.

use crate::items::{Item, List};
use crate::model::Both;
use crate::problem::Report;

/// Steps and follow-ups pair by their number.
pub(crate) fn check_numbers(name: &str, lists: &Both<Option<List<Item>>>, report: &mut Report) {
    let Some((zh, en)) = whole(lists) else { return };
    let (n_zh, n_en) = (zh.items.len(), en.items.len());
    if n_zh != n_en {
        let what = format!("the English has {n_en} under this heading, the Chinese on line {} has {n_zh}", zh.line);
        report.add(en.line, what, format!("as many {name} in both languages"));
        return;
    }
    for (zh, en) in zh.items.iter().zip(&en.items) {
        check_cites(zh, en, report);
    }
}

/// Key points pair by their id, and stand in the same order.
pub(crate) fn check_ids(lists: &Both<Option<List<Item>>>, report: &mut Report) {
    let Some((zh, en)) = whole(lists) else { return };
    let in_zh = |point: &&Item| zh.items.iter().any(|it| it.lead == point.lead);
    let in_en = |point: &&Item| en.items.iter().any(|it| it.lead == point.lead);
    // An id that only one language has, for each of the two, is most likely one key point misspelt.
    let mut lost = zh.items.iter().filter(|it| !in_en(it));
    for point in en.items.iter().filter(|it| !in_zh(it)) {
        let expected = match lost.next() {
            Some(zh) => format!("`{}`, as on line {}", zh.lead, zh.line),
            None => "the same ids in both languages".to_owned(),
        };
        report.add(point.line, format!("the Chinese has no key point `{}`", point.lead), expected);
    }
    for point in lost {
        let what = format!("the English has no key point `{}`", point.lead);
        report.add(point.line, what, "the same ids in both languages");
    }
    let mut pairs = zh.items.iter().filter(in_en).zip(en.items.iter().filter(in_zh));
    if let Some((zh, en)) = pairs.find(|(zh, en)| zh.lead != en.lead) {
        let what = format!("`{}` stands here, but in its place on line {} stands `{}`", en.lead, zh.line, zh.lead);
        report.add(en.line, what, "the key points in the same order in both languages");
    }
    for en in &en.items {
        if let Some(zh) = zh.items.iter().find(|it| it.lead == en.lead) {
            check_cites(zh, en, report);
        }
    }
}

/// Both lists, if both can be compared.
fn whole(lists: &Both<Option<List<Item>>>) -> Option<(&List<Item>, &List<Item>)> {
    let (zh, en) = (lists.zh.as_ref()?, lists.en.as_ref()?);
    if zh.is_whole && en.is_whole { Some((zh, en)) } else { None }
}

fn check_cites(zh: &Item, en: &Item, report: &mut Report) {
    let cited = |item: &Item| match item.cites[..] {
        [] => "nothing".to_owned(),
        _ => item.cites.iter().map(|it| format!("[{it}]")).collect(),
    };
    if zh.cites != en.cites {
        let what = format!("the English cites {}, the Chinese on line {} cites {}", cited(en), zh.line, cited(zh));
        report.add(en.line, what, "the same citations in the same order");
    }
}
