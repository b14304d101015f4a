//! Everything that has to hold before a change is good.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{fmt, fs, thread};

use crate::process::{cargo, run as run_program, run_and_keep};
use crate::server::Server;
use crate::{Result, browser, site, tools};

const BROWSER_TESTS: &str = "tests/e2e";

/// Not the root of the host, so that the tests see whether the site works below one.
const TEST_PREFIX: &str = "/a/b/";

/// Runs every step, also after one that failed, and says at the end how many passed and failed.
///
/// # Errors
/// Says how many steps and tests failed, if any did.
pub fn run() -> Result<()> {
    let mut steps = Steps::default();
    let mut native = Tests::default();
    let mut in_browser = Tests::default();
    let lints = ["--", "-D", "warnings"];

    steps.run("Format", || run_program(cargo().args(["fmt", "--all", "--check"])));
    steps.run("Lints, native", || {
        run_program(cargo().args(["clippy", "--workspace", "--all-targets", "--all-features"]).args(lints))
    });
    steps.run("Lints, wasm", || {
        tools::bring_wasm_target()?;
        run_program(
            cargo()
                .args([
                    "clippy",
                    "--package",
                    "tiku",
                    "--lib",
                    "--bin",
                    "tiku",
                    "--features",
                    "shell",
                    "--target",
                    tools::WASM,
                ])
                .args(lints),
        )
    });
    steps.run("Native tests", || {
        let (outcome, output) = run_and_keep(cargo().args(["test", "--workspace", "--all-features", "--no-fail-fast"]));
        native = Tests::in_output_of_cargo(&output);
        outcome.and_then(|()| native.check_any_ran())
    });
    if steps.run("Release site", site::build) {
        steps.run("Browser tests", || {
            let (outcome, output) = run_browser_tests()?;
            in_browser = Tests::in_output_of_node(&output);
            outcome.and_then(|()| in_browser.check_any_ran())
        });
    } else {
        steps.leave_out("Browser tests", "there is no site to test");
    }
    steps.conclude(&format!("native tests: {native}; browser tests: {in_browser}"))
}

/// Serves the built site and runs the specs against it; hands back what they printed.
fn run_browser_tests() -> Result<(Result<()>, String)> {
    browser::check_node()?;
    let chrome = browser::chrome()?;
    let specs = specs()?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run_program(Command::new(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(BROWSER_TESTS))?;
    let server = Server::bind(0, TEST_PREFIX)?;
    let url = server.url();
    thread::spawn(move || server.run());
    println!("{} at {url}", chrome.display());
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=spec"]).args(specs).current_dir(BROWSER_TESTS);
    node.env("TIKU_URL", url).env("CHROME", chrome);
    // Colours would stand between the numbers that are read from its last lines.
    Ok(run_and_keep(node.env("NO_COLOR", "1").env_remove("FORCE_COLOR")))
}

/// The names of the spec files, in order.
fn specs() -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(BROWSER_TESTS).map_err(|why| format!("Cannot read {BROWSER_TESTS}/: {why}."))?;
    let names = entries.flatten().map(|it| PathBuf::from(it.file_name()));
    let mut specs: Vec<PathBuf> = names.filter(|it| is_spec(it)).collect();
    specs.sort();
    if specs.is_empty() { Err(format!("There is no *.spec.mjs in {BROWSER_TESTS}/.")) } else { Ok(specs) }
}

fn is_spec(file: &Path) -> bool {
    file.to_str().is_some_and(|it| it.ends_with(".spec.mjs"))
}

/// How the steps went so far.
#[derive(Default)]
struct Steps {
    n_passed: usize,
    /// One line for each step that failed or could not be run.
    complaints: Vec<String>,
    n_left_out: usize,
}

impl Steps {
    /// Runs a step under its heading, and says whether it passed.
    fn run(&mut self, name: &str, work: impl FnOnce() -> Result<()>) -> bool {
        println!("\n=== {name}");
        let start = Instant::now();
        let outcome = work();
        let seconds = start.elapsed().as_secs();
        match &outcome {
            Ok(()) => {
                println!("--- {name}: passed ({seconds} s)");
                self.n_passed += 1;
            }
            Err(why) => {
                println!("--- {name}: FAILED ({seconds} s)\n{why}");
                self.complaints.push(format!("{name}: {why}"));
            }
        }
        outcome.is_ok()
    }

    fn leave_out(&mut self, name: &str, why: &str) {
        println!("\n=== {name}\n--- {name}: not run, because {why}");
        self.complaints.push(format!("{name}: not run, because {why}."));
        self.n_left_out += 1;
    }

    fn conclude(self, tests: &str) -> Result<()> {
        let n_failed = self.complaints.len() - self.n_left_out;
        let left_out = if self.n_left_out > 0 { format!(", {} not run", self.n_left_out) } else { String::new() };
        let summary = format!("Steps: {} passed, {n_failed} failed{left_out}; {tests}.", self.n_passed);
        if self.complaints.is_empty() {
            println!("\n{summary}");
            return Ok(());
        }
        Err(format!("\n{}\n\n{summary}", self.complaints.join("\n")))
    }
}

/// How many tests a runner says it ran.
#[derive(Default, Debug, PartialEq)]
struct Tests {
    n_passed: usize,
    n_failed: usize,
    n_ignored: usize,
}

impl Tests {
    /// Sums up cargo's lines, one for each test program: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    fn in_output_of_cargo(output: &str) -> Tests {
        let mut tests = Tests::default();
        let parts =
            output.lines().filter_map(|it| it.strip_prefix("test result: ")).flat_map(|it| it.split(['.', ';']));
        for part in parts {
            match part.trim().split_once(' ') {
                Some((n, "passed")) => tests.n_passed += n.parse().unwrap_or(0),
                Some((n, "failed")) => tests.n_failed += n.parse().unwrap_or(0),
                Some((n, "ignored")) => tests.n_ignored += n.parse().unwrap_or(0),
                _ => {}
            }
        }
        tests
    }

    /// Reads Node's closing lines, as in `ℹ pass 3`.
    fn in_output_of_node(output: &str) -> Tests {
        let number = |name: &str| {
            let mut numbers =
                output.lines().filter_map(|it| it.strip_prefix("ℹ ")?.strip_prefix(name)?.trim().parse().ok());
            numbers.next_back().unwrap_or(0)
        };
        Tests {
            n_passed: number("pass "),
            n_failed: number("fail ") + number("cancelled "),
            n_ignored: number("skipped ") + number("todo "),
        }
    }

    /// A runner that found nothing to run is content; the check is not.
    fn check_any_ran(&self) -> Result<()> {
        if self.n_passed > 0 { Ok(()) } else { Err("The runner names no test that passed.".to_owned()) }
    }
}

impl fmt::Display for Tests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.n_passed, self.n_failed)?;
        if self.n_ignored > 0 { write!(f, ", {} ignored", self.n_ignored) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_results_of_all_test_programs_are_summed_up() {
        let output = "
running 2 tests
test a_test_result ... ok

test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s

test result: FAILED. 30 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.20s
";
        assert_eq!(Tests::in_output_of_cargo(output), Tests { n_passed: 42, n_failed: 2, n_ignored: 1 });
        assert_eq!(Tests::in_output_of_cargo("error: could not compile"), Tests::default());
    }

    #[test]
    fn the_last_lines_of_node_are_read() {
        let output = "
▶ links
  ✔ pass 99 (12ms)
  ℹ pass 98
ℹ tests 12
ℹ suites 1
ℹ pass 7
ℹ fail 1
ℹ cancelled 2
ℹ skipped 1
ℹ todo 1
ℹ duration_ms 5123.3

✖ failing tests:
";
        assert_eq!(Tests::in_output_of_node(output), Tests { n_passed: 7, n_failed: 3, n_ignored: 2 });
        assert_eq!(Tests::in_output_of_node(""), Tests::default());
    }

    #[test]
    fn a_run_without_any_test_is_a_failure() {
        assert!(Tests::default().check_any_ran().is_err());
        assert!(Tests { n_passed: 1, ..Tests::default() }.check_any_ran().is_ok());
    }

    #[test]
    fn the_closing_line_counts_the_steps() {
        let mut steps = Steps::default();
        assert!(steps.run("a", || Ok(())));
        assert!(!steps.run("b", || Err("It rains.".to_owned())));
        steps.leave_out("c", "b failed");
        let why = steps.conclude("no tests").expect_err("one step failed");
        assert!(why.contains("b: It rains."), "{why}");
        assert!(why.ends_with("Steps: 1 passed, 1 failed, 1 not run; no tests."), "{why}");
    }

    #[test]
    fn a_check_without_failures_succeeds() {
        let mut steps = Steps::default();
        steps.run("a", || Ok(()));
        assert_eq!(steps.conclude(""), Ok(()));
    }
}
