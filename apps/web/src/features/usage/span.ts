import { addDays, daysIn, isDay, shanghaiDay } from "#lib/shanghai-day.ts";
import { usageMessages as m } from "#messages/usage.ts";

export type Span = { from: string; to: string };

export const PRESET_DAYS = [7, 14, 30] as const;
const DEFAULT_DAYS = 14;
/** As many bars as one can still tell apart: a leap year. */
export const LONGEST_SPAN_DAYS = 366;

export function lastDays(days: number, now: Date): Span {
  const to = shanghaiDay(now);
  return { from: addDays(to, 1 - days), to };
}

/** What is wrong with a span, at the day to change; null where nothing is. */
export function problemOf({ from, to }: Span): { field: keyof Span; text: string } | null {
  if (!isDay(from)) return { field: "from", text: m.problems.day };
  if (!isDay(to)) return { field: "to", text: m.problems.day };
  if (to < from) return { field: "to", text: m.problems.reversed };
  if (daysIn({ from, to }) > LONGEST_SPAN_DAYS) return { field: "from", text: m.problems.tooLong(LONGEST_SPAN_DAYS) };
  return null;
}

/** The span an address asks for; an address without one, or with one that makes no sense, gets the last 14 days. */
export function readSpan(params: URLSearchParams, now: Date): Span {
  const asked = { from: params.get("from") ?? "", to: params.get("to") ?? "" };
  return problemOf(asked) === null ? asked : lastDays(DEFAULT_DAYS, now);
}

/** Which of 7, 14, 30 days the span is; null for one's own choice. */
export function presetOf(span: Span, now: Date): number | null {
  return PRESET_DAYS.find((days) => lastDays(days, now).from === span.from && span.to === shanghaiDay(now)) ?? null;
}
