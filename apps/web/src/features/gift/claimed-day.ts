import { addDays, shanghaiDay } from "#lib/shanghai-day.ts";

const KEY = "dailyGift";
const SHANGHAI_OFFSET = "+08:00";

/** Names one person's gift of one day; the button remembers the last that is gone, the server decides each time. */
export function giftOf({ userId, now }: { userId: string; now: Date }): string {
  return `${userId} ${shanghaiDay(now)}`;
}

export function lastGift(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberGift(gift: string): void {
  try {
    localStorage.setItem(KEY, gift);
  } catch {
    // Without storage the next visit offers it again, and the server says no.
  }
}

/** Milliseconds until the next day begins in Shanghai. */
export function untilNextDay(now: Date): number {
  return Date.parse(`${addDays(shanghaiDay(now), 1)}T00:00:00${SHANGHAI_OFFSET}`) - now.getTime();
}
