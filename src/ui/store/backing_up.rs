//! A file of the learner's that follows every change. It may lie in a folder that some service carries to other
//! machines: what is in it is joined to what is here, and the other way round.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Store;
use crate::arrival::Refused;
use crate::progress::{MOST_IN_FILE, Progress, Read, Unreadable};
use crate::ui::browser::backup::{self, BackupFile};
use crate::ui::browser::files::Refusal;

/// How the backup file is doing.
#[derive(Clone, PartialEq, Eq)]
pub enum Backup {
    Off,
    /// It follows, under this name.
    On(String),
    /// The browser wants to be asked again before the page may use it.
    Lapsed(String),
    /// It does not follow: it holds something else, or cannot be read or written.
    Failed(String, Option<Refused>),
}

/// How long changes gather before they are written.
const PAUSE: Duration = Duration::from_secs(1);

impl Store {
    pub fn backup(self) -> Backup {
        self.backup.get()
    }

    pub fn can_back_up(self) -> bool {
        backup::is_supported()
    }

    /// Lets the learner choose the file: a new one, or one that another machine writes to as well.
    pub fn choose_backup(self, is_new: bool) {
        spawn_local(async move {
            let chosen = match is_new {
                true => backup::choose("tiku-progress.json").await,
                false => backup::choose_existing().await,
            };
            let Some(file) = chosen else { return };
            file.remember().await;
            self.backup_file.set_value(Some(file.clone()));
            // A file that is chosen is brought in, whatever has taken whose place before.
            self.take_in_backup(&file).await;
            match file.ask().await {
                true => self.meet_backup(&file).await,
                false => self.backup.set(Backup::Lapsed(file.name())),
            }
        });
    }

    /// Asks the browser for the file again. It asks the learner in turn.
    pub fn resume_backup(self) {
        spawn_local(async move {
            let Some(file) = self.backup_file.get_value() else { return };
            if file.ask().await {
                self.meet_backup(&file).await;
            }
        });
    }

    pub fn stop_backup(self) {
        self.backup_file.set_value(None);
        self.backup.set(Backup::Off);
        spawn_local(async { _ = backup::forget().await });
    }

    /// Takes the remembered file up again, and follows every change from now on.
    pub(super) fn open_backup(self) {
        if !backup::is_supported() {
            return;
        }
        spawn_local(async move {
            let Some(file) = backup::remembered().await else { return };
            self.backup_file.set_value(Some(file.clone()));
            match file.permission().await {
                true => self.meet_backup(&file).await,
                false => self.backup.set(Backup::Lapsed(file.name())),
            }
        });
        let is_waiting = StoredValue::new(false);
        Effect::new(move |_| {
            self.progress.track();
            let is_followed = matches!(self.backup.get_untracked(), Backup::On(_) | Backup::Failed(..));
            if is_waiting.get_value() || !is_followed {
                return;
            }
            is_waiting.set_value(true);
            set_timeout(
                move || {
                    is_waiting.set_value(false);
                    spawn_local(async move {
                        // Another tab may have let the file go, as a reset does.
                        match backup::remembered().await {
                            Some(file) => self.meet_backup(&file).await,
                            None => self.backup.set(Backup::Off),
                        }
                    });
                },
                PAUSE,
            );
        });
    }

    /// Takes over what the file knows, and writes what it lacks.
    async fn meet_backup(self, file: &BackupFile) {
        if self.is_meeting.get_value() {
            return;
        }
        self.is_meeting.set_value(true);
        loop {
            let before = self.progress.get_untracked();
            let state = match self.exchange(file).await {
                Ok(()) => Backup::On(file.name()),
                Err(why) if file.permission().await => Backup::Failed(file.name(), why),
                Err(_) => Backup::Lapsed(file.name()),
            };
            // What was changed while the file was written is written next.
            let is_done = self.progress.with_untracked(|it| *it == before) || !matches!(state, Backup::On(_));
            if self.backup.get_untracked() != state {
                self.backup.set(state);
            }
            if is_done {
                break;
            }
        }
        self.is_meeting.set_value(false);
    }

    /// Joins what a file holds that was just chosen.
    async fn take_in_backup(self, file: &BackupFile) {
        if let Ok((_, progress)) = self.read_backup(file).await {
            self.join(progress);
        }
    }

    /// What the file holds, as it is written and as it is read.
    async fn read_backup(self, file: &BackupFile) -> Result<(String, Progress), Refused> {
        let text = file.read(MOST_IN_FILE).await?;
        let lang = self.settings.with_untracked(|it| it.answers_in());
        let progress = match Progress::read(&text, lang) {
            Ok(Read { progress, n_damaged: 0 }) => progress,
            // A file that was just made is empty.
            Err(Unreadable::Empty) => Progress::default(),
            // Nothing is written over what is not understood.
            Ok(_) => return Err(Refused::Unreadable(Unreadable::NotProgress)),
            Err(why) => return Err(Refused::Unreadable(why)),
        };
        Ok((text, progress))
    }

    async fn exchange(self, file: &BackupFile) -> Result<(), Option<Refused>> {
        let (text, there) = self.read_backup(file).await.map_err(Some)?;
        let mut both = self.progress.get_untracked();
        both.meet(there);
        if self.progress.with_untracked(|it| *it != both) {
            self.join(both);
        }
        let export = self.progress.with_untracked(Progress::export);
        if export != text && !file.write(&export).await {
            return Err(None);
        }
        Ok(())
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        match refusal {
            Refusal::TooLarge => Refused::Unreadable(Unreadable::TooLong),
            Refusal::NotText => Refused::NotText,
            Refusal::Unreadable => Refused::FileGone,
        }
    }
}
