import type { Flag, Millis } from "./column-types.ts";

/** What waits for a process, or is worked on by one. Its id is that of what it stands for. */
export type QueueItemTable = {
  id: string;
  kind: string;
  /** What it needs a place of: for a generation, its model. */
  resource: string;
  class: "interactive" | "jobStep" | "background";
  is_long: Flag;
  user_id: string;
  /** The order among those of its kind, resource and class: a user's second comes after everybody's first. */
  turn: number;
  /** `moving`: it has left its first resource and waits for a place of `slot`, which counts as taken for everybody else. */
  state: "waiting" | "taken" | "moving";
  slot: string | null;
  owner: string | null;
  /** How often it was taken: fences what an earlier owner still does. */
  epoch: number;
  queued_at: Millis;
  taken_at: Millis | null;
};

/** Running processes; the runs of one whose heartbeat stops are taken over. */
export type ProcessTable = { id: string; roles: string; started_at: Millis; beat_at: Millis };
