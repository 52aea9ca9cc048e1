import { type Column, type DateGrain, type SheetTable, textColumn } from "../columns/index.ts";
import { runPlan } from "../run/index.ts";
import type { RepairContext } from "./repaired.ts";

/** What is known of a column without its cells. */
export type ColumnFacts = {
  readonly name: string;
  readonly type: "text" | "number" | "date";
  readonly unit?: string | undefined;
  readonly grain?: DateGrain | undefined;
};

/** Tables and earlier results of which only the headings are known: enough to see whether a plan fits them. */
export function sampleContext(known: {
  readonly tables: readonly { readonly id: string; readonly name: string; readonly columns: readonly ColumnFacts[] }[];
  /** By "#1". */
  readonly results: readonly { readonly id: string; readonly columns: readonly ColumnFacts[] }[];
}): RepairContext {
  const ownNames = { rest: "rest", total: "total", empty: "" };
  const results = known.results.map(({ id, columns }) => {
    const tables = new Map([[id, emptyTable(id, columns)]]);
    return [id, runPlan({ v: 1, from: id, steps: [] }, { tables, ownNames })] as const;
  });
  return {
    tables: new Map(known.tables.map(({ id, columns }) => [id, emptyTable(id, columns)])),
    tableNames: new Map(known.tables.map(({ id, name }) => [id, name])),
    results: new Map(results),
    ownNames,
    isSample: true,
  };
}

const emptyTable = (id: string, columns: readonly ColumnFacts[]): SheetTable => ({
  id,
  columns: columns.map(emptyColumn),
  rowCount: 0,
  totalRows: [],
});

function emptyColumn({ name, type, unit, grain = "day" }: ColumnFacts): Column {
  if (type === "text") return textColumn(name, []);
  if (type === "date") return { type, name, days: new Int32Array(0), grain };
  return { type, name, values: new Float64Array(0), decimals: null, unit };
}
