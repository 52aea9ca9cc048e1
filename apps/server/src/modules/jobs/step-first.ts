import { AppError } from "../../platform/errors.ts";
import { type Owned, requireUnfinished, withJob } from "./control-job.ts";
import { updateJob } from "./job.repo.ts";
import type { JobOptions } from "./options.ts";
import { listSteps, type StepRow, updateStep } from "./step.repo.ts";

const NOT_BEGUN: ReadonlySet<StepRow["status"]> = new Set(["waiting", "ready"]);

/**
 * Lets one step, and the steps it needs before it, begin before all others that may begin: what it needs stays needed. Throws
 * step.unknown, step.begun.
 */
export function stepFirst(options: JobOptions, { step: name, ...owned }: Owned & { step: string }): Promise<void> {
  return withJob(options, owned, async (trx, job) => {
    requireUnfinished(job);
    const steps = await listSteps(trx, job.id);
    const wanted = steps.find((one) => one.name === name);
    if (wanted === undefined) throw new AppError("step.unknown", { field: "step" });
    if (!NOT_BEGUN.has(wanted.status)) throw new AppError("step.begun", { field: "step" });
    const seq = job.seq + 1;
    const priority = 1 + Math.max(...steps.map((one) => one.priority));
    const moved = new Set([name]);
    // What a step needs stands before it in the plan, so one look from the end finds all of it.
    for (const step of steps.toReversed()) {
      if (!moved.has(step.name)) continue;
      for (const need of JSON.parse(step.needs) as string[]) moved.add(need);
      if (NOT_BEGUN.has(step.status)) await updateStep(trx, job.id, step.name, { priority, changed_seq: seq });
    }
    await updateJob(trx, job.id, { seq });
  });
}
