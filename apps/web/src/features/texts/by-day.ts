import { dayOf } from "#lib/day-of.ts";

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
