import { type Column, lengthOf, rowsApart, type SheetTable, takeRows } from "../columns/index.ts";
import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, ComputedPlan, Condition, Step, StepOf } from "../plan/plan-schema.ts";
import { PlanError, type PlanResult, runPlan } from "../run/index.ts";
import type { Offer } from "./answer-schema.ts";
import type { PlanContext } from "./column-labels.ts";
import { fill, textOf } from "./fill.ts";
import { conditionText } from "./plan-text.ts";
import { PLAN_WORDS } from "./plan-words.ts";
import { runContext } from "./run-context.ts";
import { SAY_WORDS } from "./say-words.ts";

/** A column is worth splitting by with so many different values; a chart is readable with so many points. */
const VALUES = { from: 2, to: 8 } as const;
const POINTS = { from: 2, to: 40 } as const;
/** Rows of which it is told how much a figure varies and where its gaps are: what is offered need not be exact, what is answered is. */
const TRIED_ROWS = 5000;

/** What may be asked next of an answer, worked out of its figures: split it, draw it, move its threshold. */
export function followUps(plan: ComputedPlan, result: PlanResult, context: PlanContext): Offer[] {
  if (result.emptiedBy !== null || result.rowCount === 0) return [];
  return [splitOffer(plan, context), chartOffer(plan, result, context), thresholdOffer(plan, context)].flatMap((offer) => offer ?? []);
}

/** By the column whose groups differ most from each other. */
function splitOffer(plan: ComputedPlan, context: PlanContext): Offer | null {
  const table = context.tables.get(plan.from);
  const [scope, last] = scopeOf(plan);
  const measure = measureOf(last);
  if (table === undefined || measure === null) return null;
  const taken = new Set([...namesOf(last), ...scope.flatMap((step) => (step.op === "filter" ? fixedIn(step.where) : []))]);
  const few = { ...context, tables: new Map([...context.tables, [table.id, firstRows(table)]]) };
  const candidates = table.columns.flatMap((column): { name: string; spread: number }[] => {
    if (taken.has(column.name) || !isFew(column, table)) return [];
    const spread = spreadOf([...scope, { op: "group", by: [column.name], aggs: [measure] }], plan, few);
    return spread === null ? [] : [{ name: column.name, spread }];
  });
  const [best] = candidates.sort((a, b) => b.spread - a.spread);
  const steps = best === undefined ? null : splitBy(best.name, { scope, last, measure });
  if (best === undefined || steps === null) return null;
  return { label: textOf(fill(SAY_WORDS[context.lang].split, { col: best.name })), plan: { ...plan, steps } };
}

/** The steps that choose rows, and what is made of them. */
function scopeOf({ steps }: ComputedPlan): readonly [readonly Step[], Step | null] {
  const at = steps.findIndex(({ op }) => op !== "filter" && op !== "derive" && op !== "join" && op !== "clean");
  return at === -1 ? [steps, null] : [steps.slice(0, at), steps[at] ?? null];
}

/** The one figure of an answer; of rows how many there are. */
function measureOf(step: Step | null): Agg | null {
  if (step === null) return { fn: "count", as: "count" };
  if (step.op === "group") return step.aggs.length === 1 && step.by.length <= 1 ? (step.aggs[0] ?? null) : null;
  return step.op === "compare" && step.a !== undefined && step.by === undefined ? step.value : null;
}

const namesOf = (step: Step | null): string[] =>
  step?.op === "group"
    ? step.by.map((by) => (typeof by === "string" ? by : by.col))
    : step?.op === "compare" && typeof step.along === "string"
      ? [step.along]
      : [];

/** Columns a condition leaves one value of. */
function fixedIn(where: Condition): string[] {
  if ("all" in where) return where.all.flatMap(fixedIn);
  return "col" in where && (where.is === "=" || where.is === "empty") ? [where.col] : [];
}

function isFew(column: Column, table: SheetTable): boolean {
  if (column.type !== "text" || column.words.length > VALUES.to + 2) return false;
  const apart = rowsApart(table);
  const seen = new Set<number>();
  for (let row = 0; row < lengthOf(column); row += 1) if (!apart.has(row)) seen.add(column.codes[row] ?? 0);
  seen.delete(0);
  return seen.size >= VALUES.from && seen.size <= VALUES.to;
}

function firstRows(table: SheetTable): SheetTable {
  if (table.rowCount <= TRIED_ROWS) return table;
  const rows = Uint32Array.from({ length: TRIED_ROWS }, (_, row) => row);
  const within = (all: readonly number[]) => all.filter((row) => row < TRIED_ROWS);
  const columns = table.columns.map((column) => takeRows(column, rows));
  return { ...table, columns, rowCount: TRIED_ROWS, totalRows: within(table.totalRows), droppedRows: within(table.droppedRows ?? []) };
}

/** How far the figures of groups are from each other, as a share of their mean; null where there are none to compare. */
function spreadOf(steps: readonly Step[], plan: ComputedPlan, context: PlanContext): number | null {
  try {
    const column = runPlan({ ...plan, steps: [...steps] }, runContext(context)).columns.at(-1);
    const values = column?.type === "number" ? [...column.values].filter((value) => !Number.isNaN(value)) : [];
    if (values.length < VALUES.from) return null;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const size = Math.abs(mean);
    if (size === 0) return null;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / size;
  } catch (error) {
    if (error instanceof PlanError) return null;
    throw error;
  }
}

function splitBy(name: string, { scope, last, measure }: { scope: readonly Step[]; last: Step | null; measure: Agg }): Step[] | null {
  if (last?.op === "compare") return [...scope, { ...last, by: [name] }];
  const by = last?.op === "group" ? last.by : [];
  const [first] = by;
  if (first === undefined)
    return [...scope, { op: "group", by: [name], aggs: [measure] }, { op: "sort", by: [{ col: aggName(measure), dir: "desc" }] }];
  if (measure.where !== undefined || measure.col2 !== undefined) return null;
  const value = { fn: measure.fn, ...(measure.col === undefined ? {} : { col: measure.col }) };
  return [...scope, { op: "pivot", rows: [first], columns: name, value }];
}

/** Groups as bars, periods as a line. */
function chartOffer(plan: ComputedPlan, result: PlanResult, { lang }: PlanContext): Offer | null {
  const { steps } = plan;
  const group = steps.findLast((step): step is StepOf<"group"> => step.op === "group");
  const compare = steps.at(-1)?.op === "compare" ? (steps.at(-1) as StepOf<"compare">) : null;
  const [by] = group?.by ?? (compare !== null && compare.a === undefined && compare.by === undefined ? [compare.along] : []);
  const [agg] = group?.aggs ?? [];
  const y = compare === null ? (agg === undefined ? null : aggName(agg)) : "value";
  if (by === undefined || y === null || result.chart !== null || (group?.by.length ?? 1) > 1) return null;
  if (result.rowCount < POINTS.from || result.rowCount > POINTS.to) return null;
  const x = byName(by);
  const column = result.columns.find(({ name }) => name === x);
  if (column === undefined || !result.columns.some(({ name, type }) => name === y && type === "number")) return null;
  const type = column.type === "date" ? "line" : "bar";
  return { label: PLAN_WORDS[lang].chart[type], plan: { ...plan, steps: [...steps, { op: "chart", type, x, y: [y] }] } };
}

type Threshold = Extract<Condition, { col: string }> & { readonly value: number };
const MOVED = new Set([">", ">=", "<", "<="]);

/** Further in, to where the widest gap between two figures is. */
function thresholdOffer(plan: ComputedPlan, context: PlanContext): Offer | null {
  const at = plan.steps.findIndex((step) => (step.op === "filter" || step.op === "highlight") && isThreshold(step.where));
  const step = plan.steps[at];
  const table = context.tables.get(plan.from);
  if ((step?.op !== "filter" && step?.op !== "highlight") || table === undefined) return null;
  const where = step.where as Threshold;
  const column = table.columns.find(({ name }) => name === where.col);
  const value = column?.type === "number" ? nextGap(column.values, where, rowsApart(table)) : null;
  if (value === null) return null;
  const moved = { ...where, value };
  // The same condition may stand twice: marked, and counted of what is marked.
  const steps = plan.steps.map((one) =>
    (one.op === "filter" || one.op === "highlight") && JSON.stringify(one.where) === JSON.stringify(where) ? { ...one, where: moved } : one,
  );
  const label = conditionText({ ...plan, steps }, moved, "", context);
  return { label: textOf(fill(SAY_WORDS[context.lang].threshold, { where: textOf(label) })), plan: { ...plan, steps } };
}

const isThreshold = (where: Condition): where is Threshold => "col" in where && MOVED.has(where.is) && typeof where.value === "number";

/** Of a long table every so many rows are looked at: a number between any two figures leaves the one further in. */
function nextGap(values: Float64Array, { is, value }: Threshold, apart: ReadonlySet<number>): number | null {
  const isUp = is.startsWith(">");
  const every = Math.max(1, Math.ceil(values.length / TRIED_ROWS));
  const edges = new Float64Array(Math.ceil(values.length / every) + 1).fill(value);
  let count = 1;
  for (let row = 0; row < values.length; row += every) {
    const one = values[row] ?? Number.NaN;
    // An empty cell is neither.
    if (!(isUp ? one >= value : one <= value) || apart.has(row)) continue;
    edges[count] = one;
    count += 1;
  }
  // Sorted as numbers without boxing them; equal neighbours make no gap.
  const sorted = edges.subarray(0, count).sort();
  let best: { low: number; high: number } | null = null;
  for (let n = 1; n < count; n += 1) {
    const [low = 0, high = 0] = [sorted[n - 1], sorted[n]];
    // The gap right beside the threshold leaves the same rows.
    const isFirst = isUp ? low === value : high === value;
    if (!isFirst && high > low && (best === null || high - low > best.high - best.low)) best = { low, high };
  }
  return best === null ? null : roundest(best);
}

const STEPS = [5, 2, 1];

/** The number between two with the fewest digits. */
function roundest({ low, high }: { low: number; high: number }): number {
  for (let power = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high)))); power >= -6; power -= 1) {
    for (const digit of STEPS) {
      const size = Number(`${digit}e${power}`);
      const found = Number((Math.ceil(low / size) * size).toPrecision(12));
      if (found > low && found < high) return found;
    }
  }
  return (low + high) / 2;
}
