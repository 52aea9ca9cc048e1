import type { Millis } from "./column-types.ts";

/**
 * Counters with a wait, by key: failures in a row of an account name or an address, and accounts made from an address in a
 * day.
 */
export type ThrottleTable = { key: string; failures: number; wait_until: Millis; updated_at: Millis };
