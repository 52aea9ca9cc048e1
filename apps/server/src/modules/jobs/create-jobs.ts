import type { JobStepStatus, JobSummary } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { JobHook } from "../generation/index.ts";
import { SWEEP_MS } from "./constants.ts";
import { changeModel, pauseJob, resumeJob, retryStep, stopJob } from "./control-job.ts";
import { createDispatcher } from "./dispatcher.ts";
import { findOwnedJob, listOwnedJobs, listUnfinishedJobs } from "./job.repo.ts";
import { createJobHook } from "./job-hook.ts";
import type { JsonValue } from "./job-kind.ts";
import type { Jobs } from "./jobs.ts";
import type { JobOptions } from "./options.ts";
import { presentJob, presentStep } from "./present-job.ts";
import { quoteJob, startJob } from "./start-job.ts";
import { countSteps, countStepsOf, listSteps, NO_STEPS } from "./step.repo.ts";
import { stepFirst } from "./step-first.ts";
import { channelOf, watchJob } from "./watch-job.ts";

/** Tells every process that steps may be ready. */
const QUEUE_CHANNEL = "job:queue";

export type JobModule = Jobs & {
  /** What the generation module tells of the texts of jobs. */
  readonly hook: JobHook;
  /** Goes on with what is there. After the generation module: it has ended what dead processes left. */
  open(): Promise<void>;
  /** Begins no step any more and gives running code `graceMs`; then its steps are given back. Before the generation module's. */
  drain(graceMs?: number): Promise<void>;
  close(): Promise<void>;
};

/** The jobs module on its ports. Nothing happens before `open`. */
export function createJobs(options: JobOptions): JobModule {
  const { db, clock, log, broker, generations } = options;
  const offs: (() => void)[] = [];
  let takes = false;

  function changed(jobId: string, userId?: string): void {
    broker.publish(channelOf(jobId), "");
    if (userId !== undefined) options.userChanged?.(userId);
  }

  const dispatcher = createDispatcher({ ...options, changed });

  function wake(userId?: string): void {
    if (takes) dispatcher.wake(userId);
    else if (broker.scope === "cluster") broker.publish(QUEUE_CHANNEL, userId ?? "");
  }

  async function summary({ userId, jobId }: { userId: string; jobId: string }): Promise<JobSummary> {
    const row = await findOwnedJob(db, userId, jobId);
    if (row === undefined) throw new AppError("job.unknown");
    return presentJob(row, await countStepsOf(db, jobId));
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

  const sweep = async () => {
    try {
      await dispatcher.sweep();
    } catch (error) {
      log.error({ err: error }, "could not look after jobs");
    }
  };

  return {
    quote: (asked) => {
      const { tokens, maxTokens } = quoteJob(options, asked);
      return { tokens, maxTokens };
    },
    async start(asked, trx) {
      const job = await startJob(options, asked, trx);
      if (trx === undefined) wake(asked.userId);
      return job;
    },
    wake: () => wake(),
    async get({ userId, jobId }) {
      const row = await findOwnedJob(db, userId, jobId);
      if (row === undefined) throw new AppError("job.unknown");
      const steps = (await listSteps(db, jobId)).map((step) => presentStep(step, options.messageOf));
      const count = (status: JobStepStatus) => steps.filter((step) => step.status === status).length;
      return { job: presentJob(row, { total: steps.length, done: count("done"), failed: count("failed") }), steps };
    },
    async results(owned) {
      await summary(owned);
      const steps = (await listSteps(db, owned.jobId)).filter(({ result }) => result !== null);
      return Object.fromEntries(steps.map(({ name, result }) => [name, JSON.parse(result ?? "null") as JsonValue]));
    },
    async list(filter) {
      const { total, rows } = await listOwnedJobs(db, filter);
      const counts = await countSteps(
        db,
        rows.map(({ id }) => id),
      );
      return { total, list: rows.map((row) => presentJob(row, counts.get(row.id) ?? NO_STEPS)) };
    },
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
    async stepFirst(asked) {
      await stepFirst(options, asked);
      return after(asked);
    },
    async changeModel({ model, ...owned }) {
      await changeModel(options, { ...owned, model });
      return after(owned);
    },
    watch: (input) => watchJob(options, input),
    assertOwned: async (owned) => void (await summary(owned)),

    hook: createJobHook({
      kinds: options.kinds,
      clock,
      committed({ jobId, userId }) {
        changed(jobId, userId);
        wake(userId);
      },
    }),
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
