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

/** Grants that end on one day of this device's calendar count as one; what ends first comes first. */
export function grantsByDay(grants: Counter["grants"]): { tokens: number; expireAt: string }[] {
  const days = new Map<string, { tokens: number; expireAt: string }>();
  for (const { tokens, expireAt } of grants) {
    const day = new Date(expireAt).toDateString();
    const known = days.get(day);
    days.set(day, { tokens: tokens + (known?.tokens ?? 0), expireAt: known?.expireAt ?? expireAt });
  }
  return [...days.values()];
}

const DAY_MS = 86_400_000;

/** Days until the balance or, with an unlimited plan, the plan ends. */
export function daysLeft({ unLimitPlan, balanceDays }: Pick<Counter, "unLimitPlan" | "balanceDays">, now: Date): number {
  if (!unLimitPlan.isUnLimit || unLimitPlan.expiredAt === null) return balanceDays;
  return Math.max(0, Math.ceil((Date.parse(unLimitPlan.expiredAt) - now.getTime()) / DAY_MS));
}
