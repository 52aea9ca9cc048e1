import { readScaledNumber, splitUnit } from "./read-number.ts";
import { convertUnit, unitRatio } from "./unit-sizes.ts";

const PERCENT_DECIMALS = 12;

/**
 * Reads a text as a number of a column that is counted in `unit`: 200g is 0.2 where that is kg, 3万元 is 3 where it is 万元, 12% is 0.12.
 * A number without a unit is one of the column's. Null where the text is no number.
 */
export function readInUnit(text: string, unit = ""): number | null {
  const read = readScaledNumber(text);
  if (read === null) return null;
  if (read.unit === "%") return Number((read.value / 100).toFixed(PERCENT_DECIMALS));
  if (read.power === 0 && read.unit === "") return read.value;
  const split = splitUnit(unit);
  const base = split?.base ?? unit;
  const value = unitRatio(read.unit, base) === null ? read.value : convertUnit(read.value, read.unit, base);
  return split === null ? value : Number(`${value}e${-split.power}`);
}
