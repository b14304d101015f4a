import assert from "node:assert/strict";
import { test } from "node:test";
import { KEYS, open } from "./browser.mjs";

const NOON = new Date("2026-12-01T12:00:00+08:00");
const DAY = 86_400_000;

/** Opens the page of progress on a fixed day in Shanghai, with these records stored. */
async function openWith(t, records, options = {}) {
  const page = await open(t, "", { timezoneId: "Asia/Shanghai", ...options });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEYS.progress, JSON.stringify({ version: 2, records })]);
  await page.clock.setFixedTime(NOON);
  await page.goto(`${page.url()}mcp/progress/`);
  await page.getByRole("heading", { level: 1, name: "准备得怎样" }).waitFor();
  return page;
}

const said = (...ids) => Object.fromEntries(ids.map((id) => [id, null]));

test("readiness, activity and what is coming are the same in the picture and in the table", async (t) => {
  const at = NOON.getTime();
  const all = said("layers", "stack", "primitives", "m-plus-n", "when-not");
  const page = await openWith(t, {
    // All of it today: the whole question, a third of the day, a twenty-first of the course.
    "mcp/mcp-or-function-calling": { zh: { attempts: [{ at, rating: "good", said: all }] } },
    // An id that the course does not have counts nowhere.
    "mcp/gone-for-good": { zh: { attempts: [{ at, rating: "good" }] } },
  });
  const row = (name) => page.getByRole("row", { name });
  const read = async (name) => (await row(name).innerText()).replaceAll(/\s+/g, " ");
  assert.equal(await read(/^整门课/), "整门课 5% 0%");
  assert.equal(await read(/^D1 /), "D1 为什么要有协议 33% 0%");
  assert.equal(await read(/^D2 /), "D2 写第一个服务端 0% 0%");
  await page.getByText("过去 12 周共答 1 次").waitFor();
  assert.equal(await page.locator(".chart__day").count(), 84);
  assert.equal(await page.locator('.chart__day[data-shade="1"]').count(), 1);
  for (const summary of await page.locator("summary", { hasText: "看表格" }).all()) await summary.click();
  assert.equal(await row("2026-12-01 1").count(), 1, "one answer today");
  // Good for the first time: back in two days.
  assert.equal(await row("2026-12-03 1").count(), 1);
  assert.deepEqual(await page.locator(".chart__number").allInnerTexts().then((all) => all.length), 1);
  await page.locator("summary", { hasText: "按标签" }).click();
  assert.equal(await read(/^mcp-basics/), "mcp-basics 100% 0%");
});

test("prediction and recall are compared once there are ten later answers", async (t) => {
  const attempts = (n) =>
    [...Array(n).keys()].map((it) => ({ at: NOON.getTime() - (n - it) * 3 * DAY, rating: it % 4 === 3 ? "again" : "good" }));
  const page = await openWith(t, {
    "mcp/stateless-core": { zh: { attempts: attempts(11) }, en: { attempts: attempts(4) } },
  });
  await page.getByText(/预计记得 \d+%，实际答上来 80%，共 10 次重答。/).waitFor();
  await page.getByText("现在有 3 次。").waitFor();
});

test("dates far out of range are shown as some day and break nothing", async (t) => {
  const page = await openWith(t, {
    "mcp/stateless-core": { zh: { attempts: [{ at: -9e15, rating: "good" }, { at: 9e15, rating: "easy" }] } },
    "mcp/opaque-cursor": { en: { attempts: [{ at: 0, rating: "again" }] } },
  });
  await page.getByText("接下来 14 天").waitFor();
  await page.getByRole("link", { name: "题库", exact: true }).click();
  await page.getByRole("row", { name: /^该再答的/ }).waitFor();
});
