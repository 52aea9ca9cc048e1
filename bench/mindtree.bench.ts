/**
 * A mind tree of 300, 1,000 and 5,000 nodes: first paint, a new node, a turn of the wheel, folding all, memory; beside mind-elixir
 * without its bars and menus, in the same browser. Budgets at 5,000: 300 ms to paint, 16 ms an edit and a pan (p95), 100 ms to fold
 * all, 60 MB; 5 times faster to paint and 20 times to edit than mind-elixir. Times end when the frame is on the screen, so none is
 * shorter than a frame.
 */
import type { CDPSession, Page } from "playwright-core";
import { withBenchPage } from "./lib/bench-page.ts";
import type { SubjectName } from "./lib/mindtree-page.ts";
import { percentile } from "./lib/percentile.ts";

const COUNTS = [300, 1000, 5000];
const NAMES: readonly SubjectName[] = ["ours", "mind-elixir"];
const EDITS = 20;
const PANS = 60;
const P95 = 0.95;
const MEGABYTE = 1024 * 1024;

type Method = "open" | "edit" | "pan" | "foldAll" | "close";

const run = (page: Page, name: SubjectName, method: Method, value = 0) =>
  page.evaluate(`Promise.resolve(bench[${JSON.stringify(name)}].${method}(${value}))`) as Promise<number>;

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / MEGABYTE;
}

async function repeat(times: number, one: (at: number) => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < times; at++) all.push(await one(at));
  return all;
}

await withBenchPage("mindtree-page.ts", async (page, session) => {
  for (const count of COUNTS) {
    for (const name of NAMES) {
      const before = await heapMegabytes(session);
      const paint = await run(page, name, "open", count);
      const memory = (await heapMegabytes(session)) - before;
      const edits = await repeat(EDITS, (at) => run(page, name, "edit", at));
      const pans = await repeat(PANS, () => run(page, name, "pan"));
      const fold = await run(page, name, "foldAll");
      await run(page, name, "close");
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      console.log(
        `${count} nodes, ${name}: paint ${ms(paint)}, edit p50 ${ms(percentile(edits, 0.5))} p95 ${ms(percentile(edits, P95))}, pan p95 ${ms(percentile(pans, P95))}, fold all ${ms(fold)}, ${memory.toFixed(1)} MB`,
      );
    }
  }
});
