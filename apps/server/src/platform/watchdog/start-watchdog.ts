import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { WatchdogTask } from "./watchdog.worker.ts";

const TICK_MS = 1000;
/** Native code does not answer before it returns. */
const ANSWER_MS = 2000;
const NOTICE_AFTER_MS = 10_000;
/** A process that is to end sooner is noticed sooner. */
const NOTICE_SHARE = 1 / 3;
/** A bound, hardly used: from sources the thread loads a compiler of TypeScript. */
const HEAP_MAX_MB = 64;
const YOUNG_HEAP_MAX_MB = 1;

type WatchdogOptions = Partial<Pick<WatchdogTask, "tickMs" | "noticeAfterMs" | "answerMs">> & { endAfterMs: number; log: Logger };

/**
 * Starts a thread that logs what the main thread runs when its event loop has stood still for 10 s, and ends the process with SIGALRM
 * after `endAfterMs` (Infinity = never). A process that is stopped, or a machine that sleeps, does not count, nor does a debugger.
 */
export function startWatchdog({ log, ...limits }: WatchdogOptions): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const noticeAfterMs = Math.min(NOTICE_AFTER_MS, limits.endAfterMs * NOTICE_SHARE);
  const task: WatchdogTask = { tickMs: TICK_MS, noticeAfterMs, answerMs: ANSWER_MS, ...limits, beats, logLevel: log.levelVal };
  setInterval(() => Atomics.add(beats, 0, 1), task.tickMs).unref();
  const worker = new Worker(new URL("./watchdog.worker.ts", import.meta.url), {
    workerData: task,
    // Arguments for Node are about the main script (`--input-type`); the thread needs none.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
  });
  worker.unref();
  worker.on("error", (error) =>
    log.error({ err: error }, "the watchdog failed: this process is not ended when its event loop stands still"),
  );
}
