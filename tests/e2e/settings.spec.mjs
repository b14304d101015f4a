import assert from "node:assert/strict";
import { test } from "node:test";
import { button, heading, isAt, open } from "./browser.mjs";

const QUESTION = "mcp/stateless-core/";

test("the first visit speaks the browser's language", async (t) => {
  const chinese = await open(t, "", { locale: "zh-TW" });
  await chinese.getByRole("link", { name: "从第一题开始" }).waitFor();
  assert.equal(await chinese.locator("html").getAttribute("lang"), "zh-Hans");
  const english = await open(t, "", { locale: "en-GB" });
  await english.getByRole("link", { name: "Begin with the first question" }).waitFor();
  assert.equal(await english.locator("html").getAttribute("lang"), "en");
});

test("reading language, interface language and theme survive a reload", async (t) => {
  const page = await open(t, QUESTION);
  await page.getByRole("radio", { name: "EN", exact: true }).check();
  await button(page, "设置").click();
  await page.getByRole("radio", { name: "English" }).check();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.keyboard.press("Escape");
  await page.reload();
  await button(page, "Check my points").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await page.getByRole("radio", { name: "EN", exact: true }).isChecked(), true);
  const [red, green, blue] = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data;
  });
  assert.ok(red + green + blue < 150, "the paper is dark");
});

test("every piece of content says its language", async (t) => {
  const page = await open(t, QUESTION);
  assert.equal(await heading(page).locator("[lang]").first().getAttribute("lang"), "zh-Hans");
  assert.equal(await page.locator(".prompt--second [lang]").first().getAttribute("lang"), "en");
  await page.getByRole("radio", { name: "EN", exact: true }).check();
  await page.locator("h1 [lang=en]").waitFor();
  assert.equal(await page.locator("main [lang=zh-Hans]").count(), 0);
  await page.getByRole("radio", { name: "中", exact: true }).check();
  await page.locator("h1 [lang=zh-Hans]").waitFor();
  const english = await page.locator("main article [lang=en]").evaluateAll((all) => all.map((it) => it.closest("ol")?.className));
  assert.ok(english.every((it) => it === "sources"), "only the titles of English pages stay English");
});

test("switching a language keeps what was revealed", async (t) => {
  const page = await open(t, QUESTION);
  await button(page, "对照要点").click();
  await page.getByRole("checkbox").first().check();
  await button(page, "设置").click();
  await page.getByRole("radio", { name: "English" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: "How did it go?" }).waitFor();
  assert.equal(await page.getByRole("checkbox").first().isChecked(), true);
});

test("on a phone the day list is a drawer that the keyboard opens, closes and leaves", async (t) => {
  const page = await open(t, QUESTION, { width: 320 });
  const menu = button(page, "打开目录");
  const drawer = page.getByRole("dialog", { name: "课程目录" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await drawer.waitFor();
  assert.equal(await drawer.evaluate((it) => it.contains(document.activeElement)), true);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement.ariaLabel === "打开目录");

  await page.keyboard.press("Enter");
  await drawer.getByRole("link", { name: /^第 1 天/ }).focus();
  await page.keyboard.press("Enter");
  await isAt(page, "mcp/day/1/");
  await drawer.waitFor({ state: "hidden" });
});

test("a tap outside closes the drawer", async (t) => {
  const page = await open(t, "", { width: 375 });
  await button(page, "打开目录").click();
  const drawer = page.getByRole("dialog", { name: "课程目录" });
  await drawer.waitFor();
  await page.mouse.click(365, 400);
  await drawer.waitFor({ state: "hidden" });
});

test("today's place is marked in the day list", async (t) => {
  const page = await open(t, QUESTION);
  const days = page.getByRole("navigation", { name: "课程目录" });
  assert.equal(await days.getByRole("link", { name: /^第 1 天/ }).getAttribute("aria-current"), "true");
  await days.getByRole("link", { name: /^第 1 天/ }).click();
  await isAt(page, "mcp/day/1/");
  await page.waitForFunction(() => document.querySelector(".side [aria-current=page]"));
});

test("no screen scrolls sideways at the width of a small phone", async (t) => {
  for (const path of ["", "mcp/", "mcp/day/1/", QUESTION, "mcp/nothing/"]) {
    const page = await open(t, path, { width: 320 });
    await heading(page).waitFor();
    for (const fold of await page.locator("details > summary:visible").all()) await fold.click();
    const reveal = button(page, "对照要点");
    if (await reveal.count()) await reveal.click();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320, path);
  }
});
