import type { Counter } from "@tangleaf/contract";
import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";

const SEGMENTS = 10;

/** Segments lit: a full fruit is what a new user starts with, and an unlimited plan is always full. */
export function gaugeValue(counter: Counter | undefined): number {
  if (counter === undefined) return 0;
  if (counter.unLimitPlan.isUnLimit) return SEGMENTS;
  if (counter.isExpired) return 0;
  return Math.min(SEGMENTS, Math.ceil((counter.balanceToken / NEW_USER_GIFT_TOKENS) * SEGMENTS));
}

const DAY_MS = 86_400_000;

/** Days until the balance or, with an unlimited plan, the plan ends. */
export function daysLeft({ unLimitPlan, balanceDays }: Pick<Counter, "unLimitPlan" | "balanceDays">, now: Date): number {
  if (!unLimitPlan.isUnLimit || unLimitPlan.expiredAt === null) return balanceDays;
  return Math.max(0, Math.ceil((Date.parse(unLimitPlan.expiredAt) - now.getTime()) / DAY_MS));
}
