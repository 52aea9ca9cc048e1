import type { JobPausedReason, JobStatus, JobStepStatus } from "@tangleaf/contract";
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

/** One step of a job. Its checkpoint is `generation_id` (a text) or `result` (what code made). Amounts are tokens. */
export type JobStepTable = {
  job_id: string;
  name: string;
  user_id: string;
  /** Place in the plan. */
  position: number;
  type: "generation" | "code";
  /** The kind's function that carries it out; null for a generation. */
  action: string | null;
  label: string;
  params: Json;
  /** Names of the steps that must be done before. */
  needs: Json;
  status: JobStepStatus;
  /** null = the job's. */
  model: string | null;
  /** The text of the present attempt, or of the last one. */
  generation_id: string | null;
  result: Json | null;
  /** Reason of the last failure. */
  error: string | null;
  /** Failures, and ends of the process that ran it, since it was last told to try. */
  attempts: number;
  interruptions: number;
  /** Does not begin before. */
  due_at: Millis;
  /** Of the steps of a job that may begin the highest begins first; 0 = nobody asked for it. */
  priority: number;
  /** Characters it was planned with. */
  characters: number;
  estimate_tokens: number;
  /** The most it may cost in all its attempts since it was last told to try, what was charged before included; 0 = not begun. */
  cap_tokens: number;
  charged_tokens: number;
  /** Process that runs its code, and how often it has begun: a result with an old epoch changes nothing. */
  owner: string | null;
  epoch: number;
  /** `job.seq` at its last change. */
  changed_seq: number;
  started_at: Millis | null;
  ended_at: Millis | null;
};
