import { AppError } from "../../platform/errors.ts";
import type { BegunCode } from "./begin-step.ts";
import { CODE_TIMEOUT_MS, RESULT_MAX_CHARACTERS } from "./constants.ts";
import { type StepEnd, storeStepEnd } from "./end-step.ts";
import { lockJob } from "./job.repo.ts";
import type { JsonValue } from "./job-kind.ts";
import type { JobOptions } from "./options.ts";
import { findStep } from "./step.repo.ts";

type Made = { readonly end: StepEnd; readonly value?: JsonValue };

/**
 * Runs the code of a step and stores its result, its own effects and the job's advance in one transaction, fenced by the
 * step's epoch: of any number of runs, one counts. `leaving` is aborted when the process ends: the step is given back then.
 */
export async function runCode(options: JobOptions, begun: BegunCode, leaving: AbortSignal): Promise<void> {
  const made = await carryOut(options, begun, leaving);
  try {
    await storeEnd(options, begun, made);
  } catch (error) {
    options.log.error({ err: error, jobId: begun.job.id, step: begun.step.name }, "the result of a step was not taken");
    await storeEnd(options, begun, { end: { type: "fault", reason: "server.fault" } });
  }
}

async function carryOut({ clock, log }: JobOptions, { kind, job, step, context }: BegunCode, leaving: AbortSignal): Promise<Made> {
  const ending = new AbortController();
  const leave = () => ending.abort();
  const cancel = clock.after(CODE_TIMEOUT_MS, leave);
  leaving.addEventListener("abort", leave);
  if (leaving.aborted) leave();
  try {
    const action = kind.actions[step.action ?? ""];
    if (action === undefined) return { end: { type: "refused", reason: "server.fault" } };
    // Code that does not look at its signal is left behind; what it answers later is not taken.
    const value = await Promise.race([action.run({ ...context, signal: ending.signal }), aborted(ending.signal)]);
    const result = JSON.stringify(value) ?? "null";
    if (result.length > RESULT_MAX_CHARACTERS) throw new RangeError(`a result of ${result.length} characters`);
    return { end: { type: "done", result }, value };
  } catch (error) {
    if (leaving.aborted) return { end: { type: "interrupted" } };
    if (error instanceof AppError) return { end: { type: "refused", reason: error.reason } };
    log.error({ err: error, jobId: job.id, step: step.name }, "a step failed");
    return { end: { type: "fault", reason: "server.fault" } };
  } finally {
    cancel();
    leaving.removeEventListener("abort", leave);
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function storeEnd({ db, clock, kinds }: JobOptions, { kind, job, step, context }: BegunCode, { end, value }: Made): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = await lockJob(trx, job.id);
    const now = await findStep(trx, job.id, step.name);
    if (held === undefined || now?.status !== "running" || now.epoch !== step.epoch) return;
    if (end.type === "done" && value !== undefined) await kind.actions[step.action ?? ""]?.store?.(trx, context, value);
    await storeStepEnd(trx, { kinds, job: held, step: now, end, charged: 0, now: clock.now() });
  });
}
