//! One page: the frame that Trunk built, with a screen in it and a head that speaks of that screen.

use corpus::Lang;
use serde_json::json;
use tiku::bundle::Entry;
use tiku::naming;
use tiku::route::Route;
use tiku::text::Text;

/// What all pages have in common: the text before the title, after the description, and after the body begins.
pub struct Frame<'a> {
    before_title: &'a str,
    after_description: &'a str,
    body: &'a str,
    /// Where the site will be, with a slash at its end.
    site: Option<String>,
}

impl<'a> Frame<'a> {
    /// # Errors
    /// Says what the built page lacks.
    pub fn of(index: &'a str, site: Option<&str>) -> Result<Frame<'a>, String> {
        let lacks = |what: &str| format!("index.html needs `{what}`: every page is made of it.");
        let (before_title, rest) = index.split_once("<title>").ok_or_else(|| lacks("<title>"))?;
        let (_, rest) =
            rest.split_once("<meta name=\"description\"").ok_or_else(|| lacks("<meta name=\"description\""))?;
        let (_, rest) = rest.split_once(">\n").ok_or_else(|| lacks(">"))?;
        let (after_description, body) = rest.split_once("<body>\n").ok_or_else(|| lacks("<body>"))?;
        let site = site.map(|it| it.trim_end_matches('/').to_owned() + "/");
        Ok(Frame { before_title, after_description, body, site })
    }

    /// The page of a screen, which was drawn with addresses from the root of a host.
    pub fn page(&self, route: Route, drawn: &str) -> String {
        let path = route.to_string();
        let up = match path.matches('/').count() {
            0 => "./".to_owned(),
            depth => "../".repeat(depth),
        };
        // Trunk's addresses begin where its own page is.
        let own = |text: &str| text.replace("\"./", &format!("\"{up}")).replace("'./", &format!("'{up}"));
        let drawn = drawn.replace("href=\"/", &format!("href=\"{up}"));
        // Leptos's marks for taking the page over node by node, which this program does not.
        let drawn = drawn.replace("<!>", "").replace("<!--<() />-->", "");
        let head = self.head(route, &path);
        let [before, after, body] = [self.before_title, self.after_description, self.body].map(own);
        [&before, &head, &after, "<body>\n<div class=\"drawn\" id=\"drawn\">", &drawn, "</div>\n", &body].concat()
    }

    fn head(&self, route: Route, path: &str) -> String {
        let title = escaped(&naming::title(&Ok(route), Text::of(Lang::Zh), Lang::Zh));
        let about = escaped(&naming::description(route));
        let kind = if matches!(route, Route::Question(_)) { "article" } else { "website" };
        let mut head = format!(
            "<title>{title}</title>\n\
             <meta name=\"description\" content=\"{about}\">\n\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{about}\">\n\
             <meta property=\"og:type\" content=\"{kind}\">\n\
             <meta property=\"og:site_name\" content=\"题库 tiku\">\n\
             <meta property=\"og:locale\" content=\"zh_CN\">\n\
             <meta property=\"og:locale:alternate\" content=\"en_US\">\n"
        );
        // The addresses of a preview have to be whole.
        if let Some(site) = &self.site {
            head += &format!(
                "<link rel=\"canonical\" href=\"{site}{path}\">\n\
                 <link rel=\"alternate\" hreflang=\"zh-Hans\" href=\"{site}{path}\">\n\
                 <link rel=\"alternate\" hreflang=\"en\" href=\"{site}{path}\">\n\
                 <meta property=\"og:url\" content=\"{site}{path}\">\n"
            );
        }
        if let Route::Question(entry) = route {
            head += &format!("<script type=\"application/ld+json\">{}</script>\n", structured(entry));
        }
        head
    }
}

/// The question as search engines read it (schema.org, QAPage). The answer is what an interviewer listens for.
fn structured(entry: Entry) -> String {
    let question = entry.question;
    let prompt = |lang| question.prompt.get(lang).plain();
    let points = |lang: Lang| question.points.iter().map(|it| it.text.get(lang).plain()).collect::<Vec<_>>().join("\n");
    let of = |lang: Lang| {
        json!({
            "@type": "Question",
            "name": *question.title.get(lang),
            "text": prompt(lang),
            "inLanguage": lang.tag(),
            "keywords": question.tags,
            "answerCount": 1,
            "acceptedAnswer": { "@type": "Answer", "text": points(lang), "inLanguage": lang.tag() },
        })
    };
    let page = json!({
        "@context": "https://schema.org",
        "@type": "QAPage",
        "mainEntity": of(Lang::Zh),
        "hasPart": { "@type": "QAPage", "mainEntity": of(Lang::En) },
    });
    // No text may end the script it stands in.
    page.to_string().replace('<', "\\u003c")
}

/// Every page may be read; where the sitemap is, is said if the site knows its own address.
pub fn robots(site: Option<&str>) -> String {
    let sitemap = site.map(|it| format!("Sitemap: {}/sitemap.xml\n", it.trim_end_matches('/'))).unwrap_or_default();
    ["User-agent: *\nAllow: /\n", &sitemap].concat()
}

pub fn sitemap(site: &str, routes: &[Route]) -> String {
    let site = site.trim_end_matches('/');
    let page = |it: &Route| format!("<url><loc>{}/{it}</loc></url>\n", escaped(site));
    let pages = routes.iter().map(page).collect::<String>();
    let head =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    [head, &pages, "</urlset>\n"].concat()
}

/// Text for an attribute or an element.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use tiku::bundle;

    use super::*;

    const INDEX: &str = "<head>\n<meta charset=\"utf-8\">\n<title>t</title>\n<meta name=\"description\" content=\"d\">\n\
        <link rel=\"icon\" href=\"./i.svg\">\n<script>import './t.js'</script></head>\n<body>\n<p>boot</p></body>";

    fn question() -> Route {
        Route::Question(Entry::all(bundle::course()).next().expect("a question"))
    }

    #[test]
    fn a_page_speaks_of_its_screen_and_finds_its_files() {
        let frame = Frame::of(INDEX, None).expect("a frame");
        let page = frame.page(question(), "<a href=\"/mcp/\">x</a>");
        assert!(page.contains("href=\"../../i.svg\"") && page.contains("import '../../t.js'"), "{page}");
        assert!(
            page.contains("<div class=\"drawn\" id=\"drawn\"><a href=\"../../mcp/\">x</a></div>\n<p>boot</p>"),
            "{page}"
        );
        assert!(!page.contains("<title>t<") && !page.contains("canonical"), "{page}");
        let start = frame.page(Route::Start, "<a href=\"/mcp/\">x</a>");
        assert!(start.contains("href=\"./i.svg\"") && start.contains("href=\"./mcp/\""), "{start}");
    }

    #[test]
    fn a_site_that_knows_its_address_says_it() {
        let frame = Frame::of(INDEX, Some("https://example.org/tiku")).expect("a frame");
        let page = frame.page(question(), "");
        let Route::Question(entry) = question() else { return };
        let address = format!("https://example.org/tiku/mcp/{}/", entry.question.id);
        assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{address}\">")), "{page}");
        assert!(sitemap("https://example.org/tiku/", &[question()]).contains(&format!("<loc>{address}</loc>")));
        assert!(robots(Some("https://example.org/tiku/")).ends_with("Sitemap: https://example.org/tiku/sitemap.xml\n"));
    }

    #[test]
    fn structured_data_is_json_that_no_text_of_a_course_can_end() {
        for entry in Entry::all(bundle::course()) {
            let text = structured(entry);
            assert!(!text.contains('<'), "{text}");
            let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            let name = &value["mainEntity"]["name"];
            assert_eq!(name.as_str(), Some(*entry.question.title.get(Lang::Zh)));
        }
    }

    #[test]
    fn a_frame_that_lacks_something_says_what() {
        for (from, to) in [("<title>", ""), ("<meta name=\"description\"", "<meta"), ("<body>\n", "")] {
            let why = Frame::of(&INDEX.replacen(from, to, 1), None).err().expect("it lacks something");
            assert!(why.contains(from.trim()), "{why}");
        }
    }
}
