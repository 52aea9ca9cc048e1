import type { Millis } from "./column-types.ts";

/** An invited user: one row each, whatever came of it. */
export type InvitationTable = {
  user_id: string;
  inviter_id: string;
  /**
   * pending: waits for the first text; capped: over the day's bound; noDevice: made on a browser without a name of ours;
   * sameDevice: made where the inviter writes; returned: had an account before; inviterClosed: the inviter had left by then.
   */
  outcome: "pending" | "rewarded" | "capped" | "noDevice" | "sameDevice" | "returned" | "inviterClosed";
  created_at: Millis;
  /** When the outcome was found; null while it is pending. */
  settled_at: Millis | null;
};
