import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from "kysely";
import type { Database } from "../schema/index.ts";
import type { TextIndex } from "./text-index.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** A row of any table, as both databases hold it. */
export type Row = Readonly<Record<string, string | number | null>>;

/** Which rows to read, and how many at once. */
export type BatchesOfRows = {
  readonly table: string;
  readonly keys: readonly string[];
  readonly batchRows: number;
  readonly batchCharacters: number;
};

/** Characters of a row's values as text. */
export function charactersOf(row: Row): number {
  return Object.values(row).reduce<number>((sum, value) => sum + String(value).length, 0);
}

/** The differences between the two databases. Everything else is the same SQL (docs/decisions/008). */
export interface DatabaseDialect {
  readonly kind: DatabaseKind;
  /** Runs `fn` in a transaction; calls with the same `name` never overlap, in any process on this database. */
  exclusively<T>(db: Kysely<Database>, name: string, fn: (trx: Kysely<Database>) => Promise<T>): Promise<T>;
  tableExists(db: Kysely<Database>, name: string): Promise<boolean>;
  /** Locks the rows read until the transaction ends; other writers wait. */
  lockRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** As lockRows, but leaves out rows that are locked: for taking work. */
  claimRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>;
  /** True where `column` contains `text` literally: `%` and `_` are no wildcards. */
  contains(column: Expression<string>, text: string): Expression<SqlBool>;
  /**
   * All rows of a table in batches, in the byte order of `keys`, which is the same on both databases. Inside a transaction. A batch
   * ends with the row that brings it to `batchCharacters`: one row may be megabytes.
   */
  readRows(trx: Kysely<Database>, input: BatchesOfRows): AsyncIterable<readonly Row[]>;
  /** Whether `error` is a violated unique index. PostgreSQL aborts the transaction then: prefer `on conflict do nothing`. */
  isUniqueViolation(error: unknown): boolean;
  /** Which texts contain which words. */
  readonly textIndex: TextIndex;
}
