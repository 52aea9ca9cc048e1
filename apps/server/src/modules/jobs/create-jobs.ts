import type { JobSummary } from "@tangleaf/contract";
import { SWEEP_MS } from "./constants.ts";
import { changeModel, pauseJob, resumeJob, retryStep, stopJob } from "./control-job.ts";
import { createDispatcher } from "./dispatcher.ts";
import { listUnfinishedJobs } from "./job.repo.ts";
import { createJobHook } from "./job-hook.ts";
import type { Jobs } from "./jobs.ts";
import type { JobOptions } from "./options.ts";
import { createJobReading } from "./read-jobs.ts";
import { quoteJob, startJob } from "./start-job.ts";
import { stepFirst } from "./step-first.ts";
import { channelOf, watchJob } from "./watch-job.ts";

/** Tells every process that steps may be ready. */
const QUEUE_CHANNEL = "job:queue";

export type JobModule = Jobs & {
  /** Goes on with what is there. After the generation module: it has ended what dead processes left. */
  open(): Promise<void>;
  /** Begins no step any more and gives running code `graceMs`; then its steps are given back. Before the generation module's. */
  drain(graceMs?: number): Promise<void>;
  close(): Promise<void>;
};

/** The jobs module on its ports; the generation module tells it of the texts of jobs. Nothing happens before `open`. */
export function createJobs(options: JobOptions): JobModule {
  const { db, clock, log, broker, generations } = options;
  const offs: (() => void)[] = [];
  let takes = false;

  function changed(jobId: string, userId?: string): void {
    broker.publish(channelOf(jobId), "");
    if (userId !== undefined) options.userChanged?.(userId);
  }

  const reading = createJobReading(options);
  const { summary } = reading;
  const dispatcher = createDispatcher({ ...options, changed });

  function wake(userId?: string): void {
    if (takes) dispatcher.wake(userId);
    else if (broker.scope === "cluster") broker.publish(QUEUE_CHANNEL, userId ?? "");
  }

  /** After a change that is committed: watchers hear of it, and what may begin begins. */
  async function after(owned: { userId: string; jobId: string }): Promise<JobSummary> {
    changed(owned.jobId, owned.userId);
    wake(owned.userId);
    return summary(owned);
  }

  async function stop(owned: { userId: string; jobId: string }): Promise<JobSummary> {
    const texts = await stopJob(options, owned);
    changed(owned.jobId);
    await Promise.all(texts.map((generationId) => generations.stop({ userId: owned.userId, generationId })));
    return after(owned);
  }

  const committed = ({ jobId, userId }: { jobId: string; userId: string }) => {
    changed(jobId, userId);
    wake(userId);
  };
  generations.setJobHook(createJobHook({ kinds: options.kinds, clock, committed }));

  const sweep = async () => {
    try {
      await dispatcher.sweep();
    } catch (error) {
      log.error({ err: error }, "could not look after jobs");
    }
  };

  return {
    quote: (input) => {
      const { tokens, maxTokens } = quoteJob(options, input);
      return { tokens, maxTokens };
    },
    async start(input, trx) {
      const job = await startJob(options, input, trx);
      if (trx === undefined) wake(input.userId);
      return job;
    },
    wake: () => wake(),
    get: reading.get,
    results: reading.results,
    list: reading.list,
    async pause(owned) {
      await pauseJob(options, owned);
      return after(owned);
    },
    async resume({ maxTokens, ...owned }) {
      await resumeJob(options, { ...owned, maxTokens });
      return after(owned);
    },
    stop,
    async stopAll(userId) {
      for (const jobId of await listUnfinishedJobs(db, userId)) await stop({ userId, jobId });
    },
    async retryStep({ step, model, ...owned }) {
      await retryStep(options, { ...owned, step, model });
      return after(owned);
    },
    async stepFirst(input) {
      await stepFirst(options, input);
      return after(input);
    },
    async changeModel({ model, ...owned }) {
      await changeModel(options, { ...owned, model });
      return after(owned);
    },
    watch: (input) => watchJob(options, input),
    assertOwned: async (owned) => void (await summary(owned)),

    async open() {
      if (!options.runs) return;
      takes = true;
      offs.push(
        await broker.subscribe(QUEUE_CHANNEL, (userId) => dispatcher.wake(userId === "" ? undefined : userId)),
        clock.every(SWEEP_MS, sweep),
      );
      await sweep();
    },
    async drain(graceMs = 0) {
      takes = false;
      for (const off of offs.splice(0)) off();
      await dispatcher.drain(graceMs);
    },
    async close() {
      await this.drain(0);
    },
  };
}
