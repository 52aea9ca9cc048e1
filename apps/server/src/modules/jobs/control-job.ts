import type { JobPausedReason } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import { storeAdvance } from "./end-step.ts";
import { findOwnedJob, type JobRow, lockJob, updateJob } from "./job.repo.ts";
import { isFinal, JOB_STATES, STEP_STATES } from "./job-states.ts";
import type { JobOptions } from "./options.ts";
import { listSteps, type StepRow, stopRunningCode, updateStep, updateStepsIn } from "./step.repo.ts";

export type Owned = { readonly userId: string; readonly jobId: string };

/** Runs `change` under the lock of the caller's job. Throws job.unknown. */
export async function withJob(
  options: JobOptions,
  { userId, jobId }: Owned,
  change: (trx: Db, job: JobRow) => Promise<void>,
): Promise<void> {
  await options.db.transaction().execute(async (trx) => {
    if ((await findOwnedJob(trx, userId, jobId)) === undefined) throw new AppError("job.unknown");
    const job = await lockJob(trx, jobId);
    if (job === undefined) throw new AppError("job.unknown");
    await change(trx, job);
  });
}

export function requireUnfinished({ status }: JobRow): void {
  if (isFinal(status)) throw new AppError("job.ended");
}

/** A job paused for another reason stays paused when that one is gone. */
export function pauseJob(options: JobOptions, owned: Owned): Promise<void> {
  return withJob(options, owned, async (trx, job) => {
    requireUnfinished(job);
    if (job.paused_reason === "user") return;
    const change = { status: JOB_STATES[job.status].pause ?? job.status, paused_reason: "user" as const, needed_tokens: null };
    await updateJob(trx, job.id, { ...change, seq: job.seq + 1 });
  });
}

/** Goes on with a paused job and tries what failed again. Throws job.ended, job.capTooLow. */
export function resumeJob(options: JobOptions, { maxTokens, ...owned }: Owned & { maxTokens?: number | undefined }): Promise<void> {
  return withJob(options, owned, async (trx, job) => {
    requireUnfinished(job);
    if (maxTokens !== undefined && maxTokens < job.committed_tokens)
      throw new AppError("job.capTooLow", { field: "maxTokens", params: { min: job.committed_tokens } });
    const now = options.clock.now();
    const next = goneOn({ ...job, cap_tokens: maxTokens ?? job.cap_tokens }, ["user", "balance", "cap", "stepFailed"]);
    if (job.status === "paused") await updateStepsIn(trx, job.id, ["failed"], retried(job, now));
    await updateJob(trx, job.id, pausedPart(next));
    await storeAdvance(trx, { kinds: options.kinds, job: next, now });
  });
}

/**
 * Ends a job for good: what has not begun is skipped, code that runs is not waited for. Answers with the texts that are still
 * being written: they end as soon as they are stopped.
 */
export async function stopJob(options: JobOptions, owned: Owned): Promise<readonly string[]> {
  let texts: string[] = [];
  await withJob(options, owned, async (trx, job) => {
    if (isFinal(job.status)) return;
    const now = options.clock.now();
    const change = { changed_seq: job.seq + 1, ended_at: now };
    const kept = keptAfterStop(options, job, await listSteps(trx, job.id));
    await stopRunningCode(trx, job.id, change, kept);
    await updateStepsIn(trx, job.id, ["waiting", "ready"], { ...change, status: "skipped" }, kept);
    const next = { ...job, status: JOB_STATES[job.status].stop ?? job.status };
    await updateJob(trx, job.id, { status: next.status, paused_reason: null, needed_tokens: null, ended_at: now });
    await storeAdvance(trx, { kinds: options.kinds, job: next, now });
    const running = (await listSteps(trx, job.id)).filter(({ status }) => status === "running");
    texts = running.flatMap(({ generation_id: id }) => (id === null ? [] : [id]));
  });
  return texts;
}

/** Names of code that runs all the same: what it needs is there, or is being written at this moment. */
function keptAfterStop({ kinds }: JobOptions, { kind: name }: JobRow, steps: readonly StepRow[]): string[] {
  const actions = kinds.find((kind) => kind.name === name)?.actions ?? {};
  const begun = new Set(steps.filter(({ status }) => status === "done" || status === "running").map((step) => step.name));
  return steps
    .filter(({ action, status }) => actions[action ?? ""]?.keepsText === true && ["waiting", "ready", "running"].includes(status))
    .filter(({ needs }) => (JSON.parse(needs) as string[]).every((need) => begun.has(need)))
    .map((step) => step.name);
}

/** Tries one failed step again, with the model given from now on. Throws step.unknown, step.notFailed, model.unknown. */
export function retryStep(options: JobOptions, asked: Owned & { step: string; model?: string | undefined }): Promise<void> {
  const { step: name, model } = asked;
  return withJob(options, asked, async (trx, job) => {
    requireUnfinished(job);
    const steps = await listSteps(trx, job.id);
    const step = steps.find((one) => one.name === name);
    if (step === undefined) throw new AppError("step.unknown", { field: "step" });
    if (STEP_STATES[step.status].retry === undefined) throw new AppError("step.notFailed", { field: "step" });
    const now = options.clock.now();
    const changed: StepRow = { ...step, ...retried(job, now), ...(model !== undefined && estimated(options, step, model)) };
    await updateStep(trx, job.id, name, changed);
    const next = goneOn({ ...job, quote_tokens: quoteOf(steps.map((one) => (one === step ? changed : one))) }, ["stepFailed"]);
    await updateJob(trx, job.id, { quote_tokens: next.quote_tokens, ...pausedPart(next) });
    await storeAdvance(trx, { kinds: options.kinds, job: next, now });
  });
}

/** Another model for all that has not begun, and for what begins once more. Throws model.unknown. */
export function changeModel(options: JobOptions, { model, ...owned }: Owned & { model: string }): Promise<void> {
  return withJob(options, owned, async (trx, job) => {
    requireUnfinished(job);
    const seq = job.seq + 1;
    const name = options.generations.steps.modelName(model);
    const steps = (await listSteps(trx, job.id)).map((step) =>
      ["waiting", "ready", "failed"].includes(step.status)
        ? { ...step, ...estimated(options, step, name), model: null, changed_seq: seq }
        : step,
    );
    for (const step of steps) if (step.changed_seq === seq) await updateStep(trx, job.id, step.name, step);
    await updateJob(trx, job.id, { model: name, quote_tokens: quoteOf(steps), seq });
  });
}

function retried(job: JobRow, now: number) {
  const fresh = { status: "ready" as const, attempts: 0, interruptions: 0, error: null, cap_tokens: 0 };
  return { ...fresh, due_at: now, ended_at: null, changed_seq: job.seq + 1 };
}

/** Lifts the pause where it is one of these. */
function goneOn(job: JobRow, lifted: readonly JobPausedReason[]): JobRow {
  if (job.paused_reason === null || !lifted.includes(job.paused_reason)) return job;
  return { ...job, status: JOB_STATES[job.status].resume ?? job.status, paused_reason: null, needed_tokens: null };
}

function pausedPart({ paused_reason, needed_tokens, cap_tokens }: JobRow) {
  return { paused_reason, needed_tokens, cap_tokens };
}

function estimated({ generations }: JobOptions, step: StepRow, model: string) {
  const name = generations.steps.modelName(model);
  if (step.type === "code") return { model: null };
  return { model: name, estimate_tokens: generations.steps.quote({ characters: step.characters, model: name }).tokens };
}

function quoteOf(steps: readonly StepRow[]): number {
  return steps.reduce((sum, { estimate_tokens: tokens }) => sum + tokens, 0);
}
