import type { Browser } from "playwright-core";
import { readLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";
import { DEVICES } from "./open-browser.ts";

/** What a first visit with a phone asks for and does, until it has been quiet. */
export type FirstVisit = {
  readonly requests: number;
  readonly fontBytes: number;
  readonly bytes: number;
  /** Work of the main thread, whatever else the machine does. */
  readonly mainThreadMs: number;
  readonly firstPaintMs: number;
  readonly layoutShift: number;
  /** What moved, by how much and when, in words. */
  readonly moved: readonly string[];
};

/** As long as Lighthouse waits: what a page puts off for less than this counts. */
const QUIET_MS = 5000;
const LOOK_EVERY_MS = 100;
const MS_PER_S = 1000;

/** Opens an address as somebody who was never there and touches nothing. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ ...DEVICES.phone });
  try {
    const page = await context.newPage();
    await watchLayoutShifts(page);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const fonts = new Set<string>();
    let requests = 0;
    let bytes = 0;
    let fontBytes = 0;
    let heardAt = performance.now();
    session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
      heardAt = performance.now();
      if (request.url.startsWith("data:")) return;
      requests += 1;
      if (type === "Font") fonts.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      heardAt = performance.now();
      bytes += encodedDataLength;
      if (fonts.has(requestId)) fontBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "load" });
    while (performance.now() - heardAt < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const { metrics } = await session.send("Performance.getMetrics");
    const firstPaintMs = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);
    const { sum: layoutShift, moved } = await readLayoutShifts(page);
    return {
      requests,
      bytes,
      fontBytes,
      mainThreadMs: (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * MS_PER_S,
      firstPaintMs,
      layoutShift,
      moved,
    };
  } finally {
    await context.close();
  }
}
