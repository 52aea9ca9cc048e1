import type { JobPausedReason, JobStatus } from "@tangleaf/contract";
import type { Json, Millis } from "./column-types.ts";

/** Long work of one user: a plan of steps (docs/decisions/029). Amounts are tokens. */
export type JobTable = {
  id: string;
  user_id: string;
  /** Who started it says so once: unique per user where given. */
  request_id: string | null;
  /** Name of a registered kind of job. */
  kind: string;
  title: string;
  /** What the plan was made from. */
  input: Json;
  /** Model of every step that has none of its own. */
  model: string;
  status: JobStatus;
  paused_reason: JobPausedReason | null;
  /** What the next step wants: to hold (paused for the balance), or as cap (paused for the cap). */
  needed_tokens: number | null;
  /** Sum of the steps' estimates. */
  quote_tokens: number;
  /** Agreed to: the job never charges more. */
  cap_tokens: number;
  /** Charged for steps that have ended, and the caps of those that have begun: never above cap_tokens. */
  committed_tokens: number;
  charged_tokens: number;
  /** Grows with every stored change of the job or a step: where a watcher stands. */
  seq: number;
  created_at: Millis;
  started_at: Millis | null;
  ended_at: Millis | null;
};
