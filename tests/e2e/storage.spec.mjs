import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, inStorage, open, rate, reveal, stored } from "./browser.mjs";

const QUESTION = "mcp/mcp-or-function-calling/";
const banner = (page, text) => page.getByRole("alert").filter({ hasText: text }).waitFor();

const BROKEN = ["", "{", '{"version":1,"records":', "[object Object]", '{"version":0}', "[]", "\ud800"];

for (const bytes of BROKEN) {
  test(`progress that cannot be read is kept as it is: ${JSON.stringify(bytes)}`, async (t) => {
    const page = await open(t, QUESTION, { prepare: stored(KEYS.progress, bytes) });
    await banner(page, "读不出来");
    const points = await reveal(page);
    await points.first().check();
    assert.equal(await inStorage(page, `${KEYS.progress}/unreadable/1`), bytes);
    assert.match(await inStorage(page, KEYS.progress), /"version":3/);
    await page.reload();
    assert.equal(await (await reveal(page)).first().isChecked(), true);
    assert.equal(await inStorage(page, `${KEYS.progress}/unreadable/1`), bytes);
  });
}

test("marks of the first version count for the language that is answered in", async (t) => {
  const old = '{"version":1,"records":{"mcp/mcp-or-function-calling":{"answered":1796040000000,"said":{"layers":1796040000000}}}}';
  const page = await open(t, QUESTION, { prepare: stored(KEYS.progress, old) });
  await page.getByText(/^上次 2026-11-30，说到 1 \/ 5 点。/).waitFor();
  assert.equal(await page.getByRole("alert").filter({ hasText: /./ }).count(), 0);
});

test("progress of a newer version is left where it is and never written over", async (t) => {
  const newer = '{"version":4,"cards":{"mcp/x":{}}}';
  const page = await open(t, QUESTION, { prepare: stored(KEYS.progress, newer) });
  await banner(page, "更新版本");
  await (await reveal(page)).first().check();
  await rate(page, "可以");
  assert.equal(await inStorage(page, KEYS.progress), newer);
});

test("a part that is damaged is named, the whole is set aside, and the rest is there", async (t) => {
  const text = '{"version":3,"records":{"mcp/x":{"star":[-5,true]},"mcp/mcp-or-function-calling":{"zh":{"sheet":{"said":{"layers":[5,true]}}}}}}';
  const page = await open(t, QUESTION, { prepare: stored(KEYS.progress, text) });
  await banner(page, "有一部分读不出来");
  assert.equal(await (await reveal(page)).first().isChecked(), true);
  await page.getByRole("checkbox").nth(1).check();
  assert.equal(await inStorage(page, `${KEYS.progress}/unreadable/1`), text);
});

test("settings of an earlier version hold, and travel from now on", async (t) => {
  const earlier = '{"interface":"en","reading":"en","theme":"dark","answering":"en","timer":{"is_shown":false,"marks":[60,120]},"rollover":0}';
  const page = await open(t, QUESTION, { prepare: stored(KEYS.earlierSettings, earlier) });
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await page.getByRole("radio", { name: "EN", exact: true }).isChecked(), true);
  await (await reveal(page, "Check my points")).first().check();
  const { choices } = JSON.parse(await inStorage(page, KEYS.progress));
  assert.deepEqual(Object.keys(choices), ["interface", "reading", "answering", "timer", "rollover"]);
});

test("what the device keeps and cannot be read does not stand in the way", async (t) => {
  const page = await open(t, QUESTION, { prepare: stored(KEYS.device, "dark please") });
  await page.getByRole("radio", { name: "EN", exact: true }).check();
  await page.reload();
  assert.equal(await page.getByRole("radio", { name: "EN", exact: true }).isChecked(), true);
});

const FORBIDDEN = {
  "the getter throws": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
  "there is none": "Object.defineProperty(window, 'localStorage', { value: null })",
  "every call throws": "for (const it of ['getItem', 'setItem']) Storage.prototype[it] = () => { throw new Error('no'); }",
};

for (const [how, prepare] of Object.entries(FORBIDDEN)) {
  test(`with storage forbidden (${how}) the app goes on in memory and says so`, async (t) => {
    const page = await open(t, QUESTION, { prepare });
    await banner(page, "不让本页保存");
    const points = await reveal(page);
    await points.nth(0).check();
    await points.nth(1).check();
    assert.match(await page.locator("output").innerText(), /^2 \//);
    await rate(page, "可以");
    await page.getByText(/^可以 · /).waitFor();
    await page.getByRole("radio", { name: "EN", exact: true }).check();
    await page.locator("h1 [lang=en]").waitFor();
    await page.locator("nav.neighbours").getByRole("link").last().click();
    await page.goBack();
    await page.getByRole("radio", { name: "中", exact: true }).check();
    await page.getByText(/^上次 .*说到 2 \/ 5 点。/).waitFor();
  });
}

const REFUSALS = ["new DOMException('full', 'QuotaExceededError')", "new DOMException('full', 'NS_ERROR_DOM_QUOTA_REACHED')", "new Error('full')", "'full'"];

for (const refusal of REFUSALS) {
  test(`with storage full (${refusal}) the change lives on, and is stored once there is room`, async (t) => {
    const prepare = `{ const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (...all) { if (globalThis.isFull) throw ${refusal}; set.apply(this, all); }; }`;
    const page = await open(t, QUESTION, { prepare });
    const points = await reveal(page);
    await page.evaluate(() => (globalThis.isFull = true));
    await points.nth(0).check();
    await banner(page, "存储空间已满");
    await points.nth(1).check();
    assert.match(await page.locator("output").innerText(), /^2 \//);
    await page.evaluate(() => (globalThis.isFull = false));
    await points.nth(2).check();
    await page.getByRole("alert").filter({ hasText: "存储空间已满" }).waitFor({ state: "detached" });
    await page.reload();
    const ticked = (await reveal(page)).evaluateAll((all) => all.filter((it) => it.checked).length);
    assert.equal(await ticked, 3);
  });
}

test("storage that is really full keeps what it held", async (t) => {
  const page = await open(t, QUESTION);
  await (await reveal(page)).nth(0).check();
  const before = await inStorage(page, KEYS.progress);
  await page.evaluate(() => {
    for (let size = 2 ** 20; 1 <= size; size = Math.floor(size / 2)) {
      for (let n = 0; ; n += 1) {
        try {
          localStorage.setItem(`other/${size}/${n}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.getByRole("checkbox").nth(1).check();
  await banner(page, "存储空间已满");
  assert.equal(await inStorage(page, KEYS.progress), before);
});

test("other pages' keys on the same host are never touched", async (t) => {
  const page = await open(t, QUESTION, { prepare: stored("settings", "theirs") });
  await (await reveal(page)).first().check();
  await page.getByRole("radio", { name: "EN", exact: true }).check();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  assert.deepEqual(keys, ["settings", KEYS.progress]);
  assert.equal(await inStorage(page, "settings"), "theirs");
});
