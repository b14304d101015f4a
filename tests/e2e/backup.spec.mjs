// A file that follows every change. No headless browser opens its picker, so files of the page's own file system stand
// in for those of a disk: they are of the same kind and take the same calls.
import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, SITE, button, inStorage, open, reveal } from "./browser.mjs";

const QUESTION = "mcp/mcp-or-function-calling/";

const PICKERS = `
  const handle = async (create) => (await navigator.storage.getDirectory()).getFileHandle("mine.json", { create });
  window.showSaveFilePicker = async () => {
    const file = await handle(true);
    await (await file.createWritable()).close();
    return file;
  };
  window.showOpenFilePicker = async () => [await handle(true)];
  for (const name of ["queryPermission", "requestPermission"]) {
    FileSystemHandle.prototype[name] = async () => {
      if (name === "requestPermission") sessionStorage.setItem("permission", "granted");
      return sessionStorage.getItem("permission") ?? "granted";
    };
  }`;

/** What the file holds; nothing in the moment in which it is swapped. */
const inFile = (page) =>
  page.evaluate(async () => {
    const file = await (await navigator.storage.getDirectory()).getFileHandle("mine.json");
    return (await file.getFile()).text().catch(() => "");
  });

const fill = (page, text) =>
  page.evaluate(async (text) => {
    const file = await (await navigator.storage.getDirectory()).getFileHandle("mine.json", { create: true });
    const side = await file.createWritable();
    await side.write(text);
    await side.close();
  }, text);

/** Waits until the file holds what the storage holds. */
async function assertFollows(page) {
  for (let n_tries = 0; ; n_tries += 1) {
    const [file, own] = [await inFile(page), await inStorage(page, KEYS.progress)];
    const records = (text) => JSON.stringify(text && JSON.parse(text).records);
    if (records(file) === records(own)) return;
    assert.ok(n_tries < 50, `the file follows: ${file}`);
    await page.waitForTimeout(100);
  }
}

test("every change is written to the file, on later visits too", async (t) => {
  const page = await open(t, "data/", { prepare: PICKERS });
  await button(page, "新建备份文件").click();
  await page.getByText("每次改动都写进「mine.json」。").waitFor();
  await page.goto(SITE + QUESTION);
  await (await reveal(page)).first().check();
  await assertFollows(page);
  assert.match(await inFile(page), /layers/);
  await page.reload();
  await (await reveal(page)).nth(1).check();
  await assertFollows(page);
});

test("what another machine wrote to the file is merged when the page opens, and nothing of it is lost", async (t) => {
  const page = await open(t, "data/", { prepare: PICKERS });
  await fill(page, '{"version":3,"records":{"mcp/theirs":{"star":[5,true]}}}');
  await button(page, "用已有的备份文件").click();
  await page.getByText("每次改动都写进「mine.json」。").waitFor();
  assert.deepEqual(JSON.parse(await inStorage(page, KEYS.progress)).records, { "mcp/theirs": { star: [5, true] } });
  await fill(page, '{"version":3,"records":{"mcp/later":{"star":[6,true]}}}');
  await page.reload();
  await page.getByText("每次改动都写进「mine.json」。").waitFor();
  await assertFollows(page);
  assert.deepEqual(Object.keys(JSON.parse(await inFile(page)).records), ["mcp/later", "mcp/theirs"]);
});

test("a permission that has lapsed is said on the first screen, and one click goes on", async (t) => {
  const page = await open(t, "data/", { prepare: PICKERS });
  await button(page, "新建备份文件").click();
  await page.getByText("每次改动都写进「mine.json」。").waitFor();
  await page.evaluate(() => sessionStorage.setItem("permission", "prompt"));
  await page.goto(SITE);
  await page.getByText("浏览器要你再点一次，才让写「mine.json」").waitFor();
  await page.goto(SITE + QUESTION);
  await (await reveal(page)).first().check();
  await page.goto(SITE);
  await button(page, "接着备份").click();
  await page.getByText("浏览器要你再点一次").waitFor({ state: "detached" });
  await assertFollows(page);
});

for (const [what, text] of [["something else", "dear diary"], ["a newer version", '{"version":4}'], ["half a document", '{"version":3,"rec']]) {
  test(`a file that holds ${what} is not written over`, async (t) => {
    const page = await open(t, "data/", { prepare: PICKERS });
    await fill(page, text);
    await button(page, "用已有的备份文件").click();
    await page.getByText("「mine.json」没写成，它的内容没有动过。").waitFor();
    assert.equal(await inFile(page), text);
  });
}

test("backing up ends when it is told to, and deleting everything lets the file go", async (t) => {
  const page = await open(t, "data/", { prepare: PICKERS });
  await button(page, "新建备份文件").click();
  await page.getByText("每次改动都写进「mine.json」。").waitFor();
  await page.goto(SITE + QUESTION);
  await (await reveal(page)).first().check();
  await assertFollows(page);
  const before = await inFile(page);
  await page.goto(`${SITE}data/`);
  await button(page, "清空…").click();
  await button(page, "确定清空").click();
  await page.getByText("还没有选。").waitFor();
  await page.reload();
  await page.getByText("还没有选。").waitFor();
  assert.equal(await inFile(page), before, "the file keeps what it held");
});

test("a replacement reaches the file, and a tab that has not let it go does not bring back what was deleted", async (t) => {
  const page = await open(t, "data/", { prepare: PICKERS });
  await button(page, "新建备份文件").click();
  await page.getByText("每次改动都写进「mine.json」。").waitFor();
  const other = await page.context().newPage();
  await other.addInitScript(PICKERS);
  await other.goto(SITE + QUESTION);
  await (await reveal(other)).first().check();
  await assertFollows(page);
  const choose = (text) => page.locator("input[type=file]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await choose('{"version":3,"records":{"mcp/gone":{"star":[5,true]}}}');
  await button(page, "整个换掉").click();
  await assertFollows(page);
  assert.deepEqual(Object.keys(JSON.parse(await inFile(page)).records), ["mcp/gone"]);
  await button(page, "清空…").click();
  await button(page, "确定清空").click();
  await other.waitForTimeout(2_500);
  assert.deepEqual(JSON.parse(await inStorage(page, KEYS.progress)).records, {});
  assert.deepEqual(Object.keys(JSON.parse(await inFile(page)).records), ["mcp/gone"], "the file keeps what it held");
});
