import type { Browser } from "playwright-core";
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

type Shift = { value: number; startTime: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };

/** Opens an address as somebody who was never there and touches nothing. */
export async function firstVisit(browser: Browser, url: string): Promise<FirstVisit> {
  const context = await browser.newContext({ ...DEVICES.phone });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shifted: 0, moved: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { value, startTime, sources } of list.getEntries() as unknown as Shift[]) {
          seen.shifted += value;
          const places = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
          const named = (node: Node | null) =>
            `${node?.nodeName} ${(node as Element | null)?.className ?? ""} "${node?.textContent?.slice(0, 40)}"`;
          for (const { node, previousRect, currentRect } of sources)
            seen.moved.push(
              `${value.toFixed(5)} at ${Math.round(startTime)} ms: ${named(node)} ${places(previousRect)} → ${places(currentRect)}`,
            );
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
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
    const seen = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      ...(window as unknown as { seen: { shifted: number; moved: string[] } }).seen,
    }));
    return {
      requests,
      bytes,
      fontBytes,
      mainThreadMs: (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * MS_PER_S,
      firstPaintMs: seen.paint,
      layoutShift: seen.shifted,
      moved: seen.moved,
    };
  } finally {
    await context.close();
  }
}
