import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { firstVisit } from "../e2e/support/first-visit.ts";
import { openBrowser } from "../e2e/support/open-browser.ts";
import { startServer, type TestServer } from "../e2e/support/start-server.ts";
import { findChromiumWithoutWindows } from "../scripts/lib/find-chromium.mjs";
import { reportFigure } from "./lib/report-figure.ts";

// The pages people land on: Lighthouse for phones, and what a first visit asks for and moves until it has been quiet.
// Bytes of scripts and styles are held by `apps/web/scripts/check-bundle.ts`.

const PAGES = ["/homepage", "/scene/weeklyReport"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const LEAST_SCORE = 95;
const RUNS = 3;
const MOST_SHIFT = 0.02;
const BYTES_PER_KB = 1024;
const median = (values: readonly number[]) => percentile(values, 0.5);

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const folder = mkdtempSync(join(tmpdir(), "tangleaf-lighthouse-"));

async function runLighthouse(url: string): Promise<Report> {
  const out = join(folder, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync";
  const child = spawn(
    process.execPath,
    ["node_modules/lighthouse/cli/index.js", url, "--output=json", `--output-path=${out}`, `--chrome-flags=${flags}`, "--quiet"],
    { env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium" }, stdio: "ignore" },
  );
  await new Promise((resolve) => child.once("exit", resolve));
  return JSON.parse(readFileSync(out, "utf8")) as Report;
}

async function measureScores(url: string, name: string): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await runLighthouse(url));
  const scores = CATEGORIES.map((category) =>
    median(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
  );
  if (Math.min(...scores) < LEAST_SCORE) process.exitCode = 1;
  const audit = (key: string) => median(reports.map(({ audits }) => audits[key]?.numericValue ?? Number.NaN));
  console.log(
    `${name}: ${CATEGORIES.map((category, at) => `${category} ${scores[at]}`).join(", ")}; first paint ` +
      `${audit("first-contentful-paint").toFixed(0)} ms, largest ${audit("largest-contentful-paint").toFixed(0)} ms, blocked ${audit("total-blocking-time").toFixed(0)} ms`,
  );
  // Budgets in the table are upper bounds.
  reportFigure({
    bench: "first-load",
    what: `${name}, Lighthouse: points short of 100 in the worst of four`,
    floorIs: "",
    measured: 100 - Math.min(...scores),
    floor: null,
    unit: "",
    budget: { most: 100 - LEAST_SCORE },
  });
}

async function measureVisit(server: TestServer, path: string, name: string): Promise<void> {
  const browser = await openBrowser(findChromiumWithoutWindows());
  try {
    const { requests, bytes, fontBytes, mainThreadMs, firstPaintMs, layoutShift } = await firstVisit(browser, server.url + path);
    console.log(
      `${name}: ${requests} requests, ${(bytes / BYTES_PER_KB).toFixed(0)} KB, fonts ${(fontBytes / BYTES_PER_KB).toFixed(0)} KB, ` +
        `main thread ${mainThreadMs.toFixed(0)} ms, first paint ${firstPaintMs.toFixed(0)} ms`,
    );
    reportFigure({
      bench: "first-load",
      what: `${name}, layout shift`,
      floorIs: "",
      measured: layoutShift,
      floor: null,
      unit: "",
      budget: { most: MOST_SHIFT },
    });
  } finally {
    await browser.close();
  }
}

for (const variant of ["zh", "en"] as const) {
  const server = await startServer({ variant, env: { APP_ENV: "production" } });
  try {
    for (const path of PAGES) {
      const name = `${variant} ${path}`;
      await measureScores(server.url + path, name);
      await measureVisit(server, path, name);
    }
  } finally {
    await server.stop();
  }
}
rmSync(folder, { recursive: true, force: true });
