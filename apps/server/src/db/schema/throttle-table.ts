import type { Millis } from "./column-types.ts";

/**
 * What is counted under one key, and until when it must wait: failures in a row of an account's name or an address, accounts
 * made from an address in a day.
 */
export type ThrottleTable = { key: string; failures: number; wait_until: Millis; updated_at: Millis };
