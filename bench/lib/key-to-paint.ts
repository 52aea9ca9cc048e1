import type { CDPSession, Page } from "playwright-core";
import { percentile } from "../../apps/server/src/testing/percentile.ts";

const FRAME_MS = 1000 / 60;
/** An interval longer than this held back a frame that was due. */
const DROPPED_FROM_FRAMES = 1.5;
const ASK_EVERY_MS = 50;

export type Typed = {
  /** From each key to the end of the frame that shows it, in milliseconds. */
  readonly keys: readonly number[];
  readonly droppedFrames: number;
  readonly frames: number;
  /** Tasks of more than 50 ms, in milliseconds each. */
  readonly longTasks: readonly number[];
  /** Of the main thread for a key with all that follows it, in milliseconds: other work on the machine does not count. */
  readonly taskMs: number;
};

/** Run in the page: from now on every key is followed to the frame that shows it. */
function watchKeys(): void {
  const seen = { keys: [] as number[], frameTimes: [] as number[], longTasks: [] as number[], isOver: false };
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // A message comes once the frame is laid out and painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => seen.keys.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
  const observer = new PerformanceObserver((entries) => seen.longTasks.push(...entries.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: "longtask" });
  const frame = (time: number) => {
    seen.frameTimes.push(time);
    if (!seen.isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, { keysSeen: seen });
}

/** Types `count` characters at the cursor, `aSecond` of them a second by the clock, whether or not the page keeps up. */
export async function typeSteadily(
  page: Page,
  session: CDPSession,
  { count, aSecond }: { count: number; aSecond: number },
): Promise<Typed> {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.evaluate(watchKeys);
  const before = await mainThreadMs(session);
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let n = 0; n < count; n += 1) {
    const wait = began + (n * 1000) / aSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const key = { key: "字", text: "字", unmodifiedText: "字" };
    sent.push(
      session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key }),
      session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key }),
    );
  }
  await Promise.all(sent);
  // Not by waitForFunction: the page's security policy forbids what it does.
  while (Number(await page.evaluate("keysSeen.keys.length")) < count) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  const spentMs = (await mainThreadMs(session)) - before;
  const seen = (await page.evaluate("keysSeen.isOver = true, keysSeen")) as { keys: number[]; frameTimes: number[]; longTasks: number[] };
  const intervals = seen.frameTimes.slice(1).map((time, n) => time - (seen.frameTimes[n] ?? time));
  const dropped = intervals.filter((interval) => interval > DROPPED_FROM_FRAMES * FRAME_MS);
  return {
    keys: seen.keys,
    frames: intervals.length,
    droppedFrames: dropped.reduce((sum, interval) => sum + Math.round(interval / FRAME_MS) - 1, 0),
    longTasks: seen.longTasks,
    taskMs: spentMs / count,
  };
}

/** The main thread's own time so far, in milliseconds. */
async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

export function describeTyped({ keys, droppedFrames, frames, longTasks, taskMs }: Typed): string {
  const at = (share: number) => percentile(keys, share).toFixed(0);
  const longest = longTasks.length === 0 ? "" : `, the longest ${Math.max(...longTasks).toFixed(0)} ms`;
  return (
    `key to paint p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}, max ${Math.max(...keys).toFixed(0)}; ` +
    `${droppedFrames} frames dropped of ${frames + droppedFrames}; ${longTasks.length} tasks over 50 ms${longest}; ${taskMs.toFixed(1)} ms of main thread a key`
  );
}
