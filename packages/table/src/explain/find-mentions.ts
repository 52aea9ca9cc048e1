import type { AnswerColumn } from "../answer/answer-schema.ts";
import type { Cell } from "../columns/index.ts";

/** What sentences are about: a result as it is shown. */
export type ToldResult = { readonly columns: readonly AnswerColumn[]; readonly rows: readonly (readonly Cell[])[] };

/** Rows a sentence names, null where it names none; and what is left of it without names and dates. */
export type Mentions = {
  readonly rows: readonly number[] | null;
  /** The rows are named by a date. */
  readonly byDate: boolean;
  /** The same name comes twice: A is compared with A. */
  readonly isTwice: boolean;
  /** Columns of figures it names. */
  readonly cols: readonly number[];
  readonly rest: string;
};

const MONTHS = "January February March April May June July August September October November December".split(" ");
const MONTH_LETTERS = 3;
const GONE = "\u0001";
/** A number that is a name is one only where it is long: 1001, not 3. */
const NAME_DIGITS_MIN = 4;
/** A period in a heading: the 9月 of 9月毛利 is a name in every sentence about that table. */
const PERIODS = /\d{4}\s*年|\d{1,2}\s*月份?|\d{1,2}\s*[日号]|\bQ[1-4]\b|(?:第|(?<!\s))\s*[一二三四1-4]\s*季度|\b(?:19|20)\d\d\b/giu;

/** Finds the cells, headings and periods of headings that a sentence names: their digits are not figures. */
export function findMentions(sentence: string, { columns, rows }: ToldResult): Mentions {
  let rest = sentence.replace(/[０-９Ａ-Ｚａ-ｚ％．＋－]/g, (letter) => letter.normalize("NFKC"));
  const cols = columns.flatMap(({ name, type }, col) => (type === "number" && new RegExp(literal(name), "iu").test(rest) ? [col] : []));
  const named = new Map<number, Set<Cell>>();
  const times = new Map<string, number>();
  const labels = columns.flatMap((column, col) => {
    const cells = [...new Set(rows.map((row) => row[col]))].filter((cell) => typeof cell === "string");
    return cells.flatMap((cell) => formsOf(cell, column.type === "date", cells).map((form) => ({ form, col, cell })));
  });
  const headings = columns
    .filter(({ name }) => /[\d零一二两三四五六七八九十百]/u.test(name))
    .map(({ name }) => ({ form: literal(name), col: -1, cell: null }));
  const periods = columns.flatMap(({ name }) =>
    [...name.matchAll(PERIODS)].map(([period]) => ({ form: literal(period), col: -1, cell: null })),
  );
  for (const { form, col, cell } of [...labels, ...headings, ...periods].sort((a, b) => b.form.length - a.form.length)) {
    const pattern = new RegExp(form, "giu");
    const count = rest.match(pattern)?.length ?? 0;
    if (count === 0) continue;
    rest = rest.replace(pattern, GONE);
    if (col >= 0) times.set(`${col} ${cell}`, (times.get(`${col} ${cell}`) ?? 0) + count);
    if (col >= 0) named.set(col, (named.get(col) ?? new Set()).add(cell));
  }
  // The year of dates that are all there.
  const years = new Set(
    columns.flatMap(({ type }, col) => (type === "date" ? rows.map((row) => String(row[col]).slice(0, NAME_DIGITS_MIN)) : [])),
  );
  for (const year of years)
    if (/^\d{4}$/.test(year)) rest = rest.replace(new RegExp(`(?<!\\d)${year}(?:\\s*年|(?=[^\\d.,%]|$))`, "gu"), GONE);
  const byDate = [...named.keys()].some((col) => columns[col]?.type === "date");
  const found = { byDate, isTwice: [...times.values()].some((count) => count > 1), cols, rest };
  if (named.size === 0) return { ...found, rows: null };
  const isNamed = (row: readonly Cell[]) => [...named].every(([col, cells]) => cells.has(row[col] ?? null) || row[col] === null);
  return { ...found, rows: rows.flatMap((row, n) => (isNamed(row) ? [n] : [])) };
}

const literal = (text: string): string => bounded(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s*"), text);

/** A name that begins or ends with a digit is no part of a longer number; one of letters no part of a longer word. */
function bounded(form: string, text: string): string {
  const before = /^\d/.test(text) ? String.raw`(?<![\d.,])` : /^[a-z]/i.test(text) ? "(?<![a-z])" : "";
  const after = /\d$/.test(text) ? String.raw`(?![\d%]|[.,]\d)` : /[a-z]$/i.test(text) ? "(?![a-z])" : "";
  return `${before}${form}${after}`;
}

/** How a cell may be written in a sentence, as patterns. */
function formsOf(cell: string, isDate: boolean, others: readonly Cell[]): string[] {
  if (isDate) return dateForms(cell, others);
  const text = cell.trim();
  if (text === "" || (/^[\d.,%-]+$/.test(text) && text.replace(/\D/g, "").length < NAME_DIGITS_MIN)) return [];
  const range = /^(-?[\d.]+)–(-?[\d.]+)$/.exec(text);
  return range === null ? [literal(text)] : [bounded(`${range[1]}\\s*(?:[–—~～-]|到|至|to)\\s*${range[2]}`, text)];
}

const QUARTERS = "一二三四";

function dateForms(cell: string, others: readonly Cell[]): string[] {
  const [, year = "", quarter, month, day] = /^(\d{4})(?:-Q(\d)|-(\d\d)(?:-(\d\d))?)?$/.exec(cell) ?? [];
  if (year === "") return [literal(cell)];
  if (quarter === undefined && month === undefined) return [`(?<!\\d)${year}(?:\\s*年|(?!\\d))`];
  const without = cell.slice(NAME_DIGITS_MIN);
  const isAlone = others.filter((other) => typeof other === "string" && other.slice(NAME_DIGITS_MIN) === without).length === 1;
  // 1月 of 2025年1月 is no month of 2026.
  const optional = (part: string) => (isAlone ? `(?:${part}|(?<!\\d{4}\\s*(?:年|[-./])?\\s*))` : part);
  const optionalBehind = (part: string) => (isAlone ? `(?:${part}|(?!\\s*,?\\s*\\d{4}))` : part);
  const ofYear = optional(`${year}\\s*年\\s*`);
  if (quarter !== undefined) {
    const name = `[${quarter}${QUARTERS[Number(quarter) - 1]}]`;
    return [
      `${ofYear}第?\\s*${name}\\s*季度`,
      `${optional(`${year}[- ]?`)}Q${quarter}(?!\\d)`,
      `Q${quarter}${optionalBehind(`\\s*(?:of )?${year}`)}(?!\\d)`,
    ];
  }
  const m = Number(month);
  const word = MONTHS[m - 1] ?? "";
  const english = `\\b${word.slice(0, MONTH_LETTERS)}(?:${word.slice(MONTH_LETTERS)})?\\b\\.?`;
  if (day === undefined)
    return [
      literal(cell),
      `${ofYear}(?<!\\d)0?${m}\\s*月份?(?!\\s*\\d)`,
      `(?<!\\d)${year}[./]0?${m}(?!\\d)`,
      `${english}${optionalBehind(`\\s*,?\\s*${year}`)}`,
    ];
  const d = Number(day);
  return [
    literal(cell),
    `${ofYear}(?<!\\d)0?${m}\\s*月\\s*0?${d}\\s*[日号]`,
    `(?<!\\d)${year}[./]0?${m}[./]0?${d}(?!\\d)`,
    `${english}\\s+${d}(?:st|nd|rd|th)?${optionalBehind(`,?\\s*${year}`)}(?!\\d)`,
  ];
}
