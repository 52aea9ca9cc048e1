/** Days of this product are days in Shanghai, written 2026-11-21. */
const SHANGHAI_MINUTES = 8 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day it is in Shanghai at a moment. */
export function shanghaiDay(moment: Date): string {
  return new Date(moment.getTime() + SHANGHAI_MINUTES * MINUTE_MS).toISOString().slice(0, "2026-11-21".length);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, "2026-11-21".length);
}

/** Days of a span, both ends counted. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Whether it is a day of the calendar: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Whether the reader's clock is Shanghai's: if not, the page says by which its days run. */
export function readsShanghaiTime(now: Date): boolean {
  return now.getTimezoneOffset() === -SHANGHAI_MINUTES;
}
