const OFFSET_MS = 8 * 3_600_000;

/** Day of the product at a moment, e.g. "2026-11-21": Asia/Shanghai, which knows no summer time (decisions §5). */
export function shanghaiDay(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}
