// A real browser on the built site. Each test has a context of its own, so an empty storage; whatever breaks in the
// page fails the test that opened it.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

/** The site under test, with a slash at its end. */
export const SITE = process.env.TIKU_URL;

export const KEYS = { progress: "tiku/progress", device: "tiku/device", earlierSettings: "tiku/settings" };

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser;

before(async () => {
  assert.ok(SITE && process.env.CHROME, "`cargo xtask test` says where the site and the browser are");
  browser = await chromium.launch({ executablePath: process.env.CHROME, args: FLAGS });
});

after(() => browser?.close());

/**
 * Opens a page of the site.
 *
 * @param t the test, whose end closes the page
 * @param path below the site's root
 * @param options `locale`, `width`, `prepare` (a script that runs in the page before any other), `files` and
 *   `answer` (what the server says when asked for them), `faults` (errors are expected), and whatever a context takes
 */
export async function open(t, path, { locale = "zh-CN", width = 1280, prepare, files, answer, faults, ...rest } = {}) {
  const context = await browser.newContext({ locale, viewport: { width, height: 800 }, ...rest });
  t.after(() => context.close());
  const page = await context.newPage();
  if (files) await page.route(files, answer);
  page.setDefaultTimeout(10_000);
  if (prepare) await page.addInitScript(prepare);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  if (!faults) t.after(() => assert.deepEqual(errors, [], "the page reports no error"));
  await page.goto(SITE + path);
  // What a test does is meant for the program, unless it is about the page that was drawn before.
  if (!faults && !files && rest.javaScriptEnabled !== false) await page.locator("#drawn").waitFor({ state: "detached" });
  return page;
}

/** Stores a value before the app starts, on the first load only: a reload finds what the app made of it. */
export function stored(key, value) {
  return `if (!sessionStorage.getItem("prepared")) {
    sessionStorage.setItem("prepared", "yes");
    localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});
  }`;
}

export const inStorage = (page, key) => page.evaluate((it) => localStorage.getItem(it), key);

/** What is stored with the moment of its change, without that. */
export const values = (dated) => Object.fromEntries(Object.entries(dated).map(([name, [, value]]) => [name, value]));

export const button = (page, name) => page.getByRole("button", { name, exact: true });

export const heading = (page) => page.getByRole("heading", { level: 1 });

/** Waits until the address below the site's root is this one. */
export const isAt = (page, path) => page.waitForURL(SITE + path);

/** Reveals the key points and gives back their checkboxes. */
export async function reveal(page, name = "对照要点") {
  await button(page, name).click();
  return page.getByRole("checkbox");
}

/** Marks the revealed question, by the name of a rating in the interface's language. */
export const rate = (page, name) => page.locator(".rating").getByRole("button", { name: new RegExp(`^${name}`) }).click();

/** Says of every follow-up that it was answered, and goes where the queue goes on. */
export async function finish(page) {
  for (;;) {
    const next = page.locator(".follow-up-round a.button");
    const button = page.locator(".follow-up-round button").first();
    await next.or(button).first().waitFor();
    if (await next.count()) return next.click();
    await button.click();
  }
}
