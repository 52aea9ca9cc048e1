import type { DateGrain } from "./column.ts";

const DAY_MS = 86_400_000;
const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;
const DAYS_OF_WEEK = 7;
/** 1970-01-01 was a Thursday, the fourth day of its week. */
const FIRST_WEEKDAY = 4;

/** A calendar day; months are counted from 1. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

/** Days since 1970-01-01. Null where there is no such day, as the 30th of February. */
export function dayNumber(year: number, month = 1, day = 1): number | null {
  const time = Date.UTC(year, month - 1, day);
  const back = new Date(time);
  const isSame = back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  return isSame ? time / DAY_MS : null;
}

export function calendarDay(days: number): CalendarDay {
  const date = new Date(days * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const quarterOf = (month: number): number => Math.ceil(month / MONTHS_OF_QUARTER);
/** The first of a month; a month may be less than 1 or more than 12. */
const firstOfMonth = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / DAY_MS;

/** Monday is 1, Sunday 7. */
export const weekdayOf = (days: number): number => ((((days + FIRST_WEEKDAY - 1) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1;

export type Grain = DateGrain | "week";

/** First day of the period a day is in. */
export function periodStart(days: number, grain: Grain): number {
  const { year, month } = calendarDay(days);
  switch (grain) {
    case "day":
      return days;
    case "week":
      return days - weekdayOf(days) + 1;
    case "month":
      return firstOfMonth(year, month);
    case "quarter":
      return firstOfMonth(year, (quarterOf(month) - 1) * MONTHS_OF_QUARTER + 1);
    case "year":
      return firstOfMonth(year, 1);
  }
}

/** First day of the period `count` after the one a day is in; before it where `count` is negative. */
export function movePeriod(days: number, grain: Grain, count: number): number {
  const start = periodStart(days, grain);
  if (grain === "day") return start + count;
  if (grain === "week") return start + count * DAYS_OF_WEEK;
  const months = { month: 1, quarter: MONTHS_OF_QUARTER, year: MONTHS_OF_YEAR }[grain];
  const { year, month } = calendarDay(start);
  return firstOfMonth(year, month + count * months);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** A period as it is written: 2026, 2026-Q1, 2026-03, 2026-03-05; a week by its Monday. */
export function periodName(days: number, grain: Grain): string {
  const { year, month, day } = calendarDay(days);
  const written = String(year).padStart(4, "0");
  if (grain === "year") return written;
  if (grain === "quarter") return `${written}-Q${quarterOf(month)}`;
  return grain === "month" ? `${written}-${two(month)}` : `${written}-${two(month)}-${two(day)}`;
}

/** Days from the first to the last, both in it. */
export type Period = { readonly from: number; readonly to: number; readonly grain: DateGrain };

/** Reads 2026, 2026-Q1, 2026-03 and 2026-03-05; null for anything else. */
export function readPeriod(text: string): Period | null {
  const parts = /^(\d{4})(?:-(?:Q([1-4])|(\d{1,2})(?:-(\d{1,2}))?))?$/i.exec(text.trim());
  if (parts === null) return null;
  const [, year = "", quarter, month, day] = parts;
  const grain: DateGrain = day !== undefined ? "day" : month !== undefined ? "month" : quarter !== undefined ? "quarter" : "year";
  const firstMonth = quarter === undefined ? Number(month ?? 1) : (Number(quarter) - 1) * MONTHS_OF_QUARTER + 1;
  const from = dayNumber(Number(year), firstMonth, Number(day ?? 1));
  return from === null ? null : { from, to: movePeriod(from, grain, 1) - 1, grain };
}
