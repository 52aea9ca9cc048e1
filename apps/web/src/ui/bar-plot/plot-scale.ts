/** Steps a scale may have, before powers of ten. */
const STEPS = [1, 2, 5, 10] as const;
const WANTED_TICKS = 4;
/** Below this width two date labels would touch. */
const LABEL_WIDTH_PX = 44;
const WIDEST_BAR_PX = 48;
const BAR_SHARE = 0.68;
const GAP_PX = 1;

/** Values for the lines behind the bars, from 0 to at or above the largest; whole numbers only. */
export function ticksUpTo(largest: number): number[] {
  if (largest <= 0) return [0];
  const rough = largest / WANTED_TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((candidate) => candidate * power >= rough) ?? 1) * power);
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => Math.round(at * step));
}

export type BarPlace = { x: number; centre: number; width: number };

/** Where the bars stand in a row of that width. */
export function placeBars({ count, left, width }: { count: number; left: number; width: number }): BarPlace[] {
  const slot = width / Math.max(count, 1);
  const bar = Math.min(WIDEST_BAR_PX, Math.max(slot * BAR_SHARE, Math.min(GAP_PX, slot)));
  return Array.from({ length: count }, (_, at) => {
    const centre = left + slot * (at + 0.5);
    return { x: centre - bar / 2, centre, width: bar };
  });
}

/** How many bars share one label, so that labels do not touch. */
export function labelEvery({ count, width }: { count: number; width: number }): number {
  return Math.max(1, Math.ceil((count * LABEL_WIDTH_PX) / Math.max(width, 1)));
}

/** Which bar is under a point of the row; null where there is none. */
export function barAt({ x, count, left, width }: { x: number; count: number; left: number; width: number }): number | null {
  if (count === 0 || x < left || x >= left + width) return null;
  return Math.min(count - 1, Math.floor(((x - left) / width) * count));
}

/** 500 → "500", 1500 → "1.5k", 20000 → "20k". */
export function shortNumber(value: number): string {
  return value < 1000 ? String(value) : `${Math.round(value / 100) / 10}k`;
}
