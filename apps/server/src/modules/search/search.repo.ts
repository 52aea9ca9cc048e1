import { WORK_KINDS, type WorkKind } from "@tangleaf/contract";
import { type RawBuilder, sql } from "kysely";
import type { DatabaseDialect } from "../../db/dialects/database-dialect.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { Db } from "../metering/metering.ts";
import type { SearchedEntry } from "./search.ts";
import { SEARCH_SOURCES, stampOf, statesOf } from "./search-sources.ts";

/** The number of an entry and the slot of a part make the part's id. */
const SLOTS = 65_536;

export const partId = (no: number, slot: number): number => no * SLOTS + slot;
export const slotOf = (id: number): number => id % SLOTS;

/** A query for the numbers of the entries these parts are of, each once. */
export function entriesOfParts(parts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select distinct p.id / ${sql.lit(SLOTS)} as no from (${parts}) p`;
}

/** Entries of a kind that hold the words by the index, and all that are not ready. `holding` null = all. */
export async function listSearched(
  db: Db,
  { userId, kind, holding }: { userId: string; kind: WorkKind; holding: RawBuilder<unknown> | null },
): Promise<SearchedEntry[]> {
  const isHeld = holding === null ? sql`true` : sql`(i.no is null or i.no in (${holding}))`;
  const { rows } = await sql<{ entry_id: string; no: number | string | null }>`
    select e.entry_id, i.no from (${statesOf(kind, userId)}) e
    left join work_index i on i.entry_id = e.entry_id and i.stamp = e.stamp where ${isHeld}`.execute(db);
  return rows.map(({ entry_id: entryId, no }) => ({ entryId, isReady: no !== null }));
}

/** Those of the entries whose number is in `holding`. */
export async function listHeld(db: Db, ids: readonly string[], holding: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ entry_id: string }>`
    select entry_id from work_index where entry_id in (${sql.join(ids)}) and no in (${holding})`.execute(db);
  return rows.map(({ entry_id }) => entry_id);
}

export async function listTitles(db: Db, kind: WorkKind, ids: readonly string[]): Promise<{ id: string; title: string }[]> {
  const { table, entry } = SEARCH_SOURCES[kind];
  const { rows } = await sql<{ id: string; title: string }>`
    select ${sql.ref(entry)} as id, title from ${sql.table(table)} where ${sql.ref(entry)} in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Bytes of the texts of entries, which both databases know without reading them. */
export async function listBytes(db: Db, kind: WorkKind, ids: readonly string[]): Promise<{ id: string; bytes: number }[]> {
  const { table, entry } = SEARCH_SOURCES[kind];
  const { rows } = await sql<{ id: string; bytes: number | string }>`
    select ${sql.ref(entry)} as id, octet_length(search_text) as bytes from ${sql.table(table)}
    where ${sql.ref(entry)} in (${sql.join(ids)})`.execute(db);
  return rows.map(({ id, bytes }) => ({ id, bytes: Number(bytes) }));
}

/** What of an entry was looked into: whether its text contains the words, and its folded title and facts. */
export type LookedInto = { readonly id: string; readonly title: string; readonly facts: string; readonly has: boolean };

export async function lookInto(
  db: Db,
  { contains }: Pick<DatabaseDialect, "contains">,
  { kind, ids, words }: { kind: WorkKind; ids: readonly string[]; words: string },
): Promise<LookedInto[]> {
  const { table, entry, facts } = SEARCH_SOURCES[kind];
  const { rows } = await sql<{ id: string; title: string; facts: string; has: boolean | number }>`
    select ${sql.ref(entry)} as id, title, ${sql.raw(facts)} as facts, ${contains(sql.ref("search_text"), words)} as has
    from ${sql.table(table)} where ${sql.ref(entry)} in (${sql.join(ids)})`.execute(db);
  return rows.map((row) => ({ ...row, facts: foldForSearch(`${row.title}\n${row.facts}`), has: Boolean(row.has) }));
}

/** An entry whose present words are not made ready. */
export type Unready = { readonly kind: WorkKind; readonly entryId: string };

export async function listUnready(db: Db, userId: string, limit: number): Promise<Unready[]> {
  const unready: Unready[] = [];
  for (const kind of WORK_KINDS) {
    const { rows } = await sql<{ entry_id: string }>`
      select e.entry_id from (${statesOf(kind, userId)}) e
      left join work_index i on i.entry_id = e.entry_id and i.stamp = e.stamp
      where i.no is null limit ${limit - unready.length}`.execute(db);
    for (const { entry_id: entryId } of rows) unready.push({ kind, entryId });
    if (unready.length >= limit) break;
  }
  return unready;
}

/** The words of an entry in one state of it. `head`: its title and facts, folded. */
export type EntryWords = {
  readonly entryId: string;
  readonly stamp: string;
  readonly title: string;
  readonly head: string;
  readonly text: string;
};

export async function readEntries(db: Db, kind: WorkKind, ids: readonly string[]): Promise<EntryWords[]> {
  const { table, entry, facts } = SEARCH_SOURCES[kind];
  const { rows } = await sql<{ id: string; stamp: string; title: string; facts: string; search_text: string }>`
    select ${sql.ref(entry)} as id, ${stampOf(kind)} as stamp, title, ${sql.raw(facts)} as facts, search_text
    from ${sql.table(table)} where ${sql.ref(entry)} in (${sql.join(ids)})`.execute(db);
  return rows.map(({ id, stamp, title, facts: about, search_text: text }) => {
    const head = foldForSearch(`${title}\n${about}`).trim();
    return { entryId: id, stamp, title, head, text };
  });
}

/** The words of a work as they were written: all of them, or `length` characters from a place on. */
export async function readWords(db: Db, kind: WorkKind, id: string, window?: { from: number; length: number }): Promise<string> {
  const { table, entry, words } = SEARCH_SOURCES[kind];
  if (words === null) return "";
  const column = window === undefined ? sql.ref(words) : sql`substr(${sql.ref(words)}, ${window.from + 1}, ${window.length})`;
  const { rows } = await sql<{ words: string }>`
    select ${column} as words from ${sql.table(table)} where ${sql.ref(entry)} = ${id}`.execute(db);
  return rows[0]?.words ?? "";
}

/** The ids of parts a query names. */
export async function listParts(db: Db, parts: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number | string }>`${parts}`.execute(db);
  return rows.map(({ id }) => Number(id));
}

/** People who were here since `since`. */
export async function activeUsers(db: Db, since: number): Promise<string[]> {
  const rows = await db.selectFrom("session").select("user_id").distinct().where("last_used_at", ">=", since).execute();
  return rows.map(({ user_id }) => user_id);
}
