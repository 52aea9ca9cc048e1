import type { Worker } from "node:worker_threads";
import type { ReasonCode } from "@tangleaf/contract";
import type { Logger } from "pino";
import { Piscina } from "piscina";
import { AppError, type ErrorDetails } from "./errors.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Threads of a pool: one person's heavy task leaves the other thread to everybody else. The second begins only when it is needed. */
const THREADS = 2;
/** A thread's memory is given back when it had no task for this long. */
const IDLE_MS = 30_000;
const WAITING_MAX = 500;
/** Enough for a page that opens with several documents at once, and for the steps of a job. */
const WAITING_EACH_MAX = 20;
const YOUNG_HEAP_MAX_MB = 8;
/** How often the CPU time of a running task is read, in milliseconds. */
const READ_CPU_EVERY_MS = 100;
/** A task may take this many times its CPU time altogether, since its thread waits for a core on a busy machine. */
const WALL_FACTOR = 5;

/** A task that was ended because it took more than it may. `time`: a machine that is very busy can be the reason, too. */
export class HeavyTaskError extends AppError {
  readonly bound: "cpu" | "memory" | "time";
  constructor(bound: "cpu" | "memory" | "time", what: string, options?: ErrorOptions) {
    super("work.tooHeavy", {}, `took too much ${bound}: ${what}`, options);
    this.name = "HeavyTaskError";
    this.bound = bound;
  }
}

/** Handles the rejection of a task: one that took too much is refused for this reason. */
export function refuseHeavy(reason: ReasonCode, details: ErrorDetails = {}): (error: unknown) => never {
  return (error) => {
    throw error instanceof HeavyTaskError ? new AppError(reason, details, error.message, { cause: error }) : error;
  };
}

export type WorkerPoolOptions = {
  /** The module whose exports the threads run. */
  readonly file: URL;
  /** Names the work in the log. */
  readonly what: string;
  readonly log: Pick<Logger, "error">;
  readonly heapMaxMb: number;
  /** Where work makes much that is gone at once: room for more of it between two collections. */
  readonly youngHeapMaxMb?: number;
  /** Milliseconds of its thread's CPU time a task may take, from its beginning. */
  readonly cpuMaxMs: number;
  /** Milliseconds it may take altogether, as the last resort. */
  readonly wallMaxMs?: number;
  readonly threads?: number;
  readonly idleMs?: number;
  /** Tasks that may wait altogether. */
  readonly waitingMax?: number;
  /** Tasks of one person that may wait while another one of theirs runs. */
  readonly waitingEachMax?: number;
};

export type WorkerPool<Task, Result> = {
  /**
   * Runs an export of the pool's module by its name, when it is the person's turn: one task of a person runs at a time.
   * Throws work.tooMany when too much of theirs waits, work.busy when too much waits altogether, HeavyTaskError (work.tooHeavy)
   * when the task takes too much, and server.unavailable once the pool is closed.
   */
  run(name: string, task: Task, options: { userId: string }): Promise<Result>;
  /** Ends what runs and refuses what waits. */
  close(): Promise<void>;
};

/** Runs heavy work off the main thread, within bounds, in turns by person. The first task starts a thread. */
export function createWorkerPool<Task, Result>(options: WorkerPoolOptions): WorkerPool<Task, Result> {
  const { what, cpuMaxMs, wallMaxMs = cpuMaxMs * WALL_FACTOR } = options;
  let isClosed = false;
  const threads = Array.from({ length: options.threads ?? THREADS }, () => createThread(options, () => isClosed));
  const { waitingMax = WAITING_MAX, waitingEachMax = WAITING_EACH_MAX } = options;
  const queue = createFairQueue(threads, { what, waitingMax, waitingEachMax });
  return {
    run: (name, task, { userId }) =>
      queue.run(userId, (thread) =>
        runInThread<Result>(thread, { name, task, what, cpuMaxMs, wallMaxMs }).catch((error: unknown) => {
          throw isClosed ? new AppError("server.unavailable", {}, `closed: ${what}`, { cause: error }) : error;
        }),
      ),
    async close() {
      isClosed = true;
      queue.close();
      await Promise.all(threads.map((thread) => thread.destroy()));
    },
  };
}

/** One thread, begun by its first task. */
function createThread({ file, what, log, heapMaxMb, youngHeapMaxMb, idleMs }: WorkerPoolOptions, isClosed: () => boolean): Piscina {
  const thread = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs ?? IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMb, maxYoungGenerationSizeMb: youngHeapMaxMb ?? YOUNG_HEAP_MAX_MB },
    // Nobody reads how long tasks take, and two histograms are made for every thread there might be.
    recordTiming: false,
  });
  // Without a listener it would end the process. A thread that is being ended may still answer: its task has failed already.
  thread.on("error", (error: unknown) => {
    if (!isClosed()) log.error({ err: error }, `a thread failed outside its work: ${what}`);
  });
  return thread;
}

async function runInThread<Result>(
  thread: Piscina,
  { name, task, what, cpuMaxMs, wallMaxMs }: { name: string; task: unknown; what: string; cpuMaxMs: number; wallMaxMs: number },
): Promise<Result> {
  const cpu = watchCpuTime(() => thread.threads[0], cpuMaxMs);
  const time = AbortSignal.timeout(wallMaxMs);
  try {
    return (await thread.run(task, { name, signal: AbortSignal.any([cpu.signal, time]) })) as Result;
  } catch (error) {
    if (cpu.signal.aborted) throw new HeavyTaskError("cpu", what, { cause: error });
    if (time.aborted) throw new HeavyTaskError("time", what, { cause: error });
    if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
      throw new HeavyTaskError("memory", what, { cause: error });
    throw error;
  } finally {
    cpu.stop();
  }
}

/**
 * Aborts its signal once the thread has used `maxMs` of CPU time from now on. A thread that spins in JavaScript or in a regular
 * expression can be asked; one that sits in native code is ended by the bound of time.
 */
export function watchCpuTime(findWorker: () => Worker | undefined, maxMs: number): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const beganAt = performance.now();
  /** CPU time the thread had used before the task, in milliseconds. */
  let usedBefore: number | null = null;
  let isReading = false;
  async function read(): Promise<void> {
    const worker = findWorker();
    if (worker === undefined || isReading) return;
    isReading = true;
    try {
      const { user, system } = await worker.cpuUsage();
      const used = (user + system) / 1000;
      // A thread that is still starting answers late: the task has used no more than the time since.
      usedBefore ??= Math.max(0, used - (performance.now() - beganAt));
      if (used - usedBefore > maxMs) controller.abort();
    } catch {
      // The thread is starting, or has ended and its task with it.
    } finally {
      isReading = false;
    }
  }
  void read();
  const timer = setInterval(() => void read(), READ_CPU_EVERY_MS);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
