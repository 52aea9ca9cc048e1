import type { Millis } from "./column-types.ts";

/** A mind tree (docs/decisions/062). Everything about its words is derived from the document, `derived_seq` says from which change. */
export type MindtreeTable = {
  document_id: string;
  user_id: string;
  /** Who made it says so once: unique per user where given; the hash is of what was asked with it. */
  request_id: string | null;
  request_hash: string | null;
  /** The note it was made into last; null = none. */
  note_id: string | null;
  derived_seq: number;
  chars: number;
  nodes: number;
  created_at: Millis;
  updated_at: Millis;
  /** null = not in the bin. */
  removed_at: Millis | null;
  /** The root's text. */
  title: string;
  /** The first branches. */
  excerpt: string;
  /** All words, for what stands around a hit. */
  words: string;
  /** The same folded for the search. */
  search_text: string;
};
