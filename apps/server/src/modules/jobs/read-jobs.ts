import type { JobStepStatus, JobSummary } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { findOwnedJob, listOwnedJobs } from "./job.repo.ts";
import type { JsonValue } from "./job-kind.ts";
import type { Jobs } from "./jobs.ts";
import type { JobOptions } from "./options.ts";
import { presentJob, presentStep } from "./present-job.ts";
import { countSteps, countStepsOf, listSteps, NO_STEPS } from "./step.repo.ts";

/** Jobs as their owner reads them. Each throws job.unknown for a job of another user. */
export function createJobReading({ db, messageOf }: Pick<JobOptions, "db" | "messageOf">) {
  async function summary({ userId, jobId }: { userId: string; jobId: string }): Promise<JobSummary> {
    const row = await findOwnedJob(db, userId, jobId);
    if (row === undefined) throw new AppError("job.unknown");
    return presentJob(row, await countStepsOf(db, jobId));
  }

  return {
    summary,
    async get({ userId, jobId }: Parameters<Jobs["get"]>[0]): ReturnType<Jobs["get"]> {
      const row = await findOwnedJob(db, userId, jobId);
      if (row === undefined) throw new AppError("job.unknown");
      const steps = (await listSteps(db, jobId)).map((step) => presentStep(step, messageOf));
      const count = (status: JobStepStatus) => steps.filter((step) => step.status === status).length;
      return { job: presentJob(row, { total: steps.length, done: count("done"), failed: count("failed") }), steps };
    },
    async results(owned: Parameters<Jobs["results"]>[0]): ReturnType<Jobs["results"]> {
      await summary(owned);
      const steps = (await listSteps(db, owned.jobId)).filter(({ result }) => result !== null);
      return Object.fromEntries(steps.map(({ name, result }) => [name, JSON.parse(result ?? "null") as JsonValue]));
    },
    async list(filter: Parameters<Jobs["list"]>[0]): ReturnType<Jobs["list"]> {
      const { total, rows } = await listOwnedJobs(db, filter);
      const counts = await countSteps(
        db,
        rows.map(({ id }) => id),
      );
      return { total, list: rows.map((row) => presentJob(row, counts.get(row.id) ?? NO_STEPS)) };
    },
  };
}
