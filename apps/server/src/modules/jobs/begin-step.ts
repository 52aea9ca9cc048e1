import { LIMITS, type ReasonCode, type StartInput } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { estimateWithin, type PreparedStep } from "../generation/index.ts";
import type { Db } from "../metering/metering.ts";
import { type StepEnd, storeStepEnd } from "./end-step.ts";
import { findJob, type JobRow, lockJob, type ReadyStep, requireOpenUser, updateJob } from "./job.repo.ts";
import type { AnyJobKind, StepContext } from "./job-kind.ts";
import { JOB_STATES, mayBegin } from "./job-states.ts";
import type { JobOptions } from "./options.ts";
import { countRunningSteps, findStep, isOutranked, type StepRow, updateStep, updateStepsIn } from "./step.repo.ts";
import { contextOf } from "./step-context.ts";
import { tellPaused } from "./tell-owner.ts";

/** Code to be run by this process. */
export type BegunCode = { readonly kind: AnyJobKind; readonly job: JobRow; readonly step: StepRow; readonly context: StepContext<unknown> };

/** `busy`: the user has as many steps under way as they may. `changed`: something was stored. `none`: nothing to do here. */
export type Begun = "busy" | "changed" | "none" | BegunCode;

const BALANCE_REASONS: readonly ReasonCode[] = ["balance.short", "balance.expired"];

/** Begins a step that is ready: its text is queued, or its code is handed back to be run. What cannot begin is stored as such. */
export async function beginStep(options: JobOptions, ready: ReadyStep): Promise<Begun> {
  const { db, log } = options;
  const [job, step] = await Promise.all([findJob(db, ready.jobId), findStep(db, ready.jobId, ready.name)]);
  if (job === undefined || step?.status !== "ready") return "none";
  const kind = options.kinds.find(({ name }) => name === job.kind);
  if (!mayBegin(job.status, keepsText(kind, step))) return "none";
  if (kind === undefined) return failJob(options, job);
  const known = { job, step };
  try {
    const context = await contextOf(options, kind, known);
    if (step.type === "code") return await beginCode(options, { kind, context, ...known });
    const prepared = await prepareText(options, { kind, context, ...known });
    return await beginText(options, { prepared, ...known });
  } catch (error) {
    if (error instanceof AppError) return endUnbegun(options, { ...known, end: { type: "refused", reason: error.reason } });
    log.error({ err: error, jobId: job.id, step: step.name }, "could not begin a step");
    return endUnbegun(options, { ...known, end: { type: "fault", reason: "server.fault" } });
  }
}

function keepsText(kind: AnyJobKind | undefined, { action }: StepRow): boolean {
  return kind?.actions[action ?? ""]?.keepsText === true;
}

async function beginCode(options: JobOptions, begun: BegunCode): Promise<Begun> {
  const { db, clock, processId } = options;
  const { step } = begun;
  return db.transaction().execute(async (trx) => {
    const held = await takeStep(options, trx, begun);
    if (typeof held === "string") return held;
    const epoch = step.epoch + 1;
    await storeBegun(trx, { job: held, step, now: clock.now(), change: { epoch, owner: processId } });
    return { ...begun, step: { ...step, epoch, status: "running" as const } };
  });
}

async function beginText(options: JobOptions, known: { job: JobRow; step: StepRow; prepared: PreparedStep }): Promise<Begun> {
  const { db, clock, generations } = options;
  const { job, step, prepared } = known;
  /** Tokens this attempt holds, for the note that the account cannot bear them. */
  let needed = 0;
  try {
    return await db.transaction().execute(async (trx) => {
      const held = await takeStep(options, trx, known);
      if (typeof held === "string") return held;
      // Told to try anew, a step may cost its whole quote, as far as the job's cap goes. Attempts of its own share one quote.
      const isNew = step.cap_tokens === 0;
      const left = held.cap_tokens - held.committed_tokens;
      if (isNew && left < prepared.tokens)
        return storePause(trx, held, { reason: "cap", needed: held.committed_tokens + prepared.maxTokens });
      const maxTokens = isNew ? Math.min(prepared.maxTokens, left) : step.cap_tokens - step.charged_tokens;
      needed = Math.max(1, estimateWithin(prepared.tokens, maxTokens));
      const asked = { userId: job.user_id, prepared, jobId: job.id, step: step.name, maxTokens };
      const { generationId } = await generations.steps.start(trx, asked);
      const change = { epoch: step.epoch + 1, generation_id: generationId, cap_tokens: step.charged_tokens + maxTokens };
      await storeBegun(trx, { job: held, step, now: clock.now(), change, committed: isNew ? maxTokens : 0 });
      return "changed" as const;
    });
  } catch (error) {
    if (!(error instanceof AppError && BALANCE_REASONS.includes(error.reason))) throw error;
    return pauseForBalance(options, job, needed);
  }
}

/** What an attempt asks for: to go on with a text that broke off, else what the kind says. */
async function prepareText(options: JobOptions, { kind, job, step, context }: BegunCode): Promise<PreparedStep> {
  const { generations } = options;
  const userId = job.user_id;
  const model = step.model ?? job.model;
  const prepare = (request: StartInput) => generations.steps.prepare({ userId, request: { ...request, model } });
  const goOn = step.generation_id === null ? null : await generations.steps.goOnFrom({ userId, generationId: step.generation_id });
  if (goOn !== null) {
    try {
      return await prepare(goOn);
    } catch (error) {
      // Removed meanwhile, or nothing left to add: then it is written anew.
      if (!(error instanceof AppError) || error.reason === "model.unknown") throw error;
    }
  }
  return prepare(await kind.request(context));
}

/** Under the locks of user and job: the job where the step may begin now, else why not. */
async function takeStep(
  options: JobOptions,
  trx: Db,
  known: { job: JobRow; step: StepRow; kind?: AnyJobKind },
): Promise<JobRow | "busy" | "none"> {
  const { user_id: userId, id } = known.job;
  await requireOpenUser(trx, userId);
  const job = await lockJob(trx, id);
  const step = await findStep(trx, id, known.step.name);
  if (job === undefined || !mayBegin(job.status, keepsText(known.kind, known.step)) || job.model !== known.job.model) return "none";
  if (step?.status !== "ready" || step.changed_seq !== known.step.changed_seq) return "none";
  // A text that ended since the steps were listed may have made another ready that is wanted first: its end lists them again.
  if (step.type === "generation" && (await isOutranked(trx, step, options.clock.now()))) return "none";
  const { level } = await options.metering.levelOf(userId, trx);
  return (await countRunningSteps(trx, userId)) < LIMITS[options.variant][level].concurrentJobSteps ? job : "busy";
}

async function storeBegun(
  trx: Db,
  input: { job: JobRow; step: StepRow; now: number; change: Partial<StepRow>; committed?: number },
): Promise<void> {
  const { job, step, now, change, committed = 0 } = input;
  const seq = job.seq + 1;
  const started = { started_at: step.started_at ?? now, ended_at: null };
  await updateStep(trx, job.id, step.name, { ...change, ...started, status: "running", changed_seq: seq });
  await updateJob(trx, job.id, {
    seq,
    status: JOB_STATES[job.status].begin ?? job.status,
    committed_tokens: job.committed_tokens + committed,
    started_at: job.started_at ?? now,
  });
}

type Pause = { readonly reason: "balance" | "cap"; readonly needed: number };

async function storePause(trx: Db, job: JobRow, { reason, needed }: Pause): Promise<"changed"> {
  const change = { status: JOB_STATES[job.status].pause ?? job.status, paused_reason: reason, needed_tokens: needed };
  await updateJob(trx, job.id, { ...change, seq: job.seq + 1 });
  return "changed";
}

/** What has expired is written off with it, so that the balance that is looked at later is what can be spent. */
async function pauseForBalance(
  { db, clock, metering, kinds }: JobOptions,
  { id, user_id: userId }: JobRow,
  needed: number,
): Promise<Begun> {
  return db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, id);
    if (job === undefined || JOB_STATES[job.status].begin === undefined) return "none";
    await metering.expire({ userId }, trx);
    await tellPaused(trx, kinds, { job, neededTokens: needed, now: clock.now() });
    return storePause(trx, job, { reason: "balance", needed });
  });
}

/** An attempt that came to nothing before it began; nothing is held or charged. */
async function endUnbegun({ db, clock, kinds }: JobOptions, known: { job: JobRow; step: StepRow; end: StepEnd }): Promise<Begun> {
  return db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, known.job.id);
    const step = await findStep(trx, known.job.id, known.step.name);
    if (job === undefined || step?.status !== "ready" || step.changed_seq !== known.step.changed_seq) return "none";
    await storeStepEnd(trx, { kinds, job, step, end: known.end, charged: 0, now: clock.now() });
    return "changed";
  });
}

/** Its kind is not there any more: nobody could carry it out. */
async function failJob({ db, clock, log }: JobOptions, { id, kind }: JobRow): Promise<Begun> {
  log.warn({ jobId: id, kind }, "a job of an unknown kind ends");
  return db.transaction().execute(async (trx) => {
    const job = await lockJob(trx, id);
    if (job === undefined || JOB_STATES[job.status].begin === undefined) return "none";
    const seq = job.seq + 1;
    await updateStepsIn(trx, id, ["waiting", "ready"], { status: "skipped", changed_seq: seq });
    await updateJob(trx, id, { seq, status: JOB_STATES[job.status].fail ?? job.status, ended_at: clock.now() });
    return "changed";
  });
}
