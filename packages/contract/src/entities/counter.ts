import { z } from "zod";
import { timeSchema } from "./common.ts";

/** What the account can still spend. Amounts are tokens. */
export const counterSchema = z.object({
  unLimitPlan: z.object({ isUnLimit: z.boolean(), planLable: z.string(), expiredAt: timeSchema.nullable() }),
  balanceToken: z.number().int(),
  /** "about N" above 1000, the exact number below, in the variant's language. */
  balanceTokenStr: z.string(),
  expireAt: timeSchema.nullable(),
  /** Remaining tokens by the name of their source, in the variant's language. */
  balance: z.record(z.string(), z.number().int()),
  isExpired: z.boolean(),
  balanceDays: z.number().int(),
  /** Seconds until this user may start another AI request; 0 = now. */
  freeWaitSeconds: z.number().int(),
});
export type Counter = z.output<typeof counterSchema>;
