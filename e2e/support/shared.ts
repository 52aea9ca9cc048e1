import type { Browser } from "playwright-core";
import { openBrowser } from "./open-browser.ts";
import { type SharedServer, startServer } from "./start-server.ts";

// Files of one worker share its modules, and so these; both end with the worker.
let server: Promise<SharedServer> | undefined;
let browser: Promise<Browser> | undefined;

/** Returns this worker's Chinese server, whose sample writer writes at once. */
export function shareServer(): Promise<SharedServer> {
  server ??= startServer({ env: { SAMPLE_WRITER_SPEED: "0", RATE_LIMIT_PER_MINUTE: "0" } });
  return server;
}

/** Returns this worker's browser. Open a visitor of your own in it, and close their context at the end. */
export function shareBrowser(): Promise<Browser> {
  browser ??= openBrowser();
  return browser;
}
