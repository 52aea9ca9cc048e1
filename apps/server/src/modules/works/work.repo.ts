import type { WorkKind } from "@tangleaf/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../metering/metering.ts";
import { SEARCH_SOURCES } from "../search/index.ts";
import { entriesOf, pieceMoment, WORK_SOURCES, type WorkFilter, worksOf } from "./work-sources.ts";

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
 * Entries that may have what is searched for: those the index holds, and all whose present words are not made
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

/** Whether more entries than this are held. */
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

/** The title of an essay is changed in its document, once it has one. */
export async function hasDocument(db: Db, userId: string, essayId: string): Promise<boolean> {
  const row = await db.selectFrom("essay").select("stage").where("user_id", "=", userId).where("id", "=", essayId).executeTakeFirst();
  return row?.stage === "content";
}

export type WorkRow = {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** The first words of what has no excerpt of its own. */
  readonly beginning: string;
  readonly chars: number | null;
  readonly done: number | null;
  readonly total: number | null;
  readonly job_id: string | null;
  readonly stage: string | null;
};

const SHOWN: Readonly<Record<Exclude<WorkKind, "text">, string>> = {
  essay:
    "case when title = '' then topic else title end as title, '' as excerpt, substr(words, 1, 1000) as beginning, chars, done_paragraphs as done, leaf_paragraphs as total, job_id, stage",
  note: "title, excerpt, case when excerpt = '' then substr(words, 1, 1000) else '' end as beginning, chars, done_paragraphs as done, leaf_paragraphs as total, job_id, null as stage",
  mindtree:
    "title, excerpt, case when excerpt = '' then substr(words, 1, 1000) else '' end as beginning, chars, null as done, null as total, null as job_id, null as stage",
  table: "title, '' as excerpt, '' as beginning, null as chars, null as done, null as total, null as job_id, null as stage",
  chart: "title, '' as excerpt, '' as beginning, null as chars, null as done, null as total, null as job_id, null as stage",
};

/** What is shown of a work; undefined where it went meanwhile. */
export async function readWork(db: Db, kind: Exclude<WorkKind, "text">, id: string): Promise<WorkRow | undefined> {
  const { table, entry } = SEARCH_SOURCES[kind];
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
