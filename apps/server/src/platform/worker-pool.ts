import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError } from "./errors.ts";

/** One worker at a time keeps a core free for everybody's streams. */
const WORKERS = 1;
/** A worker's memory is given back when nobody needed it for this long. */
const IDLE_MS = 30_000;
const QUEUE_MAX = 100;
const YOUNG_HEAP_MAX_MB = 8;

export type WorkerPool<Task, Result> = {
  /** Runs an export of the worker's file by its name. Throws server.unavailable when too much waits, or it takes too long or too much memory. */
  run(name: string, task: Task): Promise<Result>;
  close(): Promise<void>;
};

/** Runs heavy work off the main thread, within bounds. The first task starts the worker. `what` names the work in the log. */
export function createWorkerPool<Task, Result>(options: {
  file: URL;
  what: string;
  log: Pick<Logger, "error">;
  heapMaxMb: number;
  timeoutMs: number;
}): WorkerPool<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: options.file.href,
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: options.heapMaxMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MAX_MB },
  });
  let isClosed = false;
  // Without a listener it would end the process. A thread that is being ended may still answer: its task has failed already.
  pool.on("error", (error) => {
    if (!isClosed) options.log.error({ err: error }, `a thread failed outside its work: ${options.what}`);
  });
  return {
    async run(name, task) {
      if (pool.queueSize >= QUEUE_MAX) throw new AppError("server.unavailable", {}, `too much waits: ${options.what}`);
      try {
        return await pool.run(task, { name, signal: AbortSignal.timeout(options.timeoutMs) });
      } catch (error) {
        if (isOverload(error)) throw new AppError("server.unavailable", {}, `not done: ${options.what}`, { cause: error });
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await pool.close();
    },
  };
}

/** The worker had too much to do, as opposed to a fault in its work. */
function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === "ERR_WORKER_OUT_OF_MEMORY" || error.name === "AbortError";
}
