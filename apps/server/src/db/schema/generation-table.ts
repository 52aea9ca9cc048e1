import type { GenerationKind, GenerationStatus } from "@tangleaf/contract";
import type { Flag, Json, Millis } from "./column-types.ts";

/** One AI answer. `text` is what the model wrote, append-only; the owner's edits stand beside it. */
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
  /** UTF-16 units at the start of `text` that were there before this generation (continue): never charged. */
  seed_units: number;
  edited_text: string | null;
  /** UTF-16 units of `text` the edited text stands for. */
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
  /** Process that writes it, and how often it was taken over: a write with an old epoch changes nothing. */
  owner: string | null;
  epoch: number;
  stop_requested: Flag;
  created_at: Millis;
  started_at: Millis | null;
  ended_at: Millis | null;
  removed_at: Millis | null;
};
