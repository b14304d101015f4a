//! The learner's calendar: days as whole numbers, and where one ends.

use corpus::Date;
use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970-01-01 UTC. Always handed in: the core has no clock. One that is read lies
/// between 1970 and the end of 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Moment(pub i64);

/// A day of a learner's calendar, counted from 1970-01-01. It has no zone: it is the date the learner would name. One
/// that is read lies between 1970 and the end of 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Day(pub i32);

impl Moment {
    /// The last millisecond of the year 9999.
    pub const LAST: Moment = Moment(253_402_300_799_999);

    /// The beginning of time, as far as the app knows it.
    pub const fn is_first(&self) -> bool {
        self.0 == 0
    }

    /// The one after it, for what must not happen at the same time.
    pub fn next(self) -> Moment {
        Moment(self.0.saturating_add(1)).min(Moment::LAST)
    }
}

impl From<Moment> for i64 {
    fn from(moment: Moment) -> i64 {
        moment.0
    }
}

impl TryFrom<i64> for Moment {
    type Error = &'static str;

    fn try_from(milliseconds: i64) -> Result<Moment, &'static str> {
        let is_in_range = (0..=Moment::LAST.0).contains(&milliseconds);
        is_in_range.then_some(Moment(milliseconds)).ok_or("not a moment from 1970 to 9999")
    }
}

impl From<Day> for i32 {
    fn from(day: Day) -> i32 {
        day.0
    }
}

impl TryFrom<i32> for Day {
    type Error = &'static str;

    fn try_from(days: i32) -> Result<Day, &'static str> {
        // 9999-12-31.
        (0..=2_932_896).contains(&days).then_some(Day(days)).ok_or("not a day from 1970 to 9999")
    }
}

impl Day {
    /// The day so many days later; earlier where the number is negative.
    pub fn plus(self, days: i32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// How many days this one lies after another; negative where it lies before it.
    pub fn since(self, other: Day) -> i32 {
        self.0.saturating_sub(other.0)
    }

    /// The days from this one on, this one first.
    pub fn onward(self) -> impl Iterator<Item = Day> + Clone {
        (0..).map(move |it| self.plus(it))
    }

    /// The place in the week, Monday first, from 0.
    pub fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        (i64::from(self.0) + 3).rem_euclid(7) as u8
    }
}

/// By the count of days in whole cycles of 400 years, the years beginning in March so that the leap day is the last
/// (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
impl From<Date> for Day {
    fn from(date: Date) -> Day {
        let (month, day) = (i32::from(date.month), i32::from(date.day));
        let year = i32::from(date.year) - i32::from(month <= 2);
        let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let day_of_year = (153 * (month + if month > 2 { -3 } else { 9 }) + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Day(era * 146_097 + day_of_era - 719_468)
    }
}

/// The other way round. What lies before the year 0 or after 9999 is given as that year's.
impl From<Day> for Date {
    fn from(day: Day) -> Date {
        let shifted = i64::from(day.0) + 719_468;
        let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * day_of_year + 2) / 153;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        Date {
            year: year.clamp(0, 9999) as u16,
            month: month as u8,
            day: (day_of_year - (153 * month_from_march + 2) / 5 + 1) as u8,
        }
    }
}

/// Where the learner is: how far the wall clock is from UTC at a moment, and the hour at which their day ends.
#[derive(Clone, Copy)]
pub struct Calendar {
    /// Minutes to add to UTC at that moment; it changes with the season and with travel.
    pub minutes_east: fn(Moment) -> i32,
    /// Whoever rehearses at two in the morning is still at yesterday's work: until this hour, 0 to 23, they are.
    pub rollover: u8,
}

impl Calendar {
    /// The hour at which a day ends if nothing else is chosen.
    pub const ROLLOVER: u8 = 4;

    /// The learner's day at a moment. Moments beyond the years that a browser knows count as the last of them.
    pub fn day(self, moment: Moment) -> Day {
        const MINUTE: i64 = 60_000;
        const FARTHEST: i64 = 8_640_000_000_000_000;
        let moment = Moment(moment.0.clamp(-FARTHEST, FARTHEST));
        let minutes = moment.0.div_euclid(MINUTE) + i64::from((self.minutes_east)(moment));
        let minutes = minutes - i64::from(self.rollover) * 60;
        // Within the clamp above, the number of days fits.
        Day(minutes.div_euclid(24 * 60) as i32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        Date::parse(text).expect("a date")
    }

    /// A moment at a time of UTC.
    fn at(day: &str, hour: i64, minute: i64) -> Moment {
        Moment((i64::from(Day::from(date(day)).0) * 24 * 60 + hour * 60 + minute) * 60_000)
    }

    #[test]
    fn days_count_from_1970_and_read_back() {
        for (text, number) in [
            ("1970-01-01", 0),
            ("1969-12-31", -1),
            ("2000-02-29", 11_016),
            ("2026-12-01", 20_788),
            ("2100-03-01", 47_541),
        ] {
            assert_eq!(Day::from(date(text)), Day(number), "{text}");
        }
        for number in (-719_528..2_932_896).step_by(97) {
            assert_eq!(Day::from(Date::from(Day(number))), Day(number));
        }
    }

    #[test]
    fn the_week_begins_on_monday() {
        assert_eq!(Day::from(date("2026-11-30")).weekday(), 0);
        assert_eq!(Day::from(date("2026-12-06")).weekday(), 6);
        assert_eq!(Day::from(date("1969-12-29")).weekday(), 0);
    }

    #[test]
    fn a_day_ends_at_four_in_the_morning_where_the_learner_is() {
        let shanghai = Calendar { minutes_east: |_| 8 * 60, rollover: Calendar::ROLLOVER };
        // 03:59 and 04:00 in Shanghai are 19:59 and 20:00 of the day before in UTC.
        assert_eq!(shanghai.day(at("2026-12-01", 19, 59)), Day::from(date("2026-12-01")));
        assert_eq!(shanghai.day(at("2026-12-01", 20, 0)), Day::from(date("2026-12-02")));
        assert_eq!(shanghai.day(at("2026-12-01", 20, 1)), Day::from(date("2026-12-02")));
        let midnight = Calendar { rollover: 0, ..shanghai };
        assert_eq!(midnight.day(at("2026-12-01", 16, 0)), Day::from(date("2026-12-02")));
    }

    #[test]
    fn no_day_is_lost_or_doubled_where_the_clocks_change() {
        // Central Europe: summer time until 2026-10-25, 01:00 UTC.
        let berlin = Calendar {
            minutes_east: |it| if it < Moment(1_792_890_000_000) { 120 } else { 60 },
            rollover: Calendar::ROLLOVER,
        };
        let hours = (0..96).map(|hour| berlin.day(at("2026-10-23", hour, 30)));
        let days = hours.collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>();
        let first = Day::from(date("2026-10-22"));
        assert_eq!(days, first.onward().take(5).collect::<Vec<_>>());
        // The night with 25 hours: 03:30 belongs to Saturday, 04:30 to Sunday.
        assert_eq!(berlin.day(at("2026-10-25", 2, 30)), Day::from(date("2026-10-24")));
        assert_eq!(berlin.day(at("2026-10-25", 3, 30)), Day::from(date("2026-10-25")));
    }

    #[test]
    fn moments_that_no_clock_shows_are_days_all_the_same() {
        let utc = Calendar { minutes_east: |_| 0, rollover: 0 };
        assert_eq!(utc.day(Moment(i64::MAX)), Day(100_000_000));
        assert_eq!(utc.day(Moment(i64::MIN)), Day(-100_000_000));
    }
}
