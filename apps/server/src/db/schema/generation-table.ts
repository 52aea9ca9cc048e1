import type { GenerationKind, GenerationStatus } from "@tangleaf/contract";
import type { Flag, Json, Millis } from "./column-types.ts";

/** One AI answer. `text` is what the model wrote, append-only; the owner's edits are in `edited_text`. */
export type GenerationTable = {
  id: string;
  user_id: string;
  /** Client's requestId; unique per user where given. */
  request_id: string | null;
  kind: GenerationKind;
  piece_id: string;
  draft_no: number;
  scene_type: string | null;
  title: string;
  input: Json;
  /** The kind's task, which the runner works from. */
  task: Json;
  model: string;
  target: number | null;
  status: GenerationStatus;
  text: string;
  /** Length of the text this generation continues (UTF-16 units at the start of `text`): not charged. */
  seed_units: number;
  edited_text: string | null;
  /** UTF-16 units of `text` that `edited_text` replaces. */
  edited_up_to: number;
  version: number;
  chars: number;
  /** Lower-case title, input and text for search. */
  search_text: string;
  estimate_tokens: number;
  prompt_tokens: number;
  completion_tokens: number;
  charged: number;
  balance_after: number | null;
  finish_reason: string | null;
  /** A structured kind's answer; null for the others and before the end. */
  result: Json | null;
  /** Process that writes it, and how often it was taken over: writes with an older epoch change nothing. */
  owner: string | null;
  epoch: number;
  stop_requested: Flag;
  /** The step of a job it is written for; null for what a person asked for directly. */
  job_id: string | null;
  job_step: string | null;
  created_at: Millis;
  started_at: Millis | null;
  ended_at: Millis | null;
  removed_at: Millis | null;
};
