//! What kind of question this is: level, frequency and tags, each tag a link to its filter.

use leptos::prelude::*;

use crate::bundle::Entry;
use crate::filter::Filter;
use crate::ui::navigation::use_navigation;
use crate::ui::words::words;

#[component]
pub fn Badges(entry: Entry) -> impl IntoView {
    let navigation = use_navigation();
    let question = entry.question;
    let tag = |tag: &'static str| {
        let href = navigation.href_filtered(entry.course, &Filter::of_tag(tag));
        view! { <li><a class="badges__tag" href=href>"#" {tag}</a></li> }
    };
    view! {
        <ul class="badges" aria-label=words(|it| it.about)>
            <li class="badges__place">"D" {question.day} " · " {question.order}</li>
            <li class="badges__level" data-level=question.level.tag()>
                {words(move |it| (it.level)(question.level))}
            </li>
            <li>{words(move |it| (it.china)(question.frequency.china))}</li>
            <li>{words(move |it| (it.overseas)(question.frequency.overseas))}</li>
            {question.tags.iter().copied().map(tag).collect_view()}
        </ul>
    }
}
