import { readNumber } from "../cells/index.ts";
import type { CellColumn } from "./cell-column.ts";
import type { TableBody } from "./cell-grid.ts";
import { readFigures } from "./column-figures.ts";
import { findSumRows, isLastSum, SUM_SEARCH_MAX } from "./find-sum-rows.ts";
import { lineOf } from "./raw-sheet.ts";

/** Words of a row that says something of others: their sum, a part of one, their mean. */
const TOTAL = /^(?:合\s*计|总\s*计|小\s*计|共\s*计|总\s*和|汇\s*总|(?:grand |sub-?)?total|sum)\s?(?:[（(：:].*)?$/iu;
/** Sums are compared with so little tolerance: half of the last digit. */
const SUM_TOLERANCE = 0.005;
const SUM_ROWS_MIN = 3;
const SUM_COLUMNS_MIN = 2;

/** The same behind the name of what is summed up: 华东小计, 全国总计. */
const NAMED_TOTAL = /^[^，,。；;]{1,12}(?:小\s*计|合\s*计|总\s*计|共\s*计)(?:[（(：:].*)?$|^.{1,20} (?:sub)?total$/iu;
/** Sums up to a day, as ledgers have them: 本月合计 is followed by 本年累计. */
const RUNNING_TOTAL = /^(?:[本当][年月季期日]|全年|年初至今)?累\s*计(?:[（(：:].*)?$/u;
/** A part of the row above, and means and ends of the rows above. */
const ABOUT_OTHERS = /^其中(?:$|[：:，、\s]|\p{Script=Han}{1,8}$)|^(?:平均|均值|平均值|平均数|平均分|average|mean)(?:[（(：:].*)?$/iu;

export const isTotal = (text: string): boolean =>
  TOTAL.test(text) || NAMED_TOTAL.test(text) || RUNNING_TOTAL.test(text) || ABOUT_OTHERS.test(text);

/** Rows that are sums of others, from 0; `open`: rows that may be, by their figures alone, and a person has to say. */
export type TotalRows = { readonly rows: readonly number[]; readonly open: readonly number[] };

/** Rows named as sums, a last row whose numbers are the sums of those above, and rows above what they sum up. `headings`: of the columns. */
export function findTotalRows(body: TableBody, headings: readonly string[] = []): TotalRows {
  const { columns, rows } = body;
  const named = namedRows(columns, rows);
  const last = rows.length - 1;
  const ending = named.includes(last) ? 0 : countSums(body, { whole: last, apart: new Set([...named, last]) });
  if (ending >= SUM_COLUMNS_MIN) return { rows: [...named, last], open: [] };
  const first = rows.length > SUM_SEARCH_MAX ? countSums(body, { whole: 0, apart: new Set([...named, 0]) }) : 0;
  if (first >= SUM_COLUMNS_MIN) return { rows: [0, ...named], open: [] };
  const sums = findSumRows(body, headings, new Set(named));
  return {
    rows: [...named, ...sums.certain].toSorted((a, b) => a - b),
    open: sums.open.length === 0 && ending === 1 && isLastSum(body, headings, new Set(named)) ? [last] : sums.open,
  };
}

/** In how many columns a row is the sum of all others but those apart; 0 where it is not in one. */
function countSums({ columns, rows }: TableBody, { whole, apart }: { whole: number; apart: ReadonlySet<number> }): number {
  if (rows.length <= SUM_ROWS_MIN) return 0;
  let found = 0;
  for (const column of columns) {
    const read = readFigures(column);
    const sum = read(rows[whole] ?? 0);
    if (sum === null) continue;
    let [all, count] = [0, 0];
    for (let at = 0; at < rows.length; at += 1) {
      const value = apart.has(at) ? null : read(rows[at] ?? 0);
      if (value === null) continue;
      all += value;
      count += 1;
    }
    if (count < SUM_ROWS_MIN) continue;
    if (sum === 0 || Math.abs(all - sum) > SUM_TOLERANCE * Math.max(1, Math.abs(sum) / 1e6)) return 0;
    found += 1;
  }
  return found;
}

/** Rows whose words before the first number say so. What a text says is found out once for each different one. */
function namedRows(columns: readonly CellColumn[], rows: Int32Array): number[] {
  const known = columns.map(({ entries }) => new Int8Array(entries.length));
  const named: number[] = [];
  for (const [at, row] of rows.entries()) {
    for (const [col, { codes, entries }] of columns.entries()) {
      const code = codes[row] ?? 0;
      if (code === 0) continue;
      if (code < 0) break;
      const said = known[col] as Int8Array;
      if (said[code] === 0) said[code] = classify(lineOf(entries[code] ?? null));
      const isBesideTotal = said[code] === BESIDE_TOTAL_WORD && named.at(-1) === at - 1;
      if (said[code] === TOTAL_WORD || isBesideTotal) named.push(at);
      if (said[code] === NUMBER || said[code] === TOTAL_WORD || isBesideTotal) break;
    }
  }
  // Where all rows are sums of something that is not there, they are the table.
  return named.length === rows.length ? [] : named;
}

const [OTHER_WORD, TOTAL_WORD, NUMBER, BESIDE_TOTAL_WORD] = [1, 2, 3, 4];
/** Ends and shares of the rows above, where they stand below a mean or a sum. */
const BESIDE_TOTAL = /^(?:最[高低大小](?:[分值价])?|中位数|标准差|(?:及格|优秀|合格|达标)率)$/u;

function classify(text: string): number {
  if (isTotal(text)) return TOTAL_WORD;
  if (BESIDE_TOTAL.test(text)) return BESIDE_TOTAL_WORD;
  return readNumber(text) === null ? OTHER_WORD : NUMBER;
}
