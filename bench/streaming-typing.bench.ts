/**
 * Somebody types and scrolls on a phone at a quarter of the speed while 30,540 characters with 124 formulas come in: the built page on a
 * real server, its text at the pace of a fast model. After a few seconds the first paragraph is tapped, words are typed there, then
 * the page is scrolled with a finger; the text comes all the while. From each key to the frame that shows it, and frames dropped while
 * scrolling, beside the same keys and the same finger once the text is whole.
 */
import type { CDPSession, Page } from "playwright-core";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { openBrowser } from "../e2e/support/open-browser.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { openAnsweredPage } from "./lib/answered-page.ts";
import { describeTyped, type Typed, typeSteadily } from "./lib/key-to-paint.ts";
import { longAnswer } from "./lib/long-answer.ts";
import { reportFigure } from "./lib/report-figure.ts";
import { describeScrolled, type Scrolled, scrollByTouch } from "./lib/scroll-frames.ts";

const CHARACTERS = 30_540;
/** Before anything is touched. */
const READING_MS = 4000;
const KEYS = { count: 60, aSecond: 6 } as const;
const SCROLL = { times: 4, byPx: 1400, pxASecond: 2400, from: { x: 200, y: 500 } } as const;
const SLOW = 4;
const SETTLED_MS = 2000;
/** A key shown within this feels immediate. */
const BUDGET_KEY_MS = 100;

async function use(page: Page, session: CDPSession): Promise<{ typed: Typed; scrolled: Scrolled }> {
  const typed = await typeSteadily(page, session, KEYS);
  return { typed, scrolled: await scrollByTouch(page, session, SCROLL) };
}

const say = (when: string, { typed, scrolled }: { typed: Typed; scrolled: Scrolled }) =>
  console.log(`${when}: ${describeTyped(typed)}; scrolled: ${describeScrolled(scrolled)}`);

const share = ({ dropped, frames }: Scrolled) => (100 * dropped) / frames;

const browser = await openBrowser();
const server = await startServer({ env: { SAMPLE_WRITER_SPEED: "0" } });
try {
  const { page, session, answer, context } = await openAnsweredPage(browser, { server, text: longAnswer(CHARACTERS), device: "phone" });
  await page.waitForTimeout(SETTLED_MS);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  let isComing = true;
  const coming = answer().then(() => {
    isComing = false;
  });
  await page.waitForTimeout(READING_MS);
  await page.evaluate(() => scrollTo(0, 0));
  const paragraph = page.locator("article p").first();
  await paragraph.tap();
  await page.locator(".ProseMirror-focused").waitFor();
  const meanwhile = await use(page, session);
  if (!isComing) throw new Error("the text came before everything was typed");
  say("while the text comes", meanwhile);
  await coming;
  await page.locator("[data-running]").waitFor({ state: "detached" });
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(() => scrollTo(0, 0));
  await paragraph.tap();
  const after = await use(page, session);
  say("once it is whole", after);
  await context.close();
  const floorIs = "the same once the text is whole";
  const figures = [
    {
      what: "key to paint at p95, on a phone at a quarter of the speed, while a text comes",
      measured: percentile(meanwhile.typed.keys, 0.95),
      floor: percentile(after.typed.keys, 0.95),
      unit: "ms",
      budget: { most: BUDGET_KEY_MS },
    },
    {
      what: "frames dropped while scrolling there",
      measured: share(meanwhile.scrolled),
      floor: share(after.scrolled),
      unit: "%",
      budget: null,
    },
  ];
  for (const figure of figures) reportFigure({ bench: "streaming-typing", floorIs, ...figure });
} finally {
  await browser.close();
  await server.stop();
}
