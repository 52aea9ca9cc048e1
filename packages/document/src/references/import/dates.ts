const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** The months of a year: their names as BibTeX knows them. */
export const MONTH_NAMES: readonly string[] = MONTHS;

export type ReadDate = { readonly year?: string; readonly date?: string };

/**
 * A date in any usual form: 2013, 2013-04-01, 2013/4/1/, 2013年4月1日, 12 April 2013, Apr 2013. `date` only where the month is
 * known, as `YYYY-MM` or `YYYY-MM-DD`; nothing where there is no year.
 */
export function readDate(text: string | undefined): ReadDate {
  const words = (text ?? "").trim().slice(0, 60);
  const byNumbers = /(?:^|\D)(\d{4})(?:\s?[-/.年]\s?(\d{1,2})(?:\s?[-/.月]\s?(\d{1,2})(?!\d))?)?/.exec(words);
  const year = byNumbers?.[1];
  if (year === undefined) return {};
  const named = MONTHS.findIndex((month) => new RegExp(`(?:^|[^a-z])${month}`, "i").test(words)) + 1;
  const month = Number(byNumbers?.[2] ?? named);
  if (!(month >= 1 && month <= 12)) return { year };
  const day = Number(byNumbers?.[3] ?? (named > 0 ? (/(?:^|\D)(\d{1,2})(?!\d)/.exec(words)?.[1] ?? 0) : 0));
  const pair = (number: number): string => String(number).padStart(2, "0");
  return { year, date: day >= 1 && day <= 31 ? `${year}-${pair(month)}-${pair(day)}` : `${year}-${pair(month)}` };
}
