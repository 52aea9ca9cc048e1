import type { Millis } from "./column-types.ts";

/** SHA-256 of an identity whose account was closed: a new account of it gets no new-user gift. */
export type ClosedIdentityTable = { identity_hash: string; closed_at: Millis };
