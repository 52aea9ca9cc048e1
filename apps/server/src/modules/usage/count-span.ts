import { AppError } from "../../platform/errors.ts";
import { shanghaiDay } from "../../platform/shanghai-day.ts";

/** Days shown by default, today included. */
const DEFAULT_DAYS = 14;
/** Most days of a span: a leap year. */
const MAX_DAYS = 366;

/** First and last day of a span as numbers of Shanghai days, with defaults. Throws span.invalid. */
export function countSpan({ from, to, now }: { from?: number | undefined; to?: number | undefined; now: number }): {
  first: number;
  last: number;
} {
  const last = shanghaiDay(to ?? now);
  const first = from === undefined ? last - (DEFAULT_DAYS - 1) : shanghaiDay(from);
  if (first > last || last - first >= MAX_DAYS) throw new AppError("span.invalid", { field: "from", params: { max: MAX_DAYS } });
  return { first, last };
}
