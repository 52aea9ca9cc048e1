import { FINISH_REASON_UNCHANGED, type WorkKind } from "@tangleaf/contract";
import { type RawBuilder, sql } from "kysely";
import { DRAFT_KINDS } from "../generation/index.ts";
import { SEARCH_SOURCES, stampOf } from "../search/index.ts";

/** Works of one person by `now`, in the bin or outside it. `binFrom`: what was removed before is over. */
export type WorkFilter = {
  readonly userId: string;
  readonly place: "all" | "bin";
  readonly kinds: readonly WorkKind[];
  readonly now: number;
  readonly binFrom: number;
};

/** Where a kind of work stands in a list, beside what the search knows of it (SEARCH_SOURCES). */
type WorkSource = {
  readonly work: string;
  readonly changed: string;
  readonly where?: (filter: WorkFilter) => RawBuilder<unknown>;
};

export const WORK_SOURCES: Readonly<Record<WorkKind, WorkSource>> = {
  text: {
    work: "piece_id",
    changed: "created_at",
    // Parts of something larger, what is about a draft, and answers that changed nothing are no works. What was emptied is always removed.
    where: ({ place }) =>
      sql`job_id is null and kind in (${sql.join(DRAFT_KINDS)}) and (finish_reason is null or finish_reason <> ${FINISH_REASON_UNCHANGED} or edited_text is not null)${place === "bin" ? sql` and task <> '{}'` : sql``}`,
  },
  essay: { work: "id", changed: "updated_at" },
  note: { work: "document_id", changed: "updated_at" },
  mindtree: { work: "document_id", changed: "updated_at" },
  table: { work: "id", changed: "used_at", where: ({ now }) => sql`(expires_at is null or expires_at > ${now})` },
  chart: { work: "id", changed: "updated_at" },
};

/** Of a kind: kind, work_id, entry_id, at (when the entry was changed, or removed), and its stamp where it is asked for. */
function partOf(kind: WorkKind, filter: WorkFilter, { entries }: { entries: boolean }): RawBuilder<unknown> {
  const { work, changed, where } = WORK_SOURCES[kind];
  const { table, entry } = SEARCH_SOURCES[kind];
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
