import { type Cell, type Column, cellAt, lengthOf, rowsApart, type SheetTable } from "../columns/index.ts";
import type { ComputedPlan, Step, StepOf } from "../plan/plan-schema.ts";
import { runClean } from "./clean.ts";
import { runCompare } from "./compare.ts";
import { countDuplicates } from "./count-duplicates.ts";
import { compileValue, compileWhere } from "./expression.ts";
import { allRows, countEmpty, type Frame, numbersOf, rowsThat, shownColumns, withColumn } from "./frame.ts";
import { runGroup } from "./group.ts";
import { runJoin } from "./join.ts";
import { runLimit, runSort } from "./order-rows.ts";
import { type OwnNames, runPivot } from "./pivot.ts";
import { PlanError } from "./plan-error.ts";
import { readInto } from "./reader.ts";
import { runSelect, runUnpivot } from "./reshape.ts";
import { runWindow } from "./window.ts";

/** Rows a result may have; more is no answer anybody reads. */
export const RESULT_ROWS_MAX = 100_000;

/** What has to be said with an answer, and how many rows it is about. */
export type RunNote = {
  readonly code: "rowsLeftOut" | "totalRowsLeftOut" | "emptySkipped" | "duplicateRows" | "unmatched" | "multiplied" | "tiesKept";
  readonly count: number;
  readonly name?: string;
};

export type Marks = { readonly tone: number; readonly sheetRows: readonly number[] };

export type PlanResult = {
  /** rows: rows of the sheet. marks: rows of the sheet that are marked. value: one figure. table: anything that was made of rows. */
  readonly kind: "value" | "table" | "rows" | "marks";
  /** Its columns; each place is a row of the result. */
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** Rows of the sheet the result's rows are, from 1; null where they were made of several. */
  readonly sheetRows: readonly number[] | null;
  readonly marks: readonly Marks[];
  readonly notes: readonly RunNote[];
  readonly chart: StepOf<"chart"> | null;
  /** The row its last filter left without rows stood at: what to name where nothing was found. */
  readonly emptiedBy: number | null;
};

export type RunContext = {
  /** Tables by their id. */
  readonly tables: ReadonlyMap<string, SheetTable>;
  /** Results of earlier answers, by "#1". */
  readonly results?: ReadonlyMap<string, PlanResult>;
  readonly ownNames: OwnNames;
};

type Run = { frame: Frame; marks: Marks[]; notes: RunNote[]; emptiedBy: number | null };

/** Runs a plan's steps, each on the rows of the one before. Throws PlanError; nothing of a plan that fails is shown. */
export function runPlan(plan: ComputedPlan, context: RunContext): PlanResult {
  const start = startOf(plan.from, context);
  const run: Run = { ...start, marks: [], emptiedBy: null };
  for (const [n, step] of plan.steps.entries()) {
    const before = run.frame.rows.length;
    runStep(run, step, { path: `steps.${n}`, context });
    if (run.frame.rows.length === 0 && before > 0) run.emptiedBy = n;
    if (run.frame.rows.length > RESULT_ROWS_MAX) throw new PlanError("resultTooLarge", `steps.${n}`);
  }
  return resultOf(plan, run);
}

function startOf(from: string, { tables, results }: RunContext): { frame: Frame; notes: RunNote[] } {
  const result = results?.get(from);
  if (result !== undefined) {
    const sheetRows = result.sheetRows === null ? null : Uint32Array.from(result.sheetRows, (row) => row - 1);
    return { frame: { columns: result.columns, rows: allRows(result.rowCount), sheetRows, order: [] }, notes: [] };
  }
  const table = tables.get(from);
  if (table === undefined) throw new PlanError("tableUnknown", "from", from);
  return { frame: frameOf(table), notes: notesOf(table) };
}

function notesOf({ totalRows, leftOut = 0 }: SheetTable): RunNote[] {
  const notes: RunNote[] = [
    { code: "rowsLeftOut", count: leftOut },
    { code: "totalRowsLeftOut", count: totalRows.length },
  ];
  return notes.filter(({ count }) => count > 0);
}

/** A table's rows without those that are sums of others, or were taken away. */
export function frameOf(table: SheetTable): Frame {
  const { columns, rowCount } = table;
  const left = rowsApart(table);
  const rows = allRows(rowCount);
  return { columns, rows: left.size === 0 ? rows : rows.filter((row) => !left.has(row)), sheetRows: rows, order: [] };
}

function runStep(run: Run, step: Step, { path, context }: { path: string; context: RunContext }): void {
  const { frame, notes } = run;
  switch (step.op) {
    case "filter": {
      const holds = compileWhere(step.where, frame, `${path}.where`);
      run.frame = { ...frame, rows: rowsThat(frame.rows, holds) };
      return;
    }
    case "highlight": {
      const holds = compileWhere(step.where, frame, `${path}.where`);
      const { sheetRows } = frame;
      if (sheetRows === null) throw new PlanError("notComparable", path);
      run.marks.push({ tone: step.tone ?? 1, sheetRows: numbersOf(rowsThat(frame.rows, holds), sheetRows) });
      return;
    }
    case "derive": {
      const length = frame.columns[0] === undefined ? 0 : lengthOf(frame.columns[0]);
      const reader = compileValue(step.expr, frame, `${path}.expr`);
      run.frame = withColumn(frame, readInto(step.as, reader, length, frame.rows));
      return;
    }
    case "group":
      for (const { fn, col } of step.aggs) if (col !== undefined && fn !== "count") noteEmpty(notes, frame, col);
      if (step.aggs.some(({ fn }) => fn !== "countDistinct" && fn !== "list")) noteDuplicates(notes, frame);
      run.frame = runGroup(frame, step, path);
      return;
    case "window":
      run.frame = runWindow(frame, step, path);
      return;
    case "sort":
      run.frame = runSort(frame, step, path);
      return;
    case "limit": {
      run.frame = runLimit(frame, step, path);
      const more = step.by === undefined ? run.frame.rows.length - step.n : 0;
      if (more > 0) notes.push({ code: "tiesKept", count: more });
      return;
    }
    case "pivot":
      if (step.value.col !== undefined) noteEmpty(notes, frame, step.value.col);
      noteDuplicates(notes, frame);
      run.frame = runPivot(frame, step, path, context.ownNames);
      return;
    case "compare":
      if (step.value.col !== undefined) noteEmpty(notes, frame, step.value.col);
      run.frame = runCompare(frame, step, path);
      return;
    case "join": {
      const other = context.tables.get(step.with);
      if (other === undefined) throw new PlanError("tableUnknown", `${path}.with`, step.with);
      const joined = runJoin(frame, step, { other: frameOf(other), path });
      run.frame = joined.frame;
      if (step.kind !== "anti" && step.kind !== "semi" && joined.counts.unmatched > 0)
        notes.push({ code: "unmatched", count: joined.counts.unmatched });
      if (joined.counts.multiplied > 0) notes.push({ code: "multiplied", count: joined.counts.multiplied });
      return;
    }
    case "unpivot":
      run.frame = runUnpivot(frame, step, path);
      return;
    case "select":
      run.frame = runSelect(frame, step, path);
      return;
    case "clean":
      run.frame = runClean(frame, step, path);
      return;
    case "chart":
      for (const name of [step.x, ...step.y, ...(step.series === undefined ? [] : [step.series])]) {
        if (!frame.columns.some((column) => column.name === name)) throw new PlanError("columnUnknown", path, name);
      }
  }
}

function noteEmpty(notes: RunNote[], frame: Frame, name: string): void {
  const column = frame.columns.find((one) => one.name === name);
  const count = column === undefined ? 0 : countEmpty(frame, column);
  if (count > 0 && !notes.some((note) => note.code === "emptySkipped" && note.name === name))
    notes.push({ code: "emptySkipped", count, name });
}

/** Rows of a sheet that stand there twice are counted twice: it is said. */
function noteDuplicates(notes: RunNote[], frame: Frame): void {
  if (frame.sheetRows === null || notes.some(({ code }) => code === "duplicateRows")) return;
  const count = countDuplicates(frame);
  if (count > 0) notes.push({ code: "duplicateRows", count });
}

/** Steps after which a row is no longer a row of the sheet, or not all of it. */
const MAKES_TABLE: readonly Step["op"][] = ["group", "pivot", "compare", "unpivot", "select"];

function resultOf({ steps }: ComputedPlan, { frame, marks, notes, emptiedBy }: Run): PlanResult {
  const columns = isWhole(frame) ? frame.columns : shownColumns(frame);
  const { rows, sheetRows } = frame;
  const chart = steps.findLast((step) => step.op === "chart") ?? null;
  const isTable = sheetRows === null || steps.some(({ op }) => MAKES_TABLE.includes(op));
  const isValue = isTable && rows.length === 1 && columns.length === 1;
  const onlyMarks = marks.length > 0 && steps.every(({ op }) => op === "highlight");
  return {
    kind: onlyMarks ? "marks" : isValue ? "value" : isTable ? "table" : "rows",
    columns,
    rowCount: rows.length,
    sheetRows: sheetRows === null ? null : numbersOf(rows, sheetRows),
    marks,
    notes,
    chart,
    emptiedBy,
  };
}

/** Whether the rows are all there are, as they stand: then the columns are the result as they are. */
function isWhole({ columns, rows }: Frame): boolean {
  for (let at = 0; at < rows.length; at += 1) if (rows[at] !== at) return false;
  return columns.every((column) => lengthOf(column) === rows.length);
}

/** A result's cells, row by row. */
export function cellsOf({ columns, rowCount }: Pick<PlanResult, "columns" | "rowCount">, from = 0, count = rowCount): Cell[][] {
  return Array.from({ length: Math.max(0, Math.min(count, rowCount - from)) }, (_, n) => columns.map((column) => cellAt(column, from + n)));
}
