import type { VipLogEntry } from "@tangleaf/contract";

/** Door of the billing room: what was bought, claimed, or given. */
export interface Billing {
  /** Orders and memberships of the user, newest first. */
  orders(input: { userId: string; page: number; size: number }): Promise<{ total: number; list: VipLogEntry[] }>;
}
