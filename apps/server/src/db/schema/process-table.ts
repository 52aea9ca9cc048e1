import type { Millis } from "./column-types.ts";

/** Running processes; the runs of one whose heartbeat stops are taken over. */
export type ProcessTable = { id: string; roles: string; started_at: Millis; beat_at: Millis };
