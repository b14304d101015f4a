import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE, button, isAt, open, rate, reveal } from "./browser.mjs";

const shown = (page) => page.locator("ol.question-list > li").count();
const tag = (page, name) => page.getByRole("checkbox", { name: new RegExp(`^#${name} `) });

test("the address of a tag shows its questions, and the tag is chosen", async (t) => {
  const page = await open(t, "mcp/?tag=security");
  await page.getByRole("status").getByText(/^\d+ 题$/).waitFor();
  const n = await shown(page);
  assert.ok(0 < n);
  assert.equal(await page.getByRole("status").filter({ hasText: /^\d+ 题$/ }).innerText(), `${n} 题`);
  assert.equal(await tag(page, "security").isChecked(), true);
  assert.match(await tag(page, "security").evaluate((it) => it.nextSibling.textContent), new RegExp(` ${n}$`));
});

test("a tag on a question leads to its filter, and back leads to the question", async (t) => {
  const page = await open(t, "mcp/one-client-one-server/");
  await page.getByRole("link", { name: "#security" }).click();
  await isAt(page, "mcp/?tag=security");
  await page.goBack();
  await isAt(page, "mcp/one-client-one-server/");
});

test("choosing writes the address, keeps the focus, and a reload shows the same", async (t) => {
  const page = await open(t, "mcp/");
  const n_all = await shown(page);
  await tag(page, "architecture").focus();
  await page.keyboard.press("Space");
  await isAt(page, "mcp/?tag=architecture");
  assert.equal(await page.evaluate(() => document.activeElement.type), "checkbox");
  await page.getByRole("radio", { name: /^基础/ }).check();
  await isAt(page, "mcp/?tag=architecture&level=basic");
  const n = await shown(page);
  assert.ok(0 < n && n < n_all);
  await page.reload();
  await page.getByText(`${n} 题`, { exact: true }).waitFor();
  await button(page, "清除筛选").click();
  await isAt(page, "mcp/");
  assert.equal(await shown(page), n_all);
});

test("what would show nothing cannot be chosen", async (t) => {
  const page = await open(t, "mcp/?tag=statelessness");
  assert.equal(await tag(page, "statelessness").isDisabled(), false);
  const choices = await page
    .locator(".tag-filter input")
    .evaluateAll((all) => all.map((it) => ({ n: Number(it.nextSibling.querySelector("small").textContent), off: it.disabled })));
  assert.ok(choices.some((it) => it.off) && choices.some((it) => !it.off));
  for (const { n, off } of choices) assert.equal(off, n === 0);
  assert.equal(await page.getByRole("radio", { name: /^已答/ }).isDisabled(), true);
});

test("any and all of several tags", async (t) => {
  const page = await open(t, "mcp/?tag=architecture");
  assert.equal(await page.getByRole("radio", { name: /^有一个就行/ }).count(), 0);
  await tag(page, "security").check();
  const n_all = await shown(page);
  await page.getByRole("radio", { name: /^有一个就行/ }).check();
  await page.waitForURL(`${SITE}mcp/?tag=architecture&tag=security&match=any`);
  assert.ok(n_all < (await shown(page)));
});

test("answered and unanswered follow the marks", async (t) => {
  const page = await open(t, "mcp/one-client-one-server/");
  await reveal(page);
  await rate(page, "可以");
  await page.getByRole("navigation", { name: "课程目录" }).getByRole("link", { name: "全部题目" }).click();
  await page.getByRole("radio", { name: /^已答/ }).check();
  await isAt(page, "mcp/?is=answered");
  assert.equal(await shown(page), 1);
});

test("a link with conditions nothing meets says so and offers the way out", async (t) => {
  const page = await open(t, "mcp/?tag=mcp-basics&level=advanced");
  await page.getByText("没有题目同时符合这些条件。").waitFor();
  await button(page, "清除筛选").click();
  assert.ok(0 < (await shown(page)));
});
