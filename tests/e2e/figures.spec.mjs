import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { SITE, open } from "./browser.mjs";

const COURSE = new URL("../../questions/mcp/", import.meta.url);

const FIGURES = readdirSync(COURSE, { recursive: true })
  .map((file) => /([^/\\]+)\.svg$/.exec(file)?.[1])
  .filter(Boolean)
  .sort();

/** The drawn figures: each with its words and their places in the units of its sheet, and its lowest letters. */
const drawn = (page) =>
  page.locator("svg.figure__sheet").evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const { width, height } = sheet.viewBox.baseVal;
      const scale = sheet.getBoundingClientRect().width / width;
      const texts = [...sheet.querySelectorAll("text")];
      const words = texts.map((it) => {
        const { x, y, width, height } = it.getBBox();
        return { text: it.textContent, x, y, right: x + width, bottom: y + height };
      });
      const boxes = [...sheet.querySelectorAll("rect")].map((it) => {
        const { x, y, width, height } = it.getBBox();
        return { x, y, right: x + width, bottom: y + height };
      });
      const sizes = texts.map((it) => parseFloat(getComputedStyle(it).fontSize) * scale);
      return { lang: sheet.closest("[lang]").lang, width, height, words, boxes, least: Math.min(...sizes) };
    }),
  );

// A line's box is higher than its letters, so neighbours may share a little of it.
const overlap = (a, b) => a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 4 && b.y < a.bottom - 4;

const inside = ({ x, y }, box) => box.x < x && x < box.right && box.y < y && y < box.bottom;

assert.ok(10 <= FIGURES.length, `${FIGURES.length} figures`);

test("every figure can be read on a small phone, in both languages", async (t) => {
  const page = await open(t, "", { locale: "en-US", width: 320 });
  for (const slug of FIGURES) {
    await page.goto(`${SITE}mcp/${slug}/`);
    for (const lang of ["en", "zh-Hans"]) await page.locator(`summary:has([lang="${lang}"])`).first().click();
    const figures = await drawn(page);
    assert.deepEqual(figures.map((it) => it.lang), ["en", "zh-Hans"]);
    for (const { lang, width, height, words, boxes, least } of figures) {
      for (const [place, it] of words.entries()) {
        const lies = 0 <= it.x && 0 <= it.y && it.right <= width && it.bottom <= height;
        assert.ok(lies, `${slug} (${lang}): “${it.text}” runs off the sheet: ${JSON.stringify(it)}`);
        const around = boxes.filter((box) => inside({ x: (it.x + it.right) / 2, y: (it.y + it.bottom) / 2 }, box));
        const fits = around.every((box) => box.x + 2 <= it.x && it.right <= box.right - 2);
        assert.ok(fits, `${slug} (${lang}): “${it.text}” does not fit its box`);
        const other = words.slice(place + 1).find((other) => overlap(it, other));
        assert.equal(other, undefined, `${slug} (${lang}): “${it.text}” lies over “${other?.text}”`);
      }
      assert.ok(10 <= least, `${slug} (${lang}): letters ${least} pixels high`);
    }
  }
});

test("a figure says in words what it shows, in the language of its reasoning", async (t) => {
  const page = await open(t, "mcp/opaque-cursor/", { locale: "en-US" });
  for (const fold of await page.locator("details.fold > summary").all()) await fold.click();
  await page.getByRole("img", { name: /^Three pages in a row/ }).waitFor();
  await page.getByRole("img", { name: /^三页排成一串/ }).waitFor();
  assert.deepEqual(await page.locator("figcaption").allInnerTexts(), ["An empty cursor is not the end", "空串不是结尾"]);
});
