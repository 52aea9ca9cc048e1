import type { Counter } from "@tangleaf/contract";

const DAY_MS = 86_400_000;

/** Days until the balance or, with an unlimited plan, the plan ends. */
export function daysLeft({ unLimitPlan, balanceDays }: Pick<Counter, "unLimitPlan" | "balanceDays">, now: Date): number {
  if (!unLimitPlan.isUnLimit || unLimitPlan.expiredAt === null) return balanceDays;
  return Math.max(0, Math.ceil((Date.parse(unLimitPlan.expiredAt) - now.getTime()) / DAY_MS));
}
