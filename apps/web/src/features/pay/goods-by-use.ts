import type { Offer } from "@tangleaf/contract";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { upgradeMessages as m } from "#messages/upgrade.ts";

/** What goods are for: writing often, or now and then. */
export const USES = ["often", "atTimes"] as const;
export type Use = (typeof USES)[number];

const USE_OF: Readonly<Record<Offer["kind"], Use>> = { claim: "often", membership: "often", free: "atTimes", tokens: "atTimes" };

/** Goods by their use, in the operator's order within each; a use without goods is left out. */
export function byUse<T extends Pick<Offer, "kind">>(goods: readonly T[]): { use: Use; entries: T[] }[] {
  return USES.map((use) => ({ use, entries: goods.filter(({ kind }) => USE_OF[kind] === use) })).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** How many tokens goods hold and what they are worth in characters; nothing for a membership. */
export function sizeOf({ tokens }: Pick<Offer, "tokens">): string[] {
  return tokens > 0 ? [m.size(formatNumber(tokens), formatNumber(charactersOf(tokens)))] : [];
}
