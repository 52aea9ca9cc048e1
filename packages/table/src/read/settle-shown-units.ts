import { isMeasured, readNumber, splitUnit } from "../cells/index.ts";
import type { RawCell } from "./raw-cell.ts";
import type { RawSheet } from "./raw-sheet.ts";
import type { ShownNumber } from "./shown-number.ts";

type ShownCell = RawCell | ShownNumber;
type CountedNumber = Extract<ShownNumber, { readonly unit: string }>;

/** Years that head columns are counted in nothing. */
const YEAR = /^(?:19|20)\d{2}$/;
/** Share of the numbers of a column that must be shown in a unit for it to be that of the others, which have none: sums below ¥1,200. */
const MOST = 0.5;

const isNumber = (cell: ShownCell | undefined): cell is CountedNumber => typeof cell === "object" && cell !== null && "unit" in cell;

/**
 * Cells of which some are numbers with a unit, as cells. A unit all numbers of a column have is the column's; where they differ, each
 * is written with its own.
 */
export function settleShownUnits(rows: readonly (readonly ShownCell[])[]): Pick<RawSheet, "rows" | "units"> {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const units: Record<number, string> = {};
  for (let column = 0; column < width; column += 1) {
    const unit = findUnit(rows.map((row) => row[column]));
    if (unit !== "") units[column] = unit;
  }
  const settle = (cell: ShownCell, column: number): RawCell => {
    if (!isNumber(cell)) return typeof cell === "object" && cell !== null && "text" in cell ? cell.text : cell;
    const isApart = cell.unit !== "" && units[column] === undefined && readNumber(`${cell.value}${cell.unit}`) !== null;
    return isApart ? `${cell.value}${cell.unit}` : cell.value;
  };
  const settled = rows.map((row) => row.map(settle));
  return Object.keys(units).length === 0 ? { rows: settled } : { rows: settled, units };
}

/** The unit of the numbers of a column; empty where they have none, or several. */
function findUnit(cells: readonly (ShownCell | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = isNumber(cell) ? cell.value : cell;
    if (typeof value !== "number") continue;
    const unit = isNumber(cell) ? cell.unit : "";
    if (unit === "" && YEAR.test(String(value))) continue;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const bare = counts.get("") ?? 0;
  counts.delete("");
  const [[unit, count] = ["", 0], ...others] = counts;
  if (others.length > 0 || count < (count + bare) * MOST) return "";
  // A bare number beside 12万元 or 3kg may be counted otherwise.
  return bare > 0 && (splitUnit(unit) !== null || isMeasured(unit)) ? "" : unit;
}
