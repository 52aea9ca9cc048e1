import { capOf } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { FirstUse } from "../first-use/first-use.ts";
import type { Metering } from "../metering/metering.ts";
import type { FinalState, GenerationRow } from "./generation.repo.ts";
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

/**
 * Final state, text and settlement in one transaction, fenced by the epoch: whoever comes second changes nothing.
 * false = it was not ours to end.
 */
export async function finishRun(
  deps: { db: Kysely<Database>; metering: Metering; firstUse: FirstUse },
  input: {
    row: Pick<GenerationRow, "id" | "user_id" | "epoch" | "title" | "input" | "model" | "estimate_tokens" | "seed_units">;
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
  return deps.db.transaction().execute(async (trx) => {
    const isFirst = isDelivered && (await deps.firstUse.begin(trx, row.user_id));
    const saved = await saveFinalState(trx, { id: row.id, epoch: row.epoch, from: input.from, state });
    if (saved === undefined) return false;
    if (saved.edited_text !== null) {
      const shown = shownText(saved);
      const searchText = searchTextOf({ title: saved.title, asked: saved.input, text: shown });
      await saveShownFacts(trx, { id: row.id, chars: countCharacters(shown), searchText });
    }
    const tokens = Math.min(ending.tokens, capOf(row.estimate_tokens));
    const { charged, balanceAfter } = await deps.metering.settle({ userId: row.user_id, generationId: row.id, tokens }, trx);
    await saveCharge(trx, { id: row.id, charged, balanceAfter });
    if (isFirst) await deps.firstUse.complete(trx, row.user_id);
    return true;
  });
}
