import { isDeepStrictEqual } from "node:util";
import type { JobSummary } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { Db } from "../metering/metering.ts";
import { findJobByRequest, insertJob, type JobRow, requireOpenUser } from "./job.repo.ts";
import { type AnyJobKind, checkPlan, type JobPlan } from "./job-kind.ts";
import type { StartJob } from "./jobs.ts";
import type { JobOptions } from "./options.ts";
import { presentJob } from "./present-job.ts";
import { countStepsOf, insertSteps, type StepRow } from "./step.repo.ts";

type Planned = { readonly kind: AnyJobKind; readonly input: unknown; readonly plan: JobPlan; readonly model: string };

/** What a job would do and cost. `tokens` is the sum of the steps' estimates, `maxTokens` of the most each may cost. */
export function quoteJob(options: JobOptions, asked: Pick<StartJob, "kind" | "input" | "model">) {
  const planned = planOf(options, asked);
  const estimates = planned.plan.steps.map((step) =>
    step.type === "code"
      ? { tokens: 0, maxTokens: 0 }
      : options.generations.steps.quote({ characters: step.characters, model: planned.model }),
  );
  const sum = (key: "tokens" | "maxTokens") => estimates.reduce((all, estimate) => all + estimate[key], 0);
  return { ...planned, estimates, tokens: sum("tokens"), maxTokens: sum("maxTokens") };
}

/** Stores a job with its steps. A repeat of requestId answers with the first. */
export async function startJob(options: JobOptions, asked: StartJob, db: Db = options.db): Promise<JobSummary> {
  const { userId, requestId } = asked;
  const quote = quoteJob(options, asked);
  const now = options.clock.now();
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const first = requestId === undefined ? undefined : await findJobByRequest(trx, userId, requestId);
    if (first !== undefined) return repeatOf(trx, first, quote);
    const job: JobRow = {
      id: newId(now),
      user_id: userId,
      request_id: requestId ?? null,
      kind: quote.kind.name,
      title: quote.plan.title,
      input: JSON.stringify(quote.input),
      model: quote.model,
      status: "queued",
      paused_reason: null,
      needed_tokens: null,
      quote_tokens: quote.tokens,
      cap_tokens: asked.maxTokens ?? quote.maxTokens,
      committed_tokens: 0,
      charged_tokens: 0,
      seq: 1,
      created_at: now,
      started_at: null,
      ended_at: null,
    };
    const steps = quote.plan.steps.map((step, n) => stepRow(job, step, { position: n, estimate: quote.estimates[n]?.tokens ?? 0 }));
    await insertJob(trx, job);
    await insertSteps(trx, steps);
    return presentJob(job, { total: steps.length, done: 0, failed: 0 });
  });
}

function stepRow(job: JobRow, step: JobPlan["steps"][number], place: { position: number; estimate: number }): StepRow {
  const needs = step.needs ?? [];
  return {
    job_id: job.id,
    name: step.name,
    user_id: job.user_id,
    position: place.position,
    type: step.type,
    action: step.type === "code" ? step.action : null,
    label: step.label,
    params: JSON.stringify(step.params ?? null),
    needs: JSON.stringify(needs),
    status: needs.length === 0 ? "ready" : "waiting",
    model: null,
    generation_id: null,
    result: null,
    error: null,
    attempts: 0,
    interruptions: 0,
    due_at: job.created_at,
    priority: 0,
    characters: step.type === "generation" ? step.characters : 0,
    estimate_tokens: place.estimate,
    cap_tokens: 0,
    charged_tokens: 0,
    owner: null,
    epoch: 0,
    changed_seq: job.seq,
    started_at: null,
    ended_at: null,
  };
}

function planOf({ kinds, generations }: JobOptions, asked: Pick<StartJob, "kind" | "input" | "model">): Planned {
  const kind = kinds.find(({ name }) => name === asked.kind);
  if (kind === undefined) throw new Error(`No kind of job is called ${asked.kind}`);
  const input = kind.input.parse(asked.input);
  const plan = kind.plan(input);
  checkPlan(kind, plan);
  return { kind, input, plan, model: generations.steps.modelName(asked.model) };
}

async function repeatOf(trx: Db, first: JobRow, { kind, input }: Planned): Promise<JobSummary> {
  const isSame = first.kind === kind.name && isDeepStrictEqual(JSON.parse(first.input), JSON.parse(JSON.stringify(input)));
  if (!isSame) throw new AppError("request.mismatch", { field: "requestId" });
  return presentJob(first, await countStepsOf(trx, first.id));
}
