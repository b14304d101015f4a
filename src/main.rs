#[cfg(all(target_family = "wasm", feature = "shell"))]
fn main() {
    tiku::ui::mount();
}

#[cfg(not(all(target_family = "wasm", feature = "shell")))]
fn main() {
    eprintln!("tiku runs in a browser: `cargo xtask serve` builds it and opens it");
    std::process::exit(2);
}
