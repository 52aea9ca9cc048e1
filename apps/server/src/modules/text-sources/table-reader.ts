import type { Logger } from "pino";
import { AppError } from "../../platform/errors.ts";
import { createWorkerPool, refuseHeavy } from "../../platform/worker-pool.ts";
import type { TableReading, TableTask } from "./read-table.ts";

const READ_CPU_MAX_MS = 20_000;
const HEAP_MAX_MB = 512;

/** Reads Excel and CSV files, within bounds, in a worker thread. */
export function createTableReader({ log }: { log: Pick<Logger, "error"> }, cpuMaxMs = READ_CPU_MAX_MS) {
  const file = new URL("./read-table.ts", import.meta.url);
  const pool = createWorkerPool<TableTask, TableReading>({ file, what: "table read", log, heapMaxMb: HEAP_MAX_MB, cpuMaxMs });
  return {
    /** Throws work.tooMany, work.busy, and why a file is not read. */
    async read({ userId, ...task }: { userId: string } & TableTask): Promise<Exclude<TableReading, { refusal: unknown }>> {
      const reading = await pool.run("readTable", task, { userId }).catch(refuseHeavy("reference.tooHeavy", { field: "fileId" }));
      if ("refusal" in reading) {
        const params = "max" in reading ? { params: { max: reading.max } } : {};
        throw new AppError(reading.refusal, { field: "fileId", ...params });
      }
      return reading;
    },
    close: pool.close,
  };
}
