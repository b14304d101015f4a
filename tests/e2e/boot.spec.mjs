import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE, heading, open } from "./browser.mjs";

const PROGRAM = "**/*.wasm";

const failed = (page) => page.getByRole("alert").filter({ hasText: "题库没能打开" });

test("without WebAssembly the page says what to do, in both languages", async (t) => {
  const page = await open(t, "", { prepare: "delete globalThis.WebAssembly", faults: true });
  await failed(page).waitFor();
  assert.match(await failed(page).innerText(), /tiku could not start/);
});

for (const [how, answer] of Object.entries({
  "is missing": { status: 404, contentType: "text/html", body: "<h1>Not found</h1>" },
  "is another page": { status: 200, contentType: "text/html", body: "<h1>Log in</h1>" },
  "is cut short": { status: 200, contentType: "application/wasm", body: "\0asm" },
})) {
  test(`with a program that ${how} the page says what to do`, async (t) => {
    const page = await open(t, "", { faults: true, files: PROGRAM, answer: (route) => route.fulfill(answer) });
    await failed(page).waitFor();
  });
}

test("with a script that is blocked the page says what to do", async (t) => {
  const page = await open(t, "", { faults: true, files: "**/*.js", answer: (route) => route.abort() });
  await failed(page).waitFor();
});

test("without scripts the page says what they are for", async (t) => {
  const page = await open(t, "", { javaScriptEnabled: false });
  // What stands in a noscript is no text to the locators.
  const words = page.locator("noscript p").last();
  await words.waitFor();
  assert.match(await words.textContent(), /let this page run them/);
});

test("a program that is served with the wrong type still starts", async (t) => {
  const answer = async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, contentType: "application/octet-stream" });
  };
  const page = await open(t, "mcp/stateless-core/", { faults: true, files: PROGRAM, answer });
  // The page that was drawn has a heading, too: it is the program that takes it away.
  await page.locator("#drawn").waitFor({ state: "detached" });
  await heading(page).waitFor();
});

test("the boot message leaves when the app is there", async (t) => {
  const page = await open(t, "");
  await heading(page).waitFor();
  assert.equal(await page.locator("#boot").count(), 0);
});

test("a panic shows a notice with its details, and a reload finds every mark", async (t) => {
  const page = await open(t, "mcp/stateless-core/", { permissions: ["clipboard-read", "clipboard-write"], faults: true });
  await page.getByRole("button", { name: "对照要点" }).click();
  await page.getByRole("checkbox").first().check();
  await page.evaluate(() => dispatchEvent(new CustomEvent("tiku:panic", { detail: "panicked at src/x.rs:1:2" })));
  const crash = page.getByRole("dialog", { name: /出错了/ });
  await crash.waitFor();
  await crash.getByRole("button", { name: /复制详情/ }).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith("panicked at src/x.rs:1:2"));
  await crash.getByRole("button", { name: /刷新/ }).click();
  await page.getByRole("button", { name: "对照要点" }).click();
  assert.equal(await page.getByRole("checkbox").first().isChecked(), true);
});

test("the page asks for nothing but its own files", async (t) => {
  const page = await open(t, "");
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.getByRole("link", { name: /^(从第一题开始|接着练)$/ }).click();
  await page.getByRole("button", { name: "对照要点" }).click();
  assert.ok(3 <= asked.length);
  assert.deepEqual(asked.filter((url) => !url.startsWith(SITE) && !url.startsWith("data:")), []);
});
