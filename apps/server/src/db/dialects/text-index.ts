import type { Kysely, RawBuilder } from "kysely";
import type { Database } from "../schema/index.ts";

/** A piece of a folded text, and the pairs of letters its title may be read with. */
export type IndexedPart = { readonly id: number; readonly text: string; readonly readings: readonly string[] };

/** Whose parts, and of which ids. */
export type PartsAsked = { readonly userId: string; readonly from?: number; readonly to?: number };

/**
 * Finds the parts of texts that contain words, exactly. Each database stores it in a form of its own, without an extension. It is
 * derived from other tables and can be rebuilt at any time, so no migration creates it and a copy between databases leaves it out.
 */
export interface TextIndex {
  /** Units of a text in one part: what the database looks up fastest. */
  readonly partUnits: number;
  /** Creates the index where it is missing. */
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
