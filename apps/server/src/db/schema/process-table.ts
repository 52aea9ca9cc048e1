import type { Millis } from "./column-types.ts";

/** Living processes; one that stops beating has lost its runs. */
export type ProcessTable = { id: string; roles: string; started_at: Millis; beat_at: Millis };
