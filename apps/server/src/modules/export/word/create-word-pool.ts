import { Piscina } from "piscina";
import { AppError } from "../../../platform/errors.ts";
import type { DocumentTask } from "./document/render-document.ts";
import type { WordTask } from "./render-word.ts";

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
  /** Throws server.unavailable when the queue is full, the file takes too long or more memory than it may. */
  render(task: WordTask): Promise<Uint8Array>;
  /** The same of a document. */
  renderDocument(task: DocumentTask): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Builds Word files off the main thread. The first file starts the worker. */
export function createWordPool(limits: { heapMaxMb?: number; timeoutMs?: number } = {}): WordPool {
  const pool = new Piscina<WordTask | DocumentTask, Uint8Array>({
    filename: new URL("./word-worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMaxMb ?? HEAP_MAX_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
  });
  async function run(name: "renderWord" | "renderDocument", task: WordTask | DocumentTask): Promise<Uint8Array> {
    if (pool.queueSize >= QUEUE_MAX) throw new AppError("server.unavailable", {}, "too many Word files wait");
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(limits.timeoutMs ?? RENDER_TIMEOUT_MS) });
    } catch (error) {
      if (isOverload(error)) throw new AppError("server.unavailable", {}, "Word file not built", { cause: error });
      throw error;
    }
  }
  return {
    render: (task) => run("renderWord", task),
    renderDocument: (task) => run("renderDocument", task),
    close: () => pool.close(),
  };
}

/** The builder had too much to do, as opposed to a fault in building. */
function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === "ERR_WORKER_OUT_OF_MEMORY" || error.name === "AbortError";
}
