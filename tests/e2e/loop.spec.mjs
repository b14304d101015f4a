import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, button, finish, heading, inStorage, isAt, open, rate, reveal, stored, values } from "./browser.mjs";

const QUESTION = "mcp/mcp-or-function-calling/";
const NOON = new Date("2026-12-01T12:00:00");

const status = (page, text) => page.getByRole("status").filter({ hasText: text }).first().waitFor();
const focused = (page, id) => page.waitForFunction((it) => document.activeElement.id === it, id);
const progress = async (page) => JSON.parse(await inStorage(page, KEYS.progress));
const memory = async (page, slug, lang) => (await progress(page)).records[`mcp/${slug}`]?.[lang];

for (const [locale, lang, again] of [["zh-CN", "zh", "第 1 点"], ["en-US", "en", "Point 1"]]) {
  test(`the whole loop goes by the keyboard alone (${lang})`, async (t) => {
    const page = await open(t, QUESTION, { locale });
    await heading(page).waitFor();
    await page.keyboard.press("Space");
    await focused(page, "first-point");
    for (const key of "1235") await page.keyboard.press(key);
    await page.keyboard.press("1");
    await status(page, again);
    await page.keyboard.press("1");
    await page.keyboard.press("Enter");
    await focused(page, "after-mark");
    const { attempts } = await memory(page, "mcp-or-function-calling", lang);
    assert.equal(attempts.length, 1);
    assert.equal(attempts[0].rating, "hard");
    assert.deepEqual(Object.keys(attempts[0].missed), ["m-plus-n"]);
    // The follow-ups: show, said; show, not said; show, said.
    for (const key of "121") {
      await focused(page, "after-mark");
      await page.keyboard.press("Enter");
      await page.locator(".follow-up-round .follow-up__answer").waitFor();
      await page.keyboard.press(key);
      await page.locator(".follow-up-round .follow-up__answer").waitFor({ state: "detached" });
    }
    const { follow_ups } = (await memory(page, "mcp-or-function-calling", lang)).attempts[0];
    assert.deepEqual(values(follow_ups), { 1: true, 2: false, 3: true });
    await focused(page, "after-mark");
    await page.keyboard.press("Enter");
    await isAt(page, "mcp/one-client-one-server/");
  });
}

test("inside the ratings the digits rate", async (t) => {
  const page = await open(t, QUESTION);
  await reveal(page);
  await page.locator(".rating button").first().focus();
  await page.keyboard.press("4");
  await status(page, "记为轻松，");
  assert.equal((await memory(page, "mcp-or-function-calling", "zh")).attempts[0].rating, "easy");
});

test("keys in a field, with a modifier, or of an input method do nothing to the page", async (t) => {
  const page = await open(t, QUESTION);
  await page.locator("details.answer__draft > summary").click();
  await page.getByRole("textbox").fill("");
  await page.getByRole("textbox").press("Space");
  await page.getByRole("textbox").press("1");
  assert.equal(await page.locator(".sheet").count(), 0);
  await page.getByRole("textbox").blur();
  await page.evaluate(() => {
    for (const init of [{ isComposing: true }, { keyCode: 229 }, { ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true, ...init });
      document.body.dispatchEvent(event);
    }
  });
  await page.getByRole("radio", { name: "中文" }).focus();
  await page.keyboard.press("Space");
  assert.equal(await page.locator(".sheet").count(), 0);
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true })));
  await page.locator(".sheet").waitFor();
});

test("a draft is kept over a reload and becomes part of the attempt", async (t) => {
  const page = await open(t, QUESTION);
  await page.locator("details.answer__draft > summary").click();
  await page.getByRole("textbox").fill("先分两层：谁选，谁送。");
  await page.reload();
  assert.equal(await page.getByRole("textbox").inputValue(), "先分两层：谁选，谁送。");
  await reveal(page);
  await rate(page, "没答上");
  const kept = await memory(page, "mcp-or-function-calling", "zh");
  assert.equal(kept.attempts[0].draft, "先分两层：谁选，谁送。");
  assert.equal(kept.sheet.draft[1], "");
});

test("the clock counts up, says its marks, and stands when the points are shown", async (t) => {
  const page = await open(t, "", {});
  await page.clock.install({ time: NOON });
  await page.goto(page.url() + QUESTION);
  const timer = page.getByRole("timer");
  await timer.waitFor();
  assert.equal(await timer.innerText(), "0:00");
  await page.clock.runFor(89_000);
  assert.equal(await timer.innerText(), "1:29");
  assert.equal(await page.locator(".answer__mark").innerText(), "");
  await page.clock.runFor(2_000);
  await page.locator(".answer__mark").getByText("该说结论了。").waitFor();
  await page.clock.runFor(90_000);
  await page.locator(".answer__mark").getByText("有点长了，收个尾。").waitFor();
  await reveal(page);
  await page.clock.runFor(60_000);
  await rate(page, "可以");
  assert.equal((await memory(page, "mcp-or-function-calling", "zh")).attempts[0].seconds, 181);
});

test("the clock can be hidden and its marks moved", async (t) => {
  const page = await open(t, QUESTION);
  await button(page, "设置").click();
  await page.getByLabel("第一次提示（秒）").fill("30");
  await page.getByLabel("第一次提示（秒）").blur();
  await page.getByLabel("显示计时").uncheck();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("timer").count(), 0);
  await page.reload();
  await heading(page).waitFor();
  assert.equal(await page.getByRole("timer").count(), 0);
  assert.deepEqual(JSON.parse(await inStorage(page, KEYS.progress)).choices.timer[1], { is_shown: false, marks: [30, 180] });
});

test("a mark belongs to the language it was answered in", async (t) => {
  const page = await open(t, QUESTION);
  for (const [name, rating] of [["中文", "轻松"], ["英文", "没答上"]]) {
    await page.locator(".answer").getByRole("radio", { name }).check();
    await reveal(page);
    await rate(page, rating);
    await page.reload();
  }
  assert.equal((await memory(page, "mcp-or-function-calling", "zh")).attempts[0].rating, "easy");
  assert.equal((await memory(page, "mcp-or-function-calling", "en")).attempts[0].rating, "again");
  await page.getByText("共 21 题，中文答了 1 题，英文答了 1 题").first().waitFor();
  assert.equal(await heading(page).locator("[lang=en]").count(), 1, "the language to answer in leads");
});

test("what is due again comes in the weakest language first, and the round goes on to the next", async (t) => {
  const page = await open(t, "");
  const attempt = (days, rating) => ({ at: NOON.getTime() - days * 864e5, rating });
  const records = {
    "mcp/mcp-or-function-calling": { zh: { attempts: [attempt(9, "good")] }, en: { attempts: [attempt(3, "hard")] } },
    "mcp/stateless-core": { zh: { attempts: [attempt(20, "good")] } },
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEYS.progress, JSON.stringify({ version: 2, records })]);
  await page.clock.setFixedTime(NOON);
  await page.reload();
  const due = page.getByRole("row", { name: /^该再答的/ });
  assert.equal(await due.innerText(), "该再答的\t2\t1");
  await page.getByRole("link", { name: "再答到期的题（3）" }).click();
  // No point was said in either language, so they are equally weak and the given order stands.
  await isAt(page, "mcp/stateless-core/?queue=due&lang=zh");
  await reveal(page);
  await rate(page, "可以");
  await finish(page);
  await isAt(page, "mcp/mcp-or-function-calling/?queue=due&lang=zh");
  await reveal(page);
  await rate(page, "可以");
  await finish(page);
  await isAt(page, "mcp/mcp-or-function-calling/?queue=due&lang=en");
  assert.equal(await heading(page).locator("[lang=en]").count(), 1);
  await reveal(page);
  await rate(page, "轻松");
  await finish(page);
  await isAt(page, "");
});

test("a day ends at four in the morning, not at midnight", async (t) => {
  const page = await open(t, "", { timezoneId: "Asia/Shanghai" });
  const at = new Date("2026-12-01T10:00:00+08:00").getTime();
  // Good for the first time: due in two days, on the 3rd.
  const records = { "mcp/stateless-core": { zh: { attempts: [{ at, rating: "good" }] } } };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEYS.progress, JSON.stringify({ version: 2, records })]);
  const due = async (time) => {
    await page.clock.setFixedTime(new Date(time));
    await page.reload();
    return page.getByRole("row", { name: /^该再答的/ }).innerText();
  };
  assert.equal(await due("2026-12-03T03:59:00+08:00"), "该再答的\t0\t0");
  assert.equal(await due("2026-12-03T04:01:00+08:00"), "该再答的\t1\t0");
});

test("the page notices by itself that a new day has begun", async (t) => {
  const page = await open(t, "", { timezoneId: "Asia/Shanghai" });
  const at = new Date("2026-12-01T10:00:00+08:00").getTime();
  const records = { "mcp/stateless-core": { zh: { attempts: [{ at, rating: "good" }] } } };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEYS.progress, JSON.stringify({ version: 2, records })]);
  await page.clock.install({ time: new Date("2026-12-03T03:59:30+08:00") });
  await page.reload();
  const due = page.getByRole("row", { name: /^该再答的/ });
  assert.equal(await due.innerText(), "该再答的\t0\t0");
  await page.clock.runFor(60_000);
  assert.equal(await due.innerText(), "该再答的\t1\t0");
});

for (const [days, date, left, n_new] of [[3, "2026-12-04", "离面试还有 3 天", 21], [10, "2026-12-11", "离面试还有 10 天", 3]]) {
  test(`the plan aims at an interview ${days} days away, and moving or removing it touches no mark`, async (t) => {
    const page = await open(t, QUESTION);
    await page.clock.setFixedTime(NOON);
    await page.reload();
    await reveal(page);
    await rate(page, "可以");
    const before = (await progress(page)).records;
    await page.getByRole("link", { name: "题库", exact: true }).click();
    await page.getByLabel("面试日期").fill(date);
    await page.getByLabel("面试日期").blur();
    await status(page, "标记一个没动");
    await page.getByText(left).waitFor();
    await page.getByRole("row", { name: new RegExp(`^新题.*剩 ${n_new - 1} / ${n_new}`) }).waitFor();
    assert.deepEqual((await progress(page)).records, before);
    await button(page, "撤销").click();
    assert.equal(await page.getByLabel("面试日期").inputValue(), "");
    await page.getByLabel("面试日期").fill(date);
    await page.getByLabel("面试日期").blur();
    await button(page, "去掉日期").click();
    await page.getByRole("row", { name: /^新题.*剩 2 \/ 3/ }).waitFor();
    assert.deepEqual((await progress(page)).records, before);
  });
}

test("in the last two days only the missed points are offered, and ticking one takes it off", async (t) => {
  const page = await open(t, QUESTION);
  await page.clock.setFixedTime(NOON);
  await page.reload();
  const points = await reveal(page);
  await points.nth(0).check();
  await rate(page, "没答上");
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByLabel("面试日期").fill("2026-12-03");
  await page.getByLabel("面试日期").blur();
  await page.getByText("不学新题了").waitFor();
  assert.equal(await page.getByRole("link", { name: /^答今天的新题|^再答到期的题/ }).count(), 0);
  await page.getByRole("link", { name: "补上次漏掉的要点（1）" }).click();
  await isAt(page, "mcp/review/");
  await page.getByText("还差 4 点，先自己说出来。").waitFor();
  assert.equal(await page.getByRole("checkbox").count(), 0);
  await button(page, "看看是哪几点").click();
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByLabel("面试日期").waitFor();
  assert.equal(await page.getByRole("link", { name: /^补上次漏掉/ }).count(), 0);
});

test("side by side, one language can be covered, and a row shows on a key", async (t) => {
  const page = await open(t, QUESTION);
  await page.locator("summary", { hasText: "中英对照" }).click();
  const paired = page.locator("ol.paired");
  const n = await paired.locator("li").count();
  assert.equal(await paired.locator("[lang=en] p").count(), n);
  await page.getByRole("group", { name: "盖住" }).getByRole("radio", { name: "英文" }).check();
  assert.equal(await paired.locator("[lang=en] p").count(), 0);
  assert.equal(await paired.locator("[lang=zh-Hans] p").count(), n);
  await button(page, "揭开这一段").nth(1).focus();
  await page.keyboard.press("Enter");
  assert.equal(await paired.locator("li").nth(1).locator("[lang=en] p").count(), 1);
  assert.equal(await paired.locator("[lang=en] p").count(), 1);
});

test("selecting in one language takes nothing of the other", async (t) => {
  const page = await open(t, QUESTION);
  await page.locator("summary", { hasText: "中英对照" }).click();
  const cells = page.locator("ol.paired [lang=zh-Hans]");
  await cells.first().locator("p").click({ position: { x: 2, y: 8 } });
  const selected = await page.evaluate(() => {
    const [first, , last] = document.querySelectorAll("ol.paired [lang=zh-Hans] p");
    getSelection().setBaseAndExtent(first, 0, last, last.childNodes.length);
    return getSelection().toString();
  });
  assert.match(selected, /[\u4e00-\u9fff]{4}/);
  assert.doesNotMatch(selected, /The interviewer/);
});

test("a link opens at one of three levels", async (t) => {
  const page = await open(t, `${QUESTION}?view=coach`);
  await page.getByText("这题在考什么").waitFor();
  assert.ok(4 <= (await page.locator(".sheet").getByRole("checkbox").count()));
  assert.equal(await page.locator("details.fold[open] ol.follow-ups").count(), 1);
  assert.equal(await page.locator("details.fold[open] ol.reasoning").count(), 0);
  await page.goto(page.url().replace("coach", "full"));
  await page.locator(".sheet").waitFor();
  assert.equal(await page.locator("details.fold[open] ol.reasoning").count(), 2);
});

test("the copied link carries the level that was chosen, the question alone by default", async (t) => {
  const page = await open(t, QUESTION, { permissions: ["clipboard-read", "clipboard-write"] });
  const copied = async () => {
    await button(page, "复制链接").click();
    await status(page, "链接已复制");
    return (await page.evaluate(() => navigator.clipboard.readText())).split(QUESTION)[1];
  };
  assert.equal(await copied(), "");
  await page.getByRole("radio", { name: "给提问的人" }).check();
  assert.equal(await copied(), "?view=coach");
});

test("a point whose text has changed since is named, and the old mark stays", async (t) => {
  const records = {
    "mcp/mcp-or-function-calling": {
      zh: { attempts: [{ at: NOON.getTime(), rating: "good", said: { layers: 1, stack: null, primitives: null, "m-plus-n": null, "when-not": null, gone: 7 } }] },
    },
  };
  const page = await open(t, QUESTION, { prepare: stored(KEYS.progress, JSON.stringify({ version: 2, records })) });
  await page.getByText("上次作答之后，1 个要点的文字改过").waitFor();
  await page.getByText("说到 5 / 5 点。").waitFor();
  await reveal(page);
  const changed = page.locator(".sheet li", { hasText: /改过$|改过/ }).filter({ has: page.getByText("改过", { exact: true }) });
  assert.equal(await changed.count(), 1);
  assert.match(await changed.innerText(), /函数调用/);
});

test("a noted follow-up, a recovered point and a date can each be undone", async (t) => {
  const page = await open(t, QUESTION);
  const undo = async () => {
    await button(page, "撤销").click();
    await status(page, "已撤销。");
  };
  const attempt = async () => (await memory(page, "mcp-or-function-calling", "zh")).attempts[0];
  await (await reveal(page)).first().check();
  await rate(page, "没答上");
  await button(page, "看答案").click();
  await page.getByRole("button", { name: "没说到" }).click();
  await status(page, "追问 1：没说到。");
  assert.deepEqual(values((await attempt()).follow_ups), { 1: false });
  await undo();
  assert.deepEqual(values((await attempt()).follow_ups), { 1: null });
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByRole("link", { name: /^补上次漏掉/ }).click();
  await button(page, "看看是哪几点").click();
  await page.getByRole("checkbox").first().check();
  assert.deepEqual(values((await attempt()).later), { stack: true });
  await undo();
  assert.deepEqual(values((await attempt()).later), { stack: false });
  assert.equal(await page.getByRole("checkbox").first().isChecked(), false);
});
