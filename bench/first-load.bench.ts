import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../e2e/support/start-server.ts";
import { percentile } from "./lib/percentile.ts";

// Bytes over the wire and Lighthouse (mobile) of the two pages people land on, beside a page of one word.
// Budgets: JS + CSS ≤ 135 KB gzip; performance ≥ 95, the other three 100.

const PAGES = ["/homepage", "/scene/weeklyReport"];
const BASELINE_HTML = "<!doctype html><html lang=en><title>one word</title><p>word</p>";
const median = (values: readonly number[]) => percentile(values, 0.5);
const RUNS = 3;
const BUDGETS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const FIRST_LOAD_KILOBYTES = 135;

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
    const baseline = await lighthouse(bareUrl, `baseline-${variant}`);
    console.log(`${variant} baseline (one word): first paint ${baseline.audits["first-contentful-paint"]?.numericValue?.toFixed(0)} ms`);
    for (const page of PAGES) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1)
        reports.push(await lighthouse(server.url + page, `${variant}-${run}-${page.replaceAll("/", "-")}`));
      const scores = Object.entries(BUDGETS).map(([category, budget]) => {
        const score = median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)));
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
