import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { onTestFailed } from "vitest";
import { findTestBrowser } from "../../scripts/lib/find-chromium.mjs";
import { countRequests } from "./settled.ts";
import { readServerLog } from "./start-server.ts";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Timeout of every wait, with margin for a machine that is a tenth as fast. */
const SHOWN_WITHIN_MS = 180_000;

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false },
  tablet: {
    viewport: { width: 820, height: 1180 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  },
} as const;

export type Device = keyof typeof DEVICES;

/**
 * Pages of a visitor share a process, which has compiled what they run: for each page a new one costs as much as drawing it. Only
 * where no page is made to crash: it would take the visitor's others along.
 */
const ONE_PROCESS = "--renderer-process-limit=1";

/** Without it the names of files are not told where they are Chinese. */
const UTF_8 = { LANG: "C.UTF-8", LC_ALL: "C.UTF-8" };

const launch = (args: string[], executablePath = findTestBrowser() ?? "/usr/bin/chromium"): Promise<Browser> =>
  chromium.launch({ executablePath, args, env: { ...process.env, ...UTF_8 } as Record<string, string> });

/** `executablePath`: another browser than the lightest there is. */
export const openBrowser = (executablePath?: string): Promise<Browser> => launch(ARGS, executablePath);

/** For many pages one after another. */
export const openLeanBrowser = (): Promise<Browser> => launch([...ARGS, ONE_PROCESS]);

export type Visit = {
  device?: Device;
  theme?: "light" | "dark";
  token?: string;
  url: string;
  locale?: string;
  userAgent?: string;
  serviceWorkers?: "allow" | "block";
};

/** A new visitor with their own cookies and storage. A token skips the sign-in. Errors of the page are gathered in `faults`. */
export async function openVisitor(browser: Browser, visit: Visit): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    ...DEVICES[visit.device ?? "desktop"],
    baseURL: visit.url,
    colorScheme: visit.theme ?? "light",
    // Animations are off: positions are measured at their end.
    reducedMotion: "reduce",
    locale: visit.locale ?? "zh-CN",
    acceptDownloads: true,
    serviceWorkers: visit.serviceWorkers ?? "allow",
    ...(visit.userAgent === undefined ? {} : { userAgent: visit.userAgent }),
  });
  context.setDefaultTimeout(SHOWN_WITHIN_MS);
  // The question whether one would recommend it has a test of its own; over any other it would come in between.
  await context.addCookies([{ name: "nps", value: "1", url: visit.url }]);
  countRequests(context);
  if (visit.token) await context.addCookies([{ name: "token", value: visit.token, url: visit.url }]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  reportFailure(page, faults, visit.url);
  return { context, page, faults };
}

/** Prints where the page is, its faults and the server's log when the running test fails. */
function reportFailure(page: Page, faults: readonly string[], url: string): void {
  try {
    onTestFailed(() => console.error([`page: ${page.url()}`, ...faults, `server log: ${readServerLog(url)}`].join("\n")));
  } catch {
    // Visitors that are opened for several tests belong to none.
  }
}
