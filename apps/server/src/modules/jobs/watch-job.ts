import type { JobEvent } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { WATCH_RECHECK_MS } from "./constants.ts";
import { findOwnedJob } from "./job.repo.ts";
import { isFinal } from "./job-states.ts";
import type { JobOptions } from "./options.ts";
import { presentJob, presentStep } from "./present-job.ts";
import { countStepsOf, hasOpenSteps, listChangedSteps } from "./step.repo.ts";

/** Where the changes of a job are announced. What changed is read from the database: a lost message costs two seconds. */
export function channelOf(jobId: string): string {
  return `job:${jobId}`;
}

/**
 * What changed after `after`, then what changes. It listens first and reads second. The job is read before its steps, and only
 * steps that had changed by then are sent: what changes between the two reads comes with the next event.
 */
export async function* watchJob(
  { db, clock, broker, messageOf }: Pick<JobOptions, "db" | "clock" | "broker" | "messageOf">,
  input: { userId: string; jobId: string; after: number; signal: AbortSignal },
): AsyncGenerator<JobEvent> {
  const { userId, jobId, signal } = input;
  let heard = false;
  let wake = () => {};
  const rouse = () => {
    heard = true;
    wake();
  };
  const unfollow = await broker.subscribe(channelOf(jobId), rouse);
  signal.addEventListener("abort", rouse);
  let position = input.after;
  try {
    while (!signal.aborted) {
      heard = false;
      // Asked before the job is read: what ended between is in what is read.
      const isOpen = await hasOpenSteps(db, jobId);
      const row = await findOwnedJob(db, userId, jobId);
      if (row === undefined) throw new AppError("job.unknown");
      if (row.seq > position) {
        const changed = await listChangedSteps(db, { jobId, after: position, upTo: row.seq });
        const counts = await countStepsOf(db, jobId);
        position = row.seq;
        yield {
          event: "job",
          id: position,
          data: { job: presentJob(row, counts), steps: changed.map((step) => presentStep(step, messageOf)) },
        };
      }
      // The texts of a job that was stopped may still be ending, and then be put in their places: the last event comes after that.
      if (isFinal(row.status) && !isOpen) {
        yield { event: "done", id: position, data: { status: row.status } };
        return;
      }
      if (!heard && !signal.aborted) await pause();
    }
  } finally {
    signal.removeEventListener("abort", rouse);
    unfollow();
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(WATCH_RECHECK_MS, resolve);
      wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
