//! Every word of the interface, in both languages. A word that one language lacks does not compile.

use corpus::{Lang, Level, Often};

use crate::filter::{Combine, Standing};
use crate::settings::{Reading, Theme};

/// The words of the interface in one language.
pub struct Text {
    pub app: &'static str,
    pub tagline: &'static str,

    // Getting about
    pub skip_to_content: &'static str,
    pub days: &'static str,
    pub open_days: &'static str,
    pub close: &'static str,
    pub start: &'static str,
    pub all_questions: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub day: fn(u8) -> String,
    pub n_of: fn(usize, usize) -> String,
    pub n_answered_of: fn(usize, usize) -> String,
    pub being_written: &'static str,

    // Settings
    pub settings: &'static str,
    pub reading_language: &'static str,
    pub reading: fn(Reading) -> &'static str,
    pub interface_language: &'static str,
    pub theme: &'static str,
    pub theme_name: fn(Theme) -> &'static str,
    pub settings_are_kept: &'static str,

    // Start
    pub first_time: &'static str,
    pub begin: &'static str,
    pub go_on_from: fn(&str) -> String,
    pub go_on: &'static str,
    pub stopped_at: fn(u8, u8) -> String,
    pub all_answered: &'static str,
    pub look_again: &'static str,
    pub how_it_works: &'static str,

    // A question
    pub level: fn(Level) -> &'static str,
    pub china: fn(Often) -> &'static str,
    pub overseas: fn(Often) -> &'static str,
    pub about: &'static str,
    pub say_it_first: &'static str,
    pub check_points: &'static str,
    pub points_said: &'static str,
    pub mark_answered: &'static str,
    pub answered_on: fn(&str) -> String,
    pub take_mark_back: &'static str,
    pub reasoning: &'static str,
    pub follow_ups: fn(usize) -> String,
    pub sources: fn(usize) -> String,
    pub source: fn(u8, &str) -> String,
    pub practice: &'static str,
    pub practice_explained: &'static str,
    pub revised: fn(&str, &str) -> String,
    pub copy_link: &'static str,
    pub share: &'static str,

    // The list and its filter
    pub filter: &'static str,
    pub tags: &'static str,
    pub tags_combine: &'static str,
    pub combine: fn(Combine) -> &'static str,
    pub level_label: &'static str,
    pub any_level: &'static str,
    pub standing_label: &'static str,
    pub standing: fn(Standing) -> &'static str,
    pub any_standing: &'static str,
    pub clear_filter: &'static str,
    pub n_shown: fn(usize) -> String,
    pub none_shown: &'static str,

    // An address that leads nowhere
    pub not_found: &'static str,
    pub not_found_path: fn(&str) -> String,
    pub did_you_mean: &'static str,

    // Notices
    pub undo: &'static str,
    pub dismiss: &'static str,
    pub marked: fn(&str) -> String,
    pub unmarked: fn(&str) -> String,
    pub said: fn(usize) -> String,
    pub unsaid: fn(usize) -> String,
    pub undone: &'static str,
    pub link_copied: &'static str,
    pub copied: &'static str,
    pub copy_by_hand: &'static str,

    // Storage
    pub storage_forbidden: &'static str,
    pub storage_full: &'static str,
    pub storage_set_aside: fn(&str) -> String,
    pub storage_newer: &'static str,
    pub storage_no_room_aside: &'static str,
    pub copy_kept_bytes: &'static str,
    pub copy_progress: &'static str,
}

impl Text {
    pub fn of(lang: Lang) -> &'static Text {
        match lang {
            Lang::Zh => &ZH,
            Lang::En => &EN,
        }
    }
}

static ZH: Text = Text {
    app: "题库",
    tagline: "先自己说一遍，再看要点",

    skip_to_content: "跳到正文",
    days: "课程目录",
    open_days: "打开目录",
    close: "关闭",
    start: "首页",
    all_questions: "全部题目",
    previous: "上一题",
    next: "下一题",
    day: |n| format!("第 {n} 天"),
    n_of: |n, total| format!("{n} / {total}"),
    n_answered_of: |n, total| format!("共 {total} 题，已答 {n} 题"),
    being_written: "撰写中",

    settings: "设置",
    reading_language: "阅读语言",
    reading: |it| match it {
        Reading::Zh => "中",
        Reading::En => "EN",
        Reading::Both => "双语",
    },
    interface_language: "界面语言",
    theme: "明暗",
    theme_name: |it| match it {
        Theme::System => "随系统",
        Theme::Light => "浅色",
        Theme::Dark => "深色",
    },
    settings_are_kept: "这些选择和答题记录都只存在这台设备的浏览器里。",

    first_time: "先自己说一遍，再看要点。",
    begin: "从第一题开始",
    go_on_from: |title| format!("从「{title}」接着说。"),
    go_on: "接着练",
    stopped_at: |day, order| format!("上次停在 D{day} 第 {order} 题。"),
    all_answered: "每一题都答过了。",
    look_again: "从头再说一遍",
    how_it_works: "读题，出声回答，再对照要点，勾出自己说到的。会读不等于会说。",

    level: |it| match it {
        Level::Basic => "基础",
        Level::Intermediate => "进阶",
        Level::Advanced => "深入",
    },
    china: |it| match it {
        Often::High => "国内常问",
        Often::Medium => "国内时有",
        Often::Low => "国内少问",
    },
    overseas: |it| match it {
        Often::High => "海外常问",
        Often::Medium => "海外时有",
        Often::Low => "海外少问",
    },
    about: "题目信息",
    say_it_first: "先自己说一遍，再看。",
    check_points: "对照要点",
    points_said: "说到了哪几点",
    mark_answered: "记为已答",
    answered_on: |date| format!("已答 · {date}"),
    take_mark_back: "取消",
    reasoning: "分析过程",
    follow_ups: |n| format!("追问 · {n}"),
    sources: |n| format!("出处 · {n}"),
    source: |n, title| format!("出处 {n}：{title}"),
    practice: "经验",
    practice_explained: "没有标出处的，是工程经验，不是规范原文的要求。",
    revised: |date, revision| format!("核对于 {date}，依据 {revision} 版规范。"),
    copy_link: "复制链接",
    share: "分享",

    filter: "筛选",
    tags: "标签",
    tags_combine: "选了几个标签时",
    combine: |it| match it {
        Combine::All => "全都要有",
        Combine::Any => "有一个就行",
    },
    level_label: "难度",
    any_level: "不限",
    standing_label: "进度",
    standing: |it| match it {
        Standing::Open => "未答",
        Standing::Answered => "已答",
    },
    any_standing: "不限",
    clear_filter: "清除筛选",
    n_shown: |n| format!("{n} 题"),
    none_shown: "没有题目同时符合这些条件。",

    not_found: "这里没有题目。",
    not_found_path: |path| format!("链接里的「{path}」不对应任何页面，可能是抄漏了字，或者题目已经撤下。"),
    did_you_mean: "你要找的是不是：",

    undo: "撤销",
    dismiss: "收起",
    marked: |title| format!("「{title}」记为已答。"),
    unmarked: |title| format!("「{title}」改回未答。"),
    said: |n| format!("第 {n} 点：说到了。"),
    unsaid: |n| format!("第 {n} 点：没说到。"),
    undone: "已撤销。",
    link_copied: "链接已复制。",
    copied: "已复制。",
    copy_by_hand: "浏览器不让自动复制，请手动复制：",

    storage_forbidden: "浏览器不让本页保存数据（常见于无痕模式，或禁用了 Cookie）。可以照常练，但关掉页面后记录就没了。",
    storage_full: "浏览器给本页的存储空间已满，刚才的改动没有存下来。先别关页面：把记录复制出来收好，再清理别的网站数据。",
    storage_set_aside: |key| format!("之前的记录读不出来，已原样另存在「{key}」，没有覆盖。这次从空白开始。"),
    storage_newer: "已存的记录来自更新版本的题库，这个版本读不懂，所以没有动它。请刷新或更新页面；在此之前的改动不会保存。",
    storage_no_room_aside: "已存的记录读不出来，浏览器里又没有地方另存一份，所以没有动它。先把它复制出来收好；在此之前的改动不会保存。",
    copy_kept_bytes: "复制原来的记录",
    copy_progress: "复制当前记录",
};

static EN: Text = Text {
    app: "tiku",
    tagline: "Say it first, then check your points",

    skip_to_content: "Skip to the content",
    days: "Course",
    open_days: "Open the course",
    close: "Close",
    start: "Start",
    all_questions: "All questions",
    previous: "Previous",
    next: "Next",
    day: |n| format!("Day {n}"),
    n_of: |n, total| format!("{n} / {total}"),
    n_answered_of: |n, total| format!("{n} of {total} answered"),
    being_written: "Being written",

    settings: "Settings",
    reading_language: "Reading language",
    reading: |it| match it {
        Reading::Zh => "中",
        Reading::En => "EN",
        Reading::Both => "Both",
    },
    interface_language: "Interface language",
    theme: "Theme",
    theme_name: |it| match it {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    },
    settings_are_kept: "These choices and your progress are kept in this browser, on this device only.",

    first_time: "Say it first. Then check your points.",
    begin: "Begin with the first question",
    go_on_from: |title| format!("Go on with “{title}”."),
    go_on: "Go on",
    stopped_at: |day, order| format!("You stopped at day {day}, question {order}."),
    all_answered: "You have answered every question.",
    look_again: "Go through them again",
    how_it_works: "Read the question, answer it aloud, then tick the points you said. Knowing it on the page is not knowing it in the room.",

    level: |it| match it {
        Level::Basic => "Basic",
        Level::Intermediate => "Intermediate",
        Level::Advanced => "Advanced",
    },
    china: |it| match it {
        Often::High => "Often asked in China",
        Often::Medium => "Sometimes asked in China",
        Often::Low => "Seldom asked in China",
    },
    overseas: |it| match it {
        Often::High => "Often asked overseas",
        Often::Medium => "Sometimes asked overseas",
        Often::Low => "Seldom asked overseas",
    },
    about: "About this question",
    say_it_first: "Say your answer first, then look.",
    check_points: "Check my points",
    points_said: "Which points did you say?",
    mark_answered: "Mark as answered",
    answered_on: |date| format!("Answered · {date}"),
    take_mark_back: "Take back",
    reasoning: "Reasoning",
    follow_ups: |n| format!("Follow-ups · {n}"),
    sources: |n| format!("Sources · {n}"),
    source: |n, title| format!("Source {n}: {title}"),
    practice: "practice",
    practice_explained: "What cites no source is engineering practice, not a demand of the specification.",
    revised: |date, revision| format!("Checked on {date} against the {revision} specification."),
    copy_link: "Copy link",
    share: "Share",

    filter: "Filter",
    tags: "Tags",
    tags_combine: "With several tags",
    combine: |it| match it {
        Combine::All => "All of them",
        Combine::Any => "Any of them",
    },
    level_label: "Level",
    any_level: "Any",
    standing_label: "Progress",
    standing: |it| match it {
        Standing::Open => "Unanswered",
        Standing::Answered => "Answered",
    },
    any_standing: "Any",
    clear_filter: "Clear the filter",
    n_shown: |n| match n {
        1 => "1 question".to_owned(),
        _ => format!("{n} questions"),
    },
    none_shown: "No question meets all of these conditions.",

    not_found: "There is no question here.",
    not_found_path: |path| {
        format!("“{path}” in the link leads to no page. A letter may be missing, or the question was taken out.")
    },
    did_you_mean: "Did you mean:",

    undo: "Undo",
    dismiss: "Dismiss",
    marked: |title| format!("“{title}” is marked as answered."),
    unmarked: |title| format!("“{title}” is unanswered again."),
    said: |n| format!("Point {n}: said."),
    unsaid: |n| format!("Point {n}: not said."),
    undone: "Undone.",
    link_copied: "Link copied.",
    copied: "Copied.",
    copy_by_hand: "The browser does not let the page copy. Please copy it by hand:",

    storage_forbidden: "This browser does not let the page store anything (a private window, or blocked cookies). You can practise as usual, but your marks are gone once the page is closed.",
    storage_full: "The browser's storage for this page is full and your last change is not saved. Keep the page open: copy your progress to a safe place, then clear data of other sites.",
    storage_set_aside: |key| {
        format!("Your earlier progress cannot be read. It is kept unchanged under “{key}”; this visit starts afresh.")
    },
    storage_newer: "Your stored progress comes from a newer version of tiku. This version cannot read it and has not touched it. Reload or update the page; until then changes are not saved.",
    storage_no_room_aside: "Your stored progress cannot be read and there is no room to keep a copy of it, so it was not touched. Copy it to a safe place; until then changes are not saved.",
    copy_kept_bytes: "Copy the earlier progress",
    copy_progress: "Copy my progress",
};
