import type { VipLogEntry } from "@tangleaf/contract";

export type Membership = VipLogEntry & { from: string; to: string };

/** Whether an entry of the orders is a span of membership: token packages and orders nobody paid are in the same list. */
export function isMembership(entry: VipLogEntry): entry is Membership {
  return entry.from !== null && entry.to !== null;
}
