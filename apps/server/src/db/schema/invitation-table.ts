import type { Millis } from "./column-types.ts";

/** An invited user: one row each, whatever came of it. */
export type InvitationTable = {
  user_id: string;
  inviter_id: string;
  /** capped: over the day's bound; sameDevice: made where the inviter writes; returned: had an account before. */
  outcome: "rewarded" | "capped" | "sameDevice" | "returned";
  created_at: Millis;
};
