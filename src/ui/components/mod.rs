//! The parts that screens are made of. A component knows the store and other components, never a page.

mod badges;
mod day_nav;
mod figure;
mod fold;
mod follow_ups;
mod icon;
mod keeping_banner;
mod modal;
mod notice_bar;
mod prose;
mod question_list;
mod reasoning;
mod ring;
mod settings_panel;
mod share_row;
mod sheet;
mod sources;
mod switch;
mod tag_filter;
mod top_bar;

pub use badges::Badges;
pub use day_nav::DayNav;
pub use follow_ups::FollowUps;
pub use keeping_banner::KeepingBanner;
pub use notice_bar::NoticeBar;
pub use prose::Prose;
pub use question_list::QuestionList;
pub use reasoning::Reasoning;
pub use ring::Ring;
pub use share_row::ShareRow;
pub use sheet::{FIRST_POINT, Sheet};
pub use sources::Sources;
pub use tag_filter::{TagFilter, admits};
pub use top_bar::TopBar;
