import type { Millis } from "./column-types.ts";

/** An opinion on the product (docs/decisions/072); `user_id` null = nobody was signed in. */
export type AdviceTable = { id: string; user_id: string | null; star: number; content: string; contact: string; created_at: Millis };

/** One time somebody was asked whether they would recommend it; `rate` null = no answer. */
export type NpsQuestionTable = { user_id: string; asked_at: Millis; rate: number | null; advice: string; answered_at: Millis | null };
