import { Worker } from "node:worker_threads";
import type { SampleTask } from "@tangleaf/writer";
import { AppError } from "../../platform/errors.ts";
import { createFairQueue } from "../../platform/fair-queue.ts";
import { watchCpuTime } from "../../platform/worker-pool.ts";
import { ModelError } from "../../ports/model.ts";

/** The largest request needs a tenth of this. */
const HEAP_MAX_MB = 256;
const CPU_MAX_MS = 60_000;
/** Texts that may wait. */
const WAITING_MAX = 500;
const WAITING_EACH_MAX = 20;

/** Writes in a worker thread, in turns by person; null when `signal` was aborted first. Throws ModelError. */
export type WriteApart = (task: SampleTask, options: { userId: string; signal: AbortSignal }) => Promise<string | null>;

/** One text at a time, so that a core stays free for streams; each text has a thread of its own. */
export function createWriteApart(): WriteApart {
  const limits = { waitingMax: WAITING_MAX, waitingEachMax: WAITING_EACH_MAX };
  const queue = createFairQueue([null], { what: "the sample writer", ...limits });
  return (task, { userId, signal }) => {
    const turn = queue
      .run(userId, async () => (signal.aborted ? null : runWorker(task, signal)))
      .catch((error: unknown) => {
        throw error instanceof AppError ? new ModelError("status", error.message, { cause: error }) : error;
      });
    return orAborted(turn, signal);
  };
}

async function runWorker(task: SampleTask, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(new URL("./write-sample.worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  worker.unref();
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop);
  const cpu = watchCpuTime(() => worker, CPU_MAX_MS);
  try {
    return await new Promise<string | null>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error) => reject(new ModelError("cut", "the sample writer broke off", { cause: error })));
      worker.once("exit", () => resolve(null));
      cpu.signal.addEventListener("abort", () => reject(new ModelError("cut", "the sample writer took too long")));
    });
  } finally {
    cpu.stop();
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/** Resolves for an aborted caller without waiting for the texts before. */
function orAborted(turn: Promise<string | null>, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp);
    turn.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}
