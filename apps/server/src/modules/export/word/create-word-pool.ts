import { Piscina } from "piscina";
import type { WordTask } from "./word-task.ts";

/** One builder at a time keeps a core free for everybody's streams. */
const WORKERS = 1;
/** The builder's memory is given back when nobody exported for this long. */
const IDLE_MS = 30_000;
const QUEUE_MAX = 100;
const RENDER_TIMEOUT_MS = 30_000;
/** Together they keep 300,000 characters under 300 MB; a text of nothing but list items still fits. */
const HEAP_MAX_MB = 448;
const YOUNG_HEAP_MAX_MB = 16;

export type WordPool = {
  /** Rejects when the file takes longer than 30 seconds or the queue is full. */
  render(task: WordTask): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Builds Word files off the main thread. The first file starts the worker. */
export function createWordPool(): WordPool {
  const pool = new Piscina<WordTask, Uint8Array>({
    filename: new URL("./word-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: WORKERS,
    maxQueue: QUEUE_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
  });
  return {
    render: (task) => pool.run(task, { name: "renderWord", signal: AbortSignal.timeout(RENDER_TIMEOUT_MS) }),
    close: () => pool.close(),
  };
}
