import type { FormField } from "@tangleaf/contract";

/** Shares of the default that are offered as one-click lengths. */
const SHARES = [0.5, 0.8, 1, 1.5] as const;

/** Up to four quick picks for a number field, on its steps and inside its bounds. */
export function presetsOf(field: FormField): number[] {
  const { default: base, step = 1, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  if (base === undefined) return [];
  const origin = base % step;
  const picks = SHARES.map((share) => Math.round((base * share - origin) / step) * step + origin);
  const fitting = [...new Set(picks)].filter((pick) => pick >= min && pick <= max && pick > 0);
  return fitting.length > 1 ? fitting : [];
}
