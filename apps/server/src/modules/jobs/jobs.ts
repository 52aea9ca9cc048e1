import type { Job, JobEvent, JobSummary } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import type { JsonValue } from "./job-kind.ts";

type Owned = { readonly userId: string; readonly jobId: string };

export type StartJob = {
  readonly userId: string;
  /** Name of a registered kind. */
  readonly kind: string;
  /** What the kind's schema takes; whoever starts a job has checked what a person sent. */
  readonly input: unknown;
  /** Name of a configured model; the default one where left out. */
  readonly model?: string | undefined;
  /** Tokens the job may charge at most; the sum of what its steps may cost where left out. */
  readonly maxTokens?: number | undefined;
  /** A repeat with the same one answers with the first job. */
  readonly requestId?: string | undefined;
};

/**
 * Public API of the jobs module: long work as a plan of steps (docs/decisions/029). All amounts are tokens. Every method but
 * `start` and `quote` throws job.unknown for a job that is not the caller's; changes of one that has ended throw job.ended.
 */
export interface Jobs {
  /** What a job would cost, without starting it. Throws model.unknown. */
  quote(input: Pick<StartJob, "kind" | "input" | "model">): { tokens: number; maxTokens: number };
  /**
   * Stores a job; its steps begin as soon as places are free. With `db`, as part of that transaction: call `wake` once it is
   * committed. An account that cannot bear a step pauses the job, it does not refuse it. Throws model.unknown, request.mismatch.
   */
  start(input: StartJob, db?: Db): Promise<JobSummary>;
  /** Steps may be ready: begins what can begin, in this process or another. */
  wake(): void;
  get(input: Owned): Promise<Job>;
  /** What the code of its steps has answered so far, by their names. */
  results(input: Owned): Promise<Readonly<Record<string, JsonValue>>>;
  /** Newest first. */
  list(input: {
    userId: string;
    kind?: string | undefined;
    unfinished?: boolean | undefined;
    page: number;
    size: number;
  }): Promise<{ total: number; list: JobSummary[] }>;
  /** Begins no further step; what runs is carried to its end. */
  pause(input: Owned): Promise<JobSummary>;
  /** Goes on, and tries failed steps again. `maxTokens` is another cap; throws job.capTooLow below what is committed already. */
  resume(input: Owned & { maxTokens?: number | undefined }): Promise<JobSummary>;
  /** Ends a job for good and waits until its texts are settled, for a few seconds at most. */
  stop(input: Owned): Promise<JobSummary>;
  /** Stops every job of a user: before their account ends. */
  stopAll(userId: string): Promise<void>;
  /** Tries a failed step again. Throws step.unknown, step.notFailed, model.unknown. */
  retryStep(input: Owned & { step: string; model?: string | undefined }): Promise<JobSummary>;
  /** Begins a step before all others that may begin, with what it needs before it. Throws step.unknown, step.begun. */
  stepFirst(input: Owned & { step: string }): Promise<JobSummary>;
  /** Another model for all that has not begun, and for every new attempt. Throws model.unknown. */
  changeModel(input: Owned & { model: string }): Promise<JobSummary>;
  /** What changed after `after` (the id of the last event seen), then what changes. Ends with the job, or when `signal` is aborted. */
  watch(input: Owned & { after: number; signal: AbortSignal }): AsyncIterable<JobEvent>;
  /** Throws job.unknown, so that a stream is refused before it begins. */
  assertOwned(input: Owned): Promise<void>;
}
