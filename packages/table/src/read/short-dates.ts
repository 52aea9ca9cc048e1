import { dayNumber } from "../columns/index.ts";

/** Which parts of a date are its month and day where it does not say: 3/5/2026, 3/5/26. */
export type DayOrder = "monthFirst" | "dayFirst" | "yearFirst";

/** Names of columns that are about days. */
const DATE_NAME = /日期|时间|生日|出生|到期|截止|^[年月]?日$|\b(?:date|day|time|dob|deadline|birthday)\b/iu;

/** 3/4/25, whose parts may be in any order. Numbers of rooms and chapters are divided by other signs than / too. */
const SHORT = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\s*\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?)?$/u;
const LONG = /^(\d{1,2})([-/.])(\d{1,2})\2((?:19|20)\d{2})(?!\d)/u;

/** Places of year, month and day. */
const PLACES: Readonly<Record<DayOrder, readonly [number, number, number]>> = {
  monthFirst: [2, 0, 1],
  dayFirst: [2, 1, 0],
  yearFirst: [0, 1, 2],
};
const ORDERS = Object.keys(PLACES) as DayOrder[];

/** Up to 29 it is this century's, as spreadsheets read it. */
export const fullYear = (short: string | undefined): number => Number(short) + (Number(short) < 30 ? 2000 : 1900);

function splitDate(text: string): { readonly parts: readonly string[]; readonly mark: string } | null {
  const [, first = "", mark = "", second = "", third = ""] = SHORT.exec(text) ?? LONG.exec(text) ?? [];
  return mark === "" ? null : { parts: [first, second, third], mark };
}

/** The day a date of numbers alone is in an order of its parts; null where it is none. A year is written with two digits or four. */
function dayIn(parts: readonly string[], order: DayOrder): number | null {
  const [year = "", month = "", day = ""] = PLACES[order].map((place) => parts[place]);
  if (year.length < 2 || Math.max(month.length, day.length) > 2) return null;
  return dayNumber(year.length === 2 ? fullYear(year) : Number(year), Number(month), Number(day));
}

/** Reads 3/4/25 in an order of its parts: days since 1970. */
export function readShortDate(text: string, order: DayOrder): number | null {
  const found = SHORT.exec(text) === null ? null : splitDate(text);
  return found === null ? null : dayIn(found.parts, order);
}

/** Whether a text is a date like 3/4/25 in some order; with other signs than / only under a heading that names days. */
export function isShortDate(text: string, name: string): boolean {
  if (!SHORT.test(text)) return false;
  const found = splitDate(text);
  return found !== null && (found.mark === "/" || DATE_NAME.test(name)) && ORDERS.some((order) => dayIn(found.parts, order) !== null);
}

/** The orders in which all dates of a column that are like 3/4/25 or 3/4/2025 are days; null where none has a short year. */
export function listShortOrders(texts: readonly string[], name: string): DayOrder[] | null {
  const dates = texts.map((text) => text.normalize("NFKC").trim()).filter((text) => LONG.test(text) || isShortDate(text, name));
  if (!dates.some((text) => SHORT.test(text))) return null;
  const parts = dates.map((text) => splitDate(text)?.parts ?? []);
  return ORDERS.filter((order) => parts.every((one) => dayIn(one, order) !== null));
}

/** The order of such dates where only one fits all of them and the heading names days; else undefined. */
export function settleShortOrder(texts: readonly string[], name: string): DayOrder | undefined {
  if (!DATE_NAME.test(name)) return undefined;
  const orders = listShortOrders(texts, name);
  return orders?.length === 1 ? orders[0] : undefined;
}
