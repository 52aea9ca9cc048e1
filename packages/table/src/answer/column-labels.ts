import type { Column, SheetTable } from "../columns/index.ts";
import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, By, ComputedPlan, Plan } from "../plan/plan-schema.ts";
import { freeName } from "../run/frame.ts";
import type { PlanResult } from "../run/index.ts";
import { fill, textOf } from "./fill.ts";
import { formatPeriod, type Lang } from "./format-cell.ts";
import { functionWord, PLAN_WORDS } from "./plan-words.ts";

/** What plans are about and said in. */
export type PlanContext = {
  /** The tables of the file, by their id. */
  readonly tables: ReadonlyMap<string, SheetTable>;
  /** Results of earlier answers, by "#1". */
  readonly results?: ReadonlyMap<string, PlanResult> | undefined;
  readonly lang: Lang;
};

/** The columns a plan begins with. */
export const sourceColumns = ({ from }: ComputedPlan, { tables, results }: PlanContext): readonly Column[] =>
  results?.get(from)?.columns ?? tables.get(from)?.columns ?? [];

/** A column of any table a plan may be about; the one it begins with first. */
export function findColumn(plan: ComputedPlan, name: string, context: PlanContext): Column | undefined {
  const all = [sourceColumns(plan, context), ...[...context.tables.values()].map(({ columns }) => columns)];
  return all.flatMap((columns) => columns.filter((column) => column.name === name))[0];
}

/** How the columns a plan makes are called where it does not name them itself: 金额·sum is 金额合计. */
export function columnLabels(plan: Plan, context: PlanContext): (name: string) => string {
  const labels = new Map<string, string>();
  if (!("steps" in plan)) return (name) => name;
  const words = PLAN_WORDS[context.lang];
  // Columns of a pivot across periods are called by them.
  const hasPeriods = plan.steps.some(({ op, ...step }) => op === "pivot" && typeof Reflect.get(step, "columns") === "object");
  const labelOf = (name: string): string => labels.get(name) ?? (hasPeriods ? (formatPeriod(name, context.lang) ?? name) : name);
  const say = (template: string, slots: Record<string, string>): string => textOf(fill(template, slots));
  const measureOf = ({ fn, col, col2 }: Omit<Agg, "where" | "as">): string => {
    const fnText = functionWord(fn, words);
    if (col === undefined) return fn === "count" ? words.made.count : fnText;
    if (col2 !== undefined) return say(words.relation, { fn: fnText, col: labelOf(col), col2: labelOf(col2) });
    return say(fn === "count" ? words.filled : words.measure, { fn: fnText, col: labelOf(col) });
  };
  const taken = (): string[] => [...labels.values(), ...sourceColumns(plan, context).map(({ name }) => name)];
  const name = (made: string, label: string): void => void labels.set(made, freeName(label, taken()));
  const nameBy = (by: By): void => {
    if (typeof by === "string" || by.as !== undefined || "bin" in by) return;
    const source = findColumn(plan, by.col, context);
    const isSame = source?.type === "date" && source.grain === by.grain;
    labels.set(byName(by), isSame ? labelOf(by.col) : say(words.grainColumn, { col: labelOf(by.col), grain: words.grain[by.grain] }));
  };
  const nameAgg = (agg: Agg): void => {
    const isOwn = agg.as === undefined || agg.as === `${agg.col}·${agg.fn}` || (agg.as === agg.fn && agg.fn.startsWith("count"));
    if (isOwn) name(aggName(agg), measureOf(agg));
  };
  for (const step of plan.steps) {
    if (step.op === "group") {
      for (const by of step.by) nameBy(by);
      for (const agg of step.aggs) nameAgg(agg);
    } else if (step.op === "pivot") for (const by of step.rows) nameBy(by);
    else if (step.op === "window" && (step.as === "share" || step.as === "rank")) name(step.as, words.made[step.as]);
    else if (step.op === "derive" && step.as === "weekday") name(step.as, words.made.weekday);
    else if (step.op === "compare") {
      nameBy(step.along);
      const text = (value: unknown): string => formatPeriod(String(value), context.lang) ?? String(value);
      if (step.a !== undefined && step.b !== undefined) {
        labels.set("a", text(step.a));
        labels.set("b", text(step.b));
      } else {
        labels.set("value", measureOf(step.value));
        labels.set("previous", step.against === "lastYear" ? words.made.lastYear : words.made.previous);
      }
      labels.set("diff", words.made.diff);
      labels.set("pct", words.made.pct);
    }
  }
  return labelOf;
}
