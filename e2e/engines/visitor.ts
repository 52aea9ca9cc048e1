import { onTestFinished } from "vitest";
import type { Engine, EnginePage } from "./engine.ts";
import { type Found, findInPage, type Target } from "./find-in-page.ts";

const WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 100;
const QUIET_LOOKS = 5;
/** Positions are rounded differently each time something is scrolled to. */
const STILL_PX = 1;
const EXCERPT_CHARACTERS = 1500;

/** A person at one page. */
export type Visitor = ReturnType<typeof createVisitor>;

/** Opens pages of one person at a site, until the running test ends. A token signs them in; the question whether one would recommend the site is not asked. */
export async function openVisitors(engine: Engine, { url, token }: { url: string; token?: string }) {
  const visit = await engine.visit();
  onTestFinished(() => visit.close());
  const site = engine.addressOf(url);
  const cookies = ["nps=1", ...(token === undefined ? [] : [`token=${token}`])];
  let isKnown = false;
  return {
    async open(path: string): Promise<Visitor> {
      const page = await visit.openPage();
      if (!isKnown) {
        await page.open(`${site}/robots.txt`);
        for (const cookie of cookies) await page.evaluate(`void (document.cookie = ${JSON.stringify(`${cookie}; path=/`)})`);
        isKnown = true;
      }
      const visitor = createVisitor(page, site);
      await visitor.open(path);
      return visitor;
    },
    /** Copies what a browser or a word processor would: some HTML, selected as a whole on a page of its own. */
    async copy(html: string): Promise<void> {
      const page = await visit.openPage();
      await page.open(`${site}/robots.txt`);
      await page.evaluate(`void (document.body.innerHTML = ${JSON.stringify(html)})`);
      await page.press("Control+a");
      await page.press("Control+c");
      await page.close();
    },
  };
}

/** Runs in the page: what can be read there. */
// biome-ignore lint/performance/useDomNodeTextContent: hidden words are not what a person reads.
const shownText = () => document.body.innerText;

/** Runs in the page: its fields with what they hold, and which one has the focus. */
const listFields = () =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
    .map((field) => `${field === document.activeElement ? "> " : ""}${field.name || field.placeholder}: ${field.value}`)
    .join("\n");

/** Runs in the page: how many files it has asked for, null while it loads. */
const countFiles = () => (document.readyState === "complete" ? performance.getEntriesByType("resource").length : null);

/** Runs in the page: resolves once what happened before has been drawn. Nothing is drawn of a page in the background. */
const drawFrame = () =>
  new Promise<void>((resolve) => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(() => setTimeout(resolve))));

function createVisitor(page: EnginePage, site: string) {
  const run = <T, I>(work: (input: I) => T, input: I): Promise<Awaited<T>> =>
    page.evaluate(`(${work.toString()})(${JSON.stringify(input)})`);
  const describePage = async (): Promise<string> =>
    [await visitor.path(), await run(listFields, null), await run(shownText, null)].join("\n").slice(0, EXCERPT_CHARACTERS);

  /** Waits until `look` gives something. */
  async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const limit = performance.now() + WITHIN_MS;
    let fault = "";
    for (;;) {
      // A page that is being left answers nothing.
      const found = await look().catch((error: Error) => {
        fault = `, ${error.message}`;
        return null;
      });
      if (found !== null && found !== undefined && found !== false) return found;
      if (performance.now() > limit) throw new Error(`${what}: not after ${WITHIN_MS} ms${fault}\n${await describePage()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** Waits until the target can be pressed and has stopped moving. */
  async function reach(target: Target): Promise<Found> {
    let last: Found | null = null;
    return until(`${JSON.stringify(target)} to press`, async () => {
      const found: Found | null = await run(findInPage, target);
      const isStill = found !== null && last !== null && Math.hypot(found.x - last.x, found.y - last.y) <= STILL_PX;
      last = found;
      return isStill && found.covered === null ? found : null;
    }).catch((error: Error) => {
      throw new Error(`${error.message}, found ${JSON.stringify(last)}`);
    });
  }

  const visitor = {
    run,
    until,
    /** Loads an address, and waits until the page has asked for nothing for half a second. */
    async open(path: string): Promise<void> {
      await page.open(site + path);
      let quiet: { files: number | null; looks: number } = { files: null, looks: 0 };
      await until(`${path} at rest`, async () => {
        const files = await run(countFiles, null);
        quiet = { files, looks: files !== null && files === quiet.files ? quiet.looks + 1 : 0 };
        return quiet.looks >= QUIET_LOOKS;
      });
    },
    path: () => run(() => location.pathname + location.search, null),
    /** Waits until the address contains this. */
    at: (part: string) => until(`the address with ${part}`, async () => (await visitor.path()).includes(part)),
    /** Waits until the target is shown. */
    see: (target: Target) => until(`${JSON.stringify(target)} to see`, () => run(findInPage, target) as Promise<Found | null>),
    /** Waits until the page shows a text. */
    read: (text: string) => until(`the text ${text}`, () => run(shownText, null).then((shown) => shown.includes(text))),
    /** Waits until nothing like the target is shown. */
    gone: (target: Target) => until(`${JSON.stringify(target)} gone`, async () => (await run(findInPage, target)) === null),
    async click(target: Target, times = 1): Promise<void> {
      const { x, y } = await reach(target);
      await page.click(x, y, times);
      // A click may lead to another page.
      await run(drawFrame, null).catch(() => undefined);
    },
    /** Replaces what a field holds. */
    async fill(target: Target, text: string): Promise<void> {
      await visitor.click(target);
      await visitor.press("Control+a");
      await page.type(text);
    },
    /** Presses keys together, and gives the page the time in which it draws what they did: nobody presses the next ones sooner. */
    async press(keys: string): Promise<void> {
      await page.press(keys);
      await run(drawFrame, null).catch(() => undefined);
    },
    type: (text: string) => page.type(text),
  };
  return visitor;
}
