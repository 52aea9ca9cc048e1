import { timeMessages as m } from "#messages/list.ts";

/** Day a moment belongs to, in the reader's own time: 今天, 昨天, 6 月 2 日, 2025 年 6 月 2 日. */
export function dayOf(time: string, now: Date): string {
  const date = new Date(time);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);
  if (daysAgo === 0) return m.today;
  if (daysAgo === 1) return m.yesterday;
  const [month, day] = [date.getMonth() + 1, date.getDate()];
  return date.getFullYear() === now.getFullYear() ? m.day(month, day) : m.dayOfYear(date.getFullYear(), month, day);
}

const DAY_MS = 86_400_000;

/** Rounded by the caller, so an hour more or less of summer time does not count as a day. */
function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** 18:20 */
export function timeOf(time: string): string {
  const date = new Date(time);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
}

/** 今天 18:20 */
export function momentOf(time: string, now: Date): string {
  return `${dayOf(time, now)} ${timeOf(time)}`;
}

/** The list by day, in its own order. */
export function byDay<T extends { createdAt: string }>(list: readonly T[], now: Date): { day: string; items: T[] }[] {
  const days: { day: string; items: T[] }[] = [];
  for (const item of list) {
    const day = dayOf(item.createdAt, now);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
