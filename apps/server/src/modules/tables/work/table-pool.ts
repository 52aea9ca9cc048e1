import type { ReasonCode, Variant } from "@tangleaf/contract";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import type { RepairFault } from "@tangleaf/table/repair";
import type { PlanFault } from "@tangleaf/table/run";
import type { Logger } from "pino";
import { fillMessage } from "../../../messages/fill-message.ts";
import { tableWords } from "../../../messages/table-words.ts";
import { AppError } from "../../../platform/errors.ts";
import { createWorkerPool, HeavyTaskError } from "../../../platform/worker-pool.ts";
import type { FileReading, PackedSheet, ReadTask } from "./read-file.worker.ts";
import type { SheetSource, TableTask } from "./sheets-of-table.ts";
import type * as work from "./work-on-table.worker.ts";

const TASK_CPU_MAX_MS = 20_000;
const IDLE_MS = 60_000;
const HEAP_MAX_MB = 512;
/** Reading makes much that is gone at once. */
const YOUNG_HEAP_MAX_MB = 48;

const REFUSALS: Readonly<Record<Extract<FileReading, { refusal: unknown }>["refusal"], ReasonCode>> = {
  format: "table.format",
  locked: "table.locked",
  empty: "table.empty",
  tooManyRows: "table.tooManyRows",
  tooManyColumns: "table.tooManyColumns",
  cellTooLong: "table.cellTooLong",
  tooDense: "table.tooDense",
  unreadable: "table.unreadable",
};

/**
 * Threads of the tables: some read files, one works on tables that were read, so that nobody's question waits for a file. It is
 * one because it keeps sheets open.
 */
export function createTablePool(options: { log: Pick<Logger, "error">; variant: Variant; cpuMaxMs?: number | undefined }) {
  const { log, variant, cpuMaxMs = TASK_CPU_MAX_MS } = options;
  const bounds = { log, heapMaxMb: HEAP_MAX_MB, youngHeapMaxMb: YOUNG_HEAP_MAX_MB, cpuMaxMs, idleMs: IDLE_MS };
  const reading = createWorkerPool<ReadTask, FileReading>({
    file: new URL("./read-file.worker.ts", import.meta.url),
    what: "table file read",
    ...bounds,
  });
  const working = createWorkerPool<TableTask, unknown>({
    file: new URL("./work-on-table.worker.ts", import.meta.url),
    what: "table worked on",
    threads: 1,
    ...bounds,
  });

  /** Asks again with the sheets that were not open. Throws plan.invalid, plan.resultTooLarge, table.timeout, table.tooDense, work.tooMany, work.busy. */
  async function ask<T>(name: keyof typeof work, task: TableTask, load: LoadSheet): Promise<T> {
    let sheets = task.sheets;
    for (;;) {
      const answer = (await working.run(name, { ...task, sheets }, task).catch(refuse)) as work.Done<T>;
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
    /** Throws work.tooMany, work.busy, and why a file is not read. */
    async read({ userId, ...task }: ReadTask & { userId: string }): Promise<Exclude<FileReading, { refusal: unknown }>> {
      const done = await reading.run("readFile", task, { userId }).catch(refuse);
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

/** What a task that takes too much is refused for. */
function refuse(error: unknown): never {
  if (!(error instanceof HeavyTaskError)) throw error;
  throw new AppError(error.bound === "memory" ? "table.tooDense" : "table.timeout", {}, error.message, { cause: error });
}
