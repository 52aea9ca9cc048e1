import type { ReasonCode, Variant } from "@tangleaf/contract";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import type { RepairFault } from "@tangleaf/table/repair";
import type { PlanFault } from "@tangleaf/table/run";
import type { Logger } from "pino";
import { fillMessage } from "../../../messages/fill-message.ts";
import { tableWords } from "../../../messages/table-words.ts";
import { AppError } from "../../../platform/errors.ts";
import { createThread } from "../../../platform/worker-pool.ts";
import type { FileReading, PackedSheet, ReadTask } from "./read-file.worker.ts";
import type { SheetSource, TableTask } from "./sheets-of-table.ts";
import type * as work from "./work-on-table.worker.ts";

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
export function createTablePool(options: { log: Pick<Logger, "error">; variant: Variant; timeoutMs?: number | undefined }) {
  const { log, variant, timeoutMs = TASK_TIMEOUT_MS } = options;
  const reading = createTurns(new URL("./read-file.worker.ts", import.meta.url), { log, timeoutMs });
  const working = createTurns(new URL("./work-on-table.worker.ts", import.meta.url), { log, timeoutMs });

  /** Asks again with the sheets that were not open. Throws plan.invalid, plan.resultTooLarge. */
  async function ask<T>(name: keyof typeof work, task: TableTask, load: LoadSheet): Promise<T> {
    let sheets = task.sheets;
    for (;;) {
      const answer = await working.run<work.Done<T>>(name, { ...task, sheets });
      if ("done" in answer) return answer.done;
      if ("refused" in answer) throw refusalOf(answer.refused, variant);
      const { missing } = answer;
      if (sheets.some(({ key, packed }) => packed !== undefined && missing.includes(key)))
        throw new AppError("server.fault", {}, "a table is not open although it came along");
      sheets = await Promise.all(sheets.map(async (one) => (missing.includes(one.key) ? { ...one, packed: await load(one) } : one)));
    }
  }

  return {
    rows: (task: work.RowsTask, load: LoadSheet) => ask<work.TableRows>("readRows", task, load),
    answer: (task: work.ChatTask, load: LoadSheet) => ask<AnswerBody>("answer", task, load),
    run: (task: work.RunTask, load: LoadSheet) => ask<AnswerBody>("run", task, load),
    answerByModel: (task: work.ModelTask, load: LoadSheet) => ask<AnswerBody>("answerByModel", task, load),
    planFaults: (task: work.FaultsTask, load: LoadSheet) => ask<readonly RepairFault[]>("planFaults", task, load),
    facts: (task: work.FactsTask, load: LoadSheet) => ask<work.ShownFacts>("readFacts", task, load),
    writeFile: (task: Parameters<typeof work.writeFile>[0], load: LoadSheet) => ask<Uint8Array>("writeFile", task, load),
    makeTable: (task: work.PartTask, load: LoadSheet) => ask<PackedSheet>("makeTable", task, load),
    /** Throws why a file is not read. */
    async read(task: ReadTask): Promise<Exclude<FileReading, { refusal: unknown }>> {
      const done = await reading.run<FileReading>("readFile", task);
      if (!("refusal" in done)) return done;
      const named = done.kind === null ? {} : { params: { format: tableWords[variant].formats[done.kind] } };
      throw new AppError(REFUSALS[done.refusal], { field: "file", ...named });
    },
    async close(): Promise<void> {
      await Promise.all([reading.close(), working.close()]);
    },
  };
}
/** Fetches a sheet that is not open. */
export type LoadSheet = (sheet: SheetSource) => Promise<Uint8Array>;

function refusalOf({ fault, path, named }: { fault: PlanFault; path: string; named: string }, variant: Variant): AppError {
  if (fault === "resultTooLarge") return new AppError("plan.resultTooLarge", { field: path });
  return new AppError("plan.invalid", { field: path, params: { problem: fillMessage(tableWords[variant].problems[fault], { named }) } });
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
      const turn = last
        .then(() => begin<Result>(name, task))
        .finally(() => {
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
