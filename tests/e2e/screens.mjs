// Takes the pictures of docs/screens, and of every screen at every size for whoever changes the look:
//   node screens.mjs FOLDER [every]
import { mkdir } from "node:fs/promises";
import { chromium } from "playwright-core";

const [folder, every] = process.argv.slice(2);
const SITE = process.env.TIKU_URL;

const QUESTION = "mcp/one-client-one-server/";
const ROUND = "mcp/mock/?minutes=10&lang=en&seed=7";

const reveal = async (page) => {
  await page.locator(".question .button").first().click();
  for (const place of [0, 1, 3]) await page.getByRole("checkbox").nth(place).check();
  await page.locator(".notice-bar .icon-button").click();
  await page.locator("details.fold > summary").first().click();
};

const mark = async (page) => {
  await reveal(page);
  await page.locator(".rating button").nth(1).click();
  await page.locator(".follow-up-round").waitFor();
};

const sitThrough = async (page) => {
  for (let press = 0; press < 4; press += 1) await page.locator(".main .button").first().click();
  await page.locator(".round-sheet").waitFor();
};

/** A star and a note, as somebody keeps them. */
const keep = async (page) => {
  await mark(page);
  await page.locator("button.star").click();
  await page.locator("details.fold > summary").last().click();
  await page.locator("details.fold > summary").filter({ hasText: /我的答案|My answer/ }).click();
  await page.locator(".writing").first().fill("先说结论：一个客户端只对一个服务器，隔离靠它。\n再讲三条理由。");
};

const makeLink = async (page) => {
  await page.locator(".data .button--plain").nth(1).click();
  await page.locator(".qr-code").waitFor();
};

const bringIn = async (page) => {
  const file = { version: 3, records: { "mcp/stateless-core": { star: [5, true], zh: { attempts: [[5, "good"]] } }, "mcp/gone": { star: [5, true] } } };
  await page.locator(".data textarea").fill(JSON.stringify(file));
  await page.locator(".data .button").last().waitFor();
  await page.locator(".data textarea ~ .actions button").click();
  await page.locator(".arrival-dialog__difference").waitFor();
};

const SCREENS = {
  start: { path: "", after: QUESTION },
  question: { path: QUESTION },
  revealed: { path: QUESTION, act: reveal },
  list: { path: "mcp/?tag=architecture" },
  day: { path: "mcp/day/1/" },
  marked: { path: QUESTION, act: mark },
  review: { path: "mcp/review/", after: QUESTION, before: mark, act: (page) => page.locator(".review button").click() },
  mock: { path: "mcp/mock/" },
  round: { path: ROUND, act: (page) => page.locator(".main .button").click() },
  sheet: { path: ROUND, act: sitThrough },
  progress: { path: "mcp/progress/", after: QUESTION, before: mark },
  noted: { path: QUESTION, act: keep },
  notes: { path: "mcp/notes/", after: QUESTION, before: keep },
  data: { path: "data/", after: QUESTION, before: mark, act: makeLink },
  arrival: { path: "data/", after: QUESTION, before: mark, act: bringIn },
  reset: { path: "data/", after: QUESTION, before: mark, act: (page) => page.locator(".data .link-button").last().click() },
  unknown: { path: "mcp/stateles-core/" },
};

const DOCS = [
  ["start", 1440, "light", "zh-CN"],
  ["question", 320, "light", "zh-CN"],
  ["revealed", 1440, "light", "zh-CN"],
  ["revealed", 320, "dark", "zh-CN"],
  ["list", 768, "light", "en-US"],
  ["question", 768, "dark", "en-US"],
  ["sheet", 768, "light", "en-US"],
];

const all = () =>
  Object.keys(SCREENS).flatMap((screen) =>
    [320, 768, 1440].flatMap((width) =>
      ["light", "dark"].flatMap((theme) => ["zh-CN", "en-US"].map((locale) => [screen, width, theme, locale])),
    ),
  );

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: ["--no-sandbox", "--disable-gpu"] });
for (const [screen, width, theme, locale] of every ? all() : DOCS) {
  const { path, after, before, act } = SCREENS[screen];
  const context = await browser.newContext({
    locale,
    colorScheme: theme,
    viewport: { width, height: width < 500 ? 700 : 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (after !== undefined) {
    await page.goto(SITE + after);
    await page.locator("h1").waitFor();
    if (before) await before(page);
  }
  await page.goto(SITE + path);
  await page.locator("h1").waitFor();
  if (act) await act(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: `${folder}/${screen}-${width}-${theme}-${locale.slice(0, 2)}.png`, fullPage: Boolean(every) });
  await context.close();
}
await browser.close();
