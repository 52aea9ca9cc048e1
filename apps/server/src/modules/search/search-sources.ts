import type { WorkKind } from "@tangleaf/contract";
import { type RawBuilder, sql } from "kysely";

/** Where a kind of work keeps what is searched: one entry is a draft of a text, or a work of any other kind. */
type SearchSource = {
  readonly table: string;
  readonly entry: string;
  /** Columns that tell one state of the entry's words from another. */
  readonly stamp: readonly string[];
  /** What is searched beside the title and `search_text`, and stands in no column made for it. */
  readonly facts: string;
  /** The words as they were written; null = not kept in a column. */
  readonly words: string | null;
};

export const SEARCH_SOURCES: Readonly<Record<WorkKind, SearchSource>> = {
  text: { table: "generation", entry: "id", stamp: ["version", "status", "chars", "title"], facts: "''", words: null },
  essay: {
    table: "essay",
    entry: "id",
    stamp: ["derived_seq", "updated_at", "title"],
    facts: "topic || ' ' || major",
    words: "words",
  },
  note: { table: "note", entry: "document_id", stamp: ["derived_seq", "title"], facts: "''", words: "words" },
  mindtree: { table: "mindtree", entry: "document_id", stamp: ["derived_seq", "title"], facts: "''", words: "words" },
  table: { table: "data_table", entry: "id", stamp: ["used_at", "title"], facts: "''", words: null },
  chart: { table: "chart", entry: "id", stamp: ["version"], facts: "''", words: null },
};

/** The state of an entry as one text. */
export function stampOf(kind: WorkKind): RawBuilder<string> {
  const columns = SEARCH_SOURCES[kind].stamp.map((column) => sql`cast(${sql.ref(column)} as text)`);
  return sql<string>`${sql.join(columns, sql` || ':' || `)}`;
}

/** Parts of something larger are not searched; what was emptied is always removed. Each condition has an index of its own. */
const ENTRIES: Readonly<Partial<Record<WorkKind, readonly RawBuilder<unknown>[]>>> = {
  text: [sql`removed_at is null and job_id is null`, sql`removed_at is not null and task <> '{}' and job_id is null`],
};

/** All entries of a person, in the bin and outside it: entry_id and stamp. */
export function statesOf(kind: WorkKind, userId: string): RawBuilder<unknown> {
  const { table, entry } = SEARCH_SOURCES[kind];
  const parts = (ENTRIES[kind] ?? [sql`true`]).map(
    (condition) =>
      sql`select ${sql.ref(entry)} as entry_id, ${stampOf(kind)} as stamp from ${sql.table(table)} where user_id = ${userId} and ${condition}`,
  );
  return sql`${sql.join(parts, sql` union all `)}`;
}
