import type { Browser } from "playwright-core";
import { openBrowser } from "./open-browser.ts";
import { type SharedServer, startServer } from "./start-server.ts";

// The files of a worker share its modules, and so these two. Both end with the worker.
const starting = startServer({ env: { SAMPLE_WRITER_SPEED: "0", RATE_LIMIT_PER_MINUTE: "0" } });

/** This worker's browser. Open a visitor of your own in it, and close their context at the end. */
export const browser: Browser = await openBrowser();

/** This worker's Chinese server, whose sample writer writes at once. */
export const server: SharedServer = await starting;
