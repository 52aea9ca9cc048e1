import { expect, test } from "vitest";
import { firstVisit } from "./support/first-visit.ts";
import { freshName } from "./support/fresh-name.ts";
import { type Device, openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser, server } from "./support/shared.ts";
import { fillWeeklyReport, weeklyReport } from "./support/weekly-report.ts";

const MOST_REQUESTS = 40;
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

test("headings are set in the serif face of their page, and what is opened later in its slices", async () => {
  const { context, page, faults } = await openVisitor(browser, { url: server.url });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto("/homepage");
  await settled(page);
  const drawn = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family, status }) => /TL Headings|Noto Serif SC/.test(family) && status === "loaded").length,
    );
  expect(await drawn()).toBe(1);
  expect(asked.filter((url) => url.includes("noto-serif-sc"))).toEqual([]);
  await page.getByRole("link", { name: "价格" }).first().click();
  await page.waitForURL("**/upgrade");
  await expect.poll(drawn).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await context.close();
});

test("what is drawn in a stored page stays where it is when its code comes, and answers then", async () => {
  const { context, page, faults } = await openVisitor(browser, { url: server.url });
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { stored: [...document.querySelectorAll("#contents, #tools, aside ul, footer")] }),
    ),
  );
  await page.goto("/homepage");
  await page.locator("html[data-ready~=footer]").waitFor({ state: "attached" });
  await settled(page);
  const stays = () =>
    page.evaluate(() => {
      const { stored } = window as unknown as { stored: Element[] };
      return stored.length > 3 && stored.every((part) => part.isConnected);
    });
  expect(await stays()).toBe(true);
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

/** Opens a page whose scripts are held back, as on a slow network, and waits for its text alone; `release` lets them come. */
async function openWithoutScripts(path: string, device: Device = "desktop") {
  const visitor = await openVisitor(browser, { url: server.url, device });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await visitor.page.goto(path, { waitUntil: "commit" });
  return { ...visitor, release };
}

test.each(["desktop", "phone"] as const)("a press before the scripts have come is answered once they have (%s)", async (device) => {
  const { context, page, faults, release } = await openWithoutScripts("/homepage", device);
  const button = page.getByRole("button", { name: /登录$/ }).first();
  await button.click();
  expect(await button.getAttribute("data-held"), "the button shows that it was pressed").toBe("");
  release();
  await page.getByRole("dialog").waitFor();
  expect(await button.getAttribute("data-held")).toBe(null);
  expect(faults).toEqual([]);
  await context.close();
});

test("a sentence typed and sent before the scripts have come leads to its form", async () => {
  const { context, page, faults, release } = await openWithoutScripts("/homepage");
  await page.locator("main").getByRole("combobox").pressSequentially("写一份周报");
  await page.keyboard.press("Enter");
  release();
  await page.waitForURL("**/scene/weeklyReport");
  expect(faults).toEqual([]);
  await context.close();
});

test("a form filled in and sent before the scripts have come keeps every word, and asks to sign in", async () => {
  const { context, page, faults, release } = await openWithoutScripts("/scene/weeklyReport");
  await fillWeeklyReport(page);
  await page.getByRole("button", { name: "1500", exact: true }).click();
  await page.locator('[name="plan"]').press("Control+Enter");
  release();
  await page.getByRole("dialog").waitFor();
  for (const [field, value] of Object.entries(weeklyReport)) expect(await page.locator(`[name="${field}"]`).inputValue()).toBe(value);
  // The dialog hides the form from roles.
  expect(await page.getByRole("button", { name: "1500", exact: true, includeHidden: true }).getAttribute("aria-pressed")).toBe("true");
  expect(faults).toEqual([]);
  await context.close();
});

/** Every kind of stored page; a member has more to be hydrated with. */
const STORED = [
  ...["/homepage", "/scene/list/work", "/scene/weeklyReport", "/document/openingReport", "/upgrade", "/essay/title", "/essay/outline"],
  ...["/essay/list", "/template/list", "/template/page/2mg45pzw7y", "/blog/whatus", "/help/start", "/mindtree", "/table", "/chart/index"],
  ...["/chart", "/agreement", "/my/info", "/my/texts", "/notebook/index/all", "/notebook/index/bin"],
];

test.each(["visitor", "member"] as const)("every kind of stored page is hydrated as it was stored, for a %s", async (who) => {
  const token = who === "member" ? { token: await server.signIn(freshName("读页的人")) } : {};
  const { context, page, faults } = await openVisitor(browser, { url: server.url, ...token });
  for (const path of STORED) {
    await page.goto(path);
    await page.locator("html[data-ready~=page]").waitFor({ state: "attached" });
    // Parts that are hydrated when the browser is idle ask for their code by then.
    await settled(page);
    expect.soft(faults.splice(0), path).toEqual([]);
  }
  await context.close();
});
