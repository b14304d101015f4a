import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, button, inStorage, isAt, open, stored } from "./browser.mjs";

const ROUND = "mcp/mock/?minutes=10&lang=en&seed=7";

const prompt = (page) => page.locator("#round-prompt");

test("a round from start to sheet: prompts alone, then points, times, ratings and follow-ups", async (t) => {
  const page = await open(t, "", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.clock.install({ time: new Date("2026-12-01T12:00:00") });
  await page.goto(page.url() + ROUND);
  await page.getByText("3 题，10 分钟，用英文答。").waitFor();
  await button(page, "开始").click();
  const asked = [];
  for (const place of [1, 2, 3]) {
    await page.getByText(`第 ${place} 题，共 3 题`).waitFor();
    asked.push(await prompt(page).innerText());
    assert.equal(await page.getByRole("checkbox").count(), 0);
    await page.clock.runFor(place * 60_000);
    await button(page, place < 3 ? "答完了，下一题" : "答完了，看答题单").click();
  }
  assert.equal(new Set(asked).size, 3);
  for (const it of asked) assert.match(it, /^[\x20-\x7e’“”]+$/);
  const rows = page.locator("ol.round-sheet > li");
  assert.equal(await rows.count(), 3);
  assert.deepEqual(await rows.locator(".round-sheet__head span:last-child").allInnerTexts(), ["1:00", "2:00", "3:00"]);
  const first = rows.first();
  const n = await first.locator("ul").first().getByRole("checkbox").count();
  for (const box of await first.locator("ul").first().getByRole("checkbox").all()) await box.check();
  assert.equal(await first.getByRole("radio", { name: "可以" }).isChecked(), true, "the coverage suggests the rating");
  await first.locator("ul").last().getByRole("checkbox").first().check();
  await rows.nth(1).getByRole("radio", { name: "轻松" }).check();
  await button(page, "复制答题单").click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, new RegExp(`\\n1\\. .* · ${n} / ${n} · 1:00 · 可以 · 追问答上 1 / 3。\\n2\\. .* · 2:00 · 轻松 · `));
  // Nothing enters the schedule unasked.
  assert.equal(await inStorage(page, KEYS.progress), null);
  await button(page, "记入复习安排").click();
  await page.getByText("已记入复习安排。", { exact: true }).waitFor();
  const { records } = JSON.parse(await inStorage(page, KEYS.progress));
  const attempts = Object.values(records).map((it) => it.en.attempts[0]);
  assert.deepEqual(attempts.map((it) => it.seconds).sort(), [120, 180, 60]);
  assert.deepEqual(attempts.map((it) => it.rating).sort(), ["again", "easy", "good"]);
  await button(page, "撤销").click();
  const after = Object.values(JSON.parse(await inStorage(page, KEYS.progress)).records);
  assert.ok(after.every((it) => it.en.attempts === undefined && it.en.undone.length === 1));
  await button(page, "记入复习安排").waitFor();
});

test("the same address draws the same round in another browser", async (t) => {
  const [one, two] = [await open(t, ROUND), await open(t, ROUND)];
  for (const page of [one, two]) await button(page, "开始").click();
  for (let place = 0; place < 3; place += 1) {
    assert.equal(await prompt(one).innerText(), await prompt(two).innerText());
    for (const page of [one, two]) await page.getByRole("main").getByRole("button", { name: /^答完了/ }).click();
  }
});

test("leaving and coming back goes on with the round, also from the page where rounds are drawn", async (t) => {
  const page = await open(t, ROUND);
  await button(page, "开始").click();
  await button(page, "答完了，下一题").click();
  await page.getByText("第 2 题，共 3 题").waitFor();
  const second = await prompt(page).innerText();
  await page.reload();
  assert.equal(await prompt(page).innerText(), second);
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByRole("link", { name: "模拟面试" }).click();
  await button(page, "接着上次那一轮").click();
  await isAt(page, ROUND);
  assert.equal(await prompt(page).innerText(), second);
});

test("the time is said at the half and at the end, not each second", async (t) => {
  const page = await open(t, "");
  await page.clock.install({ time: new Date("2026-12-01T12:00:00") });
  await page.goto(page.url() + ROUND);
  await button(page, "开始").click();
  const said = () => page.locator(".mock__asked [role=status]").innerText();
  const heard = new Set();
  for (let minute = 0; minute < 12; minute += 1) {
    heard.add(await said());
    await page.clock.runFor(60_000);
  }
  assert.deepEqual([...heard], ["", "过了 5 分钟。", "时间到了，收个尾。"]);
});

test("a round is drawn by length and language, and its address can be handed on", async (t) => {
  const page = await open(t, "mcp/mock/");
  await page.getByRole("radio", { name: "30 分钟" }).check();
  await page.getByRole("radio", { name: "英文" }).check();
  await button(page, "抽一轮").click();
  await page.waitForURL(/\/mcp\/mock\/\?minutes=30&lang=en&seed=[0-9a-f]+$/);
  await page.getByText("9 题，30 分钟，用英文答。").waitFor();
});

test("an address that describes no round offers to draw one", async (t) => {
  for (const query of ["?minutes=11&lang=en&seed=1", "?minutes=10&lang=fr&seed=1", "?seed=%00"]) {
    const page = await open(t, `mcp/mock/${query}`);
    await button(page, "抽一轮").waitFor();
  }
});

for (const bytes of ["", "{", "[]", '{"round":"?minutes=10&lang=en&seed=7","turned":[]}', '{"round":"?minutes=10&lang=en&seed=7","turned":[9e99]}']) {
  test(`a stored round that cannot be read is begun anew: ${JSON.stringify(bytes)}`, async (t) => {
    const page = await open(t, ROUND, { prepare: stored("tiku/sitting", bytes) });
    await button(page, "开始").click();
    await page.getByText("第 1 题，共 3 题").waitFor();
  });
}
