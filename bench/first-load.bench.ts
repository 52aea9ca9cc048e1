import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { type FirstVisit, firstVisit } from "../e2e/support/first-visit.ts";
import { openBrowser } from "../e2e/support/open-browser.ts";
import { startServer, type TestServer } from "../e2e/support/start-server.ts";
import { findChromiumWithoutWindows } from "../scripts/lib/find-chromium.mjs";
import { startOneWordSite } from "./lib/one-word-site.ts";
import { type Figure, reportFigure } from "./lib/report-figure.ts";

// The first visit of the two pages people land on, beside a page of one word on the same React and router, visit by visit in turn;
// then bytes over the wire and Lighthouse (mobile), beside a page of one word without any script.
// Budgets: JS + CSS ≤ 135 KB gzip; 30 requests, 120 KB of fonts, main thread 1.6 × and first paint 100 ms over the one word,
// nothing moves; performance ≥ 95, the other three 100.

const PAGES = ["/homepage", "/scene/weeklyReport"];
const BASELINE_HTML = "<!doctype html><html lang=en><title>one word</title><p>word</p>";
const median = (values: readonly number[]) => percentile(values, 0.5);
const RUNS = 3;
const BUDGETS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const FIRST_LOAD_KILOBYTES = 135;

const VISITS = 5;
const MOST_REQUESTS = 30;
const MOST_FONT_KILOBYTES = 120;
const MOST_WORK = 1.6;
const MOST_PAINT_MS = 100;
const MOST_SHIFT = 0;

/** Prints the medians of the visits to each page over those to the one word, all of one run. */
async function compareVisits(server: TestServer, variant: string): Promise<void> {
  // A phone draws no windows of a desktop: drawing them keeps a core busy just while the page comes.
  const browser = await openBrowser(findChromiumWithoutWindows());
  const oneWord = await startOneWordSite();
  try {
    const addresses = [oneWord.url, ...PAGES.map((page) => server.url + page)];
    const visits = new Map<string, FirstVisit[]>(addresses.map((address) => [address, []]));
    for (let visit = 0; visit < VISITS; visit += 1)
      for (const address of addresses) visits.get(address)?.push(await firstVisit(browser, address));
    const middle = (address: string, of: (visit: FirstVisit) => number) => median((visits.get(address) ?? []).map(of));
    const floor = { work: middle(oneWord.url, (one) => one.mainThreadMs), paint: middle(oneWord.url, (one) => one.firstPaintMs) };
    console.log(
      `${variant} one word on React and the router: main thread ${floor.work.toFixed(0)} ms, first paint ${floor.paint.toFixed(0)} ms`,
    );
    for (const page of PAGES) {
      const of = (pick: (visit: FirstVisit) => number) => middle(server.url + page, pick);
      const requests = of((one) => one.requests);
      const fonts = of((one) => one.fontBytes) / 1024;
      const work = of((one) => one.mainThreadMs);
      const paint = of((one) => one.firstPaintMs);
      const shift = of((one) => one.layoutShift);
      console.log(
        `${variant} ${page}: ${requests} requests, ${(of((one) => one.bytes) / 1024).toFixed(0)} KB, fonts ${fonts.toFixed(0)} KB, ` +
          `main thread ${work.toFixed(0)} ms, first paint ${paint.toFixed(0)} ms, layout shift ${shift.toFixed(4)}`,
      );
      const say = (what: string, measured: number, unit: string, budget: Figure["budget"], beside: number | null = null) =>
        reportFigure({
          bench: "first-load",
          what: `${variant} ${page}, ${what}`,
          floorIs: "one word on React and the router",
          measured,
          floor: beside,
          unit,
          budget,
        });
      say("requests", requests, "", { most: MOST_REQUESTS });
      say("fonts", fonts, "KB", { most: MOST_FONT_KILOBYTES });
      say("main thread", work, "ms", { mostRatio: MOST_WORK }, floor.work);
      say("first paint", paint, "ms", { most: floor.paint + MOST_PAINT_MS }, floor.paint);
      say("layout shift", shift, "", { most: MOST_SHIFT });
    }
  } finally {
    await browser.close();
    await oneWord.stop();
  }
}

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }>;
};

const folder = mkdtempSync(join(tmpdir(), "tangleaf-lighthouse-"));

async function lighthouse(url: string, name: string): Promise<Report> {
  const out = join(folder, `${name}.json`);
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
  const child = spawn(
    process.execPath,
    ["node_modules/lighthouse/cli/index.js", url, "--output=json", `--output-path=${out}`, `--chrome-flags=${flags}`, "--quiet"],
    { env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" }, stdio: "ignore" },
  );
  await new Promise((resolve) => child.once("exit", resolve));
  return JSON.parse(readFileSync(out, "utf8")) as Report;
}

const kilobytesOf = (report: Report, kinds: readonly string[]) =>
  (report.audits["network-requests"]?.details?.items ?? [])
    .filter(({ resourceType }) => kinds.includes(resourceType ?? ""))
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;

const bare = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(BASELINE_HTML)).listen(0, "127.0.0.1");
await once(bare, "listening");
const address = bare.address();
const bareUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;

for (const variant of ["zh", "en"] as const) {
  const server = await startServer({ variant, env: { APP_ENV: "production" } });
  try {
    await compareVisits(server, variant);
    const baseline = await lighthouse(bareUrl, `baseline-${variant}`);
    console.log(`${variant} baseline (one word): first paint ${baseline.audits["first-contentful-paint"]?.numericValue?.toFixed(0)} ms`);
    for (const page of PAGES) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1)
        reports.push(await lighthouse(server.url + page, `${variant}-${run}-${page.replaceAll("/", "-")}`));
      const scores = Object.entries(BUDGETS).map(([category, budget]) => {
        const score = median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)));
        if (score < budget) process.exitCode = 1;
        return `${category} ${score}${score >= budget ? "" : ` (budget ${budget}: missed)`}`;
      });
      const [first] = reports;
      const sent = first ? kilobytesOf(first, ["Script", "Stylesheet"]) : 0;
      const paint = median(reports.map((report) => report.audits["first-contentful-paint"]?.numericValue ?? 0));
      const largest = median(reports.map((report) => report.audits["largest-contentful-paint"]?.numericValue ?? 0));
      const blocked = median(reports.map((report) => report.audits["total-blocking-time"]?.numericValue ?? 0));
      console.log(`${variant} ${page}: ${scores.join(", ")}`);
      console.log(
        `  JS + CSS sent ${sent.toFixed(0)} KB (first-load budget ${FIRST_LOAD_KILOBYTES} KB gzip: see the bundle check), first paint ${paint.toFixed(0)} ms, largest ${largest.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`,
      );
    }
  } finally {
    await server.stop();
  }
}
bare.close();
rmSync(folder, { recursive: true, force: true });
