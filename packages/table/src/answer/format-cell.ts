import { type Cell, readPeriod } from "../columns/index.ts";
import type { AnswerColumn } from "./answer-schema.ts";

export type Lang = "zh" | "en";

const LOCALE = { zh: "zh-CN", en: "en-US" } as const;
const EMPTY = { zh: "（空）", en: "(empty)" } as const;
const PERCENT = 100;
const DECIMALS_MAX = 15;
const QUARTERS_ZH = ["一", "二", "三", "四"];
const MONTHS_EN = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A period as it is read: 2026-Q1 is 2026 年一季度. Days stay as they are; null for what is no period. */
export function formatPeriod(text: string, lang: Lang): string | null {
  const period = readPeriod(text);
  if (period === null) return null;
  if (period.grain === "day") return text;
  const [year = "", rest = ""] = text.split("-");
  if (period.grain === "year") return lang === "zh" ? `${year} 年` : year;
  if (period.grain === "quarter") return lang === "zh" ? `${year} 年${QUARTERS_ZH[Number(rest[1]) - 1]}季度` : `Q${rest[1]} ${year}`;
  return lang === "zh" ? `${year} 年 ${Number(rest)} 月` : `${MONTHS_EN[Number(rest) - 1]} ${year}`;
}

type Printed = Pick<AnswerColumn, "unit" | "decimals">;

/** Digits a number of unknown precision is shown with: two behind the point, three that say something where it is small. */
function digitsOf(value: number, decimals: number | null | undefined): Intl.NumberFormatOptions {
  if (decimals !== null && decimals !== undefined) {
    const most = Math.min(decimals, DECIMALS_MAX);
    return { minimumFractionDigits: Number.isInteger(value) ? 0 : most, maximumFractionDigits: most };
  }
  return value !== 0 && Math.abs(value) < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 2 };
}

/** One digit of a percentage behind the point, three that say something where it is small: what is there is never 0%. */
const shareDigits = (percent: number): Intl.NumberFormatOptions =>
  percent !== 0 && Math.abs(percent) < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 1 };

/** A figure with its unit, no digit of it lost: unlike the numbers of a chart it is an answer. Shares are shown in percent. */
export function formatFigure(value: number, { unit, decimals }: Printed, lang: Lang): string {
  const isShare = unit === "%";
  const shown = isShare ? value * PERCENT : value;
  const digits = isShare ? shareDigits(shown) : digitsOf(value, decimals);
  const number = new Intl.NumberFormat(LOCALE[lang], digits).format(shown);
  if (isShare) return `${number}%`;
  if (unit === undefined || unit === "") return number;
  return /^[¥￥$€£]$/u.test(unit) ? `${unit}${number}` : `${number} ${unit}`;
}

/** What stands in a cell of an answer, as people read it. */
export function formatCell(cell: Cell, column: AnswerColumn, lang: Lang): string {
  if (cell === null) return EMPTY[lang];
  if (typeof cell === "number") return formatFigure(cell, column, lang);
  return column.type === "date" ? (formatPeriod(cell, lang) ?? cell) : cell;
}
