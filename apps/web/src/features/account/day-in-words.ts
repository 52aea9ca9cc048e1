import { shanghaiDay } from "#lib/shanghai-day.ts";
import { variant } from "#lib/variant.ts";
import { accountMessages as m } from "#messages/account.ts";

/** For spans and tables: 2026-11-21, in English 21 Nov 2026. */
export function shortDay(time: string): string {
  return variant === "en" ? dayAsWords(time) : shanghaiDay(new Date(time));
}

/** 2026 年 11 月 21 日, 21 Nov 2026 */
export function dayAsWords(time: string): string {
  const [year = 0, month = 0, day = 0] = shanghaiDay(new Date(time)).split("-").map(Number);
  return m.info.day(year, month, day);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** 刚刚, 5 分钟前, 3 小时前, 12 天前. A clock that runs behind the server's gives 刚刚. */
export function timeAgo({ time, now }: { time: string; now: Date }): string {
  const past = now.getTime() - Date.parse(time);
  if (past < MINUTE_MS) return m.devices.justNow;
  if (past < HOUR_MS) return m.devices.minutesAgo(Math.floor(past / MINUTE_MS));
  if (past < DAY_MS) return m.devices.hoursAgo(Math.floor(past / HOUR_MS));
  return m.devices.daysAgo(Math.floor(past / DAY_MS));
}
