import { type Column, cellAt, NO_DAY, rowsApart, type SheetTable } from "../columns/index.ts";
import type { Step } from "../plan/index.ts";
import { runClean } from "../run/clean.ts";
import { compileValue, compileWhere } from "../run/expression.ts";
import { type Frame, numbersOf, rowsThat, withColumn } from "../run/frame.ts";
import { type Marks, PlanError, type PlanFault } from "../run/index.ts";
import { runSort } from "../run/order-rows.ts";
import { readInto } from "../run/reader.ts";
import { frameOf } from "../run/run-plan.ts";
import { editCell } from "./edit-cell.ts";
import type { SheetStep } from "./sheet-step-schema.ts";

/** What a step did: rows before and after it (of a filter those shown, of marks those marked), cells it changed, or why it could not. */
export type StepEffect = {
  readonly id: string;
  readonly rowsBefore: number;
  readonly rowsAfter: number;
  readonly cellsChanged: number;
  readonly fault?: PlanFault;
};

export type AppliedSteps = {
  /** The sheet as the changes leave it. Rows that were taken away keep their places: every row keeps its number. */
  readonly table: SheetTable;
  /** Places of the rows to show, in their order; null = all of the file as they stand. Sums of others are among them only then. */
  readonly shown: Uint32Array | null;
  readonly marks: readonly Marks[];
  /** Of every step that is on, in their order. */
  readonly effects: readonly StepEffect[];
};

type Work = { table: SheetTable; filters: Uint32Array | null; sorts: { col: string; dir: "asc" | "desc" }[]; marks: Marks[] };

/**
 * A sheet with what a person did to it. Changes work on the whole sheet, whatever is shown of it; views on the sheet as all changes
 * before them left it. A step that has lost its column is left out and says so; the others go on.
 */
export function applySteps(table: SheetTable, steps: readonly SheetStep[]): AppliedSteps {
  const work: Work = { table, filters: null, sorts: [], marks: [] };
  const effects = steps.flatMap((step): StepEffect[] => (step.isOff ? [] : [applied(work, step)]));
  return { table: work.table, shown: shownRows(work), marks: work.marks, effects };
}

function applied(work: Work, step: SheetStep): StepEffect {
  const before = countRows(work);
  try {
    const counts = APPLY[step.do](work, step as never);
    return { id: step.id, rowsBefore: before, rowsAfter: countRows(work), cellsChanged: 0, ...counts };
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    return { id: step.id, rowsBefore: before, rowsAfter: before, cellsChanged: 0, fault: error.fault };
  }
}

const countRows = ({ table, filters }: Work): number => filters?.length ?? table.rowCount - rowsApart(table).size;

type Counts = Partial<Pick<StepEffect, "rowsAfter" | "cellsChanged">>;
type StepDoing<Do extends SheetStep["do"]> = Extract<SheetStep, { do: Do }>;

const APPLY: { readonly [Do in SheetStep["do"]]: (work: Work, step: StepDoing<Do>) => Counts } = {
  filter: (work, { where }) => {
    const frame = frameOf(work.table);
    const holds = compileWhere(where, frame, "where");
    work.filters = rowsThat(work.filters ?? frame.rows, holds);
    return {};
  },
  marks: (work, { where, tone }) => {
    const frame = frameOf(work.table);
    const holds = compileWhere(where, frame, "where");
    const sheetRows = numbersOf(rowsThat(frame.rows, holds));
    work.marks.push({ tone, sheetRows });
    return { rowsAfter: sheetRows.length };
  },
  // The last one sorts first, the ones before it what is equal then.
  sort: (work, { col, dir }) => {
    runSort(frameOf(work.table), { op: "sort", by: [{ col, dir }] }, "sort");
    work.sorts = [{ col, dir }, ...work.sorts.filter((one) => one.col !== col)];
    return {};
  },
  change: (work, { step }) => {
    const { table } = work;
    const frame = changed(frameOf(table), step, table.rowCount);
    const columns = keptOfSums(frame.columns, table);
    const cellsChanged = table.columns.reduce((sum, column) => sum + cellsOtherwise(column, columns, frame.rows), 0);
    const kept = new Set(frame.rows);
    const dropped = Array.from(frameOf(table).rows).filter((row) => !kept.has(row));
    const droppedRows = [...(table.droppedRows ?? []), ...dropped].sort((a, b) => a - b);
    work.table = { ...table, columns, ...(droppedRows.length === 0 ? {} : { droppedRows }) };
    if (work.filters !== null) work.filters = work.filters.filter((row) => kept.has(row));
    return { cellsChanged };
  },
  cell: (work, { row, col, value }) => {
    const { table } = work;
    const at = table.columns.findIndex(({ name }) => name === col);
    const column = table.columns[at];
    if (column === undefined) throw new PlanError("columnUnknown", "col", col);
    if (row > table.rowCount) throw new PlanError("valueMissing", "row", String(row));
    const edited = editCell(column, row - 1, value);
    work.table = { ...table, columns: table.columns.with(at, edited) };
    return { cellsChanged: cellAt(column, row - 1) === cellAt(edited, row - 1) ? 0 : 1 };
  },
};

/** clean and derive change a sheet; of other steps a sheet is not made. */
function changed(frame: Frame, step: Step, length: number): Frame {
  if (step.op === "clean") return runClean(frame, step, "step");
  if (step.op === "derive") return withColumn(frame, readInto(step.as, compileValue(step.expr, frame, "step.expr"), length, frame.rows));
  throw new PlanError("notComparable", "step", step.op);
}

/** Sums keep what stood in them: a sum does not vanish from a column that was tidied. The columns were just made. */
function keptOfSums(columns: readonly Column[], { columns: before, totalRows }: SheetTable): Column[] {
  return columns.map((column) => {
    const old = before.find(({ name }) => name === column.name);
    if (old === undefined || old === column || totalRows.length === 0) return column;
    if (column.type === "number" && old.type === "number") for (const row of totalRows) column.values[row] = old.values[row] ?? Number.NaN;
    if (column.type === "date" && old.type === "date") for (const row of totalRows) column.days[row] = old.days[row] ?? NO_DAY;
    if (column.type !== "text" || old.type !== "text") return column;
    return totalRows.reduce<Column>((all, row) => editCell(all, row, cellAt(old, row)), column);
  });
}

function cellsOtherwise(before: Column, columns: readonly Column[], rows: Uint32Array): number {
  const after = columns.find(({ name }) => name === before.name);
  if (after === undefined || after === before) return 0;
  let count = 0;
  for (const row of rows) if (cellAt(before, row) !== cellAt(after, row)) count += 1;
  return count;
}

function shownRows({ table, filters, sorts }: Work): Uint32Array | null {
  if (filters === null && sorts.length === 0 && (table.droppedRows ?? []).length === 0) return null;
  const frame = frameOf(table);
  const rows = filters ?? frame.rows;
  // A later change may have taken a column away again.
  const known = sorts.filter(({ col }) => table.columns.some(({ name }) => name === col));
  return known.length === 0 ? rows : runSort({ ...frame, rows }, { op: "sort", by: known }, "sort").rows;
}
