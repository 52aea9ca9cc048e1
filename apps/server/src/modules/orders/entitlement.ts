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
