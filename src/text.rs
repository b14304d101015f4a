//! Every word of the interface, in both languages. A word that one language lacks does not compile.

use corpus::{Lang, Level, Often};

use crate::arrival::Refused;
use crate::filter::{Combine, Standing};
use crate::mock::Length;
use crate::opening::View;
use crate::progress::{Difference, Unreadable};
use crate::schedule::Rating;
use crate::settings::{Reading, Theme};

/// The words of the interface in one language.
pub struct Text {
    pub app: &'static str,
    pub tagline: &'static str,
    pub what_it_is: &'static str,

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
    pub n_answered_of: fn(usize, usize, usize) -> String,
    pub being_written: &'static str,

    // Settings
    pub settings: &'static str,
    pub reading_language: &'static str,
    pub reading: fn(Reading) -> &'static str,
    pub interface_language: &'static str,
    pub theme: &'static str,
    pub theme_name: fn(Theme) -> &'static str,
    pub settings_are_kept: &'static str,
    pub timer: &'static str,
    pub timer_shown: &'static str,
    pub first_mark: &'static str,
    pub second_mark: &'static str,
    pub day_ends_at: &'static str,
    pub hour: fn(u8) -> String,

    // Start
    pub first_time: &'static str,
    pub begin: &'static str,
    pub go_on_from: fn(&str) -> String,
    pub go_on: &'static str,
    pub stopped_at: fn(u8, u8) -> String,
    pub all_answered: &'static str,
    pub look_again: &'static str,
    pub how_it_works: &'static str,
    pub today: &'static str,
    pub new_today: &'static str,
    pub spilled: &'static str,
    pub due_again: &'static str,
    pub n_left_of: fn(usize, usize) -> String,
    pub nothing_left: &'static str,
    pub answer_new: fn(usize) -> String,
    pub answer_due: fn(usize) -> String,
    pub missed_points: fn(usize) -> String,
    pub interview_on: &'static str,
    pub no_interview: &'static str,
    pub days_left: fn(u32) -> String,
    pub last_days: fn(u32) -> String,
    pub interview_today: &'static str,
    pub interview_over: &'static str,
    pub mock: &'static str,
    pub progress: &'static str,

    // The rounds
    pub review: &'static str,
    pub review_explained: &'static str,
    pub review_empty: &'static str,
    pub say_missed: fn(usize) -> String,
    pub show_them: &'static str,
    pub mock_explained: &'static str,
    pub length: &'static str,
    pub round_length: fn(Length) -> &'static str,
    pub draw: &'static str,
    pub begin_round: &'static str,
    pub resume_round: &'static str,
    pub round_of: fn(usize, u32, Lang) -> String,
    pub same_link: &'static str,
    pub question_of: fn(usize, usize) -> String,
    pub next_question: &'static str,
    pub end_round: &'static str,
    pub minutes_gone: fn(u32) -> String,
    pub time_is_up: &'static str,
    pub sheet_of_round: &'static str,
    pub tick_what_you_said: &'static str,
    pub follow_ups_said: &'static str,
    pub copy_sheet: &'static str,
    pub sheet_copied: &'static str,
    pub keep_marks: &'static str,
    pub marks_kept: &'static str,
    pub another_round: &'static str,
    pub average: fn(usize, usize, &str) -> String,

    // Progress
    pub readiness: &'static str,
    pub readiness_explained: &'static str,
    pub by_day: &'static str,
    pub by_tag: &'static str,
    pub whole_course: &'static str,
    pub activity: &'static str,
    pub activity_in: fn(usize) -> String,
    pub coming: &'static str,
    pub calibration: &'static str,
    pub calibrated: fn(u32, u32, usize) -> String,
    pub not_enough_reviews: fn(usize) -> String,
    pub as_table: &'static str,
    pub date: &'static str,
    pub answers: &'static str,
    pub percent: fn(u32) -> String,

    // A question
    pub level: fn(Level) -> &'static str,
    pub china: fn(Often) -> &'static str,
    pub overseas: fn(Often) -> &'static str,
    pub about: &'static str,
    pub say_it_first: &'static str,
    pub check_points: &'static str,
    pub points_said: &'static str,
    pub points: fn(usize) -> String,
    pub answer_in: &'static str,
    pub language: fn(Lang) -> &'static str,
    pub draft: &'static str,
    pub read_aloud: &'static str,
    pub time: fn(u32) -> String,
    pub time_mark: [&'static str; 2],
    pub how_did_it_go: &'static str,
    pub rating: fn(Rating) -> &'static str,
    pub back_today: &'static str,
    pub back_in: fn(i32) -> String,
    pub last_time: fn(&str, usize, usize) -> String,
    pub points_changed: fn(usize) -> String,
    pub point_changed: &'static str,
    pub marked_as: fn(&str, &str) -> String,
    pub take_mark_back: &'static str,
    pub next_in_queue: &'static str,
    pub queue_done: &'static str,
    pub follow_up_of: fn(usize, usize) -> String,
    pub show_answer: &'static str,
    pub said_it: &'static str,
    pub not_said_it: &'static str,
    pub follow_ups_done: fn(usize, usize) -> String,
    pub screens_for: &'static str,
    pub reasoning: &'static str,
    pub paired: &'static str,
    pub cover: &'static str,
    pub cover_none: &'static str,
    pub uncover: &'static str,
    pub link_opens: &'static str,
    pub view: fn(View) -> &'static str,
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
    pub take_step_back: &'static str,
    pub dismiss: &'static str,
    pub marked: fn(&str, &str, &str) -> String,
    pub unmarked: fn(&str) -> String,
    pub said: fn(usize) -> String,
    pub unsaid: fn(usize) -> String,
    pub asked: fn(u8, bool) -> String,
    pub aimed: fn(&str) -> String,
    pub not_aimed: &'static str,
    pub round_kept: fn(usize) -> String,
    pub undone: &'static str,
    pub link_copied: &'static str,
    pub copied: &'static str,
    pub copy_by_hand: &'static str,

    // Notes and stars
    pub note: &'static str,
    pub note_in: fn(Lang) -> &'static str,
    pub note_explained: &'static str,
    pub star: &'static str,
    pub unstar: &'static str,
    pub starred: fn(&str, bool) -> String,
    pub notes_page: &'static str,
    pub notes_empty: &'static str,
    pub search_notes: &'static str,
    pub notes_found: fn(usize) -> String,

    // Where the data lives, and how it moves
    pub your_data: &'static str,
    pub where_it_lives: &'static str,
    pub how_much: fn(usize, usize) -> String,
    pub is_persisted: fn(bool) -> &'static str,
    pub ask_to_persist: &'static str,
    pub take_along: &'static str,
    pub last_export: fn(Option<&str>) -> String,
    pub save_file: &'static str,
    pub copy_text: &'static str,
    pub make_link: &'static str,
    pub link_explained: &'static str,
    pub qr_code: &'static str,
    pub qr_too_small: &'static str,
    pub no_link: &'static str,
    pub bring_in: &'static str,
    pub bring_in_explained: &'static str,
    pub choose_file: &'static str,
    pub paste_here: &'static str,
    pub look_into_it: &'static str,
    pub arrival: &'static str,
    pub difference: fn(&Difference) -> String,
    pub n_damaged: fn(usize) -> String,
    pub n_future: fn(usize) -> String,
    pub join: &'static str,
    pub join_explained: &'static str,
    pub replace: fn(usize) -> String,
    pub replace_anyway: &'static str,
    pub cancel: &'static str,
    pub refused: fn(Refused) -> String,
    pub joined: &'static str,
    pub replaced: &'static str,
    pub backup: &'static str,
    pub backup_explained: &'static str,
    pub backup_unsupported: &'static str,
    pub backup_off: &'static str,
    pub backup_on: fn(&str) -> String,
    pub backup_lapsed: fn(&str) -> String,
    pub backup_failed: fn(&str) -> String,
    pub new_backup: &'static str,
    pub existing_backup: &'static str,
    pub resume_backup: &'static str,
    pub stop_backup: &'static str,
    pub reset: &'static str,
    pub reset_explained: fn(usize) -> String,
    pub reset_everything: &'static str,
    pub really_reset: &'static str,
    pub was_reset: &'static str,
    pub saved: &'static str,
    pub put_back: &'static str,
    pub reminder: fn(usize) -> String,
    pub later: &'static str,

    // Storage
    pub storage_forbidden: &'static str,
    pub storage_full: &'static str,
    pub storage_set_aside: fn(&str) -> String,
    pub storage_read_in_part: fn(&str) -> String,
    pub storage_newer: &'static str,
    pub storage_no_room_aside: &'static str,
    pub copy_kept_bytes: &'static str,
}

/// A language in the room of a letter or two, the same in both.
pub const fn short_name(lang: Lang) -> &'static str {
    match lang {
        Lang::Zh => "中",
        Lang::En => "EN",
    }
}

impl Text {
    pub fn of(lang: Lang) -> &'static Text {
        match lang {
            Lang::Zh => &ZH,
            Lang::En => &EN,
        }
    }

    /// When a question comes back, so many days from today.
    pub fn back(&self, days: i32) -> String {
        if days <= 0 { self.back_today.to_owned() } else { (self.back_in)(days) }
    }
}

static ZH: Text = Text {
    app: "题库",
    tagline: "先自己说一遍，再看要点",
    what_it_is: "面试题库：先自己说一遍，再看要点。",

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
    n_answered_of: |total, zh, en| format!("共 {total} 题，中文答了 {zh} 题，英文答了 {en} 题"),
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
    timer: "答题计时",
    timer_shown: "显示计时",
    first_mark: "第一次提示（秒）",
    second_mark: "第二次提示（秒）",
    day_ends_at: "一天到几点算完",
    hour: |hour| format!("{hour}:00"),

    first_time: "先自己说一遍，再看要点。",
    begin: "从第一题开始",
    go_on_from: |title| format!("从「{title}」接着说。"),
    go_on: "接着练",
    stopped_at: |day, order| format!("上次停在 D{day} 第 {order} 题。"),
    all_answered: "每一题都答过了。",
    look_again: "从头再说一遍",
    how_it_works: "读题，出声回答，再对照要点，勾出自己说到的。会读不等于会说。",
    today: "今天",
    new_today: "新题",
    spilled: "前几天剩下的",
    due_again: "该再答的",
    n_left_of: |left, all| format!("剩 {left} / {all}"),
    nothing_left: "今天的都答完了。",
    answer_new: |n| format!("答今天的新题（{n}）"),
    answer_due: |n| format!("再答到期的题（{n}）"),
    missed_points: |n| format!("补上次漏掉的要点（{n}）"),
    interview_on: "面试日期",
    no_interview: "去掉日期",
    days_left: |n| format!("离面试还有 {n} 天。新题排到最后两天之前，最后两天只补漏掉的要点。"),
    last_days: |n| format!("离面试还有 {n} 天：不学新题了，只补漏掉的要点。"),
    interview_today: "今天面试。深呼吸，先说结论，再讲理由。",
    interview_over: "面试日期已经过了。再约一场，就改成新的日期。",
    mock: "模拟面试",
    progress: "准备得怎样",

    review: "漏掉的要点",
    review_explained: "只列上次没说到的。先自己说，再看，说到了就勾上。",
    review_empty: "上次答的题，要点都说到了；或者还没有答过题。",
    say_missed: |n| format!("还差 {n} 点，先自己说出来。"),
    show_them: "看看是哪几点",
    mock_explained: "抽几道题连着答，中途不给要点，答完再对照。难度从浅到深，每天的题都可能抽到。",
    length: "时长",
    round_length: |it| match it {
        Length::Ten => "10 分钟",
        Length::Twenty => "20 分钟",
        Length::Thirty => "30 分钟",
    },
    draw: "抽一轮",
    begin_round: "开始",
    resume_round: "接着上次那一轮",
    round_of: |n, minutes, lang| {
        let lang = if lang == Lang::Zh { "中文" } else { "英文" };
        format!("{n} 题，{minutes} 分钟，用{lang}答。")
    },
    same_link: "把这个地址发给别人，抽到的是同一轮题。",
    question_of: |n, all| format!("第 {n} 题，共 {all} 题"),
    next_question: "答完了，下一题",
    end_round: "答完了，看答题单",
    minutes_gone: |n| format!("过了 {n} 分钟。"),
    time_is_up: "时间到了，收个尾。",
    sheet_of_round: "答题单",
    tick_what_you_said: "勾出你说到的要点，再给每题打个分。",
    follow_ups_said: "追问答得上来的",
    copy_sheet: "复制答题单",
    sheet_copied: "答题单已复制。",
    keep_marks: "记入复习安排",
    marks_kept: "已记入复习安排。",
    another_round: "再抽一轮",
    average: |said, all, time| format!("说到 {said} / {all} 点，用时 {time}。"),

    readiness: "准备程度",
    readiness_explained: "今天开口能说到的要点占全部要点的多少：每题按上次说到的要点，乘上今天还记得的把握。没答过的算零。",
    by_day: "按天",
    by_tag: "按标签",
    whole_course: "整门课",
    activity: "练习日历",
    activity_in: |n| format!("过去 12 周共答 {n} 次"),
    coming: "接下来 14 天",
    calibration: "预计和实际",
    calibrated: |predicted, actual, n| format!("预计记得 {predicted}%，实际答上来 {actual}%，共 {n} 次重答。"),
    not_enough_reviews: |n| format!("隔天重答满 10 次，才好比预计和实际；现在有 {n} 次。"),
    as_table: "看表格",
    date: "日期",
    answers: "次数",
    percent: |n| format!("{n}%"),

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
    points: |n| format!("要点 · {n}"),
    answer_in: "用哪种语言答",
    language: |it| match it {
        Lang::Zh => "中文",
        Lang::En => "英文",
    },
    draft: "想写就写几句，标记之前都留着",
    read_aloud: "读题",
    time: |seconds| format!("{}:{:02}", seconds / 60, seconds % 60),
    time_mark: ["该说结论了。", "有点长了，收个尾。"],
    how_did_it_go: "这次答得怎样",
    rating: |it| match it {
        Rating::Again => "没答上",
        Rating::Hard => "勉强",
        Rating::Good => "可以",
        Rating::Easy => "轻松",
    },
    back_today: "今天再来",
    back_in: |days| format!("{days} 天后"),
    last_time: |date, said, all| format!("上次 {date}，说到 {said} / {all} 点。"),
    points_changed: |n| format!("上次作答之后，{n} 个要点的文字改过，当时的勾先留着。"),
    point_changed: "改过",
    marked_as: |rating, due| format!("{rating} · {due}"),
    take_mark_back: "取消标记",
    next_in_queue: "下一题",
    queue_done: "答完了，回首页",
    follow_up_of: |n, all| format!("追问 {n} / {all}"),
    show_answer: "看答案",
    said_it: "说到了",
    not_said_it: "没说到",
    follow_ups_done: |said, all| format!("追问答上 {said} / {all}。"),
    screens_for: "这题在考什么",
    reasoning: "分析过程",
    paired: "中英对照",
    cover: "盖住",
    cover_none: "都不盖",
    uncover: "揭开这一段",
    link_opens: "链接打开时",
    view: |it| match it {
        View::Question => "只有题目",
        View::Coach => "给提问的人",
        View::Full => "全部展开",
    },
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
    take_step_back: "撤回这一步",
    dismiss: "收起",
    marked: |title, rating, due| format!("「{title}」记为{rating}，{due}。"),
    unmarked: |title| format!("「{title}」改回未答。"),
    said: |n| format!("第 {n} 点：说到了。"),
    unsaid: |n| format!("第 {n} 点：没说到。"),
    asked: |n, said| if said { format!("追问 {n}：说到了。") } else { format!("追问 {n}：没说到。") },
    aimed: |date| format!("面试定在 {date}，计划已重排，标记一个没动。"),
    not_aimed: "面试日期已去掉，标记一个没动。",
    round_kept: |n| format!("{n} 题已记入复习安排。"),
    undone: "已撤销。",
    link_copied: "链接已复制。",
    copied: "已复制。",
    copy_by_hand: "浏览器不让自动复制，请手动复制：",

    note: "我的答案",
    note_in: |it| match it {
        Lang::Zh => "我的答案，中文",
        Lang::En => "我的答案，英文",
    },
    note_explained: "把自己的说法写在这里，每种语言各一份。标记不会动它。",
    star: "加星标",
    unstar: "取消星标",
    starred: |title, is_starred| match is_starred {
        true => format!("「{title}」加了星标。"),
        false => format!("「{title}」的星标取消了。"),
    },
    notes_page: "笔记和星标",
    notes_empty: "还没有。在题目页加星标，或者写下自己的答案，就会列在这里。",
    search_notes: "在题目和笔记里找",
    notes_found: |n| if n == 0 { "没有找到。".to_owned() } else { format!("{n} 题") },

    your_data: "你的数据",
    where_it_lives: "作答、笔记、星标都存在这台设备的这个浏览器里，不传到任何地方。清除网站数据会删掉它们；无痕窗口一关就没；这个网站连着七天没打开过，Safari 也会删。换浏览器、换设备，要自己带过去。",
    how_much: |n_marks, kilobytes| {
        format!(
            "现在有 {n_marks} 次作答，占 {kilobytes} kB。浏览器一般给 5120 kB，每天都练，十年用不到它的二十分之一。"
        )
    },
    is_persisted: |it| match it {
        true => "浏览器答应了：磁盘紧张时也不清这里的数据。",
        false => "浏览器没有答应长期保留：磁盘紧张时，它可能会清掉这里的数据。",
    },
    ask_to_persist: "请浏览器保留",
    take_along: "带走",
    last_export: |date| match date {
        Some(date) => format!("上次存出去是 {date}。"),
        None => "还没有存出去过。".to_owned(),
    },
    save_file: "存成文件",
    copy_text: "复制成文本",
    make_link: "生成链接和二维码",
    link_explained: "链接里是作答记录、星标和面试日期，压缩在 # 后面，打开时不会发给服务器。笔记、草稿、设置和没标记的勾不在里面，要带上它们就用文件。",
    qr_code: "装着作答记录的二维码：用另一台设备的相机扫",
    qr_too_small: "记录太多，手机扫得清的二维码装不下。请用文件，或者复制链接。",
    no_link: "这个浏览器压缩不了数据，生成不了链接。请用文件。",
    bring_in: "带进来",
    bring_in_explained: "选文件，把文件拖到页面上，或者粘贴文本、链接。先看会改什么，再决定。",
    choose_file: "选文件",
    paste_here: "粘贴文本或链接",
    look_into_it: "看看里面有什么",
    arrival: "带进来的记录",
    difference: |it| {
        let parts = [
            (it.n_new_marks, "多出 ", " 次作答"),
            (it.n_taken_back, "有 ", " 次作答在那边取消了"),
            (it.n_newer_there, "有 ", " 处比这里新"),
            (it.n_newer_here, "有 ", " 处这里更新，不动"),
            (it.n_unknown, "有 ", " 道题这个版本没有，照样留着"),
        ];
        let parts = parts.into_iter().filter(|it| it.0 != 0).map(|(n, before, after)| format!("{before}{n}{after}"));
        let parts = parts.collect::<Vec<_>>().join("；");
        let nothing_new = if it.is_nothing_new() { "里面没有这里缺的东西。" } else { "" };
        match parts.as_str() {
            "" => nothing_new.to_owned(),
            parts => format!("{nothing_new}{parts}。"),
        }
    },
    n_damaged: |n| format!("有 {n} 处读不出来，不会带进来。原来的文件先留着。"),
    n_future: |n| format!("有 {n} 处的时间在明天以后，不会带进来：请看看那台设备的时钟。"),
    join: "合并",
    join_explained: "合并只增不减，同一处以较新的为准。合并之后可以撤销。",
    replace: |n| match n {
        0 => "也可以整个换成带进来的。".to_owned(),
        n => format!("也可以整个换成带进来的，只有这里才有的 {n} 处就没了。"),
    },
    replace_anyway: "整个换掉",
    cancel: "不带进来",
    refused: |why| match why {
        Refused::Unreadable(Unreadable::Empty) => "里面是空的。请选题库存出来的文件。".to_owned(),
        Refused::Unreadable(Unreadable::TooLong) => {
            "太大了：题库的记录不会超过 5 MB。请检查是不是选错了文件。".to_owned()
        }
        Refused::Unreadable(Unreadable::NotJson { line, column }) => {
            format!("读到第 {line} 行第 {column} 个字符就读不下去了，可能没有下载完整，或者改坏了。请重新存一份。")
        }
        Refused::Unreadable(Unreadable::NotProgress) => {
            "这不是题库的记录。请选题库存出来的文件（tiku-….json）。".to_owned()
        }
        Refused::Unreadable(Unreadable::Newer) => {
            "它来自更新版本的题库，这里读不懂。请先刷新或更新这个页面。".to_owned()
        }
        Refused::NotText => "这不是文本文件。请选题库存出来的文件（tiku-….json）。".to_owned(),
        Refused::FileGone => "浏览器读不到这个文件，可能已经移走，或者没有权限。请再选一次。".to_owned(),
        Refused::CutLink => "链接不完整，可能复制时漏了一截。请从头到尾再复制一次。".to_owned(),
    },
    joined: "已合并。",
    replaced: "已整个换掉。",
    backup: "备份文件",
    backup_explained: "选定一个文件，以后每次改动都写进去，打开页面时再合并回来。放在网盘同步的文件夹里，几台电脑可以共用。",
    backup_unsupported: "这个浏览器不能直接写文件（Chrome、Edge 可以）。请隔段时间存一次文件。",
    backup_off: "还没有选。",
    backup_on: |name| format!("每次改动都写进「{name}」。"),
    backup_lapsed: |name| format!("浏览器要你再点一次，才让写「{name}」。现在的改动只存在浏览器里。"),
    backup_failed: |name| format!("「{name}」没写成，它的内容没有动过。"),
    new_backup: "新建备份文件",
    existing_backup: "用已有的备份文件",
    resume_backup: "接着备份",
    stop_backup: "不再备份",
    reset: "清空",
    reset_explained: |n| {
        format!(
            "删掉题库存在这个浏览器里的一切：{n} 次作答，还有勾选、草稿、笔记、星标、设置和另存的副本。别的网站不受影响，存出去的文件也不受影响。关掉页面之前可以撤销。"
        )
    },
    reset_everything: "清空…",
    really_reset: "确定清空",
    was_reset: "已清空。",
    saved: "文件已交给浏览器保存。",
    put_back: "浏览器里的数据被清掉了，这一页还记得的已经重新存好。要删干净，请用「你的数据」里的清空。",
    reminder: |n| format!("有 {n} 次作答只存在这个浏览器里，存一份出去更稳妥。"),
    later: "明天再说",

    storage_forbidden: "浏览器不让本页保存数据（常见于无痕模式，或禁用了 Cookie）。可以照常练，但关掉页面后记录就没了。",
    storage_full: "浏览器给本页的存储空间已满，刚才的改动没有存下来。先别关页面：把记录复制出来收好，再清理别的网站数据。",
    storage_set_aside: |key| format!("之前的记录读不出来，已原样另存在「{key}」，没有覆盖。这次从空白开始。"),
    storage_read_in_part: |key| {
        format!("之前的记录有一部分读不出来，已原样另存在「{key}」，没有覆盖；读得出来的都在。")
    },
    storage_newer: "已存的记录来自更新版本的题库，这个版本读不懂，所以没有动它。请刷新或更新页面；在此之前的改动不会保存。",
    storage_no_room_aside: "已存的记录读不出来，浏览器里又没有地方另存一份，所以没有动它。先把它复制出来收好；在此之前的改动不会保存。",
    copy_kept_bytes: "复制原来的记录",
};

static EN: Text = Text {
    app: "tiku",
    tagline: "Say it first, then check your points",
    what_it_is: "An interview question bank: say it first, then check your points.",

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
    n_answered_of: |total, zh, en| format!("{total} questions, {zh} answered in Chinese, {en} in English"),
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
    timer: "Timer",
    timer_shown: "Show the timer",
    first_mark: "First mark (seconds)",
    second_mark: "Second mark (seconds)",
    day_ends_at: "A day ends at",
    hour: |hour| format!("{hour}:00"),

    first_time: "Say it first. Then check your points.",
    begin: "Begin with the first question",
    go_on_from: |title| format!("Go on with “{title}”."),
    go_on: "Go on",
    stopped_at: |day, order| format!("You stopped at day {day}, question {order}."),
    all_answered: "You have answered every question.",
    look_again: "Go through them again",
    how_it_works: "Read the question, answer it aloud, then tick the points you said. Knowing it on the page is not knowing it in the room.",
    today: "Today",
    new_today: "New",
    spilled: "Left from before",
    due_again: "Due again",
    n_left_of: |left, all| format!("{left} of {all} left"),
    nothing_left: "Today's work is done.",
    answer_new: |n| format!("Answer today's new ones ({n})"),
    answer_due: |n| format!("Answer what is due again ({n})"),
    missed_points: |n| format!("Say the points you missed ({n})"),
    interview_on: "Interview on",
    no_interview: "Remove the date",
    days_left: |n| match n {
        1 => "1 day to the interview.".to_owned(),
        _ => format!(
            "{n} days to the interview. New questions come before the last two days; those are for the points you missed."
        ),
    },
    last_days: |n| match n {
        1 => "1 day to the interview: nothing new now, only the points you missed.".to_owned(),
        _ => format!("{n} days to the interview: nothing new now, only the points you missed."),
    },
    interview_today: "The interview is today. Breathe, say your conclusion first, then the reasons.",
    interview_over: "The interview day is over. For another one, set the new date.",
    mock: "Mock interview",
    progress: "How ready am I?",

    review: "Missed points",
    review_explained: "Only what you did not say last time. Say it first, then look, and tick what you said.",
    review_empty: "You said every point of what you answered last, or have not answered anything yet.",
    say_missed: |n| match n {
        1 => "1 point is missing. Say it first.".to_owned(),
        _ => format!("{n} points are missing. Say them first."),
    },
    show_them: "Show which",
    mock_explained: "A few questions in a row, no points in between; you check them at the end. From basic to advanced, from all over the course.",
    length: "Length",
    round_length: |it| match it {
        Length::Ten => "10 min",
        Length::Twenty => "20 min",
        Length::Thirty => "30 min",
    },
    draw: "Draw a round",
    begin_round: "Begin",
    resume_round: "Go on with the last round",
    round_of: |n, minutes, lang| {
        let lang = if lang == Lang::Zh { "Chinese" } else { "English" };
        format!("{n} questions, {minutes} minutes, answered in {lang}.")
    },
    same_link: "Whoever opens this address gets the same round.",
    question_of: |n, all| format!("Question {n} of {all}"),
    next_question: "Done, next question",
    end_round: "Done, show the sheet",
    minutes_gone: |n| match n {
        1 => "1 minute has passed.".to_owned(),
        _ => format!("{n} minutes have passed."),
    },
    time_is_up: "Time is up. Come to an end.",
    sheet_of_round: "Your sheet",
    tick_what_you_said: "Tick the points you said, and rate each answer.",
    follow_ups_said: "Follow-ups you could answer",
    copy_sheet: "Copy the sheet",
    sheet_copied: "The sheet is copied.",
    keep_marks: "Add to my schedule",
    marks_kept: "Added to your schedule.",
    another_round: "Draw another",
    average: |said, all, time| format!("{said} of {all} points said in {time}."),

    readiness: "Readiness",
    readiness_explained: "How much of all there is to say you would say today: the points you said last time, by the chance that you still recall the question. What you never answered counts as nothing.",
    by_day: "By day",
    by_tag: "By tag",
    whole_course: "Whole course",
    activity: "Activity",
    activity_in: |n| match n {
        1 => "1 answer in the last 12 weeks".to_owned(),
        _ => format!("{n} answers in the last 12 weeks"),
    },
    coming: "The next 14 days",
    calibration: "Prediction and recall",
    calibrated: |predicted, actual, n| {
        format!("Predicted recall {predicted}%, recalled {actual}%, over {n} answers on a later day.")
    },
    not_enough_reviews: |n| {
        format!("It takes 10 answers on a later day to compare prediction and recall; so far: {n}.")
    },
    as_table: "As a table",
    date: "Date",
    answers: "Answers",
    percent: |n| format!("{n}%"),

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
    points: |n| format!("Key points · {n}"),
    answer_in: "Answer in",
    language: |it| match it {
        Lang::Zh => "Chinese",
        Lang::En => "English",
    },
    draft: "A few words, if you like; they stay until you mark the question",
    read_aloud: "Read aloud",
    time: |seconds| format!("{}:{:02}", seconds / 60, seconds % 60),
    time_mark: ["Time to come to the point.", "Getting long. Come to an end."],
    how_did_it_go: "How did it go?",
    rating: |it| match it {
        Rating::Again => "Again",
        Rating::Hard => "Hard",
        Rating::Good => "Good",
        Rating::Easy => "Easy",
    },
    back_today: "again today",
    back_in: |days| match days {
        1 => "in 1 day".to_owned(),
        _ => format!("in {days} days"),
    },
    last_time: |date, said, all| format!("Last time {date}, {said} of {all} points."),
    points_changed: |n| match n {
        1 => "The text of 1 point has changed since you answered; your tick of then is kept.".to_owned(),
        _ => format!("The text of {n} points has changed since you answered; your ticks of then are kept."),
    },
    point_changed: "changed",
    marked_as: |rating, due| format!("{rating} · {due}"),
    take_mark_back: "Take the mark back",
    next_in_queue: "Next question",
    queue_done: "All done, to the start",
    follow_up_of: |n, all| format!("Follow-up {n} of {all}"),
    show_answer: "Show the answer",
    said_it: "I said it",
    not_said_it: "I did not",
    follow_ups_done: |said, all| format!("{said} of {all} follow-ups answered."),
    screens_for: "What it screens for",
    reasoning: "Reasoning",
    paired: "Side by side",
    cover: "Cover",
    cover_none: "Neither",
    uncover: "Uncover this part",
    link_opens: "The link opens",
    view: |it| match it {
        View::Question => "the question",
        View::Coach => "for whoever asks",
        View::Full => "everything",
    },
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
    take_step_back: "Take this back",
    dismiss: "Dismiss",
    marked: |title, rating, due| format!("“{title}”: {rating}, {due}."),
    unmarked: |title| format!("“{title}” is unanswered again."),
    said: |n| format!("Point {n}: said."),
    unsaid: |n| format!("Point {n}: not said."),
    asked: |n, said| if said { format!("Follow-up {n}: said.") } else { format!("Follow-up {n}: not said.") },
    aimed: |date| format!("The interview is on {date}. The plan is spread anew; no mark has changed."),
    not_aimed: "The date is removed; no mark has changed.",
    round_kept: |n| match n {
        1 => "1 question is in your schedule.".to_owned(),
        _ => format!("{n} questions are in your schedule."),
    },
    undone: "Undone.",
    link_copied: "Link copied.",
    copied: "Copied.",
    copy_by_hand: "The browser does not let the page copy. Please copy it by hand:",

    note: "My answer",
    note_in: |it| match it {
        Lang::Zh => "My answer in Chinese",
        Lang::En => "My answer in English",
    },
    note_explained: "Write your own version here, one in each language. Marking leaves it as it is.",
    star: "Star",
    unstar: "Remove the star",
    starred: |title, is_starred| match is_starred {
        true => format!("“{title}” has a star."),
        false => format!("“{title}” has no star any more."),
    },
    notes_page: "Notes and stars",
    notes_empty: "None yet. Star a question, or write your own answer below it, and it will stand here.",
    search_notes: "Search questions and notes",
    notes_found: |n| match n {
        0 => "Nothing found.".to_owned(),
        1 => "1 question".to_owned(),
        n => format!("{n} questions"),
    },

    your_data: "Your data",
    where_it_lives: "Your answers, notes and stars are kept by this browser on this device and are sent nowhere. Clearing the site's data deletes them, a private window forgets them when it closes, and Safari drops them after seven days without a visit. To another browser or device you take them yourself.",
    how_much: |n_marks, kilobytes| {
        let marks = if n_marks == 1 { "1 answer".to_owned() } else { format!("{n_marks} answers") };
        format!(
            "{marks}, {kilobytes} kB in all. Browsers give 5120 kB as a rule; ten years of daily use take less than a twentieth of it."
        )
    },
    is_persisted: |it| match it {
        true => "The browser has promised to keep it even when the disk is nearly full.",
        false => "The browser has not promised to keep it: when the disk is nearly full, it may delete it.",
    },
    ask_to_persist: "Ask the browser to keep it",
    take_along: "Take it along",
    last_export: |date| match date {
        Some(date) => format!("Last saved outside the browser on {date}."),
        None => "Never saved outside the browser so far.".to_owned(),
    },
    save_file: "Save as a file",
    copy_text: "Copy as text",
    make_link: "Make a link and a QR code",
    link_explained: "The link holds your answers, your stars and the day of the interview, compressed behind the #, which no browser sends to a server. Notes, drafts, settings and ticks that are not marked yet stay behind; a file takes them along.",
    qr_code: "A QR code that holds your answers: scan it with the camera of another device",
    qr_too_small: "There is too much for a QR code that a phone can read. Use the file, or copy the link.",
    no_link: "This browser cannot compress data, so there is no link. Use the file.",
    bring_in: "Bring it in",
    bring_in_explained: "Choose a file, drop one anywhere on the page, or paste text or a link. You see what it would change before anything happens.",
    choose_file: "Choose a file",
    paste_here: "Paste text or a link",
    look_into_it: "See what is in it",
    arrival: "Progress to bring in",
    difference: |it| {
        let parts = [
            (it.n_new_marks, "new answer", "new answers", ""),
            (it.n_taken_back, "answer", "answers", " taken back there"),
            (it.n_newer_there, "change", "changes", " newer there"),
            (it.n_newer_here, "change", "changes", " newer here, which stay"),
            (it.n_unknown, "question", "questions", " that this version does not have, kept all the same"),
        ];
        let name =
            |(n, one, many, rest): (usize, &str, &str, &str)| format!("{n} {}{rest}", if n == 1 { one } else { many });
        let parts = parts.into_iter().filter(|it| it.0 != 0).map(name).collect::<Vec<_>>().join("; ");
        match (it.is_nothing_new(), parts.as_str()) {
            (true, "") => "It holds nothing that is not here.".to_owned(),
            (true, parts) => format!("It holds nothing that is not here: {parts}."),
            (false, parts) => format!("It holds {parts}."),
        }
    },
    n_damaged: |n| match n {
        1 => "1 part cannot be read and is left out. Keep the file for now.".to_owned(),
        n => format!("{n} parts cannot be read and are left out. Keep the file for now."),
    },
    n_future: |n| match n {
        1 => "1 entry is dated after tomorrow and is left out: look at that device's clock.".to_owned(),
        n => format!("{n} entries are dated after tomorrow and are left out: look at that device's clock."),
    },
    join: "Merge",
    join_explained: "Merging only adds; where both have something, the newer stands. It can be undone.",
    replace: |n| match n {
        0 => "Or let it take the place of everything here.".to_owned(),
        1 => "Or let it take the place of everything here: the 1 entry that is only here would be gone.".to_owned(),
        n => format!("Or let it take the place of everything here: the {n} entries that are only here would be gone."),
    },
    replace_anyway: "Replace everything",
    cancel: "Do not bring it in",
    refused: |why| match why {
        Refused::Unreadable(Unreadable::Empty) => "It is empty. Choose a file that tiku saved.".to_owned(),
        Refused::Unreadable(Unreadable::TooLong) => {
            "It is too large: progress of tiku never exceeds 5 MB. Is it the right file?".to_owned()
        }
        Refused::Unreadable(Unreadable::NotJson { line, column }) => {
            format!(
                "Reading stopped at line {line}, character {column}: it was cut off or altered. Save it once more where it comes from."
            )
        }
        Refused::Unreadable(Unreadable::NotProgress) => {
            "This is not progress of tiku. Choose a file that tiku saved (tiku-….json).".to_owned()
        }
        Refused::Unreadable(Unreadable::Newer) => {
            "It comes from a newer version of tiku, which this one cannot read. Reload or update this page first."
                .to_owned()
        }
        Refused::NotText => "This is no text file. Choose a file that tiku saved (tiku-….json).".to_owned(),
        Refused::FileGone => {
            "The browser cannot read the file: it was moved, or may not be read. Choose it again.".to_owned()
        }
        Refused::CutLink => {
            "The link is not whole: a piece was lost when it was copied. Copy it again, from its beginning to its end."
                .to_owned()
        }
    },
    joined: "Merged.",
    replaced: "Replaced.",
    backup: "Backup file",
    backup_explained: "Choose a file once, and every change is written to it; when the page opens, what is in it is merged. In a folder that some service carries to other computers, they share it.",
    backup_unsupported: "This browser cannot write to a file by itself (Chrome and Edge can). Save a file now and then.",
    backup_off: "None is chosen.",
    backup_on: |name| format!("Every change is written to “{name}”."),
    backup_lapsed: |name| {
        format!(
            "The browser wants a click from you before it writes to “{name}” again. For now, changes are kept in the browser alone."
        )
    },
    backup_failed: |name| format!("“{name}” was not written, and what it holds was not touched."),
    new_backup: "New backup file",
    existing_backup: "Use an existing one",
    resume_backup: "Go on backing up",
    stop_backup: "Stop backing up",
    reset: "Delete",
    reset_explained: |n| {
        let answers = if n == 1 { "1 answer".to_owned() } else { format!("{n} answers") };
        format!(
            "Deletes everything that tiku keeps in this browser: {answers}, ticks, drafts, notes, stars, settings, and copies set aside. Other sites and files you saved are not touched. It can be undone until the page is closed."
        )
    },
    reset_everything: "Delete everything…",
    really_reset: "Yes, delete everything",
    was_reset: "Everything is deleted.",
    saved: "The file is with your browser's downloads.",
    put_back: "The browser's data was cleared, and what this page still knew has been stored again. To delete it for good, use “Your data”.",
    reminder: |n| match n {
        1 => "1 answer is kept in this browser alone. A copy outside it is safer.".to_owned(),
        n => format!("{n} answers are kept in this browser alone. A copy outside it is safer."),
    },
    later: "Not now",

    storage_forbidden: "This browser does not let the page store anything (a private window, or blocked cookies). You can practise as usual, but your marks are gone once the page is closed.",
    storage_full: "The browser's storage for this page is full and your last change is not saved. Keep the page open: copy your progress to a safe place, then clear data of other sites.",
    storage_set_aside: |key| {
        format!("Your earlier progress cannot be read. It is kept unchanged under “{key}”; this visit starts afresh.")
    },
    storage_read_in_part: |key| {
        format!(
            "A part of your stored progress could not be read. The whole was kept under “{key}”, not overwritten; what could be read is here."
        )
    },
    storage_newer: "Your stored progress comes from a newer version of tiku. This version cannot read it and has not touched it. Reload or update the page; until then changes are not saved.",
    storage_no_room_aside: "Your stored progress cannot be read and there is no room to keep a copy of it, so it was not touched. Copy it to a safe place; until then changes are not saved.",
    copy_kept_bytes: "Copy the earlier progress",
};
