import type { Job, jobApi, OutputOf } from "@tangleaf/contract";
import { writtenBy } from "../modules/section-writing/index.ts";

/** A job as plain clients read it: its state on the top level, and of each step the paragraph it writes. */
export function presentJobAnswer({ job, steps }: Job): OutputOf<typeof jobApi.get> {
  const { jobId, kind, status, charged, pausedReason, quote } = job;
  const { done, total } = job.steps;
  return {
    job,
    ...{ jobId, kind, status, charged, done, total, quote: { ...quote, steps: total } },
    ...(pausedReason !== null && { reason: pausedReason }),
    steps: steps.map((step) => ({
      ...step,
      id: step.name,
      title: step.label,
      paragraphId: writtenBy(step.name),
      ...(step.error !== null && { reason: step.error.reason }),
    })),
  };
}
