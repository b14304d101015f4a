//! A picture beside the words, drawn in one language.

use corpus::{Figure as Sheet, Lang, Shape};
use leptos::prelude::*;

#[component]
pub fn Figure(figure: &'static Sheet, lang: Lang) -> impl IntoView {
    let view_box = format!("0 0 {} {}", Sheet::WIDTH, figure.height);
    view! {
        <figure class="figure" lang=lang.tag()>
            <svg class="figure__sheet" viewBox=view_box role="img" aria-label=*figure.description.get(lang)>
                {figure.shapes.iter().map(|it| drawn(it, lang)).collect_view()}
            </svg>
            <figcaption class="figure__title">{*figure.title.get(lang)}</figcaption>
        </figure>
    }
}

fn drawn(shape: &'static Shape, lang: Lang) -> AnyView {
    match shape {
        Shape::Rect { x, y, width, height, ink, is_dashed } => {
            let class = format!("figure__box figure--{} {}", ink.tag(), dashed(*is_dashed));
            view! { <rect class=class x=*x y=*y width=*width height=*height rx="4"/> }.into_any()
        }
        Shape::Path { d, ink, is_dashed } => {
            let class = format!("figure__line figure--{} {}", ink.tag(), dashed(*is_dashed));
            view! { <path class=class d=*d/> }.into_any()
        }
        Shape::Text { x, y, align, ink, is_code, words } => {
            let kind = if *is_code { "figure__code" } else { "figure__words" };
            let class = format!("{kind} figure--{}", ink.tag());
            view! { <text class=class x=*x y=*y text-anchor=align.tag()>{*words.get(lang)}</text> }.into_any()
        }
    }
}

fn dashed(is_dashed: bool) -> &'static str {
    if is_dashed { "figure--dashed" } else { "" }
}
