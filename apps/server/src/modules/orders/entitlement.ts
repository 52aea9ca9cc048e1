import { z } from "zod";
import type { GoodsEntry } from "./goods-file.ts";

/** What an order gives, stored with it: the goods file may change between ordering and paying. */
const entitlementSchema = z.union([
  z.object({ tokens: z.number().int().min(1), validDays: z.number().int().min(1) }),
  z.object({ membership: z.object({ days: z.number().int().min(1), unlimited: z.boolean() }) }),
]);
export type Entitlement = z.output<typeof entitlementSchema>;

export function entitlementOf(goods: Exclude<GoodsEntry, { kind: "free" }>): Entitlement {
  return goods.kind === "tokens" ? { tokens: goods.tokens, validDays: goods.validDays } : { membership: goods.membership };
}

/** Parses a stored entitlement. Throws for an order without one (given by the operator). */
export function parseEntitlement(stored: string): Entitlement {
  return entitlementSchema.parse(JSON.parse(stored));
}

/** Tokens of a stored entitlement; a membership has none, nor has an order without one. */
export function tokensOf(stored: string): number {
  const { data } = entitlementSchema.safeParse(JSON.parse(stored));
  return data !== undefined && "tokens" in data ? data.tokens : 0;
}

const DAY_MS = 86_400_000;

export type Membership = { readonly vip_from: number | null; readonly vip_to: number | null; readonly unlimited: 0 | 1 };

/** Adds `days` to a membership at `now`: continues a running one, or begins now. `added` is the new part. */
export function extendMembership(
  present: Membership,
  bought: { days: number; unlimited: boolean },
  now: number,
): { from: number; to: number; unlimited: boolean; added: { from: number; to: number } } {
  const { vip_from: begun, vip_to: end } = present;
  const runs = end !== null && end > now;
  const addedFrom = runs ? end : now;
  const to = addedFrom + bought.days * DAY_MS;
  const from = runs && begun !== null ? begun : now;
  const unlimited = bought.unlimited || (runs && present.unlimited === 1);
  return { from, to, unlimited, added: { from: addedFrom, to } };
}
