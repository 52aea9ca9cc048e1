import type { Millis } from "./column-types.ts";

/** What the moderation found in what somebody sent or was written (docs/decisions/076); `generation_id` null = nothing was written. */
export type ModerationFindingTable = {
  id: string;
  user_id: string;
  generation_id: string | null;
  kind: string;
  side: string;
  category: string;
  action: string;
  term: string;
  excerpt: string;
  created_at: Millis;
};
