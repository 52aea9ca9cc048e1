import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, onTestFailed } from "vitest";
import routes from "../../apps/web/src/routes.ts";
import { findViolations } from "./axe.ts";
import { freshName } from "./fresh-name.ts";
import { readLayoutShifts, watchLayoutShifts } from "./layout-shifts.ts";
import { lookAtSizes } from "./look-at-sizes.ts";
import { DEVICES, type Device, openLeanBrowser, openVisitor } from "./open-browser.ts";
import { SCREENS } from "./screens.ts";
import { settled } from "./settled.ts";
import { startServer, type TestServer } from "./start-server.ts";
import { nameView, SCREENS_SEED, selectViews, THEMES, type Theme, type Variant } from "./views.ts";
import { fillWeeklyReport, shownOn } from "./weekly-report.ts";
import { words } from "./words.ts";

/** Measures by how many pixels the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The narrowest window in use. */
const NARROW = { width: 320, height: 640 };

/** Stored ids are internal; people are shown short ones. */
const STORED_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/i;

type RouteEntry = { path?: string; children?: RouteEntry[] };
const patternsIn = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...patternsIn(children ?? [])]);
const PATTERNS = patternsIn(routes)
  .filter((path) => path !== "*")
  .map((path) => ({ path, shape: new RegExp(`^/?${path.replaceAll(/:\w+/g, "[^/]+")}$`) }));

/** Returns the route pattern of an address; all unknown addresses are one page. */
function pageOf(address: string, status: number | undefined): string {
  const { pathname } = new URL(address);
  return (status === 404 ? undefined : PATTERNS.find(({ shape }) => shape.test(pathname))?.path) ?? "*";
}

/** An answer of the site without a page: another site would get another process, without the compiled code. */
const BARE = "/readyz";

/** Removes everything a visit left in the browser but the compiled code; unsaved edits do not ask. */
async function forgetVisit(page: Page, url: string, { token }: { token?: string }): Promise<void> {
  const context = page.context();
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => void dialog.accept());
  if (page.url().startsWith(url)) await page.evaluate(() => sessionStorage.clear());
  await page.goto(url + BARE);
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
  await session.detach();
  await context.clearCookies({ name: /^(?!nps$)/ });
  if (token !== undefined) await context.addCookies([{ name: "token", value: token, url }]);
}

/** Switches the system's theme, which the page follows; resolves when the colours have changed. */
async function turnLights(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Visits the screens of one language. Each screen of the product is visited once per run, in the view that the seed selects; with
 * SCREENS=all in all of them.
 */
export function visitScreens(variant: Variant): void {
  const viewsOfVariant = (screen: string) => selectViews(screen).filter((view) => view.variant === variant);
  const visits = SCREENS.flatMap((screen) => viewsOfVariant(screen.name).map((view) => ({ ...screen, ...view, view: nameView(view) })));
  // Visits of one size follow each other: they share a browser context.
  visits.sort((a, b) => (a.device < b.device ? -1 : a.device > b.device ? 1 : 0));

  let server: TestServer;
  let browser: Browser;
  const locale = variant === "zh" ? "zh-CN" : "en-US";
  // Caching pages for offline use takes a good part of the time, so only one language does it.
  const serviceWorkers = variant === "en" ? ("allow" as const) : ("block" as const);
  beforeAll(async () => {
    console.warn(`screens (${variant}): ${visits.length} visits; repeat them with npm test -- --screens-seed=${SCREENS_SEED}`);
    [server, browser] = await Promise.all([startServer({ variant, env: { SAMPLE_WRITER_SPEED: "0" } }), openLeanBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const titles = new Map<string, Set<string>>();
  const visitors = new Map<string, ReturnType<typeof openVisitor>>();

  /** Gives a first-time visitor. Their page is the one of the visit before, emptied: it has the code compiled already. */
  async function openFirstVisit(visit: { signedIn: boolean; device: Device; theme: Theme }) {
    const { signedIn, device, theme } = visit;
    // A new user each time: some screens start a text, and free users wait a minute between two.
    const token = signedIn ? { token: await server.signIn(freshName("walker")) } : {};
    const key = `${device} ${signedIn}`;
    const opening =
      visitors.get(key) ??
      openVisitor(browser, { url: server.url, device, theme, locale, serviceWorkers, ...token }).then(async (visitor) => {
        await watchLayoutShifts(visitor.page);
        return visitor;
      });
    visitors.set(key, opening);
    const visitor = await opening;
    await visitor.page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await forgetVisit(visitor.page, server.url, token);
    visitor.faults.length = 0;
    return visitor;
  }

  it.each(visits)("$name has no accessibility violation, no error and nothing that hangs over ($view)", async (visit) => {
    const { page, faults } = await openFirstVisit(visit);
    onTestFailed(() => console.error(`${visit.name} (${visit.view}) at ${page.url()}\n${faults.join("\n")}`));
    await page.setViewportSize(DEVICES[visit.device].viewport);
    const answer = await page.goto(visit.path);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await settled(page);
    const shifts = await readLayoutShifts(page);
    await visit.prepare?.(page, variant);
    expect.soft(await findViolations(page)).toEqual([]);
    expect.soft(await overflow(page), "pixels over the right edge").toBeLessThanOrEqual(0);
    expect.soft(await page.getByText(STORED_ID).count(), "stored ids to be read").toBe(0);
    const title = await page.title();
    titles.set(title, (titles.get(title) ?? new Set()).add(pageOf(page.url(), answer?.status())));
    expect.soft(title, "title of the page").toMatch(variant === "zh" ? /橘笺/ : /Tangleaf/);
    expect.soft(await page.getAttribute("html", "data-theme")).toBe(visit.theme);
    expect.soft(await page.getAttribute("html", "lang")).toMatch(variant === "zh" ? /^zh/ : /^en/);
    expect.soft(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    await page.setViewportSize(NARROW);
    // Parts that measure themselves, such as the plot of usage, follow a frame later.
    await expect.poll(() => overflow(page), { message: `pixels over the right edge of ${NARROW.width}` }).toBeLessThanOrEqual(0);
    expect.soft(await lookAtSizes(page, { ...visit, shifts })).toEqual([]);
  });

  it("no two pages have the same title", () => {
    const shared = [...titles].filter(([, pages]) => pages.size > 1).map(([title, pages]) => `${title}: ${[...pages].join(", ")}`);
    expect(titles.size).toBeGreaterThan(0);
    expect(shared).toEqual([]);
  });

  const texts = viewsOfVariant("a written text").map((view) => ({ ...view, view: nameView(view) }));
  it.each(texts)("a written text has no accessibility violation in either theme ($view)", async ({ device, theme }) => {
    const token = await server.signIn(freshName("writer"));
    const { context, page, faults } = await openVisitor(browser, { url: server.url, device, theme, locale, serviceWorkers, token });
    await page.goto("/scene/weeklyReport");
    await fillWeeklyReport(page);
    await page.keyboard.press("Control+Enter");
    await shownOn(page, "31%").waitFor();
    await page.getByPlaceholder(words[variant].writing.dock.own).waitFor();
    for (const lights of THEMES) {
      await turnLights(page, lights);
      expect.soft(await findViolations(page), lights).toEqual([]);
    }
    expect.soft(faults).toEqual([]);
    await context.close();
  });
}
