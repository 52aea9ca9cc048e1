import { type PlannedQuestion, planQuestion } from "../ask/index.ts";
import { type Column, isEmptyAt, lengthOf, rowsApart, type SheetTable } from "../columns/index.ts";
import { aggName } from "../plan/made-names.ts";
import type { Agg, ComputedPlan, Step } from "../plan/plan-schema.ts";
import { PLAN_LIMITS } from "../plan/plan-terms.ts";
import { nearNames } from "../repair/match-name.ts";
import { foldText } from "../run/fold-text.ts";
import { PlanError, runPlan } from "../run/index.ts";
import type { Offer } from "./answer-schema.ts";
import { textOf } from "./fill.ts";
import { planText } from "./plan-text.ts";
import { PLAN_WORDS } from "./plan-words.ts";
import type { QuestionContext } from "./question-context.ts";
import { runContext } from "./run-context.ts";

type AskedBack = Extract<PlannedQuestion, { kind: "ask" }>;

/** Values of a column with more different ones are not searched for near words. */
const NEAR_VALUES_MAX = 500;
const NEAR_MAX = 2;
const FIGURES_MAX = 3;
/** Words and columns of a question other readings are tried for: each reading is planned anew, and one with more of them is not near any. */
const TRIED_MAX = 6;

/** How far a word may be from what it is taken for, as a share of its letters. */
const NEAR_DISTANCE_MAX = 0.6;

/** A plan as something to press: its label is the plan in words. */
export function offerOf(plan: ComputedPlan, context: QuestionContext): Offer {
  const text = planText(plan, context).map(textOf).join(PLAN_WORDS[context.lang].steps);
  return { label: text, plan };
}

/** What may have been meant by a question that is asked back: near names for words that are not known, and the columns in question. */
export function clarifyOffers(ask: string, { unread, cols }: AskedBack, about: QuestionContext): Offer[] {
  const readings = [
    ...takeFirst(unread).flatMap((word) => nearWords(word, about.table).map((near) => ask.replace(word, near))),
    ...takeFirst(cols).flatMap((col) => [`${ask} ${col}`, `${col} ${ask}`]),
    ...(unread.length > 0 ? [unread.reduce((rest, word) => rest.replace(word, " "), ask)] : []),
  ];
  const offers = offersOf(readings, about);
  return offers.length > 0 ? offers : uniqueOffers(usualPlans(ask, about), about);
}

const takeFirst = (words: readonly string[]): string[] => [...new Set(words)].slice(0, TRIED_MAX);

/** Each figure of the table, by the column the question names or the first that makes groups. */
function usualPlans(ask: string, { table }: QuestionContext): ComputedPlan[] {
  const folded = foldText(ask);
  const grouping = table.columns.filter((column) => isGrouping(column, table));
  const group = grouping.find(({ name }) => folded.includes(foldText(name))) ?? grouping[0];
  const numbers = table.columns.filter(({ type }) => type === "number").slice(0, FIGURES_MAX);
  if (group === undefined) return [];
  const aggs: Agg[] = [
    ...numbers.map((column): Agg => {
      const fn = column.type === "number" && column.unit === "%" ? "avg" : "sum";
      return { fn, col: column.name, as: `${column.name}·${fn}` };
    }),
    { fn: "count", as: "count" },
  ];
  return aggs.map((agg) => ({
    v: 1,
    from: table.id,
    steps: [
      { op: "group", by: [group.name], aggs: [agg] },
      { op: "sort", by: [{ col: aggName(agg), dir: "desc" }] },
    ],
  }));
}

function nearWords(word: string, { columns }: SheetTable): string[] {
  const values = columns.flatMap((column) =>
    column.type === "text" && column.words.length <= NEAR_VALUES_MAX ? column.words.filter((one) => one !== "") : [],
  );
  return nearNames(word, [...new Set([...columns.map(({ name }) => name), ...values])], NEAR_MAX, NEAR_DISTANCE_MAX);
}

function offersOf(readings: readonly string[], about: QuestionContext): Offer[] {
  const plans = readings.flatMap((reading) => {
    const planned = planQuestion(reading, about);
    return planned.kind === "plan" ? [planned.plan] : [];
  });
  return uniqueOffers(plans, about);
}

function uniqueOffers(plans: readonly ComputedPlan[], about: QuestionContext): Offer[] {
  const offers = new Map<string, Offer>();
  for (const plan of plans) {
    if (!runs(plan, about)) continue;
    const offer = offerOf(plan, about);
    offers.set(JSON.stringify(plan), offer);
    if (offers.size === PLAN_LIMITS.options) break;
  }
  return [...offers.values()];
}

function runs(plan: ComputedPlan, about: QuestionContext): boolean {
  try {
    return runPlan(plan, runContext(about)).rowCount > 0;
  } catch (error) {
    if (error instanceof PlanError) return false;
    throw error;
  }
}

/** Instead of a forecast the course so far, instead of a judgement the figures it would rest on. */
export function refuseOffers(why: "forecast" | "judgement", about: QuestionContext): Offer[] {
  const { table } = about;
  const number = table.columns.find((column) => column.type === "number" && column.unit !== "%");
  if (number === undefined) return [];
  const date = table.columns.find((column) => column.type === "date");
  const text = table.columns.find((column) => isGrouping(column, table));
  const agg = { fn: "sum", col: number.name, as: `${number.name}·sum` } as const;
  const course: Step[][] =
    date === undefined
      ? []
      : [
          [
            { op: "group", by: [{ col: date.name, grain: "month" }], aggs: [agg] },
            { op: "sort", by: [{ col: `${date.name}·month`, dir: "asc" }] },
          ],
          [{ op: "compare", along: { col: date.name, grain: "month" }, value: { fn: "sum", col: number.name } }],
        ];
  const groups: Step[][] =
    text === undefined
      ? []
      : [
          [
            { op: "group", by: [text.name], aggs: [agg] },
            { op: "sort", by: [{ col: agg.as, dir: "desc" }] },
          ],
        ];
  const all = why === "forecast" ? [...course, ...groups] : [...groups, ...course];
  return uniqueOffers(
    all.slice(0, 2).map((steps) => ({ v: 1, from: table.id, steps })),
    about,
  );
}

const GROUPS = { from: 2, to: 12 } as const;

/** A text column of a few different values. */
export function isGrouping(column: Column, table: SheetTable): boolean {
  if (column.type !== "text") return false;
  const left = rowsApart(table);
  const seen = new Set<number>();
  for (let row = 0; row < lengthOf(column) && seen.size <= GROUPS.to; row += 1)
    if (!left.has(row) && !isEmptyAt(column, row)) seen.add(column.codes[row] ?? 0);
  return seen.size >= GROUPS.from && seen.size <= GROUPS.to;
}
