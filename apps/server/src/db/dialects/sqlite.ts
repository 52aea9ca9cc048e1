import type { SqlBool } from "kysely";
import { sql } from "kysely";
import { charactersOf, type DatabaseDialect, type Row } from "./database-dialect.ts";
import { sqliteTextIndex } from "./sqlite-text-index.ts";

const UNIQUE_VIOLATIONS: readonly unknown[] = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];

/**
 * SQLite: one connection, which Kysely gives to one query or transaction at a time. So rows cannot change during a
 * transaction, and row locks are not needed.
 */
export const sqliteDialect: DatabaseDialect = {
  kind: "sqlite",
  // One lock for the whole file, whatever the name: a transaction takes it before its first read.
  exclusively: (db, _name, fn) => db.transaction().execute(fn),
  tableExists: async (db, name) => {
    const found = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(db);
    return found.rows.length > 0;
  },
  lockRows: (query) => query,
  claimRows: (query) => query,
  contains: (column, text) => sql<SqlBool>`instr(${column}, ${text}) > 0`,
  readRows: async function* (trx, { table, keys, batchRows, batchCharacters }) {
    let query = trx.selectFrom(sql<Row>`${sql.table(table)}`.as("t")).selectAll();
    for (const key of keys) query = query.orderBy(sql.ref(key));
    let batch: Row[] = [];
    let characters = 0;
    for await (const row of query.stream()) {
      batch.push(row);
      characters += charactersOf(row);
      if (batch.length < batchRows && characters < batchCharacters) continue;
      yield batch;
      batch = [];
      characters = 0;
    }
    if (batch.length > 0) yield batch;
  },
  isUniqueViolation: (error) => error instanceof Error && "code" in error && UNIQUE_VIOLATIONS.includes(error.code),
  textIndex: sqliteTextIndex,
};
