import { Worker } from "node:worker_threads";
import type { SampleTask } from "@tangleaf/writer";
import { ModelError } from "../../ports/model.ts";

/** Timeout; the largest request needs a tenth of this. */
const HEAP_MAX_MB = 256;

/** Writes in a worker thread; null when `signal` was aborted first. */
export type WriteApart = (task: SampleTask, signal: AbortSignal) => Promise<string | null>;

/** One text at a time, so that a core stays free for streams; each text has a thread of its own. */
export function createWriteApart(): WriteApart {
  let last: Promise<unknown> = Promise.resolve();
  return (task, signal) => {
    const turn = last.then(() => (signal.aborted ? null : runWorker(task, signal)));
    last = turn.catch(() => undefined);
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
  try {
    return await new Promise<string | null>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error) => reject(new ModelError("cut", "the sample writer broke off", { cause: error })));
      worker.once("exit", () => resolve(null));
    });
  } finally {
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
