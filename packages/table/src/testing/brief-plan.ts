import { buildLexicon, type PlannedQuestion, planQuestion } from "../ask/index.ts";
import type { SheetTable } from "../columns/index.ts";
import type { Step } from "../plan/index.ts";
import { GRAMMAR_TABLES } from "./grammar-tables.ts";

export function planned(id: string, ask: string): PlannedQuestion {
  const table = GRAMMAR_TABLES.get(id);
  if (table === undefined) throw new Error(id);
  return planQuestion(ask, { table, lexicon: buildLexicon(table) });
}

const shownValue = (value: unknown): string =>
  typeof value !== "object" || value === null || Array.isArray(value)
    ? String(value)
    : "stat" in value
      ? String(value.stat)
      : "col" in value
        ? String(value.col)
        : JSON.stringify(value);
const nameOf = (by: unknown): string =>
  typeof by === "object" && by !== null && "col" in by && "grain" in by ? `${by.col}/${by.grain}` : String(by);
const aggOf = ({ fn, col }: { fn: string; col?: string | undefined }): string => (col === undefined ? fn : `${fn} ${col}`);

/** A plan in a few signs. */
function briefly(step: Step): string {
  if (step.op === "filter" || step.op === "highlight") {
    const all = "all" in step.where ? step.where.all : [step.where];
    const said = all.map((one) =>
      "col" in one
        ? `${one.col} ${one.is}${one.value === undefined ? "" : ` ${shownValue(one.value)}`}`
        : `any of ${"any" in one ? one.any.length : 0}`,
    );
    return `${step.op} ${said.join(" & ")}`;
  }
  if (step.op === "group") return `group ${[...step.by.map(nameOf), ...step.aggs.map(aggOf)].join(", ")}`;
  if (step.op === "sort") return `sort ${step.by.map(({ col, dir }) => `${col} ${dir}`).join()}`;
  if (step.op === "limit") return `limit ${step.n}`;
  if (step.op === "pivot") return `pivot ${step.rows.map(nameOf).join()} × ${nameOf(step.columns)}: ${aggOf(step.value)}`;
  if (step.op === "compare") return `compare ${nameOf(step.along)} ${step.a} ${step.b}: ${aggOf(step.value)}`;
  if (step.op === "derive") return `derive ${step.as}`;
  if (step.op === "window") return `window ${step.fn}`;
  return step.op;
}

export const briefPlan = (id: string, ask: string): string => inBrief(planned(id, ask));

/** What a question about any table becomes, in a few signs. */
export const briefPlanOf = (table: SheetTable, ask: string): string => inBrief(planQuestion(ask, { table, lexicon: buildLexicon(table) }));

const inBrief = (result: PlannedQuestion): string => {
  return result.kind === "plan" ? result.plan.steps.map(briefly).join(" → ") : JSON.stringify(result);
};
