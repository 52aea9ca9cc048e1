import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { firstVisit } from "./support/first-visit.ts";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";

const MOST_REQUESTS = 30;
const MOST_FONT_BYTES = 120 * 1024;
/** Text that is not there yet may move a line by less than anybody sees. */
const MOST_SHIFT = 0.005;

test.each(["/homepage", "/scene/weeklyReport"])("the first visit to %s asks for little, and nothing moves", async (path) => {
  const visit = await firstVisit(browser, server.url + path);
  expect(visit.requests).toBeLessThanOrEqual(MOST_REQUESTS);
  // The Latin faces alone are 87 KB: none at all would mean that they were not counted.
  expect(visit.fontBytes).toBeGreaterThan(0);
  expect(visit.fontBytes).toBeLessThanOrEqual(MOST_FONT_BYTES);
  expect(visit.layoutShift, visit.moved.join("\n")).toBeLessThan(MOST_SHIFT);
});

/** The scripts of a page that waited are fetched, compiled and run within this, also beside the rest of the suite. */
const RUNS_WITHIN_MS = 20_000;

/** A pointer reported once may rest where the page has come under it: a hand moves it on. */
async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
}

test("headings are set in the serif face of their page, and what is opened later in its slices", async () => {
  const { context, page, faults } = await openVisitor(browser, { url: server.url });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto("/homepage");
  await settled(page);
  const drawn = () =>
    page.evaluate(() => [...document.fonts].filter(({ family, status }) => /Noto Serif SC/.test(family) && status === "loaded").length);
  expect(await drawn()).toBe(1);
  expect(asked.filter((url) => url.includes("noto-serif-sc"))).toEqual([]);
  // Somebody is there: the next page is opened within this one.
  await moveMouse(page);
  await settled(page);
  await page.getByRole("link", { name: "价格" }).first().click();
  await page.waitForURL("**/upgrade");
  await expect.poll(drawn).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await context.close();
});

test("what nobody turned to is stored HTML: its parts stay and answer once somebody moves", async () => {
  const { context, page, faults } = await openVisitor(browser, { url: server.url });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto("/homepage");
  await settled(page);
  const loaded = () => asked.filter((url) => /\/(?:frame|below-hero)-[^/]+\.js$/.test(url)).length;
  expect(loaded()).toBe(0);
  const stored = await page.evaluateHandle(() => [...document.querySelectorAll("#contents, #tools, aside ul, footer")]);
  await moveMouse(page);
  await expect.poll(loaded, { timeout: RUNS_WITHIN_MS }).toBe(2);
  await settled(page);
  expect(await stored.evaluate((parts) => parts.length > 3 && parts.every((part) => part.isConnected))).toBe(true);
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  await page.locator("footer").getByRole("button", { name: "灯下模式" }).click();
  await expect.poll(theme).toBe("dark");
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator("section:has(#contents) li a").first().click();
  await page.waitForURL(/\/(scene|document|essay)\//);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("a page nobody has turned to runs none of its scripts, and a first tap on a button is answered", async () => {
  const { context, page, faults } = await openVisitor(browser, { url: server.url, device: "phone" });
  await page.goto("/homepage");
  await settled(page);
  const isTakenOver = () => page.evaluate(() => Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")));
  expect(await isTakenOver()).toBe(false);
  await page.getByRole("button", { name: "登录", exact: true }).first().tap();
  await page.getByRole("dialog").waitFor();
  expect(await isTakenOver()).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});
