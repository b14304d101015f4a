//! `cargo xtask`: from a fresh clone to the running app, the built site or the whole check, by one command each.

mod address;
mod browser;
mod check;
mod fallback;
mod process;
#[cfg(test)]
mod scratch;
mod server;
mod site;
mod task;
mod tools;

use std::env;
use std::path::Path;
use std::process::ExitCode;

use task::Task;

/// What went wrong, as a sentence for the person who can act on it.
type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    match Task::parse(env::args().skip(1)).and_then(start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn start(task: Task) -> Result<()> {
    enter_project()?;
    match task {
        Task::Help => {
            println!("{}", task::USAGE);
            Ok(())
        }
        Task::Serve { port, open } => serve(port, open),
        Task::Build => site::build().map(|()| println!("The site is in dist/: put that folder under any address.")),
        Task::Test => check::run(),
    }
}

/// Every path in this program is relative to the project's root.
fn enter_project() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this package is crates/xtask");
    env::set_current_dir(root).map_err(|why| format!("Cannot enter {}: {why}.", root.display()))
}

fn serve(port: u16, open: bool) -> Result<()> {
    site::build()?;
    let server = server::Server::bind(port, "/")?;
    println!("\n题库 tiku is at {}  (Ctrl-C stops it)", server.url());
    if open {
        browser::open(&server.url());
    }
    server.run();
    Ok(())
}
