import { countCharacters } from "@tangleaf/document";
import { CompiledQuery, sql } from "kysely";
import type { Db } from "../metering/metering.ts";
import type { FinalState, GenerationRow } from "./generation.repo.ts";

export { isRowRefused } from "../../db/is-row-refused.ts";

/** Makes queued rows this process's; what is not queued any more is left out. In the transaction that takes their queue items. */
export async function beginWriting(trx: Db, input: { ids: readonly string[]; owner: string; now: number }): Promise<GenerationRow[]> {
  return trx
    .updateTable("generation")
    .set((eb) => ({ status: "writing" as const, owner: input.owner, epoch: eb("epoch", "+", 1), started_at: input.now }))
    .where("id", "in", [...input.ids])
    .where("status", "=", "queued")
    .returningAll()
    .execute();
}

/** Lets a run of this epoch wait again from its beginning, without what it has written. false = it was not this epoch's any more. */
export async function takeBackRun(trx: Db, row: Pick<GenerationRow, "id" | "epoch" | "text" | "seed_units">): Promise<boolean> {
  const seed = row.text.slice(0, row.seed_units);
  const { numUpdatedRows } = await trx
    .updateTable("generation")
    .set({ status: "queued", owner: null, started_at: null, text: seed, chars: countCharacters(seed) })
    .where("id", "=", row.id)
    .where("epoch", "=", row.epoch)
    .where("status", "=", "writing")
    .where("edited_text", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export type Checkpoint = { readonly id: string; readonly epoch: number; readonly text: string; readonly chars: number };

export type CheckpointSaver = (db: Db, checkpoints: readonly Checkpoint[]) => Promise<Map<string, { stop: boolean }>>;

/**
 * Stores the text of many runs in one statement. Only rows still ours are written: the answer names them, and whether
 * somebody asked to stop them. The words of the statement for a number of rows are put together once, not at every tick.
 */
export function createCheckpointSaver(): CheckpointSaver {
  const texts = new Map<number, string>();

  function textFor(db: Db, checkpoints: readonly Checkpoint[]): string {
    const kept = texts.get(checkpoints.length);
    if (kept !== undefined) return kept;
    const rows = checkpoints.map((checkpoint) => sql`(${sql.join(valuesOf(checkpoint))})`);
    // Both databases call the columns of VALUES column1, column2 …
    const { sql: text } = sql`
      update generation set
        text = v.column2,
        chars = case when edited_text is null then cast(v.column3 as integer) else chars end
      from (values ${sql.join(rows)}) as v
      where generation.id = v.column1 and generation.epoch = cast(v.column4 as integer) and generation.status = 'writing'
      returning generation.id as id, generation.stop_requested as stop_requested`.compile(db);
    texts.set(checkpoints.length, text);
    return text;
  }

  return async (db, checkpoints) => {
    if (checkpoints.length === 0) return new Map();
    const query = CompiledQuery.raw(textFor(db, checkpoints), checkpoints.flatMap(valuesOf));
    const { rows } = await db.executeQuery<{ id: string; stop_requested: number }>(query);
    return new Map(rows.map(({ id, stop_requested }) => [id, { stop: stop_requested === 1 }]));
  };
}

function valuesOf({ id, text, chars, epoch }: Checkpoint): string[] {
  return [id, text, String(chars), String(epoch)];
}

/** Ends a run of this epoch. undefined = it was not ours any more; else what is needed to bring an edited text up to date. */
export async function saveFinalState(
  db: Db,
  input: { id: string; epoch: number; from: "queued" | "writing"; state: FinalState },
): Promise<Pick<GenerationRow, "text" | "edited_text" | "edited_up_to" | "title" | "input"> | undefined> {
  const { state } = input;
  return db
    .updateTable("generation")
    .set({
      status: state.status,
      text: state.text,
      chars: state.chars,
      search_text: state.searchText,
      finish_reason: state.finishReason,
      result: state.result,
      prompt_tokens: state.promptTokens,
      completion_tokens: state.completionTokens,
      model: state.model,
      ended_at: state.now,
    })
    .where("id", "=", input.id)
    .where("epoch", "=", input.epoch)
    .where("status", "=", input.from)
    .returning(["text", "edited_text", "edited_up_to", "title", "input"])
    .executeTakeFirst();
}

export async function saveShownFacts(db: Db, input: { id: string; chars: number; searchText: string }): Promise<void> {
  await db.updateTable("generation").set({ chars: input.chars, search_text: input.searchText }).where("id", "=", input.id).execute();
}

export async function saveCharge(db: Db, input: { id: string; charged: number; balanceAfter: number }): Promise<void> {
  await db
    .updateTable("generation")
    .set({ charged: input.charged, balance_after: input.balanceAfter })
    .where("id", "=", input.id)
    .execute();
}

export async function requestStop(db: Db, id: string): Promise<void> {
  await db.updateTable("generation").set({ stop_requested: 1 }).where("id", "=", id).where("status", "in", ["queued", "writing"]).execute();
}

export async function listWriting(db: Db): Promise<{ id: string; owner: string | null; epoch: number }[]> {
  return db.selectFrom("generation").select(["id", "owner", "epoch"]).where("status", "=", "writing").execute();
}

export async function heartbeat(db: Db, input: { id: string; roles: string; startedAt: number; now: number }): Promise<void> {
  await db
    .insertInto("process")
    .values({ id: input.id, roles: input.roles, started_at: input.startedAt, beat_at: input.now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ beat_at: input.now }))
    .execute();
}

/** Processes that said something since `since`. */
export async function listLiving(db: Db, since: number): Promise<Set<string>> {
  const rows = await db.selectFrom("process").select("id").where("beat_at", ">=", since).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function forgetProcesses(db: Db, input: { id?: string; silentSince?: number }): Promise<void> {
  let query = db.deleteFrom("process");
  if (input.id !== undefined) query = query.where("id", "=", input.id);
  if (input.silentSince !== undefined) query = query.where("beat_at", "<", input.silentSince);
  await query.execute();
}
