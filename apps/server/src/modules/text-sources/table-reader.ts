import type { Logger } from "pino";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool } from "../../platform/worker-pool.ts";
import type { TableReading, TableTask } from "./read-table.ts";

const READ_TIMEOUT_MS = 20_000;
const HEAP_MAX_MB = 512;

/** Reads Excel and CSV files, within bounds, in a worker thread. */
export function createTableReader({ log }: { log: Pick<Logger, "error"> }, timeoutMs = READ_TIMEOUT_MS) {
  const file = new URL("./read-table.ts", import.meta.url);
  const pool = createWorkerPool<TableTask, TableReading>({ file, what: "table read", log, heapMaxMb: HEAP_MAX_MB, timeoutMs });
  return {
    /** Throws why a file is not read. */
    async read(task: TableTask): Promise<Exclude<TableReading, { refusal: unknown }>> {
      const reading = await pool.run("readTable", task).catch((error: unknown) => {
        // What a file takes too long or too much memory for will not get easier; only a full queue passes.
        const isHeavy = error instanceof AppError && error.cause !== undefined;
        throw isHeavy ? new AppError("reference.tooHeavy", { field: "fileId" }, "a table took too much", { cause: error }) : error;
      });
      if ("refusal" in reading) throw new AppError(reading.refusal, { field: "fileId" });
      return reading;
    },
    close: pool.close,
  };
}
