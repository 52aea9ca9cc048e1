import { userKept } from "#lib/browser-storage.ts";
import { addDays, shanghaiDay } from "#lib/shanghai-day.ts";

const SHANGHAI_OFFSET = "+08:00";

type Gift = { userId: string; now: Date };

/** Names one person's gift of one day; the button remembers the last that is gone, the server decides each time. */
export function giftOf({ userId, now }: Gift): string {
  return `${userId} ${shanghaiDay(now)}`;
}

export function isKeptAsGone({ userId, now }: Gift): boolean {
  return userKept(userId).read("gift") === shanghaiDay(now);
}

/** Without storage the next visit offers it again, and the server refuses. */
export function keepAsGone({ userId, now }: Gift): void {
  userKept(userId).write("gift", shanghaiDay(now));
}

/** Milliseconds until the next day begins in Shanghai. */
export function untilNextDay(now: Date): number {
  return Date.parse(`${addDays(shanghaiDay(now), 1)}T00:00:00${SHANGHAI_OFFSET}`) - now.getTime();
}
