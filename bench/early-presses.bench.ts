import type { Browser, Page } from "playwright-core";
import { type Device, openBrowser, openVisitor } from "../e2e/support/open-browser.ts";
import { startServer, type TestServer } from "../e2e/support/start-server.ts";
import { fillWeeklyReport, weeklyReport } from "../e2e/support/weekly-report.ts";
import { reportFigure } from "./lib/report-figure.ts";

// What is pressed and typed on a page people land on, some time after its first paint: nothing may be lost, and from 500 ms on a press
// is answered soon.

const DELAYS_MS = [0, 200, 500, 1000, 3000];
/** From this delay on the time to the answer has a budget. */
const PROMPT_FROM_MS = 500;
const SENTENCE = "写一份周报";
const KINDS: readonly { name: string; device: Device; slowdown: number; mostMs: number }[] = [
  { name: "desktop", device: "desktop", slowdown: 1, mostMs: 200 },
  { name: "phone, processor at a quarter", device: "phone", slowdown: 4, mostMs: 500 },
];
type Kind = (typeof KINDS)[number];

/** Resolves in the page when it has been painted for `delayMs`. */
const waitAfterPaint = (delayMs: number) =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (paint !== undefined) setTimeout(resolve, Math.max(0, paint.startTime + delayMs - performance.now()));
    }).observe({ type: "paint", buffered: true });
  });

/** Presses the first way to sign in and measures in the page until the dialog is there: the driver's own time is no part of it. */
const measurePress = async () => {
  const button = [...document.querySelectorAll<HTMLButtonElement>("header button")].find(({ textContent }) =>
    /登录/.test(textContent ?? ""),
  );
  if (button === undefined) throw new Error("no button");
  const begun = performance.now();
  const answered = new Promise<number>((resolve) => {
    const look = () => {
      if (document.querySelector("[role=dialog]") === null) requestAnimationFrame(look);
      else resolve(performance.now() - begun);
    };
    look();
  });
  button.click();
  return answered;
};

async function openPainted(browser: Browser, server: TestServer, { kind, path, delayMs }: { kind: Kind; path: string; delayMs: number }) {
  const visitor = await openVisitor(browser, { url: server.url, device: kind.device });
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: kind.slowdown });
  await visitor.page.goto(path, { waitUntil: "commit" });
  await visitor.page.evaluate(waitAfterPaint, delayMs);
  return visitor;
}

/** Whether what was typed and pressed in `act` came to its end. */
async function isKept(page: Page, act: (page: Page) => Promise<void>): Promise<boolean> {
  try {
    await act(page);
    return true;
  } catch (error) {
    console.log(String(error));
    return false;
  }
}

const sendSentence = async (page: Page) => {
  await page.locator("main").getByRole("combobox").pressSequentially(SENTENCE);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/scene/weeklyReport");
};

const sendForm = async (page: Page) => {
  await fillWeeklyReport(page);
  await page.locator('[name="plan"]').press("Control+Enter");
  await page.getByRole("dialog").waitFor();
  for (const [field, value] of Object.entries(weeklyReport))
    if ((await page.locator(`[name="${field}"]`).inputValue()) !== value) throw new Error(`${field} is lost`);
};

const server = await startServer({ env: { APP_ENV: "production" } });
const browser = await openBrowser();
try {
  for (const kind of KINDS) {
    let lost = 0;
    let slowest = 0;
    for (const delayMs of DELAYS_MS) {
      const presses = await openPainted(browser, server, { kind, path: "/homepage", delayMs });
      const tookMs = await presses.page.evaluate(measurePress);
      await presses.context.close();
      if (delayMs >= PROMPT_FROM_MS) slowest = Math.max(slowest, tookMs);
      for (const [path, act] of [["/homepage", sendSentence] as const, ["/scene/weeklyReport", sendForm] as const]) {
        const { page, context } = await openPainted(browser, server, { kind, path, delayMs });
        if (!(await isKept(page, act))) lost += 1;
        await context.close();
      }
      console.log(`${kind.name}, ${delayMs} ms after the first paint: a press is answered after ${tookMs.toFixed(0)} ms`);
    }
    const say = (what: string, measured: number, unit: string, most: number) =>
      reportFigure({ bench: "early-presses", what: `${kind.name}, ${what}`, floorIs: "", measured, floor: null, unit, budget: { most } });
    say(`slowest answer to a press from ${PROMPT_FROM_MS} ms on`, slowest, "ms", kind.mostMs);
    say("words and presses lost", lost, "", 0);
  }
} finally {
  await browser.close();
  await server.stop();
}
