/**
 * A mind tree of 300, 1,000 and 5,000 nodes beside mind-elixir without its bars and menus, in the same browser and run: first paint,
 * a new node, a turn of the wheel, folding all, the whole map at 10 %, memory. Each is measured on a page loaded anew, so that none
 * stands in what another left. Times end when the frame is on the screen, so none is shorter than a frame. `heap` is what scripts
 * hold, after a collection; `process` is the growth of the page's whole process, with its elements and its drawing. Prints each
 * figure beside mind-elixir's and, at 5,000 nodes, its budget; ends with 1 where one is missed.
 */
import type { CDPSession, Page } from "playwright-core";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { withBenchPage } from "./lib/bench-page.ts";
import type { SubjectName } from "./lib/mindtree-page.ts";
import { pageMegabytes } from "./lib/page-memory.ts";
import { reportFigure } from "./lib/report-figure.ts";

const COUNTS = [300, 1000, 5000];
const MOST = 5000;
const NAMES = ["ours", "mind-elixir"] as const satisfies readonly SubjectName[];
const EDITS = 20;
const PANS = 60;
const P95 = 0.95;
/** A smaller figure has no ratio. */
const LEAST = 0.05;
const MEGABYTE = 1024 * 1024;

type Method = "open" | "edit" | "pan" | "foldAll" | "whole";
type Figures = Record<keyof typeof BUDGETS, number>;
/** At 5,000 nodes: at most so much, and so many times less than mind-elixir in the same run. */
const BUDGETS = {
  "first paint, ms": { most: 300, times: 5 },
  "new node p50, ms": { most: null, times: 20 },
  "new node p95, ms": { most: 16, times: null },
  "pan p95, ms": { most: 16, times: null },
  "fold all, ms": { most: 100, times: null },
  "whole map at 10 %, ms": { most: 100, times: null },
  "heap, MB": { most: 60, times: null },
  "process, MB": { most: 60, times: null },
  elements: { most: null, times: null },
} as const satisfies Record<string, { most: number | null; times: number | null }>;

async function repeat(times: number, one: (at: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < times; at++) all.push(await one(at));
  return all;
}

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / MEGABYTE;
}

async function measure(page: Page, session: CDPSession, name: SubjectName, count: number): Promise<Figures> {
  await page.reload();
  await page.waitForFunction("globalThis.bench !== undefined");
  const browser = page.context().browser();
  if (browser === null) throw new Error("no browser");
  const run = (method: Method, value = 0) =>
    page.evaluate(`Promise.resolve(bench[${JSON.stringify(name)}].${method}(${value}))`) as Promise<number>;
  const before = { heap: await heapMegabytes(session), process: await pageMegabytes(browser) };
  const paint = await run("open", count);
  const heap = (await heapMegabytes(session)) - before.heap;
  const whole = (await pageMegabytes(browser)) - before.process;
  const elements = (await page.evaluate("document.querySelectorAll('*').length")) as number;
  const edits = await repeat(EDITS, (at) => run("edit", at));
  const pans = await repeat(PANS, () => run("pan"));
  const far = await run("whole");
  const fold = await run("foldAll");
  return {
    "first paint, ms": paint,
    "new node p50, ms": percentile(edits, 0.5),
    "new node p95, ms": percentile(edits, P95),
    "pan p95, ms": percentile(pans, P95),
    "fold all, ms": fold,
    "whole map at 10 %, ms": far,
    "heap, MB": heap,
    "process, MB": whole,
    elements,
  };
}

/** What is said of a budget, and whether it is kept. */
function judge(name: keyof Figures, ours: number, theirs: number): { words: string; isKept: boolean } {
  const { most, times } = BUDGETS[name];
  const judged = [
    ...(most === null ? [] : [{ words: `<= ${most}`, isKept: ours <= most }]),
    ...(times === null ? [] : [{ words: `${times} times less`, isKept: theirs >= times * ours }]),
  ];
  return {
    words: judged.map(({ words, isKept }) => `${words} ${isKept ? "kept" : "MISSED"}`).join(", "),
    isKept: judged.every(({ isKept }) => isKept),
  };
}

await withBenchPage("mindtree-page.ts", async (page, session) => {
  // The first page of a browser waits for fonts and for code the browser itself needs.
  for (const name of NAMES) await measure(page, session, name, COUNTS[0] ?? MOST);
  for (const count of COUNTS) {
    const [ours, theirs] = [await measure(page, session, NAMES[0], count), await measure(page, session, NAMES[1], count)];
    console.log(`\n${count} nodes`.padEnd(26), NAMES.map((name) => name.padStart(12)).join(""), "       ratio", "  budget");
    for (const name of Object.keys(BUDGETS) as (keyof Figures)[]) {
      const [mine, other] = [ours[name], theirs[name]];
      const { words, isKept } = count === MOST ? judge(name, mine, other) : { words: "", isKept: true };
      if (!isKept) process.exitCode = 1;
      const { most, times } = BUDGETS[name];
      const budget = { ...(most !== null && { most }), ...(times !== null && { mostRatio: 1 / times }) };
      if (count === MOST && (most !== null || times !== null))
        reportFigure({
          bench: "mindtree",
          what: `${count} nodes: ${name}`,
          floorIs: NAMES[1],
          measured: mine,
          floor: mine < LEAST ? null : other,
          unit: "",
          budget: mine < LEAST ? {} : budget,
        });
      console.log(
        name.padEnd(25),
        mine.toFixed(1).padStart(12) + other.toFixed(1).padStart(12),
        (mine < LEAST ? "" : `${(other / mine).toFixed(1)} x`).padStart(12),
        ` ${words}`,
      );
    }
  }
});
