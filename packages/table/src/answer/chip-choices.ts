import {
  type Column,
  cellAt,
  type DateGrain,
  lengthOf,
  periodName,
  periodStart,
  readPeriod,
  type SheetTable,
  takeRows,
} from "../columns/index.ts";
import type { ComputedPlan, Scalar } from "../plan/plan-schema.ts";
import { AGGREGATES, COMPARISONS, GRAINS } from "../plan/plan-terms.ts";
import { PlanError, runPlan } from "../run/index.ts";
import type { PlanPart } from "./answer-schema.ts";
import { columnLabels, type PlanContext } from "./column-labels.ts";
import { formatFigure, formatPeriod } from "./format-cell.ts";
import { functionWord, PLAN_WORDS } from "./plan-words.ts";
import { runContext } from "./run-context.ts";
import { setChip, valueAt } from "./set-chip.ts";

/** What may stand in the place of a chip, as it is shown and as it stands in the plan. */
export type ChipChoice = { readonly label: string; readonly value: Scalar };

/** Choices of one chip; more are no menu. */
export const CHIP_CHOICES_MAX = 60;

type ChipKind = NonNullable<PlanPart["chip"]>["kind"];
type Place = { readonly plan: ComputedPlan; readonly path: string; readonly columns: readonly Column[]; readonly context: PlanContext };

const ORDERED = new Set(["=", "!=", ">", ">=", "<", "<="]);
const TEXTUAL = new Set(["=", "!=", "contains", "startsWith", "endsWith"]);
/** Functions of a column; of two, and of the nth, have no place in a menu. */
const OF_NUMBERS = AGGREGATES.filter((fn) => fn !== "corr" && fn !== "list");
const OF_ANY = ["count", "countDistinct"] as const;
const QUARTILES = [0.25, 0.5, 0.75];
const COUNTS = [1, 2, 3, 5, 10, 20, 50];

/** What may stand in a place of a plan: columns of a fitting type, values of its column, functions, periods. Each of them runs. */
export function chipChoices(plan: ComputedPlan, { path, kind }: { path: string; kind: ChipKind }, context: PlanContext): ChipChoice[] {
  const columns = columnsBefore(plan, path, context);
  const choices = columns === null ? [] : CHOICES[kind]({ plan, path, columns, context });
  if (kind !== "column" && kind !== "fn" && kind !== "grain" && kind !== "comparison") return choices.slice(0, CHIP_CHOICES_MAX);
  // Whether a plan fits is told by few rows as well as by all.
  const few = { ...context, tables: new Map([...context.tables].map(([id, table]) => [id, firstRows(table)])) };
  return choices.slice(0, CHIP_CHOICES_MAX).filter(({ value }) => runs(setChip(plan, path, value), few));
}

const TRIED_ROWS = 100;

function firstRows(table: SheetTable): SheetTable {
  if (table.rowCount <= TRIED_ROWS) return table;
  const rows = Uint32Array.from({ length: TRIED_ROWS }, (_, row) => row);
  return {
    ...table,
    columns: table.columns.map((column) => takeRows(column, rows)),
    rowCount: TRIED_ROWS,
    totalRows: table.totalRows.filter((row) => row < TRIED_ROWS),
  };
}

const run = (plan: ComputedPlan, context: PlanContext) => runPlan(plan, runContext(context));

function runs(plan: ComputedPlan, context: PlanContext): boolean {
  try {
    run(plan, context);
    return true;
  } catch (error) {
    if (error instanceof PlanError) return false;
    throw error;
  }
}

/** The columns a step works on; null where the plan cannot be run as far as that. */
function columnsBefore(plan: ComputedPlan, path: string, context: PlanContext): readonly Column[] | null {
  const n = Number(/^steps\.(\d+)\./.exec(path)?.[1] ?? 0);
  try {
    return run({ ...plan, steps: plan.steps.slice(0, n) }, context).columns;
  } catch (error) {
    if (error instanceof PlanError) return null;
    throw error;
  }
}

/** The condition, aggregate or key a place is part of. */
const around = ({ plan, path }: Place, up: number): Readonly<Record<string, unknown>> =>
  (valueAt(plan, path.split(".").slice(0, -up).join(".")) ?? {}) as Readonly<Record<string, unknown>>;

const columnNamed = ({ columns }: Place, name: unknown): Column | undefined => columns.find((column) => column.name === name);

/** The column a value is compared with. */
function comparedColumn(place: Place): Column | undefined {
  for (const up of [1, 2, 3]) {
    const { col, along } = around(place, up) as { col?: unknown; along?: unknown };
    const name = col ?? (typeof along === "object" ? Reflect.get(along ?? {}, "col") : along);
    if (typeof name === "string") return columnNamed(place, name);
  }
  return undefined;
}

const CHOICES: Readonly<Record<ChipKind, (place: Place) => ChipChoice[]>> = {
  column: (place) => {
    const { plan, path, columns, context } = place;
    const label = columnLabels(plan, context);
    const current = columnNamed(place, valueAt(plan, path));
    const isOther = path.includes(".on.") && path.endsWith(".1");
    const all = isOther ? (context.tables.get(String(around(place, 3)["with"]))?.columns ?? []) : columns;
    return all
      .filter((column) => isOther || current === undefined || column.type === current.type)
      .map(({ name }) => ({ label: label(name), value: name }));
  },
  value: (place) => {
    const column = comparedColumn(place);
    if (column?.type !== "text") return [];
    const counts = new Uint32Array(column.words.length);
    for (const code of column.codes) counts[code] = (counts[code] ?? 0) + 1;
    return column.words
      .map((word, code) => ({ word, count: counts[code] ?? 0 }))
      .filter(({ word, count }) => word !== "" && count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ word }) => ({ label: word, value: word }));
  },
  number: (place) => {
    const { plan, path, context } = place;
    if (path.endsWith(".n")) return COUNTS.map((value) => ({ label: String(value), value }));
    const column = comparedColumn(place);
    if (column?.type !== "number") return [];
    const sorted = column.values.filter((value) => !Number.isNaN(value)).sort();
    const quartiles = QUARTILES.map((share) => sorted[Math.floor(sorted.length * share)]).filter((value) => value !== undefined);
    const current = valueAt(plan, path);
    const unit = column.unit === "%" ? "%" : undefined;
    const values = [...new Set([...(typeof current === "number" ? [current] : []), ...quartiles])].sort((a, b) => a - b);
    return values.map((value) => ({ label: formatFigure(value, { unit, decimals: null }, context.lang), value }));
  },
  period: (place) => {
    const column = comparedColumn(place);
    const current = valueAt(place.plan, place.path);
    const grain = typeof current === "string" ? readPeriod(current)?.grain : undefined;
    if (column?.type !== "date" || grain === undefined) return [];
    return periodsOf(column, grain).map((value) => ({ label: formatPeriod(value, place.context.lang) ?? value, value }));
  },
  fn: (place) => {
    const words = PLAN_WORDS[place.context.lang];
    const column = columnNamed(place, around(place, 1)["col"]);
    const fns = column?.type === "number" ? OF_NUMBERS : OF_ANY;
    return fns.map((value) => ({ label: functionWord(value, words), value }));
  },
  direction: (place) => {
    const words = PLAN_WORDS[place.context.lang];
    const dir = columnNamed(place, around(place, 1)["col"])?.type === "date" ? words.dirOfDates : words.dir;
    return (["desc", "asc"] as const).map((value) => ({ label: dir[value], value }));
  },
  grain: ({ context }) => GRAINS.map((value) => ({ label: PLAN_WORDS[context.lang].grain[value], value })),
  comparison: (place) => {
    const words = PLAN_WORDS[place.context.lang];
    const { is } = around(place, 1) as { is?: unknown };
    if (is === "empty" || is === "notEmpty") return (["empty", "notEmpty"] as const).map((value) => ({ label: words.is[value], value }));
    const type = comparedColumn(place)?.type;
    const fitting = type === "text" ? TEXTUAL : ORDERED;
    const word = (is: keyof typeof words.is) => (type === "number" ? words.isNumber[is] : undefined) ?? words.is[is];
    return COMPARISONS.filter((one) => fitting.has(one)).map((value) => ({ label: word(value), value }));
  },
};

/** The periods of a column's dates, the newest first. */
function periodsOf(column: Column, grain: DateGrain): string[] {
  if (column.type !== "date") return [];
  const found = new Set<number>();
  for (let row = 0; row < lengthOf(column); row += 1)
    if (cellAt(column, row) !== null) found.add(periodStart(column.days[row] ?? 0, grain));
  return [...found].sort((a, b) => b - a).map((day) => periodName(day, grain));
}
