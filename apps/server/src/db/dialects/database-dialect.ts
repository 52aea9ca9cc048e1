import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from "kysely";
import type { Database } from "../schema/index.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** A row of any table, as both databases hold it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The few things that differ between the two databases. Everything else is one SQL (architecture §3). */
export interface DatabaseDialect {
  readonly kind: DatabaseKind;
  /** Runs `fn` in one transaction; no two calls with the same `name` overlap, in any process on this database. */
  exclusively<T>(db: Kysely<Database>, name: string, fn: (trx: Kysely<Database>) => Promise<T>): Promise<T>;
  tableExists(db: Kysely<Database>, name: string): Promise<boolean>;
  /** Inside a transaction: rows read this way stay as read until it ends; others wait for them. */
  lockRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** Like lockRows, but rows somebody else holds are left out instead of waited for: for taking work. */
  claimRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** True where `column` contains `text`, letter for letter: `%` and `_` are ordinary letters. */
  contains(column: Expression<string>, text: string): Expression<SqlBool>;
  /** All rows of a table in batches, in the byte order of `keys`: the same order on both databases. Inside a transaction. */
  readRows(trx: Kysely<Database>, input: { table: string; keys: readonly string[]; batchRows: number }): AsyncIterable<readonly Row[]>;
  /** Whether `error` says that a unique index refused the row. In PostgreSQL the transaction is lost then: prefer `on conflict do nothing`. */
  isUniqueViolation(error: unknown): boolean;
}
