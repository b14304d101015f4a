//! Draws every screen as a page of its own, so that a link to it is a file on any host, reads without scripts, and is on
//! the screen before the program has come.
//!
//! `pages DIST` takes DIST/index.html, as Trunk has built it, for the frame of all. With `SITE_URL` set to the address
//! the site will have, pages name their own address and there is a sitemap.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use corpus::Course;
use tiku::bundle::{COURSES, Entry};
use tiku::route::Route;
use tiku::ui;

use self::page::Frame;

mod page;

fn main() -> ExitCode {
    let Some(dist) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Say where the built site is: pages DIST");
        return ExitCode::from(2);
    };
    match write_all(&dist, env::var("SITE_URL").ok().as_deref()) {
        Ok(n_pages) => {
            println!("{n_pages} pages are drawn.");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn write_all(dist: &Path, site: Option<&str>) -> Result<usize, String> {
    let index = dist.join("index.html");
    let text = fs::read_to_string(&index).map_err(|why| format!("Cannot read {}: {why}.", index.display()))?;
    let frame = Frame::of(&text, site)?;
    let routes = routes();
    for route in &routes {
        write(&dist.join(route.to_string()).join("index.html"), &frame.page(*route, &ui::draw(*route)))?;
    }
    write(&dist.join("robots.txt"), &page::robots(site))?;
    if let Some(site) = site {
        write(&dist.join("sitemap.xml"), &page::sitemap(site, &routes))?;
    }
    Ok(routes.len())
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    let cannot = |why| format!("Cannot write {}: {why}.", file.display());
    fs::create_dir_all(file.parent().unwrap_or(file)).map_err(cannot)?;
    fs::write(file, text).map_err(cannot)
}

/// Every screen that has an address of its own.
fn routes() -> Vec<Route> {
    let of_course = |course: &'static Course| {
        let screens = [Route::Course, Route::Review, Route::Mock, Route::Progress, Route::Notes].map(|it| it(course));
        let days = course.days.iter().map(move |day| Route::Day(course, day));
        screens.into_iter().chain(days).chain(Entry::all(course).map(Route::Question))
    };
    [Route::Start, Route::Data].into_iter().chain(COURSES.iter().flat_map(of_course)).collect()
}
