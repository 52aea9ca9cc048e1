import type { DocumentContent } from "@tangleaf/document/model";
import { Piscina } from "piscina";
import { AppError } from "../../platform/errors.ts";
import type { Compacted, CompactTask } from "./compaction/compact-log.worker.ts";
import type { BuiltState, LogTask } from "./document-work.worker.ts";

const IDLE_MS = 60_000;
const QUEUE_MAX = 500;
const TIMEOUT_MS = 60_000;
const HEAP_MAX_MB = 512;

/** Builds documents off the main thread: one for what somebody waits for, one for compaction. Each starts with its first task. */
export type DocumentPool = {
  buildState(task: LogTask): Promise<BuiltState>;
  mergeLog(task: LogTask & { stateVector: string | undefined }): Promise<string>;
  readLog(task: LogTask): Promise<{ content: DocumentContent; characters: number }>;
  captureLog(task: LogTask): Promise<{ update: Uint8Array; characters: number }>;
  compactLog(task: CompactTask): Promise<Compacted>;
  close(): Promise<void>;
};

/** `onError` is told of what goes wrong in a thread outside any task. */
export function createDocumentPool(onError: (error: unknown) => void): DocumentPool {
  let isClosed = false;
  const createThread = (file: string): Piscina => {
    const thread = new Piscina({
      filename: new URL(file, import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    });
    // Without a listener it would end the process. A thread that is being ended may still answer: its task has failed already.
    thread.on("error", (error) => {
      if (!isClosed) onError(error);
    });
    return thread;
  };
  const asked = createThread("./document-work.worker.ts");
  const compacting = createThread("./compaction/compact-log.worker.ts");
  const run = async <T>(task: object, name: string): Promise<T> => {
    if (asked.queueSize >= QUEUE_MAX) throw new AppError("server.unavailable", {}, "too many documents wait to be built");
    return runIn<T>(asked, task, name);
  };
  return {
    buildState: (task) => run(task, "buildState"),
    mergeLog: (task) => run(task, "mergeLog"),
    readLog: (task) => run(task, "readLog"),
    captureLog: (task) => run(task, "captureLog"),
    compactLog: (task) => runIn(compacting, task, "compactLog"),
    async close() {
      isClosed = true;
      await Promise.all([asked.destroy(), compacting.destroy()]);
    },
  };
}

async function runIn<T>(thread: Piscina, task: object, name: string): Promise<T> {
  try {
    return (await thread.run(task, { name, signal: AbortSignal.timeout(TIMEOUT_MS) })) as T;
  } catch (error) {
    if (isOverload(error)) throw new AppError("server.unavailable", {}, "document not built", { cause: error });
    throw error;
  }
}

/** The thread had too much to do, as opposed to a fault in building. */
function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}
