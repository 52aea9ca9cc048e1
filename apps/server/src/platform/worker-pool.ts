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
  /** Where work makes much that is gone at once: room for more of it between two collections. */
  youngHeapMaxMb?: number;
  timeoutMs: number;
}): WorkerPool<Task, Result> {
  let isClosed = false;
  const thread = createThread({
    file: options.file,
    idleMs: IDLE_MS,
    limits: { maxOldGenerationSizeMb: options.heapMaxMb, maxYoungGenerationSizeMb: options.youngHeapMaxMb ?? YOUNG_HEAP_MAX_MB },
    onError: (error) => {
      if (!isClosed) options.log.error({ err: error }, `a thread failed outside its work: ${options.what}`);
    },
  });
  return {
    async run(name, task) {
      if (thread.queueSize >= QUEUE_MAX) throw new AppError("server.unavailable", {}, `too much waits: ${options.what}`);
      return runInThread<Result>(thread, { name, task, what: options.what, timeoutMs: options.timeoutMs });
    },
    async close() {
      isClosed = true;
      await thread.close();
    },
  };
}

/** One thread at a time, begun by its first task. `onError` is told of what goes wrong outside any task, also while the thread is ended. */
export function createThread(options: {
  file: URL;
  idleMs: number;
  limits: NonNullable<ConstructorParameters<typeof Piscina>[0]>["resourceLimits"];
  onError: (error: unknown) => void;
}): Piscina {
  const thread = new Piscina({
    filename: options.file.href,
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: options.idleMs,
    resourceLimits: options.limits,
    // Nobody reads how long tasks take, and two histograms are made for every thread there might be.
    recordTiming: false,
  });
  // Without a listener it would end the process. A thread that is being ended may still answer: its task has failed already.
  thread.on("error", options.onError);
  return thread;
}

/** Runs an export of the thread's file. Throws server.unavailable when it takes too long or too much memory. */
export async function runInThread<Result>(
  thread: Piscina,
  { name, task, what, timeoutMs }: { name: string; task: unknown; what: string; timeoutMs: number },
): Promise<Result> {
  try {
    return (await thread.run(task, { name, signal: AbortSignal.timeout(timeoutMs) })) as Result;
  } catch (error) {
    if (isOverload(error)) throw new AppError("server.unavailable", {}, `not done: ${what}`, { cause: error });
    throw error;
  }
}

/** The worker had too much to do, as opposed to a fault in its work. */
function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  return code === "ERR_WORKER_OUT_OF_MEMORY" || error.name === "AbortError";
}
