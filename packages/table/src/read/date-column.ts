import { isMissing } from "../cells/index.ts";
import { type DateGrain, NO_DAY } from "../columns/index.ts";
import type { ColumnBody } from "./cell-grid.ts";
import { ODD_ROWS_MAX } from "./number-column.ts";
import type { RawCell } from "./raw-cell.ts";
import type { ReadColumn } from "./read-column.ts";
import { type CellDate, readDate } from "./read-date.ts";
import type { DayOrder } from "./short-dates.ts";

const EXACT: readonly DateGrain[] = ["year", "quarter", "month", "day"];

type Said = { readonly is: "missing"; readonly text: string } | { readonly is: "odd" } | ({ readonly is: "date" } & CellDate);

export function dateColumn(name: string, { cells, rows }: ColumnBody, reading: { year?: number; dayOrder?: DayOrder }): ReadColumn {
  const days = new Int32Array(rows.length).fill(NO_DAY);
  const oddRows: number[] = [];
  const missing = new Map<string, number>();
  const said = new Map<number, Said>();
  let grain: DateGrain = "year";
  const sayOf = (cell: RawCell): Said => {
    if (typeof cell === "string" && isMissing(cell)) return { is: "missing", text: cell.trim() };
    const date: CellDate | null =
      cell !== null && typeof cell === "object" ? { day: cell.day, grain: "day" } : readDate(String(cell).trim(), reading);
    return date === null ? { is: "odd" } : { is: "date", ...date };
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    const code = cells.codes[row] ?? 0;
    if (code === 0) continue;
    let one = code > 0 ? said.get(code) : undefined;
    if (one === undefined) {
      one = sayOf(cells.cellAt(row));
      if (code > 0) said.set(code, one);
    }
    if (one.is === "missing") missing.set(one.text, (missing.get(one.text) ?? 0) + 1);
    else if (one.is === "odd") {
      if (oddRows.length < ODD_ROWS_MAX) oddRows.push(at);
    } else {
      days[at] = one.day;
      if (EXACT.indexOf(one.grain) > EXACT.indexOf(grain)) grain = one.grain;
    }
  }
  return { column: { type: "date", name, days, grain }, kind: "date", oddRows, missing, open: null };
}
