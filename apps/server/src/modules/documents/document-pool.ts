import type { Piscina } from "piscina";
import { AppError } from "../../platform/errors.ts";
import { createThread, runInThread } from "../../platform/worker-pool.ts";
import type { Compacted, CompactTask } from "./compaction/compact-log.worker.ts";
import type { BuiltState, LogTask, ShapedTask } from "./document-work.worker.ts";
import type { StoredDocument } from "./read-document.ts";

const IDLE_MS = 60_000;
const QUEUE_MAX = 500;
const TIMEOUT_MS = 60_000;
const HEAP_MAX_MB = 512;

/** Builds documents off the main thread: one for what somebody waits for, one for compaction. Each starts with its first task. */
export type DocumentPool = {
  buildState(task: LogTask): Promise<BuiltState>;
  mergeLog(task: LogTask & { stateVector: string | undefined }): Promise<string>;
  readLog(task: ShapedTask): Promise<StoredDocument>;
  captureLog(task: ShapedTask): Promise<{ update: Uint8Array; characters: number }>;
  compactLog(task: CompactTask): Promise<Compacted>;
  close(): Promise<void>;
};

/** `onError` is told of what goes wrong in a thread outside any task. */
export function createDocumentPool(onError: (error: unknown) => void): DocumentPool {
  let isClosed = false;
  const threadOf = (file: URL): Piscina =>
    createThread({
      file,
      idleMs: IDLE_MS,
      limits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
      onError: (error) => {
        if (!isClosed) onError(error);
      },
    });
  const asked = threadOf(new URL("./document-work.worker.ts", import.meta.url));
  const compacting = threadOf(new URL("./compaction/compact-log.worker.ts", import.meta.url));
  const run = async <T>(task: object, name: string): Promise<T> => {
    if (asked.queueSize >= QUEUE_MAX) throw new AppError("server.unavailable", {}, "too many documents wait to be built");
    return runIn<T>(asked, { task, name });
  };
  return {
    buildState: (task) => run(task, "buildState"),
    mergeLog: (task) => run(task, "mergeLog"),
    readLog: (task) => run(task, "readLog"),
    captureLog: (task) => run(task, "captureLog"),
    compactLog: (task) => runIn(compacting, { task, name: "compactLog" }),
    async close() {
      isClosed = true;
      await Promise.all([asked.destroy(), compacting.destroy()]);
    },
  };
}

function runIn<T>(thread: Piscina, { task, name }: { task: object; name: string }): Promise<T> {
  return runInThread(thread, { name, task, what: "building a document", timeoutMs: TIMEOUT_MS });
}
