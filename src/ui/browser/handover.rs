//! The moment in which the program takes over from the page that was drawn before it ran. Whoever is reading already
//! keeps their place, the folds they opened, what they selected, and the focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlTextAreaElement, Node};

use super::document::{document, window};

/// What the reader is at. An element is told by its place among the children of each of those around it.
pub struct Reading {
    scrolled: f64,
    folds: Vec<Path>,
    focus: Option<Path>,
    /// What was written into fields.
    written: Vec<(Path, String)>,
    /// What was pressed last and could not answer yet.
    pressed: Option<Path>,
    /// Where the selection starts and where it ends: an element, and a place in its text.
    selection: Option<[(Path, usize); 2]>,
}

type Path = Vec<u32>;

/// Looks at what the reader is at.
pub fn look() -> Reading {
    let nothing =
        Reading { scrolled: 0.0, folds: Vec::new(), focus: None, written: Vec::new(), pressed: None, selection: None };
    let Some(drawn) = drawn() else { return nothing };
    let mut folds = Vec::new();
    if let Ok(open) = drawn.query_selector_all("details[open]") {
        let elements = (0..open.length()).filter_map(|it| open.item(it)?.dyn_into::<Element>().ok());
        folds.extend(elements.filter_map(|it| path(&drawn, &it)));
    }
    let fields = drawn.get_elements_by_tag_name("textarea");
    let fields = (0..fields.length()).filter_map(|it| fields.item(it)?.dyn_into::<HtmlTextAreaElement>().ok());
    let written = fields.filter(|it| !it.value().is_empty());
    Reading {
        written: written.filter_map(|it| Some((path(&drawn, &it)?, it.value()))).collect(),
        scrolled: window().scroll_y().unwrap_or_default(),
        folds,
        focus: document().active_element().and_then(|it| path(&drawn, &it)),
        // The page's own script notes it.
        pressed: drawn.query_selector("[data-pressed]").ok().flatten().and_then(|it| path(&drawn, &it)),
        selection: selection(&drawn),
    }
}

/// Takes what was drawn out of the page, now that the program's own stands in it, and gives the reader their place. All
/// of it happens before the browser draws again.
pub fn take_over(reading: Reading) {
    let screen = drawn().and_then(|drawn| {
        let n_drawn = drawn.child_element_count();
        let screen = drawn.parent_element();
        drawn.remove();
        Some((screen?, n_drawn))
    });
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
    let Some((screen, n_drawn)) = screen else { return };
    // The program's own stands behind what else is in the page, in place of what was drawn.
    let n_else = screen.child_element_count().saturating_sub(n_drawn);
    let find = |path: &Path| {
        let (first, rest) = path.split_first()?;
        find(&screen.children().item(first + n_else)?, rest)
    };
    for fold in reading.folds.iter().filter_map(find) {
        let _ = fold.set_attribute("open", "");
    }
    if let Some(element) = reading.focus.as_ref().and_then(find).and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
    if let Some([start, end]) = reading.selection.map(|it| it.map(|(path, place)| find(&path).map(|it| (it, place)))) {
        select(start, end);
    }
    for (path, text) in &reading.written {
        let Some(field) = find(path).and_then(|it| it.dyn_into::<HtmlTextAreaElement>().ok()) else { continue };
        field.set_value(text);
        let init = web_sys::EventInit::new();
        init.set_bubbles(true);
        if let Ok(event) = web_sys::Event::new_with_event_init_dict("input", &init) {
            let _ = field.dispatch_event(&event);
        }
    }
    window().scroll_to_with_x_and_y(0.0, reading.scrolled);
    if let Some(element) = reading.pressed.as_ref().and_then(find).and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
        element.click();
    }
}

fn drawn() -> Option<Element> {
    document().get_element_by_id("drawn")
}

/// Where an element stands below another; nothing if it does not.
fn path(above: &Element, element: &Element) -> Option<Path> {
    let mut path = Path::new();
    let mut here = element.clone();
    while here != *above {
        let mut place = 0;
        let mut before = here.previous_element_sibling();
        while let Some(it) = before {
            place += 1;
            before = it.previous_element_sibling();
        }
        path.push(place);
        here = here.parent_element()?;
    }
    path.reverse();
    Some(path)
}

fn find(below: &Element, path: &[u32]) -> Option<Element> {
    path.iter().try_fold(below.clone(), |it, place| it.children().item(*place))
}

fn selection(drawn: &Element) -> Option<[(Path, usize); 2]> {
    let selection = window().get_selection().ok()??;
    if selection.is_collapsed() {
        return None;
    }
    let range = selection.get_range_at(0).ok()?;
    let start = place(drawn, range.start_container().ok()?, range.start_offset().ok()?)?;
    let end = place(drawn, range.end_container().ok()?, range.end_offset().ok()?)?;
    Some([start, end])
}

/// A place in the page, as one in the text of the element around it. How that is cut into nodes may differ.
fn place(drawn: &Element, node: Node, offset: u32) -> Option<(Path, usize)> {
    let around = node.dyn_ref::<Element>().cloned().or_else(|| node.parent_element())?;
    let before = document().create_range().ok()?;
    before.select_node_contents(&around).ok()?;
    before.set_end(&node, offset).ok()?;
    Some((path(drawn, &around)?, String::from(before.to_string()).encode_utf16().count()))
}

fn select(start: Option<(Element, usize)>, end: Option<(Element, usize)>) -> Option<()> {
    let [start, end] = [start?, end?].map(|(around, mut place)| {
        texts(&around).into_iter().find_map(|it| {
            let n = length(&it);
            if place <= n {
                return Some((it, place as u32));
            }
            place -= n;
            None
        })
    });
    let ((start, from), (end, to)) = (start?, end?);
    window().get_selection().ok()??.set_base_and_extent(&start, from, &end, to).ok()
}

/// The nodes of text below a node, in their order.
fn texts(node: &Node) -> Vec<Node> {
    if node.node_type() == Node::TEXT_NODE {
        return vec![node.clone()];
    }
    let nodes = node.child_nodes();
    (0..nodes.length()).filter_map(|it| nodes.item(it)).flat_map(|it| texts(&it)).collect()
}

/// In the units of JavaScript's strings, in which places are counted.
fn length(text: &Node) -> usize {
    text.text_content().unwrap_or_default().encode_utf16().count()
}
