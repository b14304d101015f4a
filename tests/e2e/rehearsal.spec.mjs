import assert from "node:assert/strict";
import { test } from "node:test";
import { button, finish, heading, isAt, open, rate, reveal } from "./browser.mjs";

const QUESTION = "mcp/mcp-or-function-calling/";

const status = (page, text) => page.getByRole("status").filter({ hasText: text }).waitFor();
const score = (page) => page.locator("output");

test("a question opens with its answers folded", async (t) => {
  const page = await open(t, QUESTION);
  await heading(page).waitFor();
  assert.equal(await page.getByRole("checkbox").count(), 0);
  assert.equal(await page.locator("details[open]").count(), 0);
  assert.ok(4 <= (await page.locator("details.fold").count()));
});

test("revealing the points takes the focus to the first of them", async (t) => {
  const page = await open(t, QUESTION);
  const points = await reveal(page);
  await page.waitForFunction(() => document.activeElement.id === "first-point");
  assert.ok(4 <= (await points.count()));
});

test("a mark is still there after a reload, on the question, in the day list and on the start page", async (t) => {
  const page = await open(t, QUESTION);
  await reveal(page);
  await rate(page, "勉强");
  await status(page, "记为勉强，");
  await page.reload();
  await page.getByText(/^上次 \d{4}-\d\d-\d\d，说到 0 \/ 5 点。/).waitFor();
  const tally = "共 3 题，中文答了 1 题，英文答了 0 题";
  await page.getByRole("link", { name: `第 1 天 为什么要有协议 ${tally}` }).first().waitFor();
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await isAt(page, "");
  await page.getByRole("main").getByText(tally).waitFor();
});

test("two ticked points are still ticked after a reload", async (t) => {
  const page = await open(t, QUESTION);
  let points = await reveal(page);
  const n = await points.count();
  await points.nth(0).check();
  await points.nth(2).check();
  assert.equal(await score(page).innerText(), `2 / ${n}`);
  await page.reload();
  points = await reveal(page);
  const ticked = await points.evaluateAll((all) => all.flatMap((it, place) => (it.checked ? [place] : [])));
  assert.deepEqual(ticked, [0, 2]);
  assert.equal(await score(page).innerText(), `2 / ${n}`);
});

test("a tick, a tick taken away, a mark and a mark taken back can each be undone", async (t) => {
  const page = await open(t, QUESTION);
  const points = await reveal(page);
  const undo = () => button(page, "撤销").click();

  await points.nth(1).check();
  await status(page, "第 2 点：说到了。");
  await undo();
  await status(page, "已撤销。");
  assert.equal(await points.nth(1).isChecked(), false);

  await points.nth(1).check();
  await points.nth(1).uncheck();
  await undo();
  await status(page, "已撤销。");
  assert.equal(await points.nth(1).isChecked(), true);

  await rate(page, "可以");
  await status(page, "记为可以，");
  await button(page, "取消标记").click();
  await status(page, "改回未答");
  assert.equal(await points.nth(1).isChecked(), true, "the ticks lie on the sheet again");
  await undo();
  await page.reload();
  await page.getByText(/^上次 .*说到 1 \/ 5 点。/).waitFor();
});

test("an undone mark stays undone after a reload", async (t) => {
  const page = await open(t, QUESTION);
  await reveal(page);
  await rate(page, "可以");
  await button(page, "撤销").click();
  await status(page, "已撤销。");
  await page.getByRole("group", { name: "这次答得怎样" }).waitFor();
  await page.reload();
  await page.getByText("先自己说一遍，再看。").waitFor();
});

test("the notice waits for the keyboard: reveal, tick, mark and undo without a mouse", async (t) => {
  const page = await open(t, QUESTION);
  await button(page, "对照要点").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.id === "first-point");
  await page.keyboard.press("Space");
  await status(page, "第 1 点：说到了。");
  const isOn = (name) =>
    page.evaluate((it) => (document.activeElement.ariaLabel ?? document.activeElement.textContent) === it, name);
  for (let presses = 0; !(await isOn("撤销")); presses += 1) {
    assert.ok(presses < 60, "the undo button is reached by Tab");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await status(page, "已撤销。");
  assert.equal(await page.getByRole("checkbox").first().isChecked(), false);
});

test("each language of the reasoning folds by itself", async (t) => {
  const page = await open(t, QUESTION);
  await page.getByText("分析过程", { exact: true }).click();
  const open_ = page.locator("details[open] ol");
  assert.equal(await open_.getAttribute("lang"), "zh-Hans");
  await page.getByText("Reasoning", { exact: true }).click();
  assert.deepEqual(await open_.evaluateAll((all) => all.map((it) => it.lang)), ["zh-Hans", "en"]);
  await page.getByText("分析过程", { exact: true }).click();
  assert.deepEqual(await open_.evaluateAll((all) => all.map((it) => it.lang)), ["en"]);
});

test("a follow-up is asked before it is answered", async (t) => {
  const page = await open(t, QUESTION);
  await page.getByText(/^追问 · \d$/).click();
  const first = page.locator("details.follow-up").first();
  assert.equal(await first.locator("p").isVisible(), false);
  await first.locator("summary").click();
  assert.equal(await first.locator("p").isVisible(), true);
});

test("what cites a source leads to it, and what cites none says that it is practice", async (t) => {
  const page = await open(t, QUESTION);
  await page.getByText("分析过程", { exact: true }).click();
  const steps = page.locator("details[open] ol > li");
  const n_cited = await steps.filter({ has: page.getByRole("link", { name: /^出处 \d/ }) }).count();
  const n_practice = await steps.filter({ hasText: /经验$/ }).count();
  assert.ok(0 < n_cited && 0 < n_practice);
  assert.equal(n_cited + n_practice, await steps.count());
  const hrefs = await page.getByRole("link", { name: /^出处 \d/ }).evaluateAll((all) => all.map((it) => it.href));
  for (const href of hrefs) assert.match(href, /^https:\/\/modelcontextprotocol\.io\//);
});

test("the three questions of day 1 are worked through, and the start page knows where to go on", async (t) => {
  const page = await open(t, "");
  await page.getByRole("link", { name: "从第一题开始" }).click();
  for (const place of [1, 2]) {
    await page.getByText(`D1 · ${place}`, { exact: true }).waitFor();
    await reveal(page);
    await rate(page, "可以");
    await finish(page);
  }
  await page.getByText("D1 · 3", { exact: true }).waitFor();
  const title = (await page.title()).split(" · ")[0];
  await page.goto(page.url().replace("mcp/stateless-core/", ""));
  await page.getByRole("heading", { level: 1, name: `从「${title}」接着说。` }).waitFor();
  await page.getByText("上次停在 D1 第 3 题。").waitFor();
  await page.getByRole("link", { name: "接着练" }).click();
  await isAt(page, "mcp/stateless-core/");
});

test("two tabs do not lose each other's marks", async (t) => {
  const page = await open(t, QUESTION);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const [mine, theirs] = [await reveal(page), await reveal(other)];
  await mine.nth(0).check();
  await other.waitForFunction(() => document.querySelector("input[type=checkbox]").checked);
  await theirs.nth(1).check();
  await page.waitForFunction(() => document.querySelectorAll("input[type=checkbox]:checked").length === 2);
  await page.reload();
  assert.deepEqual(await (await reveal(page)).evaluateAll((all) => all.filter((it) => it.checked).length), 2);
});
