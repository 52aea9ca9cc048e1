import type { SheetTable } from "@tangleaf/table/columns";

/** What a sheet shows to which nothing was done: its rows as they stand, without the sums. */
export function plainView({ columns, rowCount, totalRows, fileRows = [] }: SheetTable) {
  const rows = allRows(rowCount);
  return {
    columns,
    rows: withoutTotals(rows, totalRows),
    totals: totalRows,
    tones: new Uint8Array(rowCount),
    fileRows,
    steps: [],
  };
}

export function withoutTotals(rows: Uint32Array, totalRows: readonly number[]): Uint32Array {
  if (totalRows.length === 0) return rows;
  const isTotal = new Set(totalRows);
  return rows.filter((row) => !isTotal.has(row));
}

/** A loop, for sheets are long. */
function allRows(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  return rows;
}
