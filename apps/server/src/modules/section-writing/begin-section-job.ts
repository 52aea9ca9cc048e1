import type { ReasonCode } from "@tangleaf/contract";
import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Generations } from "../generation/generation.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Db } from "../metering/metering.ts";
import { findJobByRequest, isAtWork, lastJobAt, requireOpenUser } from "./section-job.repo.ts";
import type { JobSection } from "./section-steps.ts";

const SECOND_MS = 1000;
/** Kinds of job that write sections: one waits for another of them. */
const SECTION_JOBS = ["essay", "note"];

type Options = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, "now">;
  readonly jobs: Pick<Jobs, "start" | "quote" | "wake">;
};
type Request = {
  readonly userId: string;
  readonly requestId: string | undefined;
  readonly kind: string;
  /** Whether an earlier job's input is about the same document. */
  readonly isSame: (input: unknown) => boolean;
};
type SectionJob = Request & {
  readonly input: { readonly sections: readonly JobSection[] };
  readonly model: string | undefined;
  /** Seconds this person waits between two requests. */
  readonly waitSeconds: number;
  /** Why a second job of the same document is refused. */
  readonly atWork: ReasonCode;
  /** The document's last job. */
  jobBefore(trx: Db): Promise<string | null>;
  /** Writes down which job is at work on it. */
  keep(trx: Db, jobId: string): Promise<void>;
};
export type StartedJob = { readonly jobId: string; readonly quote: { tokens: number; maxTokens: number; steps: number } };

/** The answer to a request that was done before; null where it is new. Throws request.mismatch where it was for something else. */
export async function repeatedJob({ jobs }: Pick<Options, "jobs">, db: Db, { userId, requestId, kind, isSame }: Request) {
  const first = requestId === undefined ? undefined : await findJobByRequest(db, userId, requestId);
  if (first === undefined) return null;
  const input = first.kind === kind ? (JSON.parse(first.input) as SectionJob["input"]) : null;
  if (input === null || !isSame(input)) throw new AppError("request.mismatch", { field: "requestId" });
  const { tokens, maxTokens } = jobs.quote({ kind, input, model: first.model });
  return { jobId: first.id, quote: { tokens, maxTokens, steps: input.sections.length } };
}

/** Throws wait.notOver while this person waits for the next text. */
export async function assertNoWait(generations: Pick<Generations, "waitSeconds">, userId: string): Promise<void> {
  refuseWait(await generations.waitSeconds(userId));
}

/** The same while this person waits after a job that was begun: for what is made before its own job begins. */
export async function assertNoJobWait({ db, clock }: Pick<Options, "db" | "clock">, userId: string, waitSeconds: number): Promise<void> {
  refuseWait(secondsAfter(await lastJobAt(db, userId, SECTION_JOBS), clock.now(), waitSeconds));
}

/** Starts a job, unless one is at work on the document. Throws wait.notOver, `atWork`, request.mismatch, model.unknown. */
export async function beginSectionJob(options: Options, job: SectionJob): Promise<StartedJob> {
  const { db, jobs, clock } = options;
  const { userId, kind, input, model, requestId, waitSeconds } = job;
  const started = await inTransaction(db, async (trx) => {
    // Under the lock of the user's row two requests at once cannot both be the first.
    await requireOpenUser(trx, userId);
    const repeat = await repeatedJob(options, trx, job);
    if (repeat !== null) return repeat;
    await assertNoJobWait({ db: trx, clock }, userId, waitSeconds);
    const before = await job.jobBefore(trx);
    if (before !== null && (await isAtWork(trx, before))) throw new AppError(job.atWork);
    const { jobId } = await jobs.start({ userId, kind, input, model, requestId }, trx);
    await job.keep(trx, jobId);
    return { jobId, quote: { ...jobs.quote({ kind, input, model }), steps: input.sections.length } };
  });
  jobs.wake();
  return started;
}

function refuseWait(waitSeconds: number): void {
  if (waitSeconds > 0) throw new AppError("wait.notOver", { waitSeconds, params: { waitSeconds } });
}

/** Seconds a paragraph waits for the one before it: a job is a request like any other. */
function secondsAfter(last: number | null, now: number, waitSeconds: number): number {
  if (waitSeconds === 0 || last === null) return 0;
  const left = Math.ceil((last - now) / SECOND_MS) + waitSeconds;
  // A clock that was set back makes nobody wait longer.
  return left > waitSeconds ? 0 : Math.max(0, left);
}
