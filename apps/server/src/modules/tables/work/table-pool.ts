import type { ReasonCode } from "@tangleaf/contract";
import type { Logger } from "pino";
import { AppError } from "../../../platform/errors.ts";
import { createThread } from "../../../platform/worker-pool.ts";
import type { FileReading, ReadTask } from "./read-file.worker.ts";

/** Milliseconds one task may take, from its beginning. */
const TASK_TIMEOUT_MS = 20_000;
const IDLE_MS = 60_000;
const HEAP_MAX_MB = 512;
/** Tasks that may wait for one thread. */
const WAITING_MAX = 100;

const REFUSALS: Readonly<Record<Extract<FileReading, { refusal: unknown }>["refusal"], ReasonCode>> = {
  format: "table.format",
  locked: "table.locked",
  empty: "table.empty",
  tooManyRows: "table.tooManyRows",
  tooManyColumns: "table.tooManyColumns",
  tooDense: "table.tooDense",
  unreadable: "table.unreadable",
};

/** Threads of the tables: one reads files, one works on tables that were read, so that nobody's question waits for a file. */
export function createTablePool({ log, timeoutMs = TASK_TIMEOUT_MS }: { log: Pick<Logger, "error">; timeoutMs?: number | undefined }) {
  const reading = createTurns(new URL("./read-file.worker.ts", import.meta.url), { log, timeoutMs });
  return {
    /** Throws why a file is not read. */
    async read(task: ReadTask): Promise<Exclude<FileReading, { refusal: unknown }>> {
      const done = await reading.run<FileReading>("readFile", task);
      if ("refusal" in done) throw new AppError(REFUSALS[done.refusal], { field: "file" });
      return done;
    },
    close: () => reading.close(),
  };
}
export type TablePool = ReturnType<typeof createTablePool>;

/** One thread, one task at a time: the time a task may take is counted from its beginning, however many wait before it. */
function createTurns(file: URL, { log, timeoutMs }: { log: Pick<Logger, "error">; timeoutMs: number }) {
  let isClosed = false;
  const thread = createThread({
    file,
    idleMs: IDLE_MS,
    limits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
    onError: (error) => {
      if (!isClosed) log.error({ err: error }, "a thread of the tables failed outside its work");
    },
  });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function begin<Result>(name: string, task: object): Promise<Result> {
    try {
      return (await thread.run(task, { name, signal: AbortSignal.timeout(timeoutMs) })) as Result;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error.name === "AbortError" && !isClosed) throw new AppError("table.timeout", {}, name, { cause: error });
      if ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") throw new AppError("table.tooDense", {}, name, { cause: error });
      throw error;
    }
  }

  return {
    /** Throws server.unavailable, table.timeout, table.tooDense. */
    async run<Result>(name: string, task: object): Promise<Result> {
      if (waiting >= WAITING_MAX) throw new AppError("server.unavailable", {}, "too many tables wait");
      waiting += 1;
      const turn = last.then(() => begin<Result>(name, task)).finally(() => {
        waiting -= 1;
      });
      last = turn.catch(() => undefined);
      return turn;
    },
    async close(): Promise<void> {
      isClosed = true;
      await thread.destroy();
    },
  };
}
