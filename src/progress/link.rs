//! Marks as short as they go, for a link. What is written in words (drafts, notes), the sheet in work and the choices
//! stay behind; of each question's attempts the last one is whole.
//!
//! Points are told by their place among the question's points, and a check tells whether the reader's build has the same
//! ones; the points of a question that the writer's build does not have are told by name. All of it is made to be
//! deflated.

use std::collections::BTreeSet;

use corpus::Lang;

use super::attempt::Number;
use super::bytes::{Reader, Writer};
use super::{Aim, Attempt, Key, Memory, Progress, Read, Record, Unreadable};
use crate::day::{Day, Moment};
use crate::fingerprint::Fingerprint;
use crate::join::Latest;
use crate::schedule::Rating;

/// The shape of the bytes, which is the first of them.
const SHAPE: u64 = 1;

/// The most points, and follow-ups, that fit into the bits of a number.
const N_BITS: usize = 60;

/// The marks as bytes.
pub fn pack(progress: &Progress) -> Vec<u8> {
    let memories = progress.records.values().flat_map(|it| [&it.zh, &it.en]);
    let moments = memories.flat_map(|it| it.attempts.iter().map(|it| it.at).chain(it.undone.iter().copied()));
    let base = moments.min().unwrap_or_default();
    let mut to = Writer::default();
    to.number(SHAPE);
    to.number(base.0 as u64);
    pack_latest(&mut to, progress.aim.as_ref(), |to, aim| {
        to.number(aim.map_or(0, |it| it.from.0 as u64 + 1));
        to.number(aim.map_or(0, |it| it.interview.0 as u64));
    });
    let records = progress.records.iter().filter(|(_, it)| has_marks(it)).collect::<Vec<_>>();
    to.number(records.len() as u64);
    for (key, record) in records {
        to.word(key.as_str());
        pack_latest(&mut to, record.star.as_ref(), |to, it| to.number(u64::from(*it)));
        let points = Points::of(key, record);
        points.pack(&mut to);
        for lang in Lang::ALL {
            pack_memory(&mut to, base, record.memory(lang), &points);
        }
    }
    to.0
}

fn has_marks(record: &Record) -> bool {
    record.star.is_some() || [&record.zh, &record.en].iter().any(|it| !it.attempts.is_empty() || !it.undone.is_empty())
}

/// What may not be there, as the moment after that of its change, and it.
fn pack_latest<T>(to: &mut Writer, latest: Option<&Latest<T>>, pack: impl FnOnce(&mut Writer, &T)) {
    to.number(latest.map_or(0, |it| it.at().0 as u64 + 1));
    if let Some(it) = latest {
        pack(to, it.value());
    }
}

fn pack_memory(to: &mut Writer, base: Moment, memory: &Memory, points: &Points) {
    let since = |from: Moment, at: Moment| at.0.abs_diff(from.0);
    let mut from = base;
    to.number(memory.attempts.len() as u64);
    for (place, attempt) in memory.attempts.iter().enumerate() {
        let is_last = place + 1 == memory.attempts.len();
        to.number(since(from, attempt.at) << 3 | (attempt.rating as u64) << 1 | u64::from(is_last));
        if is_last {
            points.pack_attempt(to, attempt);
        }
        from = attempt.at;
    }
    to.number(memory.undone.len() as u64);
    memory.undone.iter().for_each(|it| to.number(since(base, *it)));
}

/// The points that an attempt's bits speak of, the first the lowest.
struct Points {
    ids: Vec<String>,
    /// Whether they are those of the question in this build.
    are_known: bool,
}

impl Points {
    /// Those of the question; of one that this build does not have, those that its attempts name.
    fn of(key: &Key, record: &Record) -> Points {
        let last = Lang::ALL.into_iter().filter_map(|it| record.memory(it).last());
        let named = last.flat_map(|it| it.said.keys().chain(it.missed.keys()).cloned()).collect::<BTreeSet<_>>();
        match Points::known(key) {
            Some(points) if named.iter().all(|it| points.ids.contains(it)) => points,
            _ => Points { ids: named.into_iter().take(N_BITS).collect(), are_known: false },
        }
    }

    fn known(key: &Key) -> Option<Points> {
        let ids = key.entry()?.question.points.iter().map(|it| it.id.to_owned()).take(N_BITS).collect();
        Some(Points { ids, are_known: true })
    }

    fn pack(&self, to: &mut Writer) {
        match self.are_known {
            true => {
                to.number(0);
                to.check(self.check());
            }
            false => {
                to.number(self.ids.len() as u64 + 1);
                self.ids.iter().for_each(|it| to.word(it));
            }
        }
    }

    /// Those that [`Points::pack`] wrote; none where the check says that this build has others.
    fn unpack(from: &mut Reader, key: &Key) -> Option<Option<Points>> {
        match from.number()?.checked_sub(1) {
            None => {
                let written = from.check()?;
                Some(Points::known(key).filter(|it| it.check() == written))
            }
            Some(n) if n <= N_BITS as u64 => {
                let ids = (0..n).map(|_| from.word().map(str::to_owned)).collect::<Option<_>>()?;
                Some(Some(Points { ids, are_known: false }))
            }
            Some(_) => None,
        }
    }

    /// Sixteen bits for the ids, in their order.
    fn check(&self) -> u16 {
        check(self.ids.iter().flat_map(|it| it.bytes().chain([0]).map(u32::from)))
    }

    fn pack_attempt(&self, to: &mut Writer, attempt: &Attempt) {
        let bits = |is_in: &dyn Fn(&str) -> bool| {
            let places = self.ids.iter().enumerate().filter(|(_, it)| is_in(it));
            places.fold(0_u64, |bits, (place, _)| bits | 1 << place)
        };
        let follow_ups = |is_in: fn(bool) -> bool| {
            let numbers = (1..=N_BITS as u8).filter(|it| attempt.follow_up(*it).is_some_and(is_in));
            numbers.fold(0_u64, |bits, number| bits | 1 << (number - 1))
        };
        let said = bits(&|it| attempt.said.contains_key(it));
        to.number(said);
        // As a rule, what was not said was missed: those are told for which this does not hold.
        to.number(bits(&|it| attempt.missed.contains_key(it)) ^ said ^ self.all());
        to.number(bits(&|it| attempt.is_said_since(it)));
        to.number(follow_ups(|_| true));
        to.number(follow_ups(|it| it));
        to.number(u64::from(attempt.seconds));
        let prints = self.ids.iter().filter_map(|it| attempt.said.get(it).or_else(|| attempt.missed.get(it)));
        to.check(summary(prints.copied()));
    }

    fn unpack_attempt(&self, from: &mut Reader, attempt: &mut Attempt, key: &Key, lang: Lang) -> Option<()> {
        let said = from.number()?;
        let missed = from.number()? ^ said ^ self.all();
        let [later, asked, answered] = [from.number()?, from.number()?, from.number()?];
        attempt.seconds = u32::try_from(from.number()?).ok()?;
        let written = from.check()?;
        let is_in = |bits: u64, place: usize| bits >> place & 1 == 1;
        let named = |bits: u64| self.ids.iter().enumerate().filter(move |(it, _)| is_in(bits, *it)).map(|(_, id)| id);
        // Only where this build's points read the same as those that were marked is it known what they read.
        let print_now = |id: &String| {
            let point = key.entry()?.question.points.iter().find(|it| it.id == id)?;
            Some(Fingerprint::of(point.text.get(lang)))
        };
        let is_known = written != 0 && summary(named(said | missed).map(print_now)) == written;
        let printed = |id: &String| (id.clone(), if is_known { print_now(id) } else { None });
        attempt.said = named(said).map(printed).collect();
        attempt.missed = named(missed).map(printed).collect();
        attempt.later = named(later).map(|id| (id.clone(), Latest::new(attempt.at, true))).collect();
        let follow_up = |place: usize| {
            let is_answered = Latest::new(attempt.at, Some(is_in(answered, place)));
            is_in(asked, place).then(|| (Number(place as u8 + 1), is_answered))
        };
        attempt.follow_ups = (0..N_BITS).filter_map(follow_up).collect();
        Some(())
    }

    fn all(&self) -> u64 {
        (1 << self.ids.len()) - 1
    }
}

/// Sixteen bits for what all the points read, in their order; 0 where one of them is not known.
fn summary(prints: impl Iterator<Item = Option<Fingerprint>>) -> u16 {
    let prints = prints.map(|it| it.map(Fingerprint::number)).collect::<Option<Vec<_>>>();
    prints.map_or(0, |it| check(it.into_iter()))
}

fn check(numbers: impl Iterator<Item = u32>) -> u16 {
    let sum = numbers.fold(0x811c_9dc5_u32, |sum, it| (sum.rotate_left(5) ^ it).wrapping_mul(0x0100_0193));
    (sum >> 16 ^ sum) as u16
}

/// Reads what [`pack`] wrote. Attempts whose points this build does not have are bare, and counted as damaged.
///
/// # Errors
/// Says why the bytes are none.
pub fn unpack(bytes: &[u8]) -> Result<Read, Unreadable> {
    let mut from = Reader(bytes);
    match from.number() {
        Some(SHAPE) => {}
        Some(later) if SHAPE < later => return Err(Unreadable::Newer),
        _ => return Err(Unreadable::NotProgress),
    }
    unpack_shape_1(&mut from).filter(|_| from.0.is_empty()).ok_or(Unreadable::NotProgress)
}

fn unpack_shape_1(from: &mut Reader) -> Option<Read> {
    let base = moment(0, from.number()?)?;
    let aim = unpack_latest(from, |from| {
        let [after, interview] = [from.number()?, from.number()?];
        let day = |it: u64| Day::try_from(i32::try_from(it).ok()?).ok();
        Some(match after.checked_sub(1) {
            Some(it) => Some(Aim { from: day(it)?, interview: day(interview)? }),
            None => None,
        })
    })?;
    let mut n_damaged = 0;
    let records = from.list(|from| {
        let key = Key::try_from(from.word()?.to_owned()).ok()?;
        let star = unpack_latest(from, |from| Some(from.number()? == 1))?;
        let points = Points::unpack(from, &key)?;
        let mut memory = |lang| unpack_memory(from, base, &key, lang, points.as_ref(), &mut n_damaged);
        let (zh, en) = (memory(Lang::Zh)?, memory(Lang::En)?);
        Some((key, Record { star, zh, en, ..Record::default() }))
    })?;
    Some(Read { progress: Progress { aim, records: records.into_iter().collect(), ..Progress::default() }, n_damaged })
}

fn unpack_latest<T>(from: &mut Reader, unpack: impl FnOnce(&mut Reader) -> Option<T>) -> Option<Option<Latest<T>>> {
    match from.number()?.checked_sub(1) {
        Some(at) => Some(Some(Latest::new(moment(0, at)?, unpack(from)?))),
        None => Some(None),
    }
}

fn unpack_memory(
    from: &mut Reader,
    base: Moment,
    key: &Key,
    lang: Lang,
    points: Option<&Points>,
    n_damaged: &mut usize,
) -> Option<Memory> {
    let mut last = base;
    let attempts = from.list(|from| {
        let head = from.number()?;
        last = moment(last.0, head >> 3)?;
        let mut attempt = Attempt::bare(last, Rating::ALL[(head >> 1 & 3) as usize]);
        if head & 1 == 1 {
            let nothing = Points { ids: Vec::new(), are_known: false };
            points.unwrap_or(&nothing).unpack_attempt(from, &mut attempt, key, lang)?;
            *n_damaged += usize::from(points.is_none());
        }
        Some(attempt)
    })?;
    let undone = from.list(|from| moment(base.0, from.number()?))?.into_iter().collect();
    let mut memory = Memory { attempts, undone, ..Memory::default() };
    memory.settle();
    Some(memory)
}

fn moment(base: i64, since: u64) -> Option<Moment> {
    Moment::try_from(base.checked_add_unsigned(since)?).ok()
}
