import type { Kysely, RawBuilder } from "kysely";
import type { Database } from "../schema/index.ts";

/** A piece of a folded text, and the pairs of letters its title may be read with. */
export type IndexedPart = { readonly id: number; readonly text: string; readonly readings: readonly string[] };

/** Whose parts, and of which ids. */
export type PartsAsked = { readonly userId: string; readonly from?: number; readonly to?: number };

/**
 * Which parts of texts contain which words, exactly. The two databases keep it in their own form, without an extension. It is made of
 * what stands elsewhere and can be made anew at any time, so it is no migration and is not copied from one database to the other.
 */
export interface TextIndex {
  /** Units of a text in one part: what the database looks up fastest. */
  readonly partUnits: number;
  /** Makes the index where there is none. */
  prepare(trx: Kysely<Database>): Promise<void>;
  isEmpty(trx: Kysely<Database>): Promise<boolean>;
  /** Stores parts whose ids are free. */
  put(trx: Kysely<Database>, userId: string, parts: readonly IndexedPart[]): Promise<void>;
  drop(trx: Kysely<Database>, ids: readonly number[]): Promise<void>;
  /** Tells the planner what the index is like, after much was stored. */
  measure(db: Kysely<Database>): Promise<void>;
  /** A query for the `id` of the parts that contain the words, which are folded. */
  containing(words: string, asked: PartsAsked): RawBuilder<unknown>;
  /** A query for the `id` of the parts whose readings hold all these pairs. */
  readingAs(pairs: readonly string[], asked: PartsAsked): RawBuilder<unknown>;
}
