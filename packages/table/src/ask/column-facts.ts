import { type Column, NO_DAY, rowsApart, type SheetTable } from "../columns/index.ts";

type Facts = { readonly hasGaps: boolean; readonly namesRows: boolean };

/** Looked up once for a column of a table, as long as it stays as it is: a pass over its cells costs more than a question may. */
const known = new WeakMap<SheetTable, Map<Column, Facts>>();

/** Whether some row has nothing in it, and whether it is of texts no two rows share; rows that are sums of others are no part of it. */
export function factsOf(column: Column, table: SheetTable): Facts {
  const ofTable = known.get(table) ?? new Map<Column, Facts>();
  known.set(table, ofTable);
  const found = ofTable.get(column) ?? lookedUp(column, rowsApart(table));
  ofTable.set(column, found);
  return found;
}

function lookedUp(column: Column, apart: ReadonlySet<number>): Facts {
  const isOwn = (_: number, row: number): boolean => !apart.has(row);
  if (column.type === "number") {
    const values = apart.size === 0 ? column.values : column.values.filter(isOwn);
    return { hasGaps: values.includes(Number.NaN), namesRows: false };
  }
  if (column.type === "date") {
    const days = apart.size === 0 ? column.days : column.days.filter(isOwn);
    return { hasGaps: days.includes(NO_DAY), namesRows: false };
  }
  const codes = apart.size === 0 ? column.codes : column.codes.filter(isOwn);
  const hasGaps = codes.includes(0);
  // Fewer words than rows: some are alike, whatever they are.
  const mayName = !hasGaps && codes.length > 0 && column.words.length > codes.length;
  return { hasGaps, namesRows: mayName && new Set(codes).size === codes.length };
}
