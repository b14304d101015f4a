// The learner's data: how it leaves a browser and comes into another, what is refused, and how it is deleted.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { KEYS, SITE, button, inStorage, open, rate, reveal, stored } from "./browser.mjs";

const QUESTION = "mcp/mcp-or-function-calling/";
const dialog = (page) => page.getByRole("dialog");
const merge = (page) => dialog(page).getByRole("button", { name: "合并", exact: true }).click();
const parsed = async (page) => JSON.parse(await inStorage(page, KEYS.progress));
const attempts = async (page) => (await parsed(page)).records[QUESTION.slice(0, -1)].zh.attempts;

/** Three points ticked, marked, one follow-up answered, a star and a note: something of everything. */
async function rehearse(page) {
  const points = await reveal(page);
  for (const place of [0, 1, 2]) await points.nth(place).check();
  await rate(page, "可以");
  await page.locator(".follow-up-round button").first().click();
  await button(page, "说到了").click();
  await button(page, "加星标").click();
  await page.getByText("我的答案").first().click();
  await page.getByLabel("我的答案，中文").fill("先分两层 <img src=x onerror=alert(1)>");
}

/** A page with something done, at the screen of the learner's data. */
async function rehearsed(t, options) {
  const page = await open(t, QUESTION, options);
  await rehearse(page);
  await page.goto(`${SITE}data/`);
  return page;
}

/** What a learner brought along is seen where it belongs; a link leaves words behind. */
async function assertArrived(page, { words }) {
  await page.goto(SITE + QUESTION);
  await page.getByText(/说到 3 \/ 5 点。/).waitFor();
  await button(page, "加星标").and(page.locator("[aria-pressed=true]")).waitFor();
  await page.getByText("我的答案").first().click();
  assert.equal(await page.getByLabel("我的答案，中文").inputValue(), words ? "先分两层 <img src=x onerror=alert(1)>" : "");
}

async function savedFile(page, name = "存成文件") {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  const file = await download;
  assert.match(file.suggestedFilename(), /^tiku-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await file.path(), "utf8");
}

const asFile = (text, name = "tiku.json") => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
const choose = (page, file) => page.locator("input[type=file]").setInputFiles(file);

test("a file takes everything to a fresh browser", async (t) => {
  const from = await rehearsed(t);
  const text = await savedFile(from);
  assert.deepEqual(JSON.parse(text).records, (await parsed(from)).records, "nothing is forgotten");
  const to = await open(t, "data/");
  await choose(to, asFile(text));
  await dialog(to).getByText("多出 1 次作答；有 2 处比这里新。").waitFor();
  await merge(to);
  await to.getByText("已合并。", { exact: true }).waitFor();
  await assertArrived(to, { words: true });
  assert.deepEqual((await parsed(to)).records, JSON.parse(text).records);
});

test("copied text takes everything to a fresh browser", async (t) => {
  const from = await rehearsed(t, { permissions: ["clipboard-read", "clipboard-write"] });
  await button(from, "复制成文本").click();
  await from.getByText("已复制。").waitFor();
  const text = await from.evaluate(() => navigator.clipboard.readText());
  const to = await open(t, "data/");
  await to.getByLabel("粘贴文本或链接").fill(text);
  await button(to, "看看里面有什么").click();
  await merge(to);
  await assertArrived(to, { words: true });
});

test("a link takes the marks to a fresh browser, and is gone from the address bar", async (t) => {
  const from = await rehearsed(t);
  await button(from, "生成链接和二维码").click();
  const link = await from.getByLabel("复制链接").inputValue();
  assert.match(link, /\/#progress=A[\w-]+$/);
  await from.getByRole("img", { name: /二维码/ }).waitFor();
  const to = await open(t, "");
  const asked = [];
  to.on("request", (request) => asked.push(request.url()));
  await to.goto(link);
  await dialog(to).getByText("多出 1 次作答；有 1 处比这里新。").waitFor();
  assert.equal(await to.evaluate(() => location.hash), "");
  assert.ok(asked.every((it) => !it.includes("progress=")), "no server hears of it");
  await merge(to);
  await assertArrived(to, { words: false });
});

test("a link pasted as text does the same as opening it", async (t) => {
  const from = await rehearsed(t);
  await button(from, "生成链接和二维码").click();
  const link = await from.getByLabel("复制链接").inputValue();
  const to = await open(t, "data/");
  const middle = Math.floor(link.length / 2);
  await to.getByLabel("粘贴文本或链接").fill(`${link.slice(0, middle)}\n${link.slice(middle)}`);
  await button(to, "看看里面有什么").click();
  await merge(to);
  await assertArrived(to, { words: false });
});

test("a file dropped on any page is looked at", async (t) => {
  const from = await rehearsed(t);
  const text = await savedFile(from);
  const to = await open(t, "mcp/");
  await to.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "tiku.json", { type: "application/json" }));
    for (const kind of ["dragover", "drop"]) {
      document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
    }
  }, text);
  await merge(to);
  await assertArrived(to, { words: true });
});

test("merging keeps what is here, the newer stands, and undo brings back what there was", async (t) => {
  const from = await rehearsed(t);
  const text = await savedFile(from);
  const to = await open(t, "mcp/stateless-core/");
  await (await reveal(to)).first().check();
  await rate(to, "勉强");
  await to.goto(`${SITE}data/`);
  const before = (await parsed(to)).records;
  for (const _ of [1, 2]) {
    await choose(to, asFile(text));
    await merge(to);
  }
  const merged = (await parsed(to)).records;
  assert.deepEqual(merged, { ...before, ...JSON.parse(text).records }, "twice is once");
  await choose(to, asFile(text));
  await dialog(to).getByText("里面没有这里缺的东西。").waitFor();
  await button(to, "不带进来").click();
  await to.evaluate(() => document.activeElement.blur());
  await choose(to, asFile(JSON.stringify({ version: 3, records: { "mcp/stateless-core": { star: [5, true] } } })));
  await merge(to);
  await button(to, "撤销").click();
  assert.deepEqual((await parsed(to)).records, merged);
});

test("replacing says what would be lost, does it, and can be undone", async (t) => {
  const page = await rehearsed(t);
  const before = (await parsed(page)).records;
  await choose(page, asFile('{"version":3,"records":{"mcp/gone":{"star":[5,true]}}}'));
  await dialog(page).getByText("有 1 处比这里新；有 1 道题这个版本没有，照样留着。").waitFor();
  await dialog(page).getByText("只有这里才有的 4 处就没了").waitFor();
  await button(page, "整个换掉").click();
  assert.deepEqual((await parsed(page)).records, { "mcp/gone": { star: [5, true] } });
  await button(page, "撤销").click();
  assert.deepEqual((await parsed(page)).records, before);
  await page.reload();
  assert.deepEqual((await parsed(page)).records, before);
});

const note = (text, more = "") => `{"version":3,"records":{"mcp/x":{"zh":{"note":[5,${JSON.stringify(text)}]}}${more}}}`;
const REFUSED = {
  "an empty file": ["", "里面是空的"],
  "a truncated file": [note("a").slice(0, -4), "就读不下去了"],
  "no JSON": ["dear diary", "第 1 行第 1 个字符"],
  "a number that is none": ['{"version":3,"records":{"mcp/x":NaN}}', "就读不下去了"],
  "JSON of something else": ['{"name":"tiku","version":"1.0.0"}', "不是题库的记录"],
  "a list": ["[1,2,3]", "不是题库的记录"],
  "deep nesting": ["[".repeat(200_000), "就读不下去了"],
  "bytes that are no text": [Buffer.from([0xff, 0xfe, 0x00, 0xd8]), "不是文本文件"],
  "a newer version": ['{"version":4,"cards":{}}', "更新版本"],
};

for (const [what, [bytes, sentence]] of Object.entries(REFUSED)) {
  test(`a file that cannot be brought in gets a sentence, and nothing changes: ${what}`, async (t) => {
    const page = await rehearsed(t);
    const before = await inStorage(page, KEYS.progress);
    await choose(page, { name: "a.json", mimeType: "application/json", buffer: Buffer.from(bytes) });
    await dialog(page).getByText(sentence).waitFor();
    await dialog(page).locator(".arrival-dialog").getByRole("button").click();
    await dialog(page).waitFor({ state: "detached" }).catch(() => {});
    assert.equal(await inStorage(page, KEYS.progress), before);
  });
}

test("a file of 50 MiB is refused before it is read", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "tiku-"));
  t.after(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "large.json"), Buffer.alloc(50 * 1024 * 1024, " "));
  const page = await open(t, "data/");
  await choose(page, join(folder, "large.json"));
  await dialog(page).getByText("太大了").waitFor();
});

test("a link that was cut in the middle gets a sentence", async (t) => {
  const from = await rehearsed(t);
  await button(from, "生成链接和二维码").click();
  const link = await from.getByLabel("复制链接").inputValue();
  const page = await open(t, "data/");
  for (const length of [link.length - 1, link.length - 11, link.indexOf("=") + 1, link.indexOf("=") + 20]) {
    await page.getByLabel("粘贴文本或链接").fill(link.slice(0, length));
    await button(page, "看看里面有什么").click();
    await dialog(page).getByText("链接不完整").waitFor();
    await page.keyboard.press("Escape");
  }
  assert.equal(await inStorage(page, KEYS.progress), null);
});

const IN_PART = {
  "a negative moment": '{"star":[-5,true]}',
  "a moment far off": '{"star":[99999999999999999,true]}',
  "a rating that is none": '{"zh":{"attempts":[[5,"brilliant"]]}}',
  "an id with a control character": null,
};

for (const [what, record] of Object.entries(IN_PART)) {
  test(`what can be read is brought in, and the rest is named: ${what}`, async (t) => {
    const more = record ? `,"mcp/bad":${record}` : ',"mcp/\\u0007":{}';
    const text = `{"version":3,"records":{"mcp/x":{"star":[5,true]}${more}}}`;
    const page = await open(t, "data/");
    await choose(page, asFile(text));
    await dialog(page).getByText("有 1 处读不出来").waitFor();
    await merge(page);
    assert.deepEqual((await parsed(page)).records, { "mcp/x": { star: [5, true] } });
  });
}

test("what is dated after tomorrow is left out, and doubled keys count once", async (t) => {
  const page = await open(t, "data/");
  const text = `{"version":3,"records":{"mcp/x":{"star":[5,true]},"mcp/x":{"star":[6,false]},"mcp/y":{"star":[${Date.now() + 3 * 86_400_000},true]}}}`;
  await choose(page, asFile(text));
  await dialog(page).getByText("有 1 处的时间在明天以后").waitFor();
  await merge(page);
  assert.deepEqual((await parsed(page)).records["mcp/x"], { star: [6, false] });
});

test("script in what is brought in stays text", async (t) => {
  const page = await open(t, "data/");
  const evil = "<img src=x onerror=\"document.title='pwned'\"><script>document.title='pwned'</script>";
  const records = { [QUESTION.slice(0, -1)]: { star: [5, true], zh: { note: [5, evil] } } };
  await choose(page, asFile(JSON.stringify({ version: 3, [evil]: evil, records: { ...records, [`mcp/${evil}`]: {} } })));
  await merge(page);
  await page.goto(`${SITE}mcp/notes/`);
  await page.getByText(evil).waitFor();
  assert.equal(await page.locator("main img, main script").count(), 0);
  assert.doesNotMatch(await page.title(), /pwned/);
});

test("deleting asks, says what goes, deletes only the app's own keys, and can be undone", async (t) => {
  const page = await rehearsed(t);
  await page.evaluate(() => {
    localStorage.setItem("theirs", "stays");
    localStorage.setItem("tiku/progress/unreadable/1", "\ud800");
  });
  const before = (await parsed(page)).records;
  await button(page, "清空…").click();
  await dialog(page).getByText(/1 次作答，还有勾选、草稿、笔记、星标、设置和另存的副本/).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${SITE}mcp/`);
  await button(page, "确定清空").click();
  await page.getByText("已清空。", { exact: true }).waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).sort()), ["theirs", KEYS.progress]);
  assert.deepEqual((await parsed(page)).records, {});
  await other.getByText("共 21 题，中文答了 0 题，英文答了 0 题").first().waitFor();
  await button(page, "撤销").click();
  assert.deepEqual((await parsed(page)).records, before);
  assert.equal(await inStorage(page, "tiku/progress/unreadable/1"), "\ud800");
});

test("leaving the question whether to delete deletes nothing, and a file is offered first", async (t) => {
  const page = await rehearsed(t);
  const before = await inStorage(page, KEYS.progress);
  await button(page, "清空…").click();
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "存成文件", exact: true }).click();
  await download;
  await page.keyboard.press("Escape");
  assert.equal(await inStorage(page, KEYS.progress), before);
});

test("notes and stars are listed and searched, in either language and whatever the width of letters", async (t) => {
  const page = await rehearsed(t);
  await page.goto(`${SITE}mcp/stateless-core/`);
  await button(page, "加星标").click();
  await page.goto(`${SITE}mcp/notes/`);
  const n_found = (text) => page.getByRole("main").getByRole("status").filter({ hasText: text }).waitFor();
  await n_found(/^2 题$/);
  const search = page.getByRole("searchbox");
  await search.fill("两层");
  await n_found(/^1 题$/);
  await search.fill("ＩＭＧ 先分");
  await n_found(/^1 题$/);
  await search.fill("nowhere at all");
  await n_found("没有找到。");
  await search.fill("");
  await page.getByRole("list").getByRole("button", { name: "加星标" }).last().click();
  await n_found(/^2 题$/);
  await page.reload();
  await n_found(/^1 题$/);
});

test("a reminder comes after enough marks, is put off for a day, and goes when a file was saved", async (t) => {
  const attempt = (n) => [Date.now() - n * 60_000, "good"];
  const log = Array.from({ length: 20 }, (_, n) => attempt(20 - n));
  const text = JSON.stringify({ version: 3, records: { "mcp/stateless-core": { zh: { attempts: log } } } });
  const page = await open(t, "", { prepare: stored(KEYS.progress, text) });
  const reminder = page.getByText("有 20 次作答只存在这个浏览器里");
  await reminder.waitFor();
  await button(page, "明天再说").click();
  await reminder.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await reminder.count(), 0);
  await page.evaluate((key) => localStorage.removeItem(key), KEYS.device);
  await page.reload();
  await reminder.waitFor();
  await savedFile(page);
  await reminder.waitFor({ state: "detached" });
});
