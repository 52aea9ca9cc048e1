import type { Counter, Variant } from "@tangleaf/contract";
import { ABOUT_BALANCE_ABOVE_TOKENS } from "@tangleaf/contract";
import { fillMessage } from "../../messages/fill-message.ts";
import { meteringEn } from "../../messages/metering.en.ts";
import { meteringZh } from "../../messages/metering.zh.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { GrantSource } from "./metering.ts";
import { bySoonestExpiry, type GrantLeft } from "./spend-grants.ts";

const DAY_MS = 86_400_000;
/** Step of rounded balances; always rounded down. */
const ABOUT_STEP_TOKENS = 100;

const messages = { zh: meteringZh, en: meteringEn };
const digits = new Intl.NumberFormat("en-US");

/** The balance in the variant's language. */
export function presentCounter(input: {
  readonly grants: readonly (GrantLeft & { readonly source: string })[];
  readonly unlimitedUntil: number | null;
  readonly lastLossWasExpiry: boolean;
  readonly now: number;
  readonly variant: Variant;
}): Omit<Counter, "freeWaitSeconds"> {
  const { grants, unlimitedUntil, now, variant } = input;
  const balanceToken = grants.reduce((sum, { remaining }) => sum + remaining, 0);
  const soonest = grants.length === 0 ? null : Math.min(...grants.map(({ expiresAt }) => expiresAt));
  const named = [...grants].sort(bySoonestExpiry).map(({ source, remaining, expiresAt }) => ({
    source: messages[variant][`source.${source as GrantSource}`],
    tokens: remaining,
    expireAt: isoTime(expiresAt),
  }));
  const balance: Record<string, number> = {};
  for (const { source, tokens } of named) balance[source] = (balance[source] ?? 0) + tokens;
  return {
    unLimitPlan: {
      isUnLimit: unlimitedUntil !== null,
      planLable: unlimitedUntil === null ? "" : messages[variant].unlimitedPlan,
      expiredAt: isoOrNull(unlimitedUntil),
    },
    balanceToken,
    balanceTokenStr: balanceText(balanceToken, variant),
    expireAt: isoOrNull(soonest),
    balance,
    grants: named,
    isExpired: balanceToken === 0 && input.lastLossWasExpiry,
    balanceDays: soonest === null ? 0 : Math.ceil((soonest - now) / DAY_MS),
  };
}

/** "约 8,000" above 1000, the exact number up to it. */
export function balanceText(tokens: number, variant: Variant): string {
  if (tokens <= ABOUT_BALANCE_ABOVE_TOKENS) return digits.format(tokens);
  const about = tokens - (tokens % ABOUT_STEP_TOKENS);
  return fillMessage(messages[variant].about, { tokens: digits.format(about) });
}
