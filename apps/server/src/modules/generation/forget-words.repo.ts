import { setImmediate as nextTurn } from "node:timers/promises";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../metering/metering.ts";

/** Words are still there: only then has a row a task. Spelled as in the index `generation_to_forget`. */
export const HAS_WORDS = sql<SqlBool>`task <> '{}'`;
/** Small, so that nobody waits for a round. */
const TEXTS_A_BATCH = 50;

/**
 * Empties texts their owner removed before `before` of everything a person wrote or was written for them; what was counted
 * and charged stays. Returns how many.
 */
export async function forgetRemovedTexts(db: Db, { before, now }: { before: number; now: number }): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const ids = await listRemovedWords(db, before);
    const emptied = await forgetWords(db, ids, now);
    forgotten += emptied;
    if (ids.length < TEXTS_A_BATCH || emptied === 0) return forgotten;
    await nextTurn();
  }
}

/** The same for all texts of a person; false = some are still being written. */
export async function forgetTextsOf(db: Db, userId: string, now: number): Promise<boolean> {
  for (;;) {
    const ids = await listWordsOf(db, userId);
    if (ids.length === 0) return true;
    if ((await forgetWords(db, ids, now)) === 0) return false;
    await nextTurn();
  }
}

/** The same for drafts in the bin, at once. */
export async function forgetDrafts(db: Db, ids: readonly string[], now: number): Promise<void> {
  for (let from = 0; from < ids.length; from += TEXTS_A_BATCH) {
    await forgetWords(db, ids.slice(from, from + TEXTS_A_BATCH), now, { inBin: true });
  }
}

async function listWordsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("generation").select("id").where("user_id", "=", userId).where(HAS_WORDS).limit(TEXTS_A_BATCH).execute();
  return rows.map(({ id }) => id);
}

async function listRemovedWords(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom("generation")
    .select("id")
    .where("removed_at", "is not", null)
    .where("removed_at", "<=", before)
    .where(HAS_WORDS)
    .where("status", "not in", ["queued", "writing"])
    .orderBy("removed_at")
    .limit(TEXTS_A_BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

async function forgetWords(db: Db, ids: readonly string[], now: number, { inBin = false } = {}): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable("generation")
    .set((eb) => ({
      title: "",
      input: "{}",
      task: "{}",
      text: "",
      result: null,
      edited_text: null,
      edited_up_to: 0,
      search_text: "",
      request_id: null,
      removed_at: eb.fn.coalesce("removed_at", eb.val(now)),
    }))
    .where("id", "in", [...ids])
    .where("status", "not in", ["queued", "writing"])
    .where(HAS_WORDS)
    // One that was restored meanwhile stays.
    .$if(inBin, (query) => query.where("removed_at", "is not", null))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
