import { listQuantityKeys } from "./read-quantity.ts";

/** Names that have an order of their own: a time, or steps like 大一 … 大四. */
export type Order = {
  readonly kind: "time" | "ordinal";
  /** Comparable numbers, one for each name, in the order of the names. */
  readonly keys: readonly number[];
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const CHINESE = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
const MONTHS_A_YEAR = 12;
const DAYS_A_MONTH = 31;
const MONTHS_A_QUARTER = 3;

const day = (year: number, month = 1, date = 1): number => (year * MONTHS_A_YEAR + month - 1) * DAYS_A_MONTH + date - 1;
const isMonth = (month: number): boolean => month >= 1 && month <= MONTHS_A_YEAR;
const isDate = (date: number): boolean => date >= 1 && date <= DAYS_A_MONTH;
const digit = (text: string): number => (/^\d+$/.test(text) ? Number(text) : CHINESE.indexOf(text) + 1);
const YEAR = String.raw`((?:19|20)\d\d)`;

/** 21 of 21 or 二十一; null where it is none. */
function numeral(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const [, hundreds, tens, ones = ""] =
    /^(?:([一二三四五六七八九])百)?(?:零|([一二三四五六七八九]?)十)?([一二三四五六七八九]?)$/u.exec(text) ?? [];
  const value = 100 * digit(hundreds ?? "") + (tens === undefined ? 0 : 10 * (digit(tens) || 1)) + digit(ones);
  return value === 0 ? null : value;
}

type Reader = { readonly kind: Order["kind"]; read(name: string): number | null };

/** One way of writing a time or a step; all names of a column must be written in one of them. */
const READERS: readonly Reader[] = [
  pattern("time", `^${YEAR}\\s*年?(?:度|级|届)?$`, ([year]) => day(Number(year))),
  pattern("time", `^${YEAR}\\s*[-/.年]\\s*(\\d{1,2})\\s*月?$`, ([year, month]) =>
    isMonth(Number(month)) ? day(Number(year), Number(month)) : null,
  ),
  pattern("time", `^${YEAR}[-/.年](\\d{1,2})[-/.月](\\d{1,2})日?$`, ([year, month, date]) =>
    isMonth(Number(month)) && isDate(Number(date)) ? day(Number(year), Number(month), Number(date)) : null,
  ),
  pattern("time", `^${YEAR}\\s*年?\\s*(?:Q([1-4])|第?([一二三四1-4])季度?)$`, ([year, latin, chinese]) =>
    day(Number(year), (digit(latin ?? chinese ?? "1") - 1) * MONTHS_A_QUARTER + 1),
  ),
  pattern("time", `^${YEAR}\\s*年?(上|下)半年$`, ([year, half]) => day(Number(year), half === "上" ? 1 : 7)),
  pattern("time", "^(\\d{1,2}|十[一二]?|[一二三四五六七八九])月(?:份)?$", ([month]) =>
    isMonth(digit(month ?? "")) ? digit(month ?? "") : null,
  ),
  pattern("time", "^(\\d{1,2})月(\\d{1,2})日?$", ([month, date]) =>
    isMonth(Number(month)) && isDate(Number(date)) ? day(0, Number(month), Number(date)) : null,
  ),
  pattern("time", `^([a-z]{3})[a-z]*\\.?(?:\\s+${YEAR})?$`, ([month = "", year]) =>
    MONTHS.includes(month) ? day(Number(year ?? 0), MONTHS.indexOf(month) + 1) : null,
  ),
  pattern("time", "^([01]?\\d|2[0-4]):([0-5]\\d)$", ([hour, minute]) => Number(hour) * 60 + Number(minute)),
  list("ordinal", ["大一", "大二", "大三", "大四", "大五", "研一", "研二", "研三", "博士"]),
  list("ordinal", ["高一", "高二", "高三"]),
  list("ordinal", ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]),
  list("ordinal", ["星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"]),
  list("ordinal", ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]),
  list("ordinal", ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]),
  list("ordinal", ["非常不满意", "不满意", "一般", "满意", "非常满意"]),
  list("ordinal", ["非常不同意", "不同意", "不确定", "同意", "非常同意"]),
  list("ordinal", ["低", "中", "高"]),
  list("ordinal", ["早上", "上午", "中午", "下午", "晚上"]),
  pattern("ordinal", "^(?:第)?([一二三四1-4])季度?$", ([quarter]) => digit(quarter ?? "")),
  pattern("ordinal", "^(?:[gq]|grade |year |week |day )(\\d{1,2})$", ([step]) => Number(step)),
  pattern(
    "ordinal",
    "^第?(\\d{1,3}|十[一二]?|[一二三四五六七八九])(?:天|周|年级|年|次|轮|期|阶段|批|组)$",
    ([step]) => digit(step ?? "") || null,
  ),
  pattern("ordinal", "^第\\s*(\\d{1,3}|[一二三四五六七八九十百]{1,5})\\s*(?:章|节|条|讲|课|回|卷|篇|编|部分|单元)$", ([step]) =>
    numeral(step ?? ""),
  ),
];

function pattern(kind: Order["kind"], source: string, key: (parts: (string | undefined)[]) => number | null): Reader {
  const expression = new RegExp(source, "iu");
  return {
    kind,
    read(name) {
      const found = expression.exec(name);
      return found === null ? null : key(found.slice(1));
    },
  };
}

function list(kind: Order["kind"], names: readonly string[]): Reader {
  return { kind, read: (name) => (names.includes(name) ? names.indexOf(name) : null) };
}

/** The order names have by what they say; null where they are only names. The same step twice is no order. */
export function readOrder(names: readonly string[]): Order | null {
  if (names.length < 2) return null;
  const plain = names.map((name) => name.normalize("NFKC").trim().toLowerCase());
  for (const { kind, read } of READERS) {
    const keys: number[] = [];
    for (const name of plain) {
      const key = read(name);
      if (key === null) break;
      keys.push(key);
    }
    if (keys.length === names.length) return new Set(keys).size < 2 ? null : { kind, keys };
  }
  const quantities = listQuantityKeys(names);
  return quantities === null || new Set(quantities).size < 2 ? null : { kind: "ordinal", keys: quantities };
}
