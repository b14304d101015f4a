//! What the MCP course says: that it is whole, that it cites, how it is set, and that it does not repeat what is often
//! told about the specification and is wrong.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use corpus::{Cites, Course, Lang, Markup, Question};

static COURSE: LazyLock<Course> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("questions/mcp");
    corpus::load(&folder).expect("the course has no problem")
});

const SPECIFICATION: &str = "https://modelcontextprotocol.io/specification/2026-07-28";

// --- The whole ------------------------------------------------------------------------------------------------------

#[test]
fn seven_days_have_three_questions_each_and_every_tag_is_used() {
    let days = COURSE.days.iter().map(|day| COURSE.questions.iter().filter(|it| it.day == day.number).count());
    assert_eq!(days.collect::<Vec<_>>(), [3; 7]);
    let used = COURSE.questions.iter().flat_map(|it| it.tags).collect::<BTreeSet<_>>();
    assert_eq!(used, COURSE.tags.iter().collect());
    assert_eq!(used.len(), 28);
}

#[test]
fn every_question_has_the_size_of_a_good_answer() {
    for it in COURSE.questions {
        let id = it.id;
        assert!((6..=7).contains(&it.steps.len()), "{id} has {} steps", it.steps.len());
        assert!((4..=5).contains(&it.points.len()), "{id} has {} key points", it.points.len());
        assert!((2..=3).contains(&it.follow_ups.len()), "{id} has {} follow-ups", it.follow_ups.len());
        let reasoning = |lang| it.steps.iter().map(|step| step.text.get(lang).plain()).collect::<Vec<_>>().join("\n");
        let n_characters = reasoning(Lang::Zh).chars().filter(|it| is_chinese(*it)).count();
        assert!((420..=900).contains(&n_characters), "{id} has {n_characters} Chinese characters of reasoning");
        let n_words = reasoning(Lang::En).split_whitespace().count();
        assert!((200..=420).contains(&n_words), "{id} has {n_words} English words of reasoning");
    }
}

#[test]
fn at_least_ten_questions_carry_a_figure() {
    let n_figures = COURSE.questions.iter().filter(|it| it.figure.is_some()).count();
    assert!(10 <= n_figures, "{n_figures} figures");
}

// --- Sources --------------------------------------------------------------------------------------------------------

#[test]
fn every_question_cites_two_pages_of_the_specification_or_more() {
    for it in COURSE.questions {
        let pages = it.sources.iter().filter(|it| is_page(it.url, SPECIFICATION)).count();
        assert!(2 <= pages, "{} has {pages} sources in the specification", it.id);
    }
}

#[test]
fn every_source_is_a_page_of_the_protocol_and_of_this_edition() {
    const PLACES: [&str; 6] = [
        SPECIFICATION,
        "https://modelcontextprotocol.io/docs/2026-07-28",
        "https://modelcontextprotocol.io/seps",
        "https://modelcontextprotocol.io/extensions",
        "https://modelcontextprotocol.io/registry",
        "https://modelcontextprotocol.io/community",
    ];
    for it in COURSE.questions {
        for source in it.sources {
            assert!(PLACES.iter().any(|place| is_page(source.url, place)), "{} cites {}", it.id, source.url);
        }
    }
}

/// Whether an address is a place, a page below it, or a section of either; without a slash before its end.
fn is_page(url: &str, place: &str) -> bool {
    let Some(rest) = url.strip_prefix(place) else { return false };
    let (path, section) = rest.split_once('#').unwrap_or((rest, "whole"));
    let is_word = |it: &str| !it.is_empty() && it.bytes().all(|it| it.is_ascii_alphanumeric() || b"-_".contains(&it));
    is_word(section) && (path.is_empty() || path.strip_prefix('/').is_some_and(|it| it.split('/').all(is_word)))
}

#[test]
fn every_cited_number_has_its_source() {
    for it in COURSE.questions {
        let cited = it.steps.iter().map(|it| it.cites);
        let cited = cited.chain(it.points.iter().map(|it| it.cites));
        let cited = cited.chain(it.follow_ups.iter().map(|it| it.cites)).collect::<Vec<Cites>>().concat();
        let numbers = cited.into_iter().map(usize::from).collect::<BTreeSet<_>>();
        assert_eq!(numbers, (1..=it.sources.len()).collect(), "in {}", it.id);
    }
}

// --- Setting --------------------------------------------------------------------------------------------------------

#[test]
fn chinese_is_set_with_full_width_signs_and_a_space_beside_latin_letters() {
    for it in COURSE.questions {
        for text in texts(it, Lang::Zh) {
            let written = text.as_written();
            let signs = written.chars().collect::<Vec<_>>();
            for pair in signs.windows(2) {
                let is_tight = |a: char, b: char| is_chinese(a) && (b.is_ascii_alphanumeric() || b == '`');
                let is_half = |a: char, b: char| is_chinese(a) && ",;:?!()".contains(b);
                let [a, b] = pair else { unreachable!("windows of two") };
                assert!(!is_tight(*a, *b) && !is_tight(*b, *a), "no space between {a} and {b} in {}: {written}", it.id);
                assert!(!is_half(*a, *b) && !is_half(*b, *a), "a half-width sign at {a}{b} in {}: {written}", it.id);
            }
        }
    }
}

#[test]
fn english_holds_no_chinese() {
    for it in COURSE.questions {
        for text in texts(it, Lang::En) {
            let found = text.as_written().chars().find(|it| is_chinese(*it) || "，。；：？！（）「」、".contains(*it));
            assert_eq!(found, None, "in {}: {}", it.id, text.as_written());
        }
    }
}

fn is_chinese(letter: char) -> bool {
    matches!(letter, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

/// Everything a question says in a language.
fn texts(question: &Question, lang: Lang) -> Vec<Markup> {
    let prompts = question.follow_ups.iter().map(|it| *it.prompt.get(lang));
    [*question.prompt.get(lang)].into_iter().chain(prompts).chain(statements(question, lang)).collect()
}

/// What it answers: its steps, key points, and answers to follow-ups.
fn statements(question: &Question, lang: Lang) -> Vec<Markup> {
    let steps = question.steps.iter().map(|it| *it.text.get(lang));
    let points = question.points.iter().map(|it| *it.text.get(lang));
    let answers = question.follow_ups.iter().map(|it| *it.answer.get(lang));
    steps.chain(points).chain(answers).collect()
}

// --- What is often told wrong ---------------------------------------------------------------------------------------

/// A belief that the specification does not bear out, and what must stand wherever the course touches it.
struct Correction {
    /// The wrong belief.
    belief: &'static str,
    /// The question that sets it right.
    question: &'static str,
    zh: Rule,
    en: Rule,
}

/// A statement that holds all of `touching` must hold one of `saying` too.
struct Rule {
    touching: &'static [&'static str],
    saying: &'static [&'static str],
}

const fn rule(touching: &'static [&'static str], saying: &'static [&'static str]) -> Rule {
    Rule { touching, saying }
}

const CORRECTIONS: &[Correction] = &[
    // Wrong.
    Correction {
        belief: "a test over an in-memory transport catches a polluted stdout",
        question: "polluted-stdout",
        zh: rule(&["内存传输"], &["抓不到", "碰不到"]),
        en: rule(&["in-memory"], &["cannot catch", "never touches"]),
    },
    Correction {
        belief: "a polluted stdout is found without starting the built program",
        question: "polluted-stdout",
        zh: rule(&["CI", "stdout"], &["子进程", "拉起打好包的程序"]),
        en: rule(&["CI", "stdout"], &["spawns the built program"]),
    },
    Correction {
        belief: "arguments that do not match `inputSchema` get -32602 and that is settled",
        question: "tool-errors",
        zh: rule(&["`inputSchema`", "`-32602`"], &["归到 `isError`"]),
        en: rule(&["`inputSchema`", "`-32602`"], &["under `isError`"]),
    },
    Correction {
        belief: "the specification agrees with itself about argument validation",
        question: "tool-errors",
        zh: rule(&["`InvalidParamsError`"], &["没对齐"]),
        en: rule(&["`InvalidParamsError`"], &["contradicts itself"]),
    },
    Correction {
        belief: "the test for `isError` is whether another argument could succeed",
        question: "tool-errors",
        zh: rule(&["换个参数"], &["判错"]),
        en: rule(&["different argument"], &["gives wrong answers"]),
    },
    Correction {
        belief: "an internal failure of the server is -32602",
        question: "tool-errors",
        zh: rule(&["内部出错"], &["内部出错是 `-32603`", "内部出错 `-32603`"]),
        en: rule(&["an internal failure"], &["an internal failure `-32603`"]),
    },
    Correction {
        belief: "inputs that cannot be enumerated force a tool",
        question: "resource-or-tool",
        zh: rule(&["输入列不完"], &["资源模板"]),
        en: rule(&["cannot enumerate"], &["template"]),
    },
    Correction {
        belief: "subscriptions belong to the connection",
        question: "subscriptions-and-progress",
        zh: rule(&["订阅", "不归连接"], &["归 listen 这个请求", "归 listen 请求"]),
        en: rule(&["to the connection"], &["to the listen request"]),
    },
    Correction {
        belief: "the specification requires a constant-time comparison",
        question: "handle-hijacking",
        zh: rule(&["恒定时间"], &["没有这一条"]),
        en: rule(&["constant-time"], &["it does not"]),
    },
    Correction {
        belief: "a server that declares `listChanged` notifies every client",
        question: "duplicate-tool-names",
        zh: rule(&["`listChanged`"], &["`subscriptions/listen`", "订阅了的客户端"]),
        en: rule(&["`listChanged`"], &["`subscriptions/listen`", "clients that subscribed"]),
    },
    Correction {
        belief: "a list changes only by notification",
        question: "tool-triage",
        zh: rule(&["`toolsListChanged`"], &["`ttlMs`", "`resourcesListChanged`"]),
        en: rule(&["`toolsListChanged`"], &["`ttlMs`", "`resourcesListChanged`"]),
    },
    Correction {
        belief: "an empty cursor taken for the end loses the last page",
        question: "opaque-cursor",
        zh: rule(&["空串"], &["后面的页全部丢掉", "丢掉后面所有的页"]),
        en: rule(&["empty string"], &["every later page"]),
    },
    // Told more strongly than the specification does.
    Correction {
        belief: "`requestState` must always be signed",
        question: "handle-hijacking",
        zh: rule(&["HMAC"], &["要是会影响授权、资源访问或业务逻辑"]),
        en: rule(&["HMAC"], &["If it influences authorization, resource access, or business logic"]),
    },
    Correction {
        belief: "principal, expiry and request id must be in `requestState`",
        question: "handle-hijacking",
        zh: rule(&["重放", "主体"], &["应当"]),
        en: rule(&["replay", "rincipal"], &["should", "SHOULD"]),
    },
    Correction {
        belief: "a missing `nextCursor` must be taken for the end",
        question: "opaque-cursor",
        zh: rule(&["`nextCursor` 缺失"], &["应当"]),
        en: rule(&["missing `nextCursor`"], &["SHOULD"]),
    },
    Correction {
        belief: "an invalid cursor must get -32602",
        question: "opaque-cursor",
        zh: rule(&["游标无效"], &["应当回 `-32602`"]),
        en: rule(&["n invalid cursor"], &["should get `-32602`"]),
    },
    Correction {
        belief: "tool names must be unique within a server",
        question: "duplicate-tool-names",
        zh: rule(&["一家之内不重名"], &["只是应当"]),
        en: rule(&["within one server"], &["only a SHOULD"]),
    },
    Correction {
        belief: "every request must have a timeout",
        question: "server-timeout",
        zh: rule(&["所有请求", "超时"], &["应当设超时"]),
        en: rule(&["every request", "timeout"], &["every request should have a timeout"]),
    },
    Correction {
        belief: "clients must always confirm and always display a call",
        question: "untrusted-descriptions",
        zh: rule(&["始终有人能拒绝"], &["应当"]),
        en: rule(&["always deny a call"], &["SHOULD"]),
    },
    Correction {
        belief: "the details of the consent page stand in the specification",
        question: "confused-deputy",
        zh: rule(&["`frame-ancestors`"], &["指南"]),
        en: rule(&["`frame-ancestors`"], &["guide"]),
    },
    Correction {
        belief: "a handle should expire, says the guide",
        question: "handle-hijacking",
        zh: rule(&["至于过期"], &["也能降低风险"]),
        en: rule(&["Expiry only"], &["can also reduce the risk"]),
    },
    Correction {
        belief: "annotations must never decide about permission",
        question: "lossy-tool-definitions",
        zh: rule(&["注解绝不能进权限判断"], &["防的是不可信的服务端"]),
        en: rule(&["Never use them for permissions"], &["only rules out annotations from untrusted servers"]),
    },
    Correction {
        belief: "the specification demands one server for each client",
        question: "one-client-one-server",
        zh: rule(&["规范强制"], &["没用 MUST"]),
        en: rule(&["as mandated"], &["there is no MUST"]),
    },
    // Told by halves.
    Correction {
        belief: "a tool's description is the model's only signal",
        question: "tool-description",
        zh: rule(&["依据"], &["不是全部", "不是它唯一的依据"]),
        en: rule(&["main", "signal"], &["not the only one", "not its only signal"]),
    },
    Correction {
        belief: "stdio has no attack surface",
        question: "polluted-stdout",
        zh: rule(&["攻击面", "stdio"], &["权限跟客户端一样大"]),
        en: rule(&["attack surface"], &["all the privileges of the client"]),
    },
    Correction {
        belief: "three thousand documents are three thousand tools",
        question: "resource-or-tool",
        zh: rule(&["三千篇"], &["`read_doc` 就够"]),
        en: rule(&["three thousand"], &["`read_doc` with an `id` will do"]),
    },
    Correction {
        belief: "a session brings the client back after a timeout",
        question: "server-timeout",
        zh: rule(&["重建会话"], &["两样都没了"]),
        en: rule(&["new sessions"], &["both are gone"]),
    },
    Correction {
        belief: "a gateway may leave `tools/list` open and guard only `tools/call`",
        question: "header-body-match",
        zh: rule(&["免鉴权"], &["每个 HTTP 请求都必须带凭证"]),
        en: rule(&["leaves `tools/list` open"], &["every HTTP request must carry credentials"]),
    },
];

#[test]
fn what_is_often_told_wrong_is_told_right_wherever_the_course_touches_it() {
    let mut wrong = Vec::new();
    for Correction { belief, question: home, zh, en } in CORRECTIONS {
        assert!(COURSE.question(home).is_some(), "no question {home}, of: {belief}");
        for (lang, Rule { touching, saying }) in [(Lang::Zh, zh), (Lang::En, en)] {
            let mut is_set_right = false;
            for question in COURSE.questions {
                let texts = statements(question, lang).into_iter().map(|it| it.as_written());
                for text in texts.filter(|text| touching.iter().all(|it| text.contains(it))) {
                    let is_right = saying.iter().any(|it| text.contains(it));
                    is_set_right |= is_right && question.id == *home;
                    if !is_right {
                        wrong.push(format!("“{belief}” may be read from {}: {text}", question.id));
                    }
                }
            }
            if !is_set_right {
                wrong.push(format!("{home} does not set right that “{belief}” ({})", lang.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
