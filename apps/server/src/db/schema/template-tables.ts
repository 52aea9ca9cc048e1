import type { Millis } from "./column-types.ts";

/** A template a person keeps among the starred (docs/decisions/064). */
export type TemplateStarTable = { user_id: string; pub_id: string; created_at: Millis };

/** A template a person has made something of; `created_at`: the first time. */
export type TemplateUseTable = { user_id: string; pub_id: string; created_at: Millis };
