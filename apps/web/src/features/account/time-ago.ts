import { accountMessages as m } from "#messages/account.ts";

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
