//! Values that several tabs and devices change without asking one another, and come together again.
//!
//! Each is a join-semilattice: joining is commutative, associative and idempotent, so it does not matter in which order
//! or how often documents meet (state-based CRDTs; Shapiro, Preguiça, Baquero and Zawirski, 2011).

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::day::Moment;

pub trait Join {
    /// Takes over what the other knows and this one does not.
    fn join(&mut self, other: Self);
}

/// A value and the moment of its last change, written as a pair. Of two, the later stands; of two at the same moment
/// the greater, which means nothing, but is the same everywhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Latest<T>(Moment, T);

impl<T> Latest<T> {
    pub fn new(at: Moment, value: T) -> Latest<T> {
        Latest(at, value)
    }

    pub fn at(&self) -> Moment {
        self.0
    }

    pub fn value(&self) -> &T {
        &self.1
    }

    /// Sets what may not have been set before; returns the value there was. The change is later than the one it
    /// follows, even if this device's clock is behind that of the other (a hybrid logical clock; Kulkarni et al., 2014).
    pub fn put(slot: &mut Option<Latest<T>>, value: T, now: Moment) -> Option<T> {
        let at = slot.as_ref().map_or(now, |it| now.max(it.0.next()));
        slot.replace(Latest(at, value)).map(|it| it.1)
    }

    /// The same in a map.
    pub fn put_in<K: Ord>(map: &mut BTreeMap<K, Latest<T>>, key: K, value: T, now: Moment) -> Option<T> {
        let mut slot = map.remove(&key);
        let before = Latest::put(&mut slot, value, now);
        map.extend(slot.map(|it| (key, it)));
        before
    }
}

impl<T: Ord> Join for Latest<T> {
    fn join(&mut self, other: Latest<T>) {
        if *self < other {
            *self = other;
        }
    }
}

impl<T: Join> Join for Option<T> {
    fn join(&mut self, other: Option<T>) {
        match (self, other) {
            (Some(mine), Some(theirs)) => mine.join(theirs),
            (mine @ None, theirs) => *mine = theirs,
            (Some(_), None) => {}
        }
    }
}

impl<K: Ord, V: Join> Join for BTreeMap<K, V> {
    fn join(&mut self, other: BTreeMap<K, V>) {
        for (key, theirs) in other {
            let mut slot = self.remove(&key);
            slot.join(Some(theirs));
            self.extend(slot.map(|it| (key, it)));
        }
    }
}

impl<T: Ord> Join for BTreeSet<T> {
    fn join(&mut self, other: BTreeSet<T>) {
        self.extend(other);
    }
}

/// Fields that this build does not know, carried along as they are.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unknown(pub BTreeMap<String, Value>);

/// Nobody can say which of two unknown values is the newer: the one that is written greater stands, everywhere.
impl Join for Unknown {
    fn join(&mut self, other: Unknown) {
        for (name, theirs) in other.0 {
            let is_as_great = |mine: &Value| [mine, &theirs].map(Value::to_string).is_sorted_by(|a, b| b <= a);
            if !self.0.get(&name).is_some_and(is_as_great) {
                self.0.insert(name, theirs);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_later_than_the_one_it_follows_whatever_the_clock_says() {
        let mut slot = None;
        assert_eq!(Latest::put(&mut slot, 'a', Moment(9)), None);
        assert_eq!(Latest::put(&mut slot, 'b', Moment(3)), Some('a'));
        assert_eq!(slot, Some(Latest(Moment(10), 'b')));
    }

    #[test]
    fn of_two_values_the_later_stands_and_of_two_at_once_the_same_one_everywhere() {
        for (a, b, expected) in [((5, 'x'), (6, 'a'), 'a'), ((6, 'x'), (6, 'a'), 'x')] {
            let [a, b] = [a, b].map(|(at, value)| Latest(Moment(at), value));
            let (mut here, mut there) = (a.clone(), b.clone());
            here.join(b);
            there.join(a);
            assert_eq!((here.value(), there.value()), (&expected, &expected));
        }
    }
}
