import { isoTime } from "../../platform/iso-time.ts";
import type { Db } from "../metering/metering.ts";
import { deleteJobsOf, listJobsOf, listStepsOf } from "./personal-data.repo.ts";

/** Jobs of a user as their archive holds them: what was asked, and what code steps made. Their texts are texts like others. */
export async function exportPersonalData(db: Db, userId: string): Promise<readonly object[]> {
  const [jobs, steps] = await Promise.all([listJobsOf(db, userId), listStepsOf(db, userId)]);
  return jobs.map((job) => ({
    jobId: job.id,
    kind: job.kind,
    title: job.title,
    input: JSON.parse(job.input),
    status: job.status,
    charged: job.charged_tokens,
    createdAt: isoTime(job.created_at),
    endedAt: job.ended_at === null ? null : isoTime(job.ended_at),
    steps: steps
      .filter(({ job_id }) => job_id === job.id)
      .map((step) => ({
        name: step.name,
        label: step.label,
        status: step.status,
        params: JSON.parse(step.params),
        generationId: step.generation_id,
        result: step.result === null ? null : JSON.parse(step.result),
        charged: step.charged_tokens,
      })),
  }));
}

/** Takes every job of a user away. What was charged for their texts stays in the ledger. */
export async function erasePersonalData(trx: Db, userId: string): Promise<void> {
  await deleteJobsOf(trx, userId);
}
