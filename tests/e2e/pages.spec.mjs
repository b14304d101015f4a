// The pages that are drawn before any program runs: read without scripts, and taken over without a jump.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { KEYS, SITE, button, open, rate, reveal, stored } from "./browser.mjs";

const QUESTION = "mcp/one-client-one-server/";
const PAGES = ["", "data/", "mcp/", "mcp/day/3/", "mcp/review/", "mcp/mock/", "mcp/progress/", "mcp/notes/", QUESTION];

/** Holds the program back until it is let go. */
async function heldBack(t, path) {
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  const answer = async (route) => {
    await held;
    await route.continue();
  };
  const page = await open(t, path, { files: "**/*.wasm", answer, prepare: COUNT_SHIFTS });
  return [page, letGo];
}

const COUNT_SHIFTS = `globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });`;

for (const path of PAGES) {
  test(`a page reads without scripts: /${path}`, async (t) => {
    const page = await open(t, path, { javaScriptEnabled: false });
    assert.notEqual(await page.title(), "");
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await page.locator("#drawn").count(), 1);
    for (const link of await page.locator("#drawn a").all()) {
      assert.doesNotMatch(await link.getAttribute("href"), /^\/(?!\/)/, "links go from where the page lies");
    }
  });

  test(`the program takes a page over and nothing moves: /${path}`, async (t) => {
    const [page, letGo] = await heldBack(t, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    letGo();
    await page.locator("#drawn").waitFor({ state: "detached" });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await page.evaluate(() => globalThis.shift), 0);
  });
}

test("a question's page has it all, folded, in both languages, and says what it is to a chat", async (t) => {
  const page = await open(t, QUESTION, { javaScriptEnabled: false });
  for (const [fold, text] of [["要点", /隔离/], ["分析过程", /./], ["Reasoning", /./], ["追问", /./]]) {
    const summary = page.locator("summary").filter({ hasText: fold }).first();
    await summary.click();
    assert.match(await summary.locator("xpath=..").innerText(), text);
  }
  const html = await (await page.request.get(SITE + QUESTION)).text();
  const title = html.match(/<meta property="og:title" content="([^"]+)">/)[1];
  assert.match(title, /一个客户端/);
  assert.match(html.match(/<meta name="description" content="([^"]+)">/)[1], /MCP.*[a-z]{4}/);
  const structured = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)[1]);
  assert.equal(structured["@type"], "QAPage");
  assert.match(structured.mainEntity.acceptedAnswer.text, /\n/);
});

test("whoever reads already keeps their place, folds, selection and focus", async (t) => {
  const [page, letGo] = await heldBack(t, QUESTION);
  const summaries = page.locator("summary");
  const fold = summaries.filter({ hasText: "分析过程" }).first();
  await fold.click();
  await fold.evaluate((it) => {
    const text = it.parentElement.querySelector("li .prose, li span, li p");
    const range = document.createRange();
    range.selectNodeContents(text);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    scrollTo(0, 300);
  });
  const look = () =>
    page.evaluate(() => ({
      selected: getSelection().toString(),
      scrolled: Math.round(scrollY),
      focus: document.activeElement.textContent,
    }));
  const before = await look();
  assert.ok(before.selected.length > 3 && before.scrolled === 300);
  letGo();
  await page.locator("#drawn").waitFor({ state: "detached" });
  assert.deepEqual(await look(), before);
  assert.equal(await page.locator("details[open] > summary").filter({ hasText: "分析过程" }).count(), 1);
});

test("what is pressed before the program has come is answered when it has", async (t) => {
  const [page, letGo] = await heldBack(t, QUESTION);
  await button(page, "对照要点").click();
  letGo();
  await page.getByRole("checkbox").first().waitFor();
});

test("what is written before the program has come is not lost", async (t) => {
  const [page, letGo] = await heldBack(t, "data/");
  await page.getByLabel("粘贴文本或链接").fill("dear diary");
  letGo();
  await button(page, "看看里面有什么").click();
  await page.getByRole("dialog").getByText("第 1 行第 1 个字符").waitFor();
});

test("where the program cannot come, the page stays, says so, and saves what is stored", async (t) => {
  const text = '{"version":3,"records":{"mcp/x":{"star":[5,true]}}}';
  const options = { faults: true, prepare: stored(KEYS.progress, text), files: "**/*.wasm", answer: (route) => route.abort() };
  const page = await open(t, QUESTION, options);
  await page.getByRole("alert").filter({ hasText: "题库没能打开" }).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /把记录存成文件/ }).first().click();
  assert.equal(await readFile(await (await download).path(), "utf8"), text);
});

test("progress of a returning reader is there once the program is", async (t) => {
  const page = await open(t, QUESTION);
  await (await reveal(page)).first().check();
  await rate(page, "可以");
  await page.reload();
  await page.getByText(/^上次 /).waitFor();
  await button(page, "对照要点").waitFor();
});
