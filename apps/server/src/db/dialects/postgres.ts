import type { Kysely, SqlBool } from "kysely";
import { sql } from "kysely";
import type { Database } from "../schema/index.ts";
import type { DatabaseDialect, Row } from "./database-dialect.ts";
import { postgresTextIndex } from "./postgres-text-index.ts";

const UNIQUE_VIOLATION = "23505";

/** PostgreSQL: many connections, explicit row locks. */
export const postgresDialect: DatabaseDialect = {
  kind: "postgres",
  exclusively: (db, name, fn) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`tangleaf:${name}`}, 0))`.execute(trx);
      return fn(trx);
    }),
  tableExists: async (db, name) => {
    // Not to_regclass: its cache is stale after waiting for the advisory lock.
    const found = await sql`select 1 from pg_catalog.pg_tables where schemaname = current_schema() and tablename = ${name}`.execute(db);
    return found.rows.length > 0;
  },
  lockRows: (query) => query.forUpdate(),
  claimRows: (query) => query.forUpdate().skipLocked(),
  contains: (column, text) => sql<SqlBool>`strpos(${column}, ${text}) > 0`,
  // The driver reads whole results into memory; a cursor reads batches.
  readRows: async function* (trx, { table, keys, batchRows, batchCharacters }) {
    const types = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`.execute(trx);
    const texts = new Set(types.rows.filter(({ type }) => type === "text").map(({ name }) => name));
    // Numbers have no collation, and are in the same order on both databases.
    const order = sql.join(keys.map((key) => (texts.has(key) ? sql`${sql.ref(key)} collate "C"` : sql.ref(key))));
    await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)} order by ${order}`.execute(trx);
    const most = Math.max(1, Math.min(batchRows, Math.floor(batchCharacters / Math.max(1, await longestRow(trx, table, [...texts])))));
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(most)} from all_rows`.execute(trx);
      if (rows.length > 0) yield rows;
      if (rows.length < most) break;
    }
    await sql`close all_rows`.execute(trx);
  },
  isUniqueViolation: (error) => error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION,
  textIndex: postgresTextIndex,
};

/** Bytes of the texts in the longest row. The database knows the lengths of long texts without reading them. */
async function longestRow(trx: Kysely<Database>, table: string, texts: readonly string[]): Promise<number> {
  if (texts.length === 0) return 0;
  const length = sql.join(
    texts.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)::bigint`),
    sql` + `,
  );
  const { rows } = await sql<{ longest: number | string | null }>`select max(${length}) as longest from ${sql.table(table)}`.execute(trx);
  return Number(rows[0]?.longest ?? 0);
}
