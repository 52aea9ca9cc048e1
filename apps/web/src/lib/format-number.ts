import { TOKENS_PER_CHARACTER } from "@tangleaf/contract/constants";

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** 8420 → "8,420", the same in both languages. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** Characters a number of tokens pays for. */
export function charactersOf(tokens: number): number {
  return Math.floor(tokens / TOKENS_PER_CHARACTER);
}

/** Tokens a number of characters is estimated at. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters * TOKENS_PER_CHARACTER);
}
