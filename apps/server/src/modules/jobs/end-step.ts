import type { ReasonCode } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import { advance } from "./advance.ts";
import { INTERRUPTIONS_MAX, RETRY_PAUSES_MS } from "./constants.ts";
import { type JobRow, updateJob } from "./job.repo.ts";
import type { AnyJobKind } from "./job-kind.ts";
import { isFinal, STEP_STATES, type StepChange } from "./job-states.ts";
import { makeReady, readStepStates, type StepRow, updateStep } from "./step.repo.ts";
import { tellWritten } from "./tell-owner.ts";

/** How an attempt at a step ended. */
export type StepEnd =
  /** `result`: what its code made, as JSON; a generation's is its text. */
  | { readonly type: "done"; readonly result: string | null }
  /** May go well another time. */
  | { readonly type: "fault"; readonly reason: ReasonCode }
  /** Its process went away in the middle. */
  | { readonly type: "interrupted" }
  /** Would go wrong again. */
  | { readonly type: "refused"; readonly reason: ReasonCode };

type Outcome = Pick<StepRow, "status" | "error" | "attempts" | "interruptions" | "due_at">;

/** What becomes of a step: tried again while that makes sense, and never once its job has ended. */
export function outcomeOf(step: StepRow, end: StepEnd, input: { jobEnded: boolean; now: number }): Outcome {
  const { now } = input;
  const kept = { error: step.error, attempts: step.attempts, interruptions: step.interruptions, due_at: now };
  const change = (name: StepChange) => STEP_STATES[step.status][name] ?? step.status;
  if (end.type === "done") return { ...kept, status: change("finish"), error: null };
  // Code that runs after a stop keeps what was written: it is tried like any other.
  if (input.jobEnded && step.type === "generation") return { ...kept, status: change("stop") };
  if (end.type === "refused") return { ...kept, status: change("fail"), error: end.reason };
  if (end.type === "interrupted") {
    const interruptions = step.interruptions + 1;
    if (interruptions > INTERRUPTIONS_MAX) return { ...kept, status: change("fail"), error: "server.fault", interruptions };
    return { ...kept, status: change("again"), interruptions };
  }
  const pauseMs = RETRY_PAUSES_MS[step.attempts];
  const attempts = step.attempts + 1;
  if (pauseMs === undefined) return { ...kept, status: change("fail"), error: end.reason, attempts };
  return { ...kept, status: change("again"), error: end.reason, attempts, due_at: now + pauseMs };
}

/**
 * Stores how an attempt ended and takes the job as far as that goes: dependents become ready, the job ends or is paused. Under
 * the job's lock, in the transaction that settles a text or takes a result.
 */
export async function storeStepEnd(
  trx: Db,
  input: { kinds: readonly AnyJobKind[]; job: JobRow; step: StepRow; end: StepEnd; charged: number; now: number },
): Promise<void> {
  const { kinds, job, step, end, charged, now } = input;
  const outcome = outcomeOf(step, end, { jobEnded: isFinal(job.status), now });
  const seq = job.seq + 1;
  const isOver = outcome.status !== "ready";
  await updateStep(trx, job.id, step.name, {
    ...outcome,
    charged_tokens: step.charged_tokens + charged,
    owner: null,
    changed_seq: seq,
    ...(end.type === "done" && { result: end.result }),
    ...(isOver && { ended_at: now }),
  });
  await storeAdvance(trx, { kinds, job: { ...job, charged_tokens: job.charged_tokens + charged }, now });
}

/** The job's row brought up to date with its steps; its owner is told where that ends it well. */
export async function storeAdvance(
  trx: Db,
  { kinds, job, now }: { kinds: readonly AnyJobKind[]; job: JobRow; now: number },
): Promise<void> {
  const seq = job.seq + 1;
  const next = advance(job.status, await readStepStates(trx, job.id));
  if (next.ready.length > 0) await makeReady(trx, job.id, next.ready, { due_at: now, changed_seq: seq });
  await updateJob(trx, job.id, {
    seq,
    status: next.status,
    charged_tokens: job.charged_tokens,
    committed_tokens: next.committedTokens,
    ...(next.pausedReason !== null && { paused_reason: next.pausedReason }),
    ...(isFinal(next.status) && !isFinal(job.status) && { ended_at: now, paused_reason: null, needed_tokens: null }),
  });
  if (next.status === "done" && job.status !== "done") await tellWritten(trx, kinds, job, now);
}
