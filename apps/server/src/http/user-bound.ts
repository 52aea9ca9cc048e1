import { AppError } from "../platform/errors.ts";
import type { Clock } from "../ports/clock.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/**
 * Bounds what one person calls in a minute, in this process, whose time it guards: for calls every open page makes by itself,
 * which a bound per address would take from everybody behind it. Throws rate.limited.
 */
export function createUserBound(clock: Clock, perMinute: number): (userId: string) => void {
  let endsAt = 0;
  const calls = new Map<string, number>();
  return (userId) => {
    const now = clock.now();
    // Further away than a minute: the clock was set back.
    if (now >= endsAt || now < endsAt - MINUTE_MS) {
      calls.clear();
      endsAt = now + MINUTE_MS;
    }
    const count = (calls.get(userId) ?? 0) + 1;
    calls.set(userId, count);
    if (count > perMinute) throw new AppError("rate.limited", { waitSeconds: Math.ceil((endsAt - now) / SECOND_MS) });
  };
}
