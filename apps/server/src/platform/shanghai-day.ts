const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days of this product are days in Shanghai, which has had no summer time since 1991. */
export const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;
/** `2026-11-21` */
const DATE_CHARACTERS = 10;
const SECOND_CHARACTERS = 19;

/** Number of the day in Shanghai; consecutive days have consecutive numbers. */
export function shanghaiDay(ms: number): number {
  return Math.floor((ms + SHANGHAI_OFFSET_MS) / DAY_MS);
}

/** Its first millisecond. */
export function startOfShanghaiDay(day: number): number {
  return day * DAY_MS - SHANGHAI_OFFSET_MS;
}

/** The first millisecond of a day written as 2026-11-21; NaN for anything else. */
export function startOfShanghaiDate(date: string): number {
  return Date.parse(`${date}T00:00:00+08:00`);
}

/** 2026-11-21 */
export function shanghaiDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, DATE_CHARACTERS);
}

/** 2026-11-21 15:04:05 */
export function shanghaiTime(ms: number): string {
  return new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, SECOND_CHARACTERS).replace("T", " ");
}
