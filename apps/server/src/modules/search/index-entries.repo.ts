import { WORK_KINDS, type WorkKind } from "@tangleaf/contract";
import { sql } from "kysely";
import type { Db } from "../metering/metering.ts";
import { SEARCH_SOURCES, stampOf } from "./search-sources.ts";

/** A part of an entry that stands in the index: where, of which words, and at which character of the text. */
export type IndexedAt = { readonly slot: number; readonly hash: string; readonly place: number };
export type IndexRow = { readonly entryId: string; readonly no: number; readonly parts: readonly IndexedAt[] };

type RawParts = readonly (readonly [slot: number, hash: string, place: number])[];
type RawRow = { entry_id: string; no: number | string; parts: string };

function rowOf({ entry_id: entryId, no, parts }: RawRow): IndexRow {
  const list: RawParts = JSON.parse(parts);
  return { entryId, no: Number(no), parts: list.map(([slot, hash, place]) => ({ slot, hash, place })) };
}

const COLUMNS = ["entry_id", "no", "parts"] as const;

export async function findIndexed(db: Db, entryId: string): Promise<IndexRow | null> {
  const row = await db.selectFrom("work_index").select(COLUMNS).where("entry_id", "=", entryId).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** As findIndexed, of an entry whose present words are made ready; null = they are not. */
export async function findReady(db: Db, kind: WorkKind, id: string): Promise<IndexRow | null> {
  const { table, entry } = SEARCH_SOURCES[kind];
  const { rows } = await sql<RawRow>`
    select i.entry_id, i.no, i.parts from (select ${sql.ref(entry)} as entry_id, ${stampOf(kind)} as stamp from ${sql.table(table)}
    where ${sql.ref(entry)} = ${id}) e join work_index i on i.entry_id = e.entry_id and i.stamp = e.stamp`.execute(db);
  return rows[0] === undefined ? null : rowOf(rows[0]);
}

/** Gives an entry its number. Only one process does it at a time. */
export async function addIndexed(trx: Db, userId: string, entryId: string): Promise<IndexRow> {
  const { last } = await trx
    .selectFrom("work_index")
    .select((eb) => eb.fn.max<number | string | null>("no").as("last"))
    .executeTakeFirstOrThrow();
  const no = Number(last ?? 0) + 1;
  await trx.insertInto("work_index").values({ entry_id: entryId, user_id: userId, no, stamp: "", parts: "[]" }).execute();
  return { entryId, no, parts: [] };
}

/** What of an entry stands in the index, and of which state it is; "" = of none. */
export async function setIndexed(trx: Db, { entryId, parts }: Omit<IndexRow, "no">, stamp: string): Promise<void> {
  const list: RawParts = parts.map(({ slot, hash, place }) => [slot, hash, place]);
  await trx
    .updateTable("work_index")
    .set({ stamp, parts: JSON.stringify(list) })
    .where("entry_id", "=", entryId)
    .execute();
}

export async function clearIndex(trx: Db): Promise<void> {
  await trx.deleteFrom("work_index").execute();
}

/** What is indexed, in the order of the ids: of one person, or of everybody. */
export async function indexAfter(db: Db, { after, limit, userId }: { after: string; limit: number; userId?: string }): Promise<string[]> {
  let rows = db.selectFrom("work_index").select("entry_id").where("entry_id", ">", after);
  if (userId !== undefined) rows = rows.where("user_id", "=", userId);
  return (await rows.orderBy("entry_id").limit(limit).execute()).map(({ entry_id }) => entry_id);
}

/** Those of the entries that stand nowhere any more, or have no words left. */
export async function goneEntries(db: Db, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const ids = sql.join(entryIds);
  const parts = WORK_KINDS.map((kind) => {
    const { table, entry } = SEARCH_SOURCES[kind];
    const hasWords = kind === "text" ? sql` and task <> '{}'` : sql``;
    return sql`select ${sql.ref(entry)} as id from ${sql.table(table)} where ${sql.ref(entry)} in (${ids})${hasWords}`;
  });
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  return entryIds.filter((id) => !there.has(id));
}

export async function forgetIndexed(trx: Db, entryId: string): Promise<void> {
  await trx.deleteFrom("work_index").where("entry_id", "=", entryId).execute();
}
