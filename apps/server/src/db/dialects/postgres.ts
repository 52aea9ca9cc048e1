import type { SqlBool } from "kysely";
import { sql } from "kysely";
import type { DatabaseDialect } from "./database-dialect.ts";

const UNIQUE_VIOLATION = "23505";

/** PostgreSQL: many connections; locks are asked for in words. */
export const postgresDialect: DatabaseDialect = {
  kind: "postgres",
  exclusively: (db, name, fn) =>
    db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`tangleaf:${name}`}, 0))`.execute(trx);
      return fn(trx);
    }),
  tableExists: async (db, name) => {
    const found = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db);
    return found.rows[0]?.found === true;
  },
  lockRows: (query) => query.forUpdate(),
  claimRows: (query) => query.forUpdate().skipLocked(),
  contains: (column, text) => sql<SqlBool>`strpos(${column}, ${text}) > 0`,
  isUniqueViolation: (error) => error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION,
};
