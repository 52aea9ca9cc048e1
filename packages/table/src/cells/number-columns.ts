import { ID_NAME, ID_TEXT, WHOLE_YEAR } from "./number-names.ts";
import { isMissing, readNumber } from "./read-number.ts";

/**
 * Columns of a table whose cells are quantities, from 0. Years, and numbers that are names of something (ids, codes, phones), are none;
 * a column with a cell that is no number is none either.
 */
export function numberColumns(heads: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const width = Math.max(heads.length, ...rows.map((row) => row.length), 0);
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = rows.map((row) => (row[at] ?? "").trim()).filter((cell) => !isMissing(cell));
    if (cells.length === 0 || ID_NAME.test((heads[at] ?? "").trim())) return false;
    return cells.every(isQuantity) && !cells.every((cell) => WHOLE_YEAR.test(cell)) && !cells.some(isName);
  });
}

const isName = (cell: string) => ID_TEXT.test(cell);

/** Marks of a table of results: <0.001, 0.05**. */
const BOUND = /^[<>≤≥≈＜＞]\s*/u;
const STARS = /[*†‡]{1,3}$/u;

/** Tells whether a cell is a number, bounded or starred, or one with its deviation: 3.2±0.4. */
function isQuantity(cell: string): boolean {
  const parts = cell.replace(BOUND, "").replace(STARS, "").split("±");
  return parts.length <= 2 && parts.every((part) => readNumber(part.trim()) !== null);
}
