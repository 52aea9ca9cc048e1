import { ID_NAME, ID_TEXT } from "../cells/index.ts";
import type { CellColumn } from "./cell-column.ts";
import type { TableBody } from "./cell-grid.ts";
import { readFigures } from "./column-figures.ts";
import { roundedSum, weighSum } from "./weigh-sum.ts";

/** Rows of a body, from 0, whose figures add up those of rows below them: surely, or a person has to say. */
export type SumRows = { readonly certain: readonly number[]; readonly open: readonly number[] };

/** Rows up to which sums of some of the rows are looked for: every run of rows is tried. */
export const SUM_SEARCH_MAX = 1000;
/** Share of the rows that say a number in a column of figures. */
const FIGURES_SHARE = 0.5;
/** Rates, means, prices and ranks of parts are not added up. */
const NOT_ADDED =
  /人均|平均|每|(?:率|比|比重|比例|同比|环比|增长|增速|增幅|涨幅|均值|均价|单价|价格|密度|指数|温度|排名|名次|年份|倍|[%％‰])$|^(?:年|年度|year)$|\b(?:rate|ratio|share|average|avg|mean|price|index|rank|per)\b/iu;
const UNIT_BEHIND = /[（(【[][^（()）【】[\]]*[）)】\]]\s*$/u;
/** Income may equal costs and profit, and is no total of them. */
const NAMES_MEASURE = /[额款费金价薪资税]|收入|成本|利润|支出|预算|资产|负债|权益|结余|余额/u;

/**
 * Powers of ten by which figures must be too large to add up by chance. `certain`: rows are left out without a question, if two columns
 * say so. Runs of rows that nothing sets apart must also outweigh that there are many of them.
 */
const WEIGHT = { whole: { open: 1.5, certain: 3.5 }, indented: { open: 1.5, certain: 3 }, run: { open: 2, certain: 4 } } as const;
const COLUMNS_CERTAIN = 2;
const PARTS_CERTAIN = 3;

/** 全市, 总收入: words that are no proof, and make a sum likelier by a power of ten. */
const NAMES_WHOLE = /^(?:全|总|合|所有|各地区)|总[数量额值分]$|整体|\b(?:all|overall|nation)/iu;

type Sum = { readonly row: number; readonly isCertain: boolean };

/** Finds rows without a word like 合计 that stand above what they sum up: 全国 above provinces, a region above its own. `apart`: rows that are known as sums. */
export function findSumRows({ columns, rows }: TableBody, headings: readonly string[], apart: ReadonlySet<number>): SumRows {
  if (rows.length > SUM_SEARCH_MAX || rows.length <= COLUMNS_CERTAIN) return { certain: [], open: [] };
  const figures = listFigures({ columns, rows }, headings);
  if (figures.length === 0) return { certain: [], open: [] };
  const sums: Sum[] = [];
  /** Rows that no row above them has been found to sum up, the nearest last. */
  const items: number[] = [];
  /** Rows that no other is a sum of, at and under each row. */
  const leaves = new Uint32Array(rows.length).fill(1);
  const words = Array.from(rows, (row) => joinWords(columns, row));
  const labels = words.map((text) => text.trim());
  const depths = words.map((text) => text.length - text.trimStart().length);
  const chance = Math.log10(rows.length ** 2 / 2);
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    if (apart.has(row)) continue;
    const found = findParts(row, {
      figures,
      items,
      depths,
      leaves,
      isFirst: isFirstApart(row, apart),
      chance,
      extra: weighLabel(labels[row]),
    });
    if (found !== null) {
      const isMeasure = NAMES_MEASURE.test(labels[row] ?? "");
      sums.push({ row, isCertain: found.isCertain && !isMeasure });
      leaves[row] = items.splice(-found.count).reduce((sum, part) => sum + (leaves[part] ?? 0), 0);
    }
    items.push(row);
  }
  const listRows = (isCertain: boolean): number[] =>
    sums.flatMap((sum) => (sum.isCertain === isCertain ? [sum.row] : [])).toSorted((a, b) => a - b);
  return { certain: listRows(true), open: listRows(false) };
}

type Search = {
  readonly figures: readonly Float64Array[];
  readonly items: readonly number[];
  readonly depths: readonly number[];
  readonly leaves: Uint32Array;
  readonly isFirst: boolean;
  readonly chance: number;
  readonly extra: number;
};

const weighLabel = (label = ""): number => (NAMES_WHOLE.test(label) ? 1 : 0);

/** Whether the last row is likely the sum of all others but those apart. */
export function isLastSum(body: TableBody, headings: readonly string[], apart: ReadonlySet<number>): boolean {
  const last = body.rows.length - 1;
  const parts = Array.from({ length: last }, (_, row) => row).filter((row) => !apart.has(row));
  const { weight, isRefuted } = weighSum(last, parts, listFigures(body, headings));
  return !isRefuted && weight + weighLabel(joinWords(body.columns, body.rows[last] ?? -1).trim()) >= WEIGHT.whole.open;
}

const listFigures = ({ columns, rows }: TableBody, headings: readonly string[]): Float64Array[] =>
  columns.flatMap((column, n) => (isAdded(column, headings[n] ?? "") ? [readColumn(column, rows)] : [])).filter(hasFigures);

/** How many of the items behind a row it sums up; null: none. */
function findParts(
  row: number,
  { figures, items, depths, leaves, isFirst, chance, extra }: Search,
): { count: number; isCertain: boolean } | null {
  const deeper = countDeeper(row, items, depths);
  const leavesOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + (leaves[part] ?? 0), 0);
  const lead = figures.find((values) => (values[row] ?? Number.NaN) !== 0 && !Number.isNaN(values[row]));
  if (lead === undefined) return null;
  let sum = 0;
  for (let count = 1; count <= items.length; count += 1) {
    const value = lead[items[items.length - count] ?? -1] ?? Number.NaN;
    if (!Number.isNaN(value)) sum += value;
    const isIndented = count === deeper;
    if ((count < 2 && !isIndented) || !roundedSum(lead[row] ?? 0, sum, count)) continue;
    const parts = items.slice(items.length - count);
    const { weight: own, proven, isRefuted } = weighSum(row, parts, figures);
    if (isRefuted) continue;
    const weight = own + extra;
    const isWhole = isFirst && count === items.length;
    const kind = isIndented ? "indented" : isWhole ? "whole" : "run";
    const least = kind === "run" ? chance : 0;
    if (weight < WEIGHT[kind].open + least) continue;
    const isEnough = proven >= COLUMNS_CERTAIN && weight >= WEIGHT[kind].certain + least;
    return { count, isCertain: isEnough && (isIndented || kind === "run" || leavesOf(parts) >= PARTS_CERTAIN) };
  }
  return null;
}

const isFirstApart = (row: number, apart: ReadonlySet<number>): boolean =>
  Array.from({ length: row }, (_, at) => at).every((at) => apart.has(at));

/** How many of the items behind a row are set in more than it is, without one between them that is not. */
function countDeeper(row: number, items: readonly number[], depths: readonly number[]): number {
  let count = 0;
  while (count < items.length && (depths[items[items.length - 1 - count] ?? -1] ?? 0) > (depths[row] ?? 0)) count += 1;
  return count;
}

function isAdded({ entries }: CellColumn, heading: string): boolean {
  const name = heading.replace(UNIT_BEHIND, (unit) => (/[%％‰]/u.test(unit) ? "%" : "")).trim();
  const isOther = (cell: unknown) => typeof cell === "string" && (ID_TEXT.test(cell.trim()) || /[%％‰]\s*$/u.test(cell));
  return !ID_NAME.test(name) && !NOT_ADDED.test(name) && !entries.some(isOther);
}

function readColumn(column: CellColumn, rows: Int32Array): Float64Array {
  const read = readFigures(column);
  return Float64Array.from(rows, (row) => read(row) ?? Number.NaN);
}

const hasFigures = (values: Float64Array): boolean =>
  values.filter((value) => !Number.isNaN(value)).length >= values.length * FIGURES_SHARE;

/** The first words of a row, with the blanks they are set in by. */
function joinWords(columns: readonly CellColumn[], row: number): string {
  for (const column of columns) {
    const cell = column.cellAt(row);
    if (typeof cell === "string" && (column.codes[row] ?? 0) > 0) return cell;
  }
  return "";
}
