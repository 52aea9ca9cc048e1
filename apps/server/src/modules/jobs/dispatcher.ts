import { LIMITS } from "@tangleaf/contract";
import { type BegunCode, beginStep } from "./begin-step.ts";
import { LOST_AFTER_MS, PASS_STEPS } from "./constants.ts";
import { storeStepEnd } from "./end-step.ts";
import { listAffordable, listReadySteps, lockJob, updateJob } from "./job.repo.ts";
import { JOB_STATES } from "./job-states.ts";
import type { JobOptions } from "./options.ts";
import { runCode } from "./run-code.ts";
import { findStep, listOrphanTexts, listRunningCode } from "./step.repo.ts";

export type Dispatcher = {
  /** Steps may be ready, of this user where one is named: look. */
  wake(userId?: string): void;
  /** Looks after what nobody is awake for: dead processes, topped-up accounts, texts of jobs that have ended. */
  sweep(): Promise<void>;
  /** Begins nothing any more; gives code `graceMs` to end, then gives its steps back. */
  drain(graceMs: number): Promise<void>;
};

/** Begins steps that are ready and runs the code of some, in this process. `changed` is told of every job that has changed. */
export function createDispatcher(options: JobOptions & { readonly changed: (jobId: string, userId?: string) => void }): Dispatcher {
  const { db, clock, log, kinds, processId, generations, changed } = options;
  const running = new Map<string, Promise<void>>();
  const leaving = new AbortController();
  const mostPerUser = Math.max(...Object.values(LIMITS[options.variant]).map((limits) => limits.concurrentJobSteps));
  let passing: Promise<void> | null = null;
  /** Whose steps are to be looked at; undefined = everybody's. */
  const waiting = new Set<string | undefined>();
  let draining = !options.runs;

  function wake(userId?: string): void {
    waiting.add(userId);
    if (draining || passing !== null) return;
    passing = (async () => {
      for (let next = take(); next !== null && !draining; next = take()) await takeReady(next.userId);
    })()
      .catch((error: unknown) => log.error({ err: error }, "could not begin steps"))
      .finally(() => {
        passing = null;
        if (waiting.size > 0 && !draining) wake([...waiting][0]);
      });
  }

  /** null = nobody waits. A look at everybody serves all who wait. */
  function take(): { userId: string | undefined } | null {
    const [userId] = waiting;
    if (waiting.size === 0) return null;
    if (waiting.has(undefined)) {
      waiting.clear();
      return { userId: undefined };
    }
    waiting.delete(userId);
    return { userId };
  }

  async function takeReady(userId: string | undefined): Promise<void> {
    const busy = new Set<string>();
    let queued = false;
    const asked = { now: clock.now(), mostPerUser, limit: PASS_STEPS, ...(userId !== undefined && { userId }) };
    for (const ready of await listReadySteps(db, asked)) {
      if (draining) break;
      if (busy.has(ready.userId)) continue;
      const begun = await beginStep(options, ready);
      if (begun === "busy") busy.add(ready.userId);
      else if (begun !== "none") changed(ready.jobId, ready.userId);
      if (begun === "changed") queued = true;
      else if (typeof begun !== "string") runHere(begun);
    }
    if (queued) generations.steps.queued();
  }

  function runHere(begun: BegunCode): void {
    const { id } = begun.job;
    const key = keyOf(id, begun.step.name);
    const run = runCode(options, begun, leaving.signal)
      .catch((error: unknown) => log.error({ err: error, jobId: id }, "a step was not ended; the sweep will"))
      .then(() => {
        running.delete(key);
        changed(id, begun.job.user_id);
        wake(begun.job.user_id);
      });
    running.set(key, run);
  }

  async function sweep(): Promise<void> {
    await endLostCode();
    for (const text of await listOrphanTexts(db)) await generations.stop(text);
    for (const jobId of await listAffordable(db, clock.now(), PASS_STEPS)) await goOn(jobId);
    wake();
  }

  async function endLostCode(): Promise<void> {
    const code = await listRunningCode(db);
    if (code.length === 0) return;
    const living = await generations.steps.listLiving();
    for (const { job_id: jobId, name, owner, epoch, started_at: startedAt } of code) {
      const isOurs = owner === processId;
      const isLost = isOurs
        ? !running.has(keyOf(jobId, name)) && clock.now() - (startedAt ?? 0) > LOST_AFTER_MS
        : owner === null || !living.has(owner);
      if (!isLost) continue;
      await db.transaction().execute(async (trx) => {
        const job = await lockJob(trx, jobId);
        const step = await findStep(trx, jobId, name);
        if (job === undefined || step?.status !== "running" || step.epoch !== epoch) return;
        await storeStepEnd(trx, { kinds, job, step, end: { type: "interrupted" }, charged: 0, now: clock.now() });
      });
      changed(jobId);
    }
  }

  async function goOn(jobId: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const job = await lockJob(trx, jobId);
      if (job?.paused_reason !== "balance") return;
      const status = JOB_STATES[job.status].resume ?? job.status;
      await updateJob(trx, jobId, { status, paused_reason: null, needed_tokens: null, seq: job.seq + 1 });
    });
    changed(jobId);
  }

  return {
    wake,
    sweep,
    async drain(graceMs) {
      draining = true;
      await passing;
      const all = Promise.all(running.values());
      if (graceMs > 0 && running.size > 0) await Promise.race([all, new Promise<void>((resolve) => clock.after(graceMs, resolve))]);
      leaving.abort();
      await Promise.all(running.values());
    },
  };
}

function keyOf(jobId: string, step: string): string {
  return `${jobId} ${step}`;
}
