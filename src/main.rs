#[cfg(target_family = "wasm")]
fn main() {
    tiku::ui::mount();
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    eprintln!("tiku runs in a browser: `cargo xtask serve` builds it and opens it");
    std::process::exit(2);
}
