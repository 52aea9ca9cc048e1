import { type RawBuilder, sql } from "kysely";

/** UTF-8 bytes of texts in some columns, added up over rows; neither database reads the texts for it. */
export function sumOctets(columns: readonly string[]): RawBuilder<number> {
  return sql<number>`coalesce(sum(${octets(columns)}), 0)`;
}

/** The same of rows that are in the bin. */
export function sumBinOctets(columns: readonly string[]): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when removed_at is not null then ${octets(columns)} else 0 end), 0)`;
}

const octets = (columns: readonly string[]): RawBuilder<number> =>
  sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  );
