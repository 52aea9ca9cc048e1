import type { Millis } from "./column-types.ts";

/** An invited user, one row each, with the outcome. */
export type InvitationTable = {
  user_id: string;
  inviter_id: string;
  /**
   * pending: waits for the first text; capped: over the day's limit; noDevice: made on a browser without a signed name;
   * sameDevice: made on a browser the inviter uses; returned: had an account before; inviterClosed: the inviter's account had ended.
   */
  outcome: "pending" | "rewarded" | "capped" | "noDevice" | "sameDevice" | "returned" | "inviterClosed";
  created_at: Millis;
  /** When the outcome was found; null while it is pending. */
  settled_at: Millis | null;
};
