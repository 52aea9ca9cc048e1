import type { Millis } from "./column-types.ts";

/** A chart that is kept (docs/decisions/067). */
export type ChartTable = {
  id: string;
  user_id: string;
  /** Who made it says so once: unique per user where given; the hash is of what was asked with it. */
  request_id: string | null;
  request_hash: string | null;
  /** Times it was changed: a save names the one it began with. */
  version: number;
  /** The type of its look. */
  type: string;
  created_at: Millis;
  updated_at: Millis;
  /** null = not in the bin. */
  removed_at: Millis | null;
  /** Its claim as it is printed, or the names of its columns. */
  title: string;
  /** Its words folded for the search. */
  search_text: string;
  /** A `ChartSpec` as JSON: look and figures. */
  spec: string;
};
