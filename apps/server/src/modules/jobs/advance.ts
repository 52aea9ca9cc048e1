import type { JobPausedReason, JobStatus, JobStepStatus } from "@tangleaf/contract";
import { isFinal, JOB_STATES, STEP_STATES } from "./job-states.ts";

/** What the plan needs to know of a step. */
export type StepState = {
  readonly name: string;
  readonly status: JobStepStatus;
  readonly needs: readonly string[];
  readonly capTokens: number;
  readonly chargedTokens: number;
};

export type Advance = {
  /** Steps that may begin now. */
  readonly ready: readonly string[];
  readonly status: JobStatus;
  /** Set where this very advance pauses the job. */
  readonly pausedReason: JobPausedReason | null;
  /** Tokens charged, and those that steps under way may still cost. */
  readonly committedTokens: number;
};

/** Where a job stands once some of its steps have changed: pure, so every process finds the same. */
export function advance(status: JobStatus, steps: readonly StepState[]): Advance {
  const committedTokens = committedOf(steps);
  if (isFinal(status)) return { ready: afterStop(steps), status, pausedReason: null, committedTokens };
  const done = new Set(steps.filter((step) => step.status === "done").map(({ name }) => name));
  const ready = steps
    .filter((step) => STEP_STATES[step.status].ready !== undefined && step.needs.every((name) => done.has(name)))
    .map(({ name }) => name);
  if (done.size === steps.length) return { ready, status: JOB_STATES[status].finish ?? status, pausedReason: null, committedTokens };
  const goesOn = ready.length > 0 || steps.some((step) => step.status === "ready" || step.status === "running");
  const stuck = !goesOn && status !== "paused" && steps.some((step) => step.status === "failed");
  return stuck
    ? { ready, status: JOB_STATES[status].pause ?? status, pausedReason: "stepFailed", committedTokens }
    : { ready, status, pausedReason: null, committedTokens };
}

/** What a stop has left waiting begins once the texts it needs have ended, whole or not. */
function afterStop(steps: readonly StepState[]): string[] {
  const ended = new Set(steps.filter(({ status }) => status === "done" || status === "stopped").map(({ name }) => name));
  return steps.filter(({ status, needs }) => status === "waiting" && needs.every((name) => ended.has(name))).map(({ name }) => name);
}

/** A step that has begun and not ended counts with the most it may cost. */
export function committedOf(steps: readonly StepState[]): number {
  return steps.reduce((sum, step) => {
    const isOpen = step.status === "running" || (step.status === "ready" && step.capTokens > 0);
    return sum + (isOpen ? step.capTokens : step.chargedTokens);
  }, 0);
}
