// What must work when the program does not: saying that it did not start, or that it broke, and saving what is stored.
(() => {
  const boot = () => document.getElementById("boot");

  const sayItDidNotStart = (why) => {
    boot().dataset.state = "failed";
    boot().querySelector("[data-do=save]").hidden = stored() === null;
    boot().querySelector(".boot__details").textContent = why;
  };

  const sayItBroke = (details) => {
    const crash = document.getElementById("crash");
    if (crash.open) return;
    crash.querySelector("pre").textContent = `${details}\n${location.href}\n${navigator.userAgent}`;
    crash.showModal();
  };

  const stored = () => {
    try {
      return localStorage.getItem("tiku/progress");
    } catch {
      return null;
    }
  };

  // The stored text as it is: whatever it holds, it is the learner's.
  const saveStored = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([stored()], { type: "application/json" }));
    link.download = "tiku-progress.json";
    link.click();
  };

  // Until the program has taken the boot message away, whatever fails kept it from starting; after that only a trap
  // of the program itself is its end: an extension's error, say, is not ours to report.
  const onFault = (fault, why) => {
    if (boot()) sayItDidNotStart(why);
    else if (globalThis.WebAssembly && fault instanceof WebAssembly.RuntimeError) sayItBroke(why);
  };

  addEventListener("tiku:panic", ({ detail }) => (boot() ? sayItDidNotStart(detail) : sayItBroke(detail)));
  addEventListener("unhandledrejection", ({ reason }) => onFault(reason, String(reason)));
  addEventListener(
    "error",
    ({ error, message, target }) => onFault(error, message ?? `${target.src ?? target.href ?? target.tagName}`),
    true,
  );

  addEventListener("DOMContentLoaded", () => {
    if (!globalThis.WebAssembly) sayItDidNotStart("WebAssembly");
    document.addEventListener("click", ({ target }) => {
      // What is pressed before the program has come is pressed again when it has.
      const pressed = target.closest("#drawn :is(button, input)");
      document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
      if (pressed) pressed.dataset.pressed = "";
      const action = target.closest("[data-do]")?.dataset.do;
      if (action === "save") saveStored();
      if (action === "reload") location.reload();
      if (action === "copy") navigator.clipboard?.writeText(document.querySelector("#crash pre").textContent);
    });
  });
})();
