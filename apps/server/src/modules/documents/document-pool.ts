import type { Logger } from "pino";
import { createWorkerPool, type WorkerPoolOptions } from "../../platform/worker-pool.ts";
import type { Compacted, CompactTask } from "./compaction/compact-task.ts";
import { ASKED_MAX_CPU_MS, BUILD_MAX_WALL_MS, COMPACT_MAX_CPU_MS } from "./constants.ts";
import type { ChangeTask, LogTask, MadeChange, ShapedTask } from "./document-work.worker.ts";
import type { StoredDocument } from "./read-document.ts";
import type { PreparedDocument } from "./write-new.ts";

const IDLE_MS = 60_000;
const WAITING_MAX = 500;
const HEAP_MAX_MB = 512;

/** What Yjs makes while it applies updates is mostly gone at once. */
const YOUNG_HEAP_MAX_MB = 48;

/** Whose turn a task takes. */
type Asked = { readonly userId: string };

/**
 * Builds documents off the main thread: what somebody waits for apart from compaction. Each starts with its first task. Everything
 * throws work.tooHeavy, work.tooMany, work.busy, server.unavailable.
 */
export type DocumentPool = {
  changeLog(task: ChangeTask, asked: Asked): Promise<MadeChange>;
  writeNew(task: { json: string }, asked: Asked): Promise<PreparedDocument>;
  mergeLog(task: LogTask & { stateVector: string | undefined }, asked: Asked): Promise<string>;
  readLog(task: ShapedTask, asked: Asked): Promise<StoredDocument>;
  captureLog(task: ShapedTask, asked: Asked): Promise<{ update: Uint8Array; characters: number }>;
  compactLog(task: CompactTask, asked: Asked): Promise<Compacted>;
  close(): Promise<void>;
};

/** CPU time of a thread that a task may take, in milliseconds. */
export type BuildBounds = { readonly askedMaxCpuMs: number; readonly compactMaxCpuMs: number };

const BOUNDS: BuildBounds = { askedMaxCpuMs: ASKED_MAX_CPU_MS, compactMaxCpuMs: COMPACT_MAX_CPU_MS };

/** `log` is told of what goes wrong in a thread outside any task. */
export function createDocumentPool(log: Pick<Logger, "error">, { askedMaxCpuMs, compactMaxCpuMs }: BuildBounds = BOUNDS): DocumentPool {
  const bounds = { log, heapMaxMb: HEAP_MAX_MB, youngHeapMaxMb: YOUNG_HEAP_MAX_MB, wallMaxMs: BUILD_MAX_WALL_MS, idleMs: IDLE_MS };
  const open = <Task>(options: Pick<WorkerPoolOptions, "file" | "what" | "threads" | "cpuMaxMs">) =>
    createWorkerPool<Task, unknown>({ ...bounds, ...options, waitingMax: WAITING_MAX });
  const asked = open<LogTask | { json: string }>({
    file: new URL("./document-work.worker.ts", import.meta.url),
    what: "building a document",
    cpuMaxMs: askedMaxCpuMs,
  });
  const compacting = open<CompactTask>({
    file: new URL("./compaction/compact-log.worker.ts", import.meta.url),
    what: "compacting a document",
    threads: 1,
    cpuMaxMs: compactMaxCpuMs,
  });
  return {
    changeLog: (task, person) => asked.run("changeLog", task, person) as Promise<MadeChange>,
    writeNew: (task, person) => asked.run("writeNew", task, person) as Promise<PreparedDocument>,
    mergeLog: (task, person) => asked.run("mergeLog", task, person) as Promise<string>,
    readLog: async (task, person) => JSON.parse((await asked.run("readLog", task, person)) as string) as StoredDocument,
    captureLog: (task, person) => asked.run("captureLog", task, person) as Promise<{ update: Uint8Array; characters: number }>,
    compactLog: (task, person) => compacting.run("compactLog", task, person) as Promise<Compacted>,
    async close() {
      await Promise.all([asked.close(), compacting.close()]);
    },
  };
}
