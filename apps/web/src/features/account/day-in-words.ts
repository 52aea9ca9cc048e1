import { shanghaiDay } from "#lib/shanghai-day.ts";
import { accountMessages as m } from "#messages/account.ts";

/** 2026-11-21 */
export function dayAsNumbers(time: string): string {
  return shanghaiDay(new Date(time));
}

/** 2026 年 11 月 21 日 */
export function dayAsWords(time: string): string {
  const [year = 0, month = 0, day = 0] = dayAsNumbers(time).split("-").map(Number);
  return m.info.day(year, month, day);
}
