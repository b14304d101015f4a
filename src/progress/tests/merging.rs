//! Copies of one document that come together: the laws of joining, and tabs that write over one another. By chance,
//! from seeds: a failure names the one it failed with.

use super::*;
use crate::progress::testing::{TODAY, any_edit, noon, scribble};

/// Three documents that have a past in common and went apart.
pub fn copies(seed: u64) -> [Progress; 3] {
    let mut chance = Chance::new(seed);
    let mut common = Progress::default();
    scribble(&mut common, &mut chance, 20);
    [(); 3].map(|()| {
        let mut copy = if chance.below(4) == 0 { Progress::default() } else { common.clone() };
        scribble(&mut copy, &mut chance, 25);
        copy
    })
}

#[test]
fn joining_is_commutative_associative_and_idempotent() {
    for seed in 0..n_cases(2_000) {
        let [a, b, c] = copies(seed);
        let ab = a.clone().joined(b.clone());
        assert_eq!(ab, b.clone().joined(a.clone()), "commutative: {seed}");
        assert_eq!(ab.clone().joined(c.clone()), a.clone().joined(b.clone().joined(c.clone())), "associative: {seed}");
        assert_eq!(ab.clone().joined(b.clone()), ab, "idempotent: {seed}");
        assert_eq!(a.clone().joined(a.clone()), a, "with itself: {seed}");
    }
}

#[test]
fn joining_deletes_nothing_and_the_newer_stands() {
    for seed in 0..n_cases(2_000) {
        let [a, b, _] = copies(seed);
        let both = a.clone().joined(b.clone()).ledger();
        for (subject, at) in a.ledger().into_iter().chain(b.ledger()) {
            let of_memory = |fact| Subject { fact, ..subject.clone() };
            let is_gone_with = |mark: Moment| both.contains_key(&of_memory(Fact::Undone(mark)));
            let is_explained = match &subject.fact {
                Fact::Mark(mark) | Fact::Later(mark, _) | Fact::FollowUp(mark, _) => is_gone_with(*mark),
                _ => false,
            };
            assert!(both.get(&subject).is_some_and(|it| at <= *it) || is_explained, "{seed}: {subject:?} {at:?}");
        }
    }
}

#[test]
fn bringing_the_same_twice_is_bringing_it_once() {
    for seed in 0..n_cases(500) {
        let [mut a, b, _] = copies(seed);
        let b = Progress::read(&b.export(), Lang::Zh).expect("an export").progress;
        a = a.joined(b.clone());
        assert!(Difference::between(&a, &b).is_nothing_new(), "{seed}");
        let once = a.write();
        assert_eq!(a.joined(b).write(), once, "{seed}");
    }
}

/// A browser tab: what it knows, what it is about to write, and the changes it has not heard of yet.
struct Tab {
    own: Progress,
    /// What it read of the storage and has not written back: another tab can write in between.
    writing: Option<String>,
    n_unheard: usize,
}

/// Several tabs at one storage, where reading and writing are apart.
struct Browser {
    stored: Option<String>,
    tabs: Vec<Tab>,
    /// What was done, by whichever tab.
    done: Vec<Subject>,
}

impl Browser {
    fn read(&self) -> Progress {
        let read = |it: &String| Progress::read(it, Lang::Zh).expect("only tabs write").progress;
        self.stored.as_ref().map(read).unwrap_or_default()
    }

    /// A change: the tab looks at what is stored, makes the change, and is about to write.
    fn edit(&mut self, tab: usize, chance: &mut Chance) {
        let stored = self.read();
        let it = &mut self.tabs[tab];
        it.own.follow(stored);
        let now = Moment(noon(TODAY).0 + chance.below(40) as i64);
        let before = it.own.ledger();
        it.own.apply(any_edit(&it.own.clone(), chance, now), now);
        self.done.extend(it.own.ledger().into_keys().filter(|it| !before.contains_key(it)));
        it.writing = Some(it.own.write());
    }

    fn write(&mut self, tab: usize) {
        let Some(text) = self.tabs[tab].writing.take() else { return };
        if self.stored.as_ref() == Some(&text) {
            return;
        }
        self.stored = Some(text);
        for (other, it) in self.tabs.iter_mut().enumerate() {
            it.n_unheard += usize::from(other != tab);
        }
    }

    /// The storage tells the tab that another has written.
    fn hear(&mut self, tab: usize) {
        if self.tabs[tab].n_unheard == 0 {
            return;
        }
        let stored = self.read();
        let it = &mut self.tabs[tab];
        it.n_unheard -= 1;
        if it.own.follow(stored) {
            it.writing = Some(it.own.write());
        }
    }

    fn is_quiet(&self) -> bool {
        self.tabs.iter().all(|it| it.writing.is_none() && it.n_unheard == 0)
    }
}

#[test]
fn no_interleaving_of_tabs_loses_a_change() {
    for seed in 0..n_cases(1_000) {
        let mut chance = Chance::new(seed);
        let n_tabs = 2 + chance.below(3);
        let tab = |_| Tab { own: Progress::default(), writing: None, n_unheard: 0 };
        let mut browser = Browser { stored: None, tabs: (0..n_tabs).map(tab).collect(), done: Vec::new() };
        for _ in 0..60 {
            let tab = chance.below(n_tabs);
            match chance.below(3) {
                // A tab does one thing after the other: it does not change while it is about to write.
                0 if browser.tabs[tab].writing.is_none() => browser.edit(tab, &mut chance),
                1 => browser.hear(tab),
                _ => browser.write(tab),
            }
        }
        let mut n_steps = 0;
        while !browser.is_quiet() {
            let tab = chance.below(n_tabs);
            browser.hear(tab);
            browser.write(tab);
            n_steps += 1;
            assert!(n_steps < 1_000, "tabs come to rest: {seed}");
        }
        let all = browser.read();
        for tab in &browser.tabs {
            assert_eq!(tab.own, all, "all tabs know the same: {seed}");
        }
        let ledger = all.ledger();
        for subject in browser.done {
            let is_mark = matches!(subject.fact, Fact::Mark(_) | Fact::Undone(_) | Fact::Note | Fact::Star | Fact::Aim);
            let Fact::Mark(at) = subject.fact else {
                assert!(!is_mark || ledger.contains_key(&subject), "{seed}: {subject:?} is lost");
                continue;
            };
            let undone = Subject { fact: Fact::Undone(at), ..subject.clone() };
            assert!(ledger.contains_key(&subject) || ledger.contains_key(&undone), "{seed}: {subject:?} is lost");
        }
    }
}

#[test]
fn a_document_put_in_place_of_another_reaches_every_tab_and_an_older_one_does_not_come_back() {
    let [a, b, _] = copies(7);
    let mut mine = a.clone();
    let empty = Progress::default().in_place_of(&a, noon(TODAY));
    assert!(empty.clone().follow(a.clone()), "a tab that has not heard of it is written over");
    assert!(!mine.follow(empty.clone()));
    assert!(mine.is_blank() && mine == empty);
    let back = b.in_place_of(&empty, Moment(0));
    mine.follow(back.clone());
    assert_eq!(mine, back);
}

#[test]
fn copies_shortened_alike_stay_alike_when_they_are_joined() {
    for seed in 0..n_cases(200) {
        let mut chance = Chance::new(seed);
        let entry = Entry::all(bundle::course()).next().expect("a question");
        let [mut a, mut b] = [(); 2].map(|()| {
            let mut copy = Progress::default();
            for _ in 0..chance.below(20) {
                let day = TODAY.plus(chance.below(300) as i32);
                testing::mark(&mut copy, entry, Lang::Zh, day, Rating::ALL[chance.below(4)], chance.below(4));
            }
            copy
        });
        let mut both = a.clone().joined(b.clone());
        for it in [&mut both, &mut a, &mut b] {
            it.compact(Depth::Usual);
        }
        let mut apart = a.joined(b);
        apart.compact(Depth::Usual);
        assert_eq!(apart, both, "{seed}");
    }
}

#[test]
fn a_draft_that_is_not_marked_survives_a_mark_made_elsewhere() {
    let entry = Entry::all(bundle::course()).next().expect("a question");
    let place = Place::new(entry, Lang::Zh);
    let (mut here, mut there) = (Progress::default(), Progress::default());
    here.apply(Edit::Draft { place: place.clone(), text: "先分两层".to_owned() }, noon(TODAY));
    testing::mark(&mut there, entry, Lang::Zh, TODAY.plus(1), Rating::Good, 2);
    let both = here.joined(there);
    assert_eq!(both.memory(entry, Lang::Zh).sheet().draft(), "先分两层");
}

#[test]
fn a_backup_of_before_a_replacement_does_not_undo_it_and_one_of_another_machine_is_joined() {
    let [a, b, _] = copies(9);
    let mut replaced = b.clone().in_place_of(&a, noon(TODAY));
    let file = Progress::read(&a.export(), Lang::Zh).expect("an export").progress;
    replaced.meet(file);
    assert_eq!(replaced.ledger(), b.ledger(), "what it took the place of stays away");
    let mut other = a.clone();
    other.meet(Progress::read(&replaced.export(), Lang::Zh).expect("an export").progress);
    assert_eq!(other.ledger(), a.joined(b).ledger(), "and nothing is lost on a machine that was away");
}

#[test]
fn taking_a_step_back_keeps_what_was_done_since() {
    let entry = Entry::all(bundle::course()).next().expect("a question");
    let [before, other, _] = copies(4);
    let step = Moment(noon(TODAY).0 + 3_600_000);
    let mut now = before.clone().joined(other);
    testing::mark(&mut now, entry, Lang::En, TODAY.plus(1), Rating::Good, 2);
    let back = before.clone().before_step(&now, step);
    assert_eq!(back.n_marks(), before.n_marks() + 1);
    assert!(back.memory(entry, Lang::En).last().is_some_and(|it| step < it.at));
}
