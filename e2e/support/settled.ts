import type { BrowserContext, Page, Request } from "playwright-core";

const QUIET_MS = 500;
const SETTLED_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 50;
/** Streams that stay open as long as the page or its document does. */
const OPEN_STREAMS = ["/api/user/stream", "/api/document/stream"];

const underWay = new WeakMap<Page, Set<Request>>();

/** Keeps count of what the pages of a visitor are asking for. */
export function countRequests(context: BrowserContext): void {
  const pageOf = (request: Request): Page | null => {
    // A service worker's requests belong to no page, and a page that is gone has no frame.
    try {
      return request.serviceWorker() === null ? request.frame().page() : null;
    } catch {
      return null;
    }
  };
  const change = (how: "add" | "delete") => (request: Request) => {
    const page = pageOf(request);
    if (page === null || OPEN_STREAMS.some((path) => request.url().endsWith(path))) return;
    const asked = underWay.get(page) ?? new Set();
    underWay.set(page, asked);
    // A new document forgets what the one before was asking for.
    if (how === "add" && request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.clear();
    asked[how](request);
  };
  context.on("request", change("add"));
  context.on("requestfinished", change("delete"));
  context.on("requestfailed", change("delete"));
}

/** Waits until a page has loaded and asked for nothing for half a second, open streams apart: `networkidle` would wait for those. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (let quietSince = performance.now(); performance.now() - quietSince < QUIET_MS; ) {
    if (performance.now() > until)
      throw new Error(`still asking for ${[...(underWay.get(page) ?? [])].map((one) => one.url()).join(", ")}`);
    await page.waitForTimeout(LOOK_EVERY_MS);
    if ((underWay.get(page)?.size ?? 0) > 0) quietSince = performance.now();
  }
}
