import type { Millis } from "./column-types.ts";

/** Failures in a row under one key (an account's name, an address), and until when it must wait. */
export type ThrottleTable = { key: string; failures: number; wait_until: Millis; updated_at: Millis };
