// Several pages of one browser, and storage that changes under an open page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, SITE, button, inStorage, open, rate, reveal } from "./browser.mjs";

const QUESTION = "mcp/mcp-or-function-calling/";

async function twoTabs(t, path = QUESTION) {
  const one = await open(t, path);
  const two = await one.context().newPage();
  two.setDefaultTimeout(10_000);
  await two.goto(SITE + path);
  return [one, two];
}

test("a tab sees the marks of another within a second", async (t) => {
  const [one, two] = await twoTabs(t, "mcp/");
  await one.goto(SITE + QUESTION);
  await (await reveal(one)).first().check();
  await rate(one, "可以");
  await two.getByText("共 21 题，中文答了 1 题，英文答了 0 题").first().waitFor({ timeout: 1_000 });
});

test("ticks made in two tabs by turns and at once are all kept", async (t) => {
  const [one, two] = await twoTabs(t);
  const [left, right] = [await reveal(one), await reveal(two)];
  await left.nth(0).check();
  await right.nth(1).check();
  await Promise.all([left.nth(2).check(), right.nth(3).check()]);
  for (const page of [one, two]) {
    await page.waitForFunction(() => document.querySelectorAll("input[type=checkbox]:checked").length === 4);
  }
  await one.reload();
  assert.equal(await (await reveal(one)).evaluateAll((all) => all.filter((it) => it.checked).length), 4);
});

test("a write over another tab's is mended by the one that was written over", async (t) => {
  const [one, two] = await twoTabs(t);
  const points = await reveal(one);
  await points.nth(0).check();
  // What a tab does that read before the other wrote.
  const old = JSON.stringify({ version: 3, records: { "mcp/stateless-core": { star: [5, true] } } });
  await two.evaluate(([key, text]) => localStorage.setItem(key, text), [KEYS.progress, old]);
  await two.waitForFunction(
    ([key, id]) => JSON.parse(localStorage.getItem(key)).records[id]?.zh.sheet,
    [KEYS.progress, QUESTION.slice(0, -1)],
  );
  assert.deepEqual(JSON.parse(await inStorage(one, KEYS.progress)).records["mcp/stateless-core"], { star: [5, true] });
});

test("storage that is cleared while the page is open is filled again, and the page says so", async (t) => {
  const [one, two] = await twoTabs(t);
  await (await reveal(one)).nth(0).check();
  const before = JSON.parse(await inStorage(one, KEYS.progress));
  await two.goto(`${SITE}mcp/`);
  await two.evaluate(() => localStorage.clear());
  await one.getByText("浏览器里的数据被清掉了").waitFor();
  assert.deepEqual(JSON.parse(await inStorage(one, KEYS.progress)).records, before.records);
});

test("progress that a newer version writes while the page is open is not written over", async (t) => {
  const [one, two] = await twoTabs(t);
  const points = await reveal(one);
  await points.nth(0).check();
  const newer = '{"version":4,"cards":{}}';
  await two.evaluate(([key, text]) => localStorage.setItem(key, text), [KEYS.progress, newer]);
  await one.getByRole("alert").filter({ hasText: "更新版本" }).waitFor();
  await points.nth(1).check();
  assert.equal(await inStorage(one, KEYS.progress), newer);
  assert.match(await one.locator("output").innerText(), /^2 \//, "the page itself goes on");
});

test("progress that is spoiled while the page is open is set aside, and what the page knows is stored", async (t) => {
  const [one, two] = await twoTabs(t);
  const points = await reveal(one);
  await points.nth(0).check();
  await two.evaluate((key) => localStorage.setItem(key, "half a docum"), KEYS.progress);
  await one.getByRole("alert").filter({ hasText: "读不出来" }).waitFor();
  await points.nth(1).check();
  assert.equal(await inStorage(one, `${KEYS.progress}/unreadable/1`), "half a docum");
  await one.reload();
  assert.equal(await (await reveal(one)).evaluateAll((all) => all.filter((it) => it.checked).length), 2);
});

test("a choice made in one tab holds in the other", async (t) => {
  const [one, two] = await twoTabs(t);
  await one.getByRole("radio", { name: "EN", exact: true }).check();
  await two.locator("h1 [lang=en]").waitFor();
});

test("undoing takes back one's own change and leaves the other tab's", async (t) => {
  const [one, two] = await twoTabs(t);
  const [left, right] = [await reveal(one), await reveal(two)];
  await left.nth(0).check();
  await right.nth(1).check();
  await button(one, "撤销").click();
  await one.waitForFunction(() => {
    const boxes = [...document.querySelectorAll("input[type=checkbox]")];
    return !boxes[0].checked && boxes[1].checked;
  });
  await two.waitForFunction(() => !document.querySelector("input[type=checkbox]").checked);
});

test("a note follows what another tab writes, but not while somebody writes in it", async (t) => {
  const [one, two] = await twoTabs(t);
  for (const page of [one, two]) await page.getByText("我的答案").first().click();
  const [here, there] = [one, two].map((it) => it.getByLabel("我的答案，中文"));
  await here.fill("先分两层");
  await two.waitForFunction(() => document.querySelector("textarea.writing[rows='5']").value === "先分两层");
  await there.fill("先分两层，再说边界");
  await one.locator("h1").click();
  await there.fill("先分三层");
  await one.waitForFunction(() => document.querySelector("textarea.writing[rows='5']").value === "先分三层");
});

test("what changed everything can be taken back later in the visit, and what was done since stays", async (t) => {
  const page = await open(t, QUESTION);
  await (await reveal(page)).nth(0).check();
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByRole("link", { name: "你的数据" }).click();
  await button(page, "清空…").click();
  await button(page, "确定清空").click();
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByRole("link", { name: "从第一题开始" }).click();
  await (await reveal(page)).nth(1).check();
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByRole("link", { name: "你的数据" }).click();
  await button(page, "撤回这一步").click();
  const { said } = JSON.parse(await inStorage(page, KEYS.progress)).records[QUESTION.slice(0, -1)].zh.sheet;
  assert.deepEqual(Object.values(said).map(([, it]) => it), [true, true]);
});
