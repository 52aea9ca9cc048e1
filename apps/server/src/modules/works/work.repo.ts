import type { WorkKind } from "@tangleaf/contract";
import { type RawBuilder, sql } from "kysely";
import { containsWords } from "../../db/contains-words.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { Db } from "../metering/metering.ts";
import { entriesOf, pieceMoment, stampOf, WORK_SOURCES, type WorkFilter, worksOf } from "./work-sources.ts";

/** A place in a list: the moment and the work it has reached. */
export type Cursor = { readonly at: number; readonly id: string };
/** A work in a list; `entryId`: the draft, or the work itself, that was found. */
export type FoundWork = { readonly kind: WorkKind; readonly id: string; readonly entryId: string; readonly at: number };

type RawWork = { kind: WorkKind; work_id: string; entry_id: string; at: number | string };

const behind = (cursor: Cursor | null): RawBuilder<unknown> =>
  cursor === null ? sql`true` : sql`(u.at < ${cursor.at} or (u.at = ${cursor.at} and u.work_id < ${cursor.id}))`;

const found = ({ kind, work_id: id, entry_id: entryId, at }: RawWork): FoundWork => ({ kind, id, entryId, at: Number(at) });

/** A page of works, last changed (or removed) first; without a limit all behind the place. */
export async function listWorks(db: Db, filter: WorkFilter, page: { cursor: Cursor | null; limit?: number }): Promise<FoundWork[]> {
  const limit = page.limit === undefined ? sql`` : sql` limit ${page.limit}`;
  const { rows } = await sql<RawWork>`
    select u.kind, u.work_id, u.entry_id, u.at from (${worksOf(filter)}) u where ${behind(page.cursor)}
    order by u.at desc, u.work_id desc${limit}`.execute(db);
  return rows.map(found);
}

/** An entry that may have what is searched for; `isReady`: the index knows its present words. */
export type Candidate = FoundWork & { readonly isReady: boolean };

/**
 * Entries that may have what is searched for: those that hold the pairs of characters, and all whose present words are not made
 * ready. Newest first, the drafts of a piece beside each other.
 */
export async function listCandidates(
  db: Db,
  filter: WorkFilter,
  { cursor, holding }: { cursor: Cursor | null; holding: RawBuilder<unknown> | null },
): Promise<Candidate[]> {
  const isHeld = holding === null ? sql`true` : sql`(i.no is null or i.no in (${holding}))`;
  const moment = sql`case when e.kind = 'text' then ${pieceMoment(filter, "e.work_id")} else e.at end`;
  const { rows } = await sql<RawWork & { ready: number | string | null }>`
    with u as materialized (
      select e.kind, e.work_id, e.entry_id, ${moment} as at, i.no as ready from (${entriesOf(filter)}) e
      left join work_index i on i.entry_id = e.entry_id and i.stamp = e.stamp where ${isHeld}
    )
    select u.kind, u.work_id, u.entry_id, u.at, u.ready from u where ${behind(cursor)}
    order by u.at desc, u.work_id desc, u.entry_id desc`.execute(db);
  return rows.map((row) => ({ ...found(row), isReady: row.ready !== null }));
}

/** What of an entry the search looks at: whether its text contains the words, and what else they may stand in. */
export type LookedInto = { readonly entryId: string; readonly title: string; readonly facts: string; readonly has: boolean };

/** Whether more entries than this hold the pairs of characters. */
export async function areHeldByMany(db: Db, holding: RawBuilder<unknown>, few: number): Promise<boolean> {
  const { rows } = await sql<{ held: number | string }>`select count(*) as held from (${holding} limit ${few + 1}) h`.execute(db);
  return Number(rows[0]?.held) > few;
}

/** As `listCandidates`, of these works alone and in their order. */
export async function listCandidatesOf(
  db: Db,
  filter: WorkFilter,
  { works, holding }: { works: readonly FoundWork[]; holding: RawBuilder<unknown> },
): Promise<Candidate[]> {
  const { rows } = await sql<RawWork & { ready: number | string | null }>`
    select e.kind, e.work_id, e.entry_id, e.at, i.no as ready from (${entriesOf(filter)}) e
    left join work_index i on i.entry_id = e.entry_id and i.stamp = e.stamp
    where e.work_id in (${sql.join(works.map(({ id }) => id))}) and (i.no is null or i.no in (${holding}))
    order by e.entry_id desc`.execute(db);
  const entries = Map.groupBy(rows, (row) => row.work_id);
  return works.flatMap(({ id, at }) => (entries.get(id) ?? []).map((row) => ({ ...found(row), at, isReady: row.ready !== null })));
}

export async function lookInto(
  db: Db,
  { kind, ids, words }: { kind: WorkKind; ids: readonly string[]; words: string },
): Promise<LookedInto[]> {
  const { table, entry } = WORK_SOURCES[kind];
  const { rows } = await sql<{ id: string; title: string; facts: string; has: boolean | number }>`
    select ${sql.ref(entry)} as id, title, ${factsOf(kind)} as facts, ${containsWords("search_text", words)} as has
    from ${sql.table(table)} where ${sql.ref(entry)} in (${sql.join(ids)})`.execute(db);
  return rows.map(({ id, title, facts, has }) => ({ entryId: id, title, facts: foldForSearch(`${title}\n${facts}`), has: Boolean(has) }));
}

/** What of a kind is searched beside its title and stands in no column made for it. */
function factsOf(kind: WorkKind): RawBuilder<string> {
  return kind === "essay" ? sql<string>`topic || ' ' || major` : sql<string>`''`;
}

/** The words of an entry in one state of it. */
export type EntryWords = {
  readonly kind: WorkKind;
  readonly entryId: string;
  readonly stamp: string;
  readonly title: string;
  readonly text: string;
};

/** Entries whose present words are not made ready for the search, of all kinds together `limit` at most. */
export async function readUnready(db: Db, filter: WorkFilter, limit: number): Promise<EntryWords[]> {
  const { rows } = await sql<Pick<RawWork, "kind" | "entry_id">>`
    select u.kind, u.entry_id from (${entriesOf(filter)}) u
    left join work_index i on i.entry_id = u.entry_id and i.stamp = u.stamp where i.no is null limit ${limit}`.execute(db);
  const entries: EntryWords[] = [];
  for (const [kind, list] of Map.groupBy(rows, (row) => row.kind)) {
    const { table, entry } = WORK_SOURCES[kind];
    const words = await sql<{ id: string; stamp: string; title: string; facts: string; search_text: string }>`
      select ${sql.ref(entry)} as id, ${stampOf(kind)} as stamp, title, ${factsOf(kind)} as facts, search_text
      from ${sql.table(table)} where ${sql.ref(entry)} in (${sql.join(list.map(({ entry_id }) => entry_id))})`.execute(db);
    for (const { id, stamp, title, facts, search_text } of words.rows) {
      entries.push({ kind, entryId: id, stamp, title, text: `${foldForSearch(`${title}\n${facts}`)}\n${search_text}` });
    }
  }
  return entries;
}

/** Says that entries are made ready in a state; their numbers. Only one process does it at a time. */
export async function markReady(
  trx: Db,
  userId: string,
  entries: readonly Pick<EntryWords, "entryId" | "stamp">[],
): Promise<Map<string, number>> {
  const { last } = await trx
    .selectFrom("work_index")
    .select((eb) => eb.fn.max<number | string | null>("no").as("last"))
    .executeTakeFirstOrThrow();
  const rows = await trx
    .insertInto("work_index")
    .values(entries.map(({ entryId, stamp }, at) => ({ entry_id: entryId, user_id: userId, no: Number(last ?? 0) + 1 + at, stamp })))
    .onConflict((conflict) => conflict.column("entry_id").doUpdateSet((eb) => ({ stamp: eb.ref("excluded.stamp") })))
    .returning(["entry_id", "no"])
    .execute();
  return new Map(rows.map(({ entry_id, no }) => [entry_id, Number(no)]));
}

export async function clearIndex(trx: Db): Promise<void> {
  await trx.deleteFrom("work_index").execute();
}

type IndexRow = { readonly entryId: string; readonly no: number };

/** What is made ready, in the order of the ids: of one person, or of everybody. */
export async function indexAfter(db: Db, { after, limit, userId }: { after: string; limit: number; userId?: string }): Promise<IndexRow[]> {
  let rows = db.selectFrom("work_index").select(["entry_id", "no"]).where("entry_id", ">", after);
  if (userId !== undefined) rows = rows.where("user_id", "=", userId);
  return (await rows.orderBy("entry_id").limit(limit).execute()).map(({ entry_id, no }) => ({ entryId: entry_id, no: Number(no) }));
}

/** Those of the entries that stand nowhere any more, or have no words left. */
export async function goneEntries(db: Db, entries: readonly IndexRow[]): Promise<IndexRow[]> {
  if (entries.length === 0) return [];
  const ids = sql.join(entries.map(({ entryId }) => entryId));
  const parts = Object.values(WORK_SOURCES).map(({ table, entry }) => {
    const hasWords = table === "generation" ? sql` and task <> '{}'` : sql``;
    return sql`select ${sql.ref(entry)} as id from ${sql.table(table)} where ${sql.ref(entry)} in (${ids})${hasWords}`;
  });
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  return entries.filter(({ entryId }) => !there.has(entryId));
}

export async function forgetEntries(trx: Db, entries: readonly IndexRow[]): Promise<void> {
  await trx
    .deleteFrom("work_index")
    .where(
      "entry_id",
      "in",
      entries.map(({ entryId }) => entryId),
    )
    .execute();
}

/** People who were here since `since`. */
export async function activeUsers(db: Db, since: number): Promise<string[]> {
  const rows = await db.selectFrom("session").select("user_id").distinct().where("last_used_at", ">=", since).execute();
  return rows.map(({ user_id }) => user_id);
}

/** The title of an essay is changed in its document, once it has one. */
export async function hasDocument(db: Db, userId: string, essayId: string): Promise<boolean> {
  const row = await db.selectFrom("essay").select("stage").where("user_id", "=", userId).where("id", "=", essayId).executeTakeFirst();
  return row?.stage === "content";
}

export type WorkRow = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly words: string;
  readonly chars: number | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly job_id: string | null;
  readonly stage: string | null;
};

const SHOWN: Readonly<Record<Exclude<WorkKind, "text">, string>> = {
  essay:
    "case when title = '' then topic else title end as title, '' as excerpt, words, chars, done_paragraphs as done, leaf_paragraphs as total, job_id, stage",
  note: "title, excerpt, words, chars, done_paragraphs as done, leaf_paragraphs as total, job_id, null as stage",
  mindtree: "title, excerpt, words, chars, null as done, null as total, null as job_id, null as stage",
  table: "title, '' as excerpt, '' as words, null as chars, null as done, null as total, null as job_id, null as stage",
  chart: "title, '' as excerpt, '' as words, null as chars, null as done, null as total, null as job_id, null as stage",
};

/** What is shown of a work; undefined where it went meanwhile. One by one: each may have a million characters. */
export async function readWork(db: Db, kind: Exclude<WorkKind, "text">, id: string): Promise<WorkRow | undefined> {
  const { table, entry } = WORK_SOURCES[kind];
  const { rows } = await sql<WorkRow>`
    select ${sql.ref(entry)} as id, ${sql.raw(SHOWN[kind])} from ${sql.table(table)} where ${sql.ref(entry)} = ${id}`.execute(db);
  return rows[0];
}

/** The drafts of pieces without their words, newest first. */
export async function readDrafts(db: Db, filter: WorkFilter, pieceIds: readonly string[]) {
  if (pieceIds.length === 0) return [];
  return db
    .selectFrom("generation")
    .select(["id", "piece_id", "draft_no", "status", "scene_type", "target", "finish_reason", "title", "chars"])
    .where("user_id", "=", filter.userId)
    .where("piece_id", "in", [...pieceIds])
    .where(sql<boolean>`${WORK_SOURCES.text.where?.(filter) ?? sql`true`}`)
    .where("removed_at", filter.place === "bin" ? "is not" : "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
export type DraftOfWork = Awaited<ReturnType<typeof readDrafts>>[number];

export async function readTextsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("generation")
    .select(["id", "text", "edited_text", "edited_up_to"])
    .where("id", "in", [...ids])
    .execute();
}
