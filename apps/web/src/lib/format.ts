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

type LengthWords = { char: (value: number) => string; item: (value: number) => string; source: string };

/** Default length of a scene in the words of the place it stands in. */
export function lengthLabel({ length, unit }: { length: number | null; unit: "char" | "item" }, words: LengthWords): string {
  return length === null ? words.source : words[unit](length);
}

const STEP = 1024;
const UNITS = ["KB", "MB", "GB"] as const;
const ONE_DIGIT_BELOW = 10;

/** 512 → "512 B", 18432 → "18 KB", 1572864 → "1.5 MB", the same in both languages. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = "B";
  for (const next of UNITS) {
    if (value < STEP) break;
    value /= STEP;
    unit = next;
  }
  return `${unit === "B" || value >= ONE_DIGIT_BELOW ? Math.round(value) : Math.round(value * 10) / 10} ${unit}`;
}
