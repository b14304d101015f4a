//! What just happened, with a way back.

use leptos::prelude::*;

use super::icon::CloseIcon;
use crate::day::Day;
use crate::text::Text;
use crate::ui::store::{Change, Notice, use_store};
use crate::ui::words::words;

#[component]
pub fn NoticeBar() -> impl IntoView {
    let store = use_store();
    let bar = move |notice: Notice| {
        let can_undo = matches!(notice, Notice::Changed { .. });
        let by_hand = match &notice {
            Notice::CopyByHand(text) => Some(text.clone()),
            _ => None,
        };
        view! {
            <div class="notice-bar__card">
                <p>{move || say(&notice, store.text(), store.settings().leading(), store.today())}</p>
                {by_hand.map(|text| view! { <textarea readonly rows="3" prop:value=text.clone()>{text.clone()}</textarea> })}
                {can_undo.then(|| {
                    view! {
                        <button type="button" class="link-button" on:click=move |_| store.undo()>
                            {words(|it| it.undo)}
                        </button>
                    }
                })}
                <button
                    type="button"
                    class="icon-button"
                    aria-label=words(|it| it.dismiss)
                    on:click=move |_| store.dismiss_notice()
                >
                    <CloseIcon/>
                </button>
            </div>
        }
    };
    view! { <div class="notice-bar" role="status">{move || store.notice().map(bar)}</div> }
}

fn say(notice: &Notice, text: &'static Text, lang: corpus::Lang, today: Day) -> String {
    match notice {
        Notice::Changed { what: Change::Marked(entry, rating, due), .. } => {
            (text.marked)(entry.question.title.get(lang), (text.rating)(*rating), &text.back(due.since(today)))
        }
        Notice::Changed { what: Change::Asked(number, said), .. } => (text.asked)(*number, *said),
        Notice::Changed { what: Change::Aimed(Some(day)), .. } => (text.aimed)(&corpus::Date::from(*day).to_string()),
        Notice::Changed { what: Change::Aimed(None), .. } => text.not_aimed.to_owned(),
        Notice::Changed { what: Change::Kept(n), .. } => (text.round_kept)(*n),
        Notice::Changed { what: Change::Unmarked(entry), .. } => (text.unmarked)(entry.question.title.get(lang)),
        Notice::Changed { what: Change::Said(number), .. } => (text.said)(*number),
        Notice::Changed { what: Change::Unsaid(number), .. } => (text.unsaid)(*number),
        Notice::Changed { what: Change::Starred(entry, is_starred), .. } => {
            (text.starred)(entry.question.title.get(lang), *is_starred)
        }
        Notice::Changed { what: Change::Joined, .. } => text.joined.to_owned(),
        Notice::Changed { what: Change::Replaced, .. } => text.replaced.to_owned(),
        Notice::Changed { what: Change::Reset, .. } => text.was_reset.to_owned(),
        Notice::Saved => text.saved.to_owned(),
        Notice::PutBack => text.put_back.to_owned(),
        Notice::Undone => text.undone.to_owned(),
        Notice::LinkCopied => text.link_copied.to_owned(),
        Notice::Copied => text.copied.to_owned(),
        Notice::SheetCopied => text.sheet_copied.to_owned(),
        Notice::CopyByHand(_) => text.copy_by_hand.to_owned(),
    }
}
