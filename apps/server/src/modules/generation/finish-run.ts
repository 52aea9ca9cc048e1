import { capOf, FREE_KINDS } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { commitIf } from "../../db/in-transaction.ts";
import type { Queue } from "../queue/queue.ts";
import type { FinalState, GenerationRow } from "./generation.repo.ts";
import { isLostToStep } from "./job-steps.ts";
import type { GenerationParts } from "./options.ts";
import { shownText } from "./present-generation.ts";
import { saveCharge, saveFinalState, saveShownFacts } from "./run.repo.ts";
import { searchTextOf } from "./search-text.ts";

export type Ending = Pick<FinalState, "status" | "text" | "finishReason"> & {
  /** A structured kind's answer. */
  readonly result?: unknown;
  readonly promptTokens?: number;
  readonly completionTokens?: number;
  /** Model that wrote; the row's where left out. */
  readonly model?: string;
  /** Tokens to charge; no more is taken than the quote's cap, and than held and balance bear. */
  readonly tokens: number;
};

type EndedRow = Pick<
  GenerationRow,
  | "id"
  | "user_id"
  | "kind"
  | "scene_type"
  | "epoch"
  | "title"
  | "input"
  | "model"
  | "estimate_tokens"
  | "seed_units"
  | "job_id"
  | "job_step"
>;

/**
 * Final state, text, settlement, the end of its place in the queue and of its job's step in one transaction, fenced by the
 * epoch: whoever comes second changes nothing.
 * false = it was not ours to end.
 */
export async function finishRun(
  deps: Pick<GenerationParts, "db" | "metering" | "firstUse" | "jobHook"> & { readonly queue: Pick<Queue, "release"> },
  input: {
    row: EndedRow;
    from: "queued" | "writing";
    ending: Ending;
    now: number;
  },
): Promise<boolean> {
  const { row, ending, now } = input;
  const state: FinalState = {
    status: ending.status,
    text: ending.text,
    chars: countCharacters(ending.text),
    searchText: searchTextOf({ title: row.title, asked: row.input, text: ending.text }),
    finishReason: ending.finishReason,
    result: ending.result === undefined || ending.result === null ? null : JSON.stringify(ending.result),
    promptTokens: ending.promptTokens ?? 0,
    completionTokens: ending.completionTokens ?? 0,
    model: ending.model ?? row.model,
    now,
  };
  const isDelivered = countCharacters(ending.text.slice(row.seed_units)) > 0;
  const ended = await commitIf(deps.db, async (trx) => {
    // Everywhere in this order: queue item, user, job, generation, balance. Another order would deadlock with a claim.
    await deps.queue.release(trx, row.id);
    // What costs nothing is no use of the account: gifts that come with the first text wait for one.
    const isFirst = isDelivered && !FREE_KINDS.includes(row.kind) && (await deps.firstUse.begin(trx, row.user_id));
    const { job_id: jobId, job_step: step } = row;
    const endStep = jobId === null || step === null ? null : await deps.jobHook.begin(trx, { jobId, step, generationId: row.id });
    const saved = await saveFinalState(trx, { id: row.id, epoch: row.epoch, from: input.from, state });
    if (saved === undefined) return false;
    if (saved.edited_text !== null) {
      const shown = shownText(saved);
      const searchText = searchTextOf({ title: saved.title, asked: saved.input, text: shown });
      await saveShownFacts(trx, { id: row.id, chars: countCharacters(shown), searchText });
    }
    const tokens = isLostToStep(row, ending.status) ? 0 : Math.min(ending.tokens, capOf(row.estimate_tokens));
    const { charged, balanceAfter } = await deps.metering.settle({ userId: row.user_id, generationId: row.id, tokens }, trx);
    await saveCharge(trx, { id: row.id, charged, balanceAfter });
    if (isFirst) await deps.firstUse.complete(trx, row.user_id);
    await endStep?.({ status: ending.status, finishReason: ending.finishReason, charged });
    return true;
  });
  if (ended && row.job_id !== null) deps.jobHook.committed({ jobId: row.job_id, userId: row.user_id });
  return ended;
}
