import type { JobRow } from "./job.repo.ts";
import type { AnyJobKind, StepContext, StepResult } from "./job-kind.ts";
import type { JobOptions } from "./options.ts";
import { listSteps, type StepRow } from "./step.repo.ts";

/** What the functions of a kind are given for a step. Throws generation.unknown where a text it needs was removed. */
export async function contextOf(
  { db, generations }: Pick<JobOptions, "db" | "generations">,
  kind: AnyJobKind,
  { job, step }: { job: JobRow; step: StepRow },
): Promise<StepContext<unknown>> {
  const needs = new Set(JSON.parse(step.needs) as string[]);
  const before = needs.size === 0 ? [] : (await listSteps(db, job.id)).filter(({ name }) => needs.has(name));
  const results: Record<string, StepResult> = {};
  for (const { name, type, generation_id: generationId, result } of before) {
    if (type === "code") results[name] = { type, value: JSON.parse(result ?? "null") };
    else if (generationId !== null) {
      const { text, status, result: answer } = await generations.get({ userId: job.user_id, generationId });
      results[name] = { type, generationId, text, isWhole: status === "done", result: answer };
    }
  }
  const { user_id: userId, id: jobId } = job;
  return { userId, jobId, step: step.name, input: kind.input.parse(JSON.parse(job.input)), params: JSON.parse(step.params), results };
}
