import type { essayApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { requireOpenUser } from "./essay.repo.ts";
import { findLedger, storeLedger } from "./ledger.repo.ts";
import type { EssayOptions } from "./options.ts";
import { ownEssay } from "./store-essay.ts";

type Asked<R extends "ledger" | "saveLedger"> = { readonly userId: string } & ParsedInputOf<(typeof essayApi)[R]>;

export async function readLedger({ db }: EssayOptions, { userId, essayId }: Asked<"ledger">): Promise<OutputOf<typeof essayApi.ledger>> {
  await ownEssay(db, userId, essayId);
  const row = await findLedger(db, essayId);
  return row === undefined ? { version: 0, entries: [] } : { version: row.version, entries: JSON.parse(row.entries) };
}

/** The page that reads the text says what its facts are; two pages that do take turns. */
export async function saveLedger(
  { db, clock }: EssayOptions,
  { userId, essayId, version, entries }: Asked<"saveLedger">,
): Promise<OutputOf<typeof essayApi.saveLedger>> {
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    await ownEssay(trx, userId, essayId);
    const row = { essay_id: essayId, user_id: userId, version, updated_at: clock.now(), entries: JSON.stringify(entries) };
    if (!(await storeLedger(trx, row))) throw new AppError("draft.conflict", { field: "version" });
    return { version: version + 1 };
  });
}
