import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { answerModel, answerPlan, answerQuestion, columnLabels, type ModelPlan, ownNames } from "@tangleaf/table/answer";
import { ANSWER_LIMITS } from "@tangleaf/table/answer-limits";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import { buildLexicon, type Lexicon } from "@tangleaf/table/ask";
import { type Cell, type Column, cellAt, lengthOf, type SheetTable, takeRows } from "@tangleaf/table/columns";
import { type TableFacts, tableFacts } from "@tangleaf/table/facts";
import { packTable } from "@tangleaf/table/pack-table";
import type { ComputedPlan } from "@tangleaf/table/plan";
import { describeTable } from "@tangleaf/table/read";
import { type ColumnFacts, type RepairFault, repairPlan } from "@tangleaf/table/repair";
import { PlanError, type PlanFault, runPlan } from "@tangleaf/table/run";
import { type TableFileKind, writeTableFile } from "@tangleaf/table/write";
import { createOpenedTables, TablesMissing } from "./opened-tables.ts";
import type { PackedSheet } from "./read-file.worker.ts";
import { sheetsOfTable, type TableTask } from "./sheets-of-table.ts";

/** Characters of JSON the rows of an answer have together at most: it is kept, and sent whenever the table is opened. */
const ANSWER_CHARACTERS = 150_000;
/** Rows of the sheet that all marks of an answer name together: there are three tones. */
const MARKED_ROWS = 3 * ANSWER_LIMITS.sheetRows;
const LEVEL = 3;
const compress = promisify(gzip);
const opened = createOpenedTables();

type Refused = { readonly refused: { readonly fault: PlanFault; readonly path: string; readonly named: string } };
type Missing = { readonly missing: readonly string[] };
/** What a task gives, or what it lacks: then it is asked again with it. */
export type Done<T> = { readonly done: T } | Missing | Refused;

type Lang = { readonly lang: "zh" | "en" };
export type RowsTask = TableTask & { sheetId: string; from: number; count: number; filtered: boolean };
export type TableRows = { total: number; rows: Cell[][]; sheetRows: number[] };
export type ChatTask = TableTask & Lang & { sheetId: string; ask: string; last: ComputedPlan | null; no: number };
export type RunTask = TableTask & Lang & { plan: ComputedPlan; ask: string; no: number };
type Named = { readonly names: Readonly<Record<string, string>>; readonly no: number };
export type ModelTask = TableTask & Lang & Named & ModelPlan & { ask: string };
export type FaultsTask = TableTask & Lang & Named & { plan: ComputedPlan };
/** `sheetIds`: the sheet that is asked about, then the others; `told`: the answers before that a plan may go on with. */
export type FactsTask = TableTask & Lang & Named & { sheetIds: readonly string[]; headersOnly: boolean; told: readonly Told[] };
type Told = { readonly no: number; readonly ask: string };
export type ShownFacts = {
  tables: readonly TableFacts[];
  earlier: readonly (Told & { plan: ComputedPlan; columns: readonly ColumnFacts[] })[];
};
/** What is taken of a table: a sheet as its steps leave it, or what a plan makes of it. */
export type PartTask = TableTask & Lang & { title: string } & ({ sheetId: string } | { plan: ComputedPlan; no: number });

/** Rows of a sheet: those its filters leave in the order it is sorted in, or all that were not taken away, as they stand. */
export const readRows = (task: RowsTask): Promise<Done<TableRows>> =>
  work(() => {
    const { table, shown } = viewOf(task, task.sheetId);
    const rows = task.filtered ? shown : keptRows(table);
    const total = rows?.length ?? table.rowCount;
    const places = Array.from({ length: Math.max(0, Math.min(task.count, total - task.from)) }, (_, n) => {
      const at = task.from + n;
      return rows?.[at] ?? at;
    });
    return {
      total,
      rows: places.map((row) => table.columns.map((column) => cellAt(column, row))),
      sheetRows: places.map((row) => row + 1),
    };
  });

/** Rows that were not taken away; null = all. */
function keptRows({ droppedRows = [], rowCount }: SheetTable): number[] | null {
  if (droppedRows.length === 0) return null;
  const dropped = new Set(droppedRows);
  return Array.from({ length: rowCount }, (_, row) => row).filter((row) => !dropped.has(row));
}

/** Answers a question, or asks back. */
export const answer = (task: ChatTask): Promise<Done<AnswerBody>> =>
  work(() => {
    const context = contextOf(task);
    const table = context.tables.get(task.sheetId);
    if (table === undefined) throw new PlanError("tableUnknown", "from", task.sheetId);
    return fitting(answerQuestion(task.ask, { ...context, table, lexicon: lexiconOf(table), last: task.last ?? undefined }));
  });

/** Runs a plan as it is. */
export const run = (task: RunTask): Promise<Done<AnswerBody>> =>
  work(() => {
    return fitting(answerPlan(task.plan, { ...contextOf(task), ask: task.ask === "" ? undefined : task.ask }));
  });

/** Answers with a plan a model wrote. */
export const answerByModel = (task: ModelTask): Promise<Done<AnswerBody>> =>
  work(() => fitting(answerModel(task, { ...contextOf(task), ask: task.ask, tableNames: new Map(Object.entries(task.names)) })));

/** What of a plan cannot be run. */
export const planFaults = (task: FaultsTask): Promise<Done<readonly RepairFault[]>> =>
  work(() => {
    const tableNames = new Map(Object.entries(task.names));
    const repaired = repairPlan(task.plan, { ...contextOf(task), ownNames: ownNames(task.lang), tableNames });
    return repaired.kind === "faults" ? repaired.faults : [];
  });

/** What a model is shown of a table. Of sheets beside the one that is asked about only the headings. */
export const readFacts = (task: FactsTask): Promise<Done<ShownFacts>> =>
  work(() => {
    const { tables, results } = contextOf(task);
    return {
      tables: task.sheetIds.flatMap((id, n) => {
        const table = tables.get(id);
        return table === undefined ? [] : [tableFacts(table, { name: task.names[id] ?? id, headersOnly: task.headersOnly || n > 0 })];
      }),
      earlier: task.told.flatMap(({ no, ask }) => {
        const plan = task.plans.find((one) => one.no === no)?.plan;
        const columns = results.get(`#${no}`)?.columns.map(factsOf);
        return plan === undefined || columns === undefined ? [] : [{ no, ask, plan, columns }];
      }),
    };
  });

const factsOf = (column: Column): ColumnFacts => ({
  name: column.name,
  type: column.type,
  ...(column.type === "number" && column.unit !== undefined ? { unit: column.unit } : {}),
  ...(column.type === "date" ? { grain: column.grain } : {}),
});

/** A part of a table as a file. */
export const writeFile = (task: PartTask & { format: TableFileKind }): Promise<Done<Uint8Array>> =>
  work(() => writeTableFile(task.format, { columns: partOf(task).columns, title: task.title }));

/** A part of a table as a table of its own. */
export const makeTable = (task: PartTask): Promise<Done<PackedSheet>> =>
  work(async () => {
    const { columns, totalRows } = partOf(task);
    const table = { id: "s1", columns, rowCount: columns[0] === undefined ? 0 : lengthOf(columns[0]), totalRows };
    return {
      sheetId: table.id,
      description: describeTable(table, task.title),
      packed: await compress(packTable(table), { level: LEVEL }),
    };
  });

function contextOf(task: TableTask & Lang & { no: number }) {
  const { tables, resultsBefore } = sheetsOfTable(task, opened);
  return { tables, results: resultsBefore(task.no, ownNames(task.lang)), lang: task.lang };
}

const lexicons = new WeakMap<SheetTable, Lexicon>();

/** Made once for a table that stays open. */
function lexiconOf(table: SheetTable): Lexicon {
  const known = lexicons.get(table) ?? buildLexicon(table);
  lexicons.set(table, known);
  return known;
}

async function work<T>(of: () => T | Promise<T>): Promise<Done<T>> {
  try {
    return { done: await of() };
  } catch (error) {
    if (error instanceof TablesMissing) return { missing: error.keys };
    if (error instanceof PlanError) return { refused: { fault: error.fault, path: error.path, named: error.named } };
    throw error;
  }
}

function viewOf(task: TableTask, sheetId: string) {
  const view = sheetsOfTable(task, opened).view(sheetId);
  if (view === null) throw new PlanError("tableUnknown", "from", sheetId);
  return view;
}

/** What is taken: of a sheet that is filtered or sorted, the rows it shows, sums of others not among them. */
function partOf(task: PartTask): Pick<SheetTable, "columns" | "totalRows"> {
  if ("plan" in task) {
    const context = contextOf(task);
    const label = columnLabels(task.plan, context);
    const { columns } = runPlan(task.plan, { ...context, ownNames: ownNames(task.lang) });
    return { columns: columns.map((column) => ({ ...column, name: label(column.name) })), totalRows: [] };
  }
  const { table, shown } = viewOf(task, task.sheetId);
  if (shown === null) return table;
  return { columns: table.columns.map((column) => takeRows(column, shown)), totalRows: [] };
}

/** As much of an answer's rows and marks as may be kept. */
function fitting(body: AnswerBody): AnswerBody {
  let characters = 0;
  const end = body.rows.findIndex((row) => {
    characters += JSON.stringify(row).length;
    return characters > ANSWER_CHARACTERS;
  });
  let marked = 0;
  const marks = body.marks.map(({ tone, sheetRows }) => {
    const own = sheetRows.slice(0, Math.max(0, MARKED_ROWS - marked));
    marked += own.length;
    return { tone, sheetRows: own };
  });
  return { ...body, marks, rows: end === -1 ? body.rows : body.rows.slice(0, end) };
}
