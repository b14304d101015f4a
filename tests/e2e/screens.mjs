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
