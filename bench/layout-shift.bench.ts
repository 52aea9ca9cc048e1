import type { Browser, Page } from "playwright-core";
import { freshName } from "../e2e/support/fresh-name.ts";
import { type LayoutShifts, readLayoutShifts, watchLayoutShifts } from "../e2e/support/layout-shifts.ts";
import { type Device, openBrowser, openVisitor } from "../e2e/support/open-browser.ts";
import { settled } from "../e2e/support/settled.ts";
import { startServer, type TestServer } from "../e2e/support/start-server.ts";

// Cumulative layout shift of eight pages on first visit: what moves by itself while the page comes, in Chromium's own measure.
// Beside it a page whose text is pushed down once by half the window, which must not measure 0.

const PAGES = [
  { path: "/homepage", member: false },
  { path: "/homepage", member: true },
  { path: "/upgrade", member: false },
  { path: "/upgrade", member: true },
  { path: "/scene/weeklyReport", member: true },
  { path: "/scene/list/work", member: false },
  { path: "/my/texts", member: true },
  { path: "/my/count", member: true },
  { path: "/login/confirm?ticket=none", member: false },
  { path: "/essay/title", member: true },
] as const;
const DEVICES: readonly Device[] = ["desktop", "phone"];
const SETTLED_MS = 1500;
const DECIMALS = 4;

async function measureShifts(page: Page, path: string): Promise<LayoutShifts> {
  await watchLayoutShifts(page);
  await page.goto(path);
  await settled(page);
  await page.waitForTimeout(SETTLED_MS);
  return readLayoutShifts(page);
}

async function measure(browser: Browser, server: TestServer, device: Device): Promise<void> {
  for (const { path, member } of PAGES) {
    const token = member ? await server.signIn(freshName("shift")) : undefined;
    const { context, page } = await openVisitor(browser, { url: server.url, device, ...(token === undefined ? {} : { token }) });
    const { sum, moved } = await measureShifts(page, path);
    const what = sum === 0 ? "" : `: ${moved.slice(0, 4).join(", ")}`;
    console.log(`${device} ${member ? "member" : "visitor"} ${path} ${sum.toFixed(DECIMALS)}${what}`);
    await context.close();
  }
}

const server = await startServer();
const browser = await openBrowser();
try {
  const { context, page } = await openVisitor(browser, { url: server.url });
  await page.route("**/pushed", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<p id=a style='height:50vh'>text</p><script>setTimeout(() => a.style.marginTop = '50vh', 300)</script>",
    }),
  );
  console.log(`baseline, pushed down by half the window: ${(await measureShifts(page, "/pushed")).sum.toFixed(DECIMALS)}`);
  await context.close();
  for (const device of DEVICES) await measure(browser, server, device);
} finally {
  await browser.close();
  await server.stop();
}
