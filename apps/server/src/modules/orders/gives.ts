import { z } from "zod";
import type { GoodsEntry } from "./goods-file.ts";

/** What an order gives, kept with it: goods may change between ordering and paying. */
const givesSchema = z.union([
  z.object({ tokens: z.number().int().min(1), validDays: z.number().int().min(1) }),
  z.object({ membership: z.object({ days: z.number().int().min(1), unlimited: z.boolean() }) }),
]);
export type Gives = z.output<typeof givesSchema>;

export function givesOf(goods: Exclude<GoodsEntry, { kind: "free" }>): Gives {
  return goods.kind === "tokens" ? { tokens: goods.tokens, validDays: goods.validDays } : { membership: goods.membership };
}

/** Reads what a stored order gives. Throws for one that gives nothing: an order of the operator. */
export function parseGives(stored: string): Gives {
  return givesSchema.parse(JSON.parse(stored));
}
