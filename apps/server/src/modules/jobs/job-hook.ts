import { REASONS, type ReasonCode } from "@tangleaf/contract";
import type { Clock } from "../../ports/clock.ts";
import type { JobHook, StepSettlement } from "../generation/index.ts";
import { type StepEnd, storeStepEnd } from "./end-step.ts";
import { lockJob } from "./job.repo.ts";
import type { AnyJobKind } from "./job-kind.ts";
import { findStep } from "./step.repo.ts";

/** What a job's own texts report to: a step ends and its job advances in the transaction that settles the text. */
export function createJobHook(input: { kinds: readonly AnyJobKind[]; clock: Clock; committed: JobHook["committed"] }): JobHook {
  return {
    async begin(trx, { jobId, step: name, generationId }) {
      const job = await lockJob(trx, jobId);
      return async (settlement) => {
        // Erased with its account.
        if (job === undefined) return;
        const step = await findStep(trx, jobId, name);
        // A text of an earlier attempt has nothing to say.
        if (step?.status !== "running" || step.generation_id !== generationId) return;
        const { kinds, clock } = input;
        await storeStepEnd(trx, { kinds, job, step, end: endOf(settlement), charged: settlement.charged, now: clock.now() });
      };
    },
    committed: input.committed,
  };
}

/** Refusals a model would repeat. */
const FINAL_REASONS: ReadonlySet<string> = new Set<ReasonCode>(["content.blocked"]);

function endOf({ status, finishReason }: StepSettlement): StepEnd {
  if (status === "done") return { type: "done", result: null };
  if (status === "stopped") return { type: "refused", reason: finishReason === "filter" ? "content.blocked" : "step.stopped" };
  if (finishReason === "stopped") return { type: "refused", reason: "step.stopped" };
  if (finishReason === "interrupted") return { type: "interrupted" };
  // What was written before a fault is gone on from; of a failure nothing is left.
  const reason = status === "failed" && finishReason in REASONS ? (finishReason as ReasonCode) : "model.failed";
  return FINAL_REASONS.has(reason) ? { type: "refused", reason } : { type: "fault", reason };
}
