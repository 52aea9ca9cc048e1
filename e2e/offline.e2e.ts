import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { openVisitor } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser } from "./support/shared.ts";
import { startServer } from "./support/start-server.ts";
import { words } from "./support/words.ts";

const { offline, shell, template } = words.zh;

const server = await startServer();
afterAll(() => server.stop());

/** Home, seen until the service worker answers for the site and has kept what it keeps from the start. */
async function openHome() {
  const visitor = await openVisitor(browser, { url: server.url, token: await server.signIn("offline") });
  await visitor.page.goto("/homepage");
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visitor.page.waitForFunction(async () => (await caches.match("/offline")) !== undefined);
  return visitor;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const bar = (page: Page) => page.getByRole("banner");

it("an address that was never opened says so inside the shell when there is no network, and opens once it is back", async () => {
  const { context, page } = await openHome();
  await context.setOffline(true);
  await page.goto("/essay/list").catch(() => undefined);
  await heading(page, offline.screen.offline.title).waitFor();
  await bar(page).waitFor();
  await context.setOffline(false);
  await page.waitForURL("**/essay/list");
  await heading(page, words.zh.essayList.title).waitFor();
  await context.close();
});

it("the library and a template that were looked at open without a network, and a search says that it needs one", async () => {
  const { context, page } = await openHome();
  for (const path of ["/template/page/2mg45pzw7y", "/template/list"]) {
    await page.goto(path);
    await settled(page);
  }
  await context.setOffline(true);
  await page.reload();
  await heading(page, template.title).waitFor();
  expect(await page.locator("[data-template]").count()).toBe(24);
  await page.getByRole("searchbox", { name: template.search }).fill("护理");
  await page.getByText(template.failed).waitFor();
  await page.goto("/template/page/2mg45pzw7y");
  await page.getByRole("button", { name: template.use }).waitFor();
  await context.close();
});

it("a link to a screen whose code is not here says so inside the shell, and leads back", async () => {
  const { context, page } = await openHome();
  await context.setOffline(true);
  await page.getByRole("status").filter({ hasText: offline.strip }).waitFor();
  await bar(page).getByRole("link", { name: shell.nav.notebook }).click();
  await heading(page, offline.screen.offline.title).waitFor();
  await page.goBack();
  await page.locator("#contents").waitFor();
  await context.close();
});

it("what says that there is no network covers neither bar nor page", async () => {
  const { context, page } = await openHome();
  await context.setOffline(true);
  const strip = page.getByRole("status").filter({ hasText: offline.strip });
  await strip.waitFor();
  await page.mouse.wheel(0, 600);
  const [above, below] = [await strip.boundingBox(), await bar(page).boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await context.close();
});

it("where the network works and the site does not, it says that, and opens once the site answers", async () => {
  const { context, page } = await openHome();
  await server.kill();
  await page.goto("/scene/weeklyReport").catch(() => undefined);
  await heading(page, offline.screen.silent.title).waitFor();
  await bar(page).waitFor();
  await server.start();
  await heading(page, "周报").waitFor();
  await context.close();
});
