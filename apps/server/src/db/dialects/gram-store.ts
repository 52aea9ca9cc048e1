import type { Kysely, RawBuilder } from "kysely";
import type { Database } from "../schema/index.ts";

/** What of an entry is searched: its number in `work_index`, and every pair of characters it holds as a whole number of 32 bits. */
export type StoredGrams = { readonly no: number; readonly grams: readonly number[] };

/**
 * Which entries hold which pairs of characters. The two databases keep it in their own form, without an extension: SQLite in an
 * FTS5 table, PostgreSQL in arrays under a GIN index. It is made of what stands elsewhere and can be made anew at any time, so it is
 * no migration and is not copied from one database to the other.
 */
export interface GramStore {
  /** Makes the store where there is none. */
  prepare(trx: Kysely<Database>): Promise<void>;
  isEmpty(trx: Kysely<Database>): Promise<boolean>;
  /** Stores entries, over what was stored of them before. */
  put(trx: Kysely<Database>, entries: readonly StoredGrams[]): Promise<void>;
  /** Tells the planner what the store is like, after much was stored. */
  measure(db: Kysely<Database>): Promise<void>;
  drop(trx: Kysely<Database>, nos: readonly number[]): Promise<void>;
  /** A query for the numbers of the entries that hold all pairs of at least one of the alternatives. */
  holding(alternatives: readonly (readonly number[])[]): RawBuilder<unknown>;
}
