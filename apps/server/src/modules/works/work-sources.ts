import type { WorkKind } from "@tangleaf/contract";
import { type RawBuilder, sql } from "kysely";
import { DRAFT_KINDS } from "../generation/index.ts";

/** Works of one person by `now`, in the bin or outside it. `binFrom`: what was removed before is over. */
export type WorkFilter = {
  readonly userId: string;
  readonly place: "all" | "bin";
  readonly kinds: readonly WorkKind[];
  readonly now: number;
  readonly binFrom: number;
};

/** Where a kind of work stands, in SQL. An entry is what is searched: a draft of a text, or the work itself. */
type WorkSource = {
  readonly table: string;
  readonly work: string;
  readonly entry: string;
  readonly changed: string;
  /** Columns that tell one state of the entry's words from another. */
  readonly stamp: readonly string[];
  readonly where?: (filter: WorkFilter) => RawBuilder<unknown>;
};

export const WORK_SOURCES: Readonly<Record<WorkKind, WorkSource>> = {
  text: {
    table: "generation",
    work: "piece_id",
    entry: "id",
    changed: "created_at",
    stamp: ["version", "status", "chars", "title"],
    // Parts of something larger, and what is about a draft, are no works. What was emptied is always removed.
    where: ({ place }) => sql`job_id is null and kind in (${sql.join(DRAFT_KINDS)})${place === "bin" ? sql` and task <> '{}'` : sql``}`,
  },
  essay: { table: "essay", work: "id", entry: "id", changed: "updated_at", stamp: ["derived_seq", "updated_at", "title"] },
  note: { table: "note", work: "document_id", entry: "document_id", changed: "updated_at", stamp: ["derived_seq", "title"] },
  mindtree: { table: "mindtree", work: "document_id", entry: "document_id", changed: "updated_at", stamp: ["derived_seq", "title"] },
  table: {
    table: "data_table",
    work: "id",
    entry: "id",
    changed: "used_at",
    stamp: ["used_at", "title"],
    where: ({ now }) => sql`(expires_at is null or expires_at > ${now})`,
  },
  chart: { table: "chart", work: "id", entry: "id", changed: "updated_at", stamp: ["version"] },
};

/** The state of an entry as one text. */
export function stampOf(kind: WorkKind): RawBuilder<string> {
  const columns = WORK_SOURCES[kind].stamp.map((column) => sql`cast(${sql.ref(column)} as text)`);
  return sql<string>`${sql.join(columns, sql` || ':' || `)}`;
}

/** Of a kind: kind, work_id, entry_id, at (when the entry was changed, or removed), and its stamp where it is asked for. */
function partOf(kind: WorkKind, filter: WorkFilter, { entries }: { entries: boolean }): RawBuilder<unknown> {
  const { table, work, entry, changed, where } = WORK_SOURCES[kind];
  const isInBin = filter.place === "bin";
  const place = isInBin ? sql`removed_at is not null and removed_at > ${filter.binFrom}` : sql`removed_at is null`;
  const at = sql.ref(isInBin ? "removed_at" : changed);
  const also = where === undefined ? sql`` : sql` and ${where(filter)}`;
  const from = sql`from ${sql.table(table)} where user_id = ${filter.userId} and ${place}${also}`;
  const [kindOf, workId, entryId] = [sql.lit(kind), sql.ref(work), sql.ref(entry)];
  if (entries)
    return sql`select ${kindOf} as kind, ${workId} as work_id, ${entryId} as entry_id, ${at} as at, ${stampOf(kind)} as stamp ${from}`;
  if (work === entry) return sql`select ${kindOf} as kind, ${workId} as work_id, ${entryId} as entry_id, ${at} as at ${from}`;
  return sql`select ${kindOf} as kind, ${workId} as work_id, max(${entryId}) as entry_id, max(${at}) as at ${from} group by ${workId}`;
}

/** All works of a person, each once. */
export function worksOf(filter: WorkFilter): RawBuilder<unknown> {
  const parts = filter.kinds.map((kind) => partOf(kind, filter, { entries: false }));
  return sql`${sql.join(parts, sql` union all `)}`;
}

/** All entries of a person with their stamps. */
export function entriesOf(filter: WorkFilter): RawBuilder<unknown> {
  const parts = filter.kinds.map((kind) => partOf(kind, filter, { entries: true }));
  return sql`${sql.join(parts, sql` union all `)}`;
}

/** When the piece of a draft was changed, or removed, last: where its drafts stand in a list. */
export function pieceMoment(filter: WorkFilter, piece: string): RawBuilder<number> {
  const at = sql.ref(filter.place === "bin" ? "removed_at" : WORK_SOURCES.text.changed);
  const place = filter.place === "bin" ? sql`removed_at > ${filter.binFrom}` : sql`removed_at is null`;
  const where = WORK_SOURCES.text.where?.(filter) ?? sql`true`;
  return sql<number>`(select max(${at}) from generation where user_id = ${filter.userId} and piece_id = ${sql.ref(piece)} and ${place} and ${where})`;
}
