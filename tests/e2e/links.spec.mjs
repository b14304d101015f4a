import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE, button, heading, isAt, open } from "./browser.mjs";

const DAY_1 = ["mcp-or-function-calling", "one-client-one-server", "stateless-core"];

for (const slug of DAY_1) {
  test(`the link of ${slug} opens its question, and the title names it`, async (t) => {
    const page = await open(t, `mcp/${slug}/`);
    const title = await heading(page).innerText();
    assert.match(title, /[？?]/);
    const place = await page.getByRole("list", { name: "题目信息" }).innerText();
    assert.match(place, new RegExp(`D1 · ${DAY_1.indexOf(slug) + 1}`));
    await page.waitForFunction(() => / · .+ · 题库$/.test(document.title));
  });
}

test("back and forward walk through the screens", async (t) => {
  const page = await open(t, "");
  await page.getByRole("link", { name: "从第一题开始" }).click();
  await isAt(page, `mcp/${DAY_1[0]}/`);
  const first = await heading(page).innerText();
  await page.getByRole("link", { name: /^下一题/ }).click();
  await isAt(page, `mcp/${DAY_1[1]}/`);
  const second = await heading(page).innerText();
  assert.notEqual(first, second);

  await page.goBack();
  await isAt(page, `mcp/${DAY_1[0]}/`);
  await page.getByRole("heading", { level: 1, name: first }).waitFor();
  await page.goBack();
  await isAt(page, "");
  await page.goForward();
  await page.goForward();
  await isAt(page, `mcp/${DAY_1[1]}/`);
  await page.getByRole("heading", { level: 1, name: second }).waitFor();
});

test("going back finds the page where it was left", async (t) => {
  const page = await open(t, `mcp/${DAY_1[0]}/`);
  for (const fold of await page.locator("details.fold > summary").all()) await fold.click();
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForFunction(() => scrollY === 700);
  await page.getByRole("link", { name: "#architecture" }).evaluate((it) => it.click());
  await isAt(page, "mcp/?tag=architecture");
  await page.waitForFunction(() => scrollY === 0);
  // The folds are shut again, so the page is made tall enough for the position to exist.
  await page.addStyleTag({ content: "main { min-block-size: 2000px }" });
  await page.goBack();
  await page.waitForFunction(() => scrollY === 700);
});

test("a screen takes the focus to its title, the first one leaves it alone", async (t) => {
  const page = await open(t, "");
  await heading(page).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "BODY");
  await page.getByRole("link", { name: "从第一题开始" }).click();
  await page.waitForFunction(() => document.activeElement.id === "page-title");
});

test("an unknown question names the ones that may have been meant", async (t) => {
  const page = await open(t, "mcp/stateles-core/");
  await page.getByRole("heading", { level: 1, name: "这里没有题目。" }).waitFor();
  assert.match(await page.locator("main").innerText(), /mcp\/stateles-core/);
  await page.getByRole("main").getByRole("list").getByRole("link").first().click();
  await isAt(page, "mcp/stateless-core/");
});

for (const path of ["nothing/at/all", "mcp/day/99/", "mcp/%E0%A4%A/", "mcp/%3Cscript%3E/", "mcp/stateless-core/more/"]) {
  test(`the address ${path} shows something useful`, async (t) => {
    const page = await open(t, path, { faults: true });
    await page.getByRole("heading", { level: 1, name: "这里没有题目。" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "首页" }).click();
    await isAt(page, "");
  });
}

for (const query of ["?%", "?tag=%E0%A4%A", "?tag=architecture#%", "?&&&=", `?tag=${"x".repeat(5000)}`]) {
  test(`the query ${query.slice(0, 30)} does not break the list`, async (t) => {
    const page = await open(t, `mcp/${query}`);
    await page.getByRole("heading", { level: 1, name: "全部题目" }).waitFor();
  });
}

test("one button copies the link of a question", async (t) => {
  const page = await open(t, `mcp/${DAY_1[2]}/?from=a-chat`, { permissions: ["clipboard-read", "clipboard-write"] });
  await button(page, "复制链接").click();
  await page.getByRole("status").filter({ hasText: "链接已复制。" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${SITE}mcp/${DAY_1[2]}/`);
});

test("where the browser does not let the page copy, the link stands there to be copied", async (t) => {
  const prepare = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })";
  const page = await open(t, `mcp/${DAY_1[2]}/`, { prepare });
  await button(page, "复制链接").click();
  assert.equal(await page.getByRole("status").getByRole("textbox").inputValue(), `${SITE}mcp/${DAY_1[2]}/`);
});

test("the share button is there where the browser can share, and hands over the link", async (t) => {
  const prepare = "Navigator.prototype.share = async (data) => { globalThis.shared = data; }";
  const page = await open(t, `mcp/${DAY_1[0]}/`, { prepare });
  await button(page, "分享").click();
  await page.waitForFunction(() => globalThis.shared);
  assert.equal(await page.evaluate(() => globalThis.shared.url), `${SITE}mcp/${DAY_1[0]}/`);
});
