import { readNumber } from "../cells/index.ts";
import type { RawCell } from "./raw-cell.ts";
import { filledCells, isBlank, lineOf } from "./raw-sheet.ts";

const BRACKETED = /^[（(【[][^（()）【】[\]]{1,12}[）)】\]]$/u;
const BARE_UNIT =
  /^(?:单位|[%％‰]|[百千万亿]{0,2}(?:元|美元|人|人次|个|件|台|套|吨|户|家|次|亩|辆|米|平方米|公里|千米|小时|天)|[万亿]|k?g|t|k?m|k?m[²2]|㎡|[kM]?Wh?)$/u;

type Rows = { readonly height: number; rowAt(at: number): readonly RawCell[] };
export const isNumber = (cell: RawCell): boolean => typeof cell === "number" || (typeof cell === "string" && readNumber(cell) !== null);

/** Whether a row below the headings says nothing but the units of the numbers under it. */
export function isUnitRow({ height, rowAt }: Rows, at: number): boolean {
  if (at + 1 >= height) return false;
  const isUnit = (cell: RawCell) => BRACKETED.test(lineOf(cell)) || BARE_UNIT.test(lineOf(cell));
  const [row, next] = [rowAt(at), rowAt(at + 1)];
  return filledCells(row).every(isUnit) && row.some((cell, column) => !isBlank(cell) && isNumber(next[column] ?? null));
}

/** A unit as a heading has it: in brackets. */
export const bracketUnit = (cell: RawCell): RawCell => (isBlank(cell) || BRACKETED.test(lineOf(cell)) ? cell : `（${lineOf(cell)}）`);
