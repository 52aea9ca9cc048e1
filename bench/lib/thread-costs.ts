import type { CDPSession, Page } from "playwright-core";

/** What the main thread did, in its own milliseconds: other work on the machine does not count. */
export type ThreadCosts = {
  readonly taskMs: number;
  readonly scriptMs: number;
  readonly styleMs: number;
  readonly layoutMs: number;
  readonly layouts: number;
};

/** The costs of the page so far. The session has `Performance` enabled with `threadTicks`. */
export async function threadCosts(session: CDPSession): Promise<ThreadCosts> {
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    taskMs: of("TaskDuration") * 1000,
    scriptMs: of("ScriptDuration") * 1000,
    styleMs: of("RecalcStyleDuration") * 1000,
    layoutMs: of("LayoutDuration") * 1000,
    layouts: of("LayoutCount"),
  };
}

export function costsBetween(before: ThreadCosts, after: ThreadCosts): ThreadCosts {
  const keys = Object.keys(after) as (keyof ThreadCosts)[];
  return Object.fromEntries(keys.map((key) => [key, after[key] - before[key]])) as ThreadCosts;
}

/** Nodes and bytes of scripts that are still held after a collection. */
export async function heldByPage(session: CDPSession): Promise<{ nodes: number; heapBytes: number }> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of("Nodes"), heapBytes: of("JSHeapUsedSize") };
}

/** From now on the page keeps its tasks of more than 50 ms; `longTasksOf` reads them, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { longTasksSeen: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  });
}

export const longTasksOf = (page: Page) => page.evaluate("longTasksSeen") as Promise<number[]>;
