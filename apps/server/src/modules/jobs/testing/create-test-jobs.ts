import type { Job } from "@tangleaf/contract";
import { pino } from "pino";
import { vi } from "vitest";
import { createMemoryBroker } from "../../../adapters/brokers/memory-broker.ts";
import {
  createTestGenerations,
  type TestGenerations,
  type TestGenerationsOptions,
} from "../../generation/testing/create-test-generations.ts";
import { createMetering } from "../../metering/index.ts";
import { createJobs, type JobModule } from "../create-jobs.ts";
import type { AnyJobKind } from "../job-kind.ts";

const PATIENCE_MS = 20_000;
const log = pino({ level: process.env["TEST_LOG_LEVEL"] ?? "silent" });

export type TestJobs = TestGenerations & {
  readonly jobs: JobModule;
  /** The job once it is as `isSo` says. */
  when(owned: { userId: string; jobId: string }, isSo: (job: Job) => boolean): Promise<Job>;
  /** As a process that ends in good order. */
  close(): Promise<void>;
};

/** Both modules as one process has them, on a real database; several of them on one database are several processes. */
export async function createTestJobs(options: TestGenerationsOptions & { kinds: readonly AnyJobKind[] }): Promise<TestJobs> {
  const { opened, variant = "zh", runs = true } = options;
  const broker = options.broker ?? createMemoryBroker();
  const module = await createTestGenerations({ soleProcess: false, ...options, broker });
  const { clock, processId, generations } = module;
  const { db } = opened;
  const metering = createMetering({ db, clock, variant });
  const created = createJobs({
    db,
    metering,
    generations,
    clock,
    log,
    broker,
    variant,
    kinds: options.kinds,
    processId,
    runs,
    messageOf: (reason) => reason,
  });
  await created.open();
  return {
    ...module,
    jobs: created,
    async when(owned, isSo) {
      let job = await created.get(owned);
      await vi.waitUntil(
        async () => {
          job = await created.get(owned);
          return isSo(job);
        },
        { timeout: PATIENCE_MS, interval: 20 },
      );
      return job;
    },
    async close() {
      await created.close();
      await generations.close();
    },
  };
}
