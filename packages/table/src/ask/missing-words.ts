import type { Aggregate, ComputedPlan, Condition, Step } from "../plan/plan-schema.ts";
import { PEOPLE, PIECES } from "./counting-words.ts";
import { factorsOf } from "./said-units.ts";
import { NOTHING } from "./scope.ts";
import type { Token } from "./token.ts";

type Entry = Token["entry"];

/** What stands in a plan: its steps, and every text and number in them with the key it stands at. */
type Held = {
  readonly steps: readonly Step[];
  readonly texts: ReadonlySet<string>;
  readonly numbers: readonly number[];
  readonly stats: ReadonlySet<string>;
};

const CLOSE = 1e-9;

/** 10 到 15 万: the first number of a range is of the size of the second. */
const SIZES = [1, 1e3, 1e4, 1e6, 1e8];

/** 50 万 of a column that is counted in 万元. */
const SHRUNK = [1e-3, 1e-4, 1e-8];

function heldBy({ steps }: ComputedPlan): Held {
  const texts = new Set<string>();
  const numbers: number[] = [];
  const stats = new Set<string>();
  const walk = (at: unknown, key: string): void => {
    if (typeof at === "number") numbers.push(at);
    // A name a step makes says nothing of what was asked.
    else if (typeof at === "string" && key === "stat") stats.add(at);
    else if (typeof at === "string" && key !== "as") texts.add(at);
    else if (at !== null && typeof at === "object")
      for (const [below, value] of Object.entries(at)) walk(value, Array.isArray(at) ? key : below);
  };
  walk(steps, "");
  return { steps, texts, numbers, stats };
}

const has = ({ steps }: Held, ...ops: readonly Step["op"][]): boolean => steps.some(({ op }) => ops.includes(op));

/** Functions figures are made with. */
const functionsOf = ({ steps }: Held): Aggregate[] =>
  steps.flatMap((step) =>
    step.op === "group" ? step.aggs.map(({ fn }) => fn) : step.op === "pivot" || step.op === "compare" ? [step.value.fn] : [],
  );

const isGrouped = ({ steps }: Held): boolean =>
  steps.some(
    (step) =>
      step.op === "pivot" ||
      step.op === "compare" ||
      (step.op === "group" && step.by.length > 0) ||
      (step.op === "limit" && step.by !== undefined),
  );

/** The highest first, or the lowest: by an order, or as a figure. */
function isFound(held: Held, isHighest: boolean): boolean {
  const dirs = held.steps.flatMap((step) => (step.op === "sort" ? step.by.map(({ dir = "asc" }) => dir) : []));
  return dirs.includes(isHighest ? "desc" : "asc") || functionsOf(held).includes(isHighest ? "max" : "min");
}

/** A figure of a row compared with another of it, or with what all rows come to. */
const isOfColumns = (where: Condition): boolean =>
  "all" in where ? where.all.some(isOfColumns) : "col" in where && typeof where.value === "object" && !Array.isArray(where.value);

/** The first of an order: rows cut off behind it, or the extreme itself. */
const isFirst = (held: Held, isHighest: boolean): boolean =>
  isFound(held, isHighest) && (has(held, "limit") || functionsOf(held).some((fn) => fn === "max" || fn === "min"));

/** Rows that are counted of what was marked are those that were marked. */
function isMarked({ steps }: Held): boolean {
  const [mark] = steps.filter((step) => step.op === "highlight");
  if (mark === undefined) return false;
  const filters = steps.filter((step) => step.op === "filter");
  return !steps.some(({ op }) => op === "group") || filters.some(({ where }) => JSON.stringify(where) === JSON.stringify(mark.where));
}

/** A figure of each row, and all rows as they are. */
const isMadeAlone = (held: Held): boolean => has(held, "derive") && !has(held, "group", "pivot", "compare", "sort", "limit");
const isNewColumn = (held: Held): boolean => isMadeAlone(held) || (has(held, "window") && !has(held, "group", "limit"));

/** 多 and 少 say the way of a comparison, or which of several is looked for. */
function isWay(held: Held, text: string): boolean {
  if (has(held, "compare")) return true;
  if (/^百分之/u.test(text) && held.steps.some((step) => step.op === "derive" && step.as === "share")) return true;
  // 数学比语文高: a condition on two figures of one row, or on the average.
  const way = /^[多高大]出?$|^[重贵长久远]$/u.test(text) ? ">" : /^[少低]出?$|^[轻短近矮]$|^便宜$/u.test(text) ? "<" : null;
  if (
    way !== null &&
    held.steps.some((step) => step.op === "filter" && isOfColumns(step.where)) &&
    (held.texts.has(way) || held.texts.has(`${way}=`))
  )
    return true;
  if (/^百分之/u.test(text)) return has(held, "window");
  if (/^[多高]$/u.test(text)) return isFirst(held, true);
  return /^[少低]$/u.test(text) && isFirst(held, false);
}

const SUM_NOUN = /额$|总价$|钱$|营收$|收入$|费用$|amounts?$|^revenue$|^money$/u;
const isOnlyCounted = (held: Held): boolean => {
  const functions = functionsOf(held);
  return functions.length > 0 && functions.every((fn) => fn === "count" || fn === "countDistinct");
};

const WEEKEND = JSON.stringify({ col: "weekday", is: ">=", value: 6 }).slice(1, -1);

/** The average for each shift, where each row is one, is the average. */
const isOfOneRow = (noun: Token | undefined): boolean =>
  noun?.entry.is === "rows" || (noun?.entry.is === "about" && noun.entry.cols.length === 0);

/** `hasOrder`: the question says from which end; `isRanked`: that, or that there is a first. */
type Said = { readonly text: string; readonly hasOrder: boolean; readonly isRanked: boolean; readonly isLowest: boolean };

/** Whether a piece of a question stands in the plan. Pieces that are not here say nothing that has to. */
const STANDS: { readonly [Is in Entry["is"]]?: (entry: Extract<Entry, { is: Is }>, held: Held, said: Said) => boolean } = {
  number: ({ value, unit }, { numbers }) =>
    numbers.some((one) =>
      [...SIZES, ...SHRUNK, ...factorsOf(unit)].some((size) => Math.abs(one - value * size) <= CLOSE * Math.max(1, Math.abs(one))),
    ),
  value: ({ value }, { texts }) => texts.has(value),
  period: ({ period }, { texts }) => texts.has(period),
  relative: (_, held) => [...held.texts].some((text) => /^\d{4}(?:-|$)/.test(text)) || has(held, "compare"),
  column: ({ col }, held) =>
    held.texts.has(col) || (isMadeAlone(held) && held.steps.some((step) => step.op === "derive" && step.as === col)),
  // 一共多少人 is a count.
  agg: ({ fn }, held) =>
    held.stats.has(fn) ||
    (fn === "sum" && held.steps.some((step) => step.op === "window" && step.fn === "running")) ||
    functionsOf(held).some((one) => one === fn || (fn === "sum" && (one === "count" || one === "countDistinct"))),
  // 卖了多少件: of rows that say how many pieces they are, their sum.
  count: (_, held, { text }) =>
    functionsOf(held).some((fn) => fn === "count" || fn === "countDistinct" || (fn === "sum" && (PIECES.test(text) || PEOPLE.test(text)))),
  share: (_, held, { text }) =>
    held.steps.some((step) => step.op === "derive" && step.as === "share") ||
    (/^百分之|percent|%/u.test(text) && has(held, "compare")) ||
    (isGrouped(held) && held.steps.some((step) => step.op === "window" && step.fn === "share")),
  // 合计金额 beside a count is a figure of its own.
  class: (_, held, { text }) =>
    !SUM_NOUN.test(text) ||
    !isOnlyCounted(held) ||
    has(held, "sort", "highlight") ||
    held.numbers.length > 0 ||
    held.steps.some(({ op }) => op === "filter"),
  // Top 3, lowest first: top says only that there is an order.
  // A figure that is asked for is no list of rows; of what is marked none is.
  howMuch: (_, held) => functionsOf(held).length > 0 || has(held, "limit", "sort", "highlight", "select") || isMadeAlone(held),
  howMuchOf: (_, held) => (functionsOf(held).length > 0 && !isOnlyCounted(held)) || has(held, "limit", "sort"),
  crosstab: (_, held) => has(held, "pivot"),
  lacks: (_, { texts, numbers }) => texts.has("empty") || (texts.has("=") && numbers.includes(0)),
  inclusive: (_, { texts }) => texts.has(">=") || texts.has("<=") || texts.has("between"),
  like: ({ as, pieces }, { texts }) => texts.has(as) && pieces.every((piece) => texts.has(piece)),
  once: (_, held) => functionsOf(held).includes("countDistinct"),
  when: (_, held) => functionsOf(held).some((fn) => fn === "max" || fn === "min"),
  weekday: ({ day }, { steps }) => JSON.stringify(steps).includes(JSON.stringify({ col: "weekday", is: "=", value: day })),
  beside: ({ as }, { texts }) => texts.has(as),
  math: ({ fn }, { texts }) => texts.has(fn),
  corr: (_, held) => functionsOf(held).includes("corr"),
  // 单条运费 alone is no sum of all of them.
  oneRow: (_, held, { text }) => !text.startsWith("单") || functionsOf(held).every((fn) => fn !== "sum"),
  rank: (_, held) => held.steps.some((step) => step.op === "window" && step.fn === "rank"),
  most: ({ isUp }, held, { text, hasOrder }) => isFirst(held, text === "top" && hasOrder ? isFound(held, true) : isUp),
  first: (_, held, { hasOrder, isLowest }) => has(held, "limit") && (hasOrder ? has(held, "sort") : isFound(held, !isLowest)),
  // Which end comes first has to be said.
  sorted: (_, held, { isRanked }) => isRanked && has(held, "sort"),
  side: (_, held) => has(held, "pivot"),
  order: ({ isUp }, held) => isFound(held, !isUp),
  // 按面试分从高到低 sorts rows.
  newColumn: (_, held) => isNewColumn(held),
  each: (_, held, { isRanked }) =>
    isGrouped(held) ||
    isNewColumn(held) ||
    isMadeAlone(held) ||
    functionsOf(held).includes("countDistinct") ||
    (isRanked && has(held, "sort") && !has(held, "group")),
  which: (_, held) => isGrouped(held) || !has(held, "group"),
  who: (_, held) => isGrouped(held) || !has(held, "group"),
  apart: (_, held) => has(held, "compare") || isGrouped(held) || functionsOf(held).length !== 1,
  grain: ({ grain }, { texts }) => texts.has(grain),
  compare: ({ as }, { texts }) => texts.has(as),
  after: ({ as }, { texts }) => texts.has(as) || (as === "<" && texts.has("<=")),
  empty: (_, { texts }) => texts.has("empty"),
  missing: ({ isFilled }, { texts }) => texts.has(isFilled ? "notEmpty" : "empty"),
  filled: (_, { texts }) => texts.has("notEmpty"),
  // 没有备注的: nothing is in it.
  not: (_, { texts, numbers }, { text }) =>
    texts.has("notIn") || texts.has("!=") || (NOTHING.test(text) && (texts.has("empty") || (texts.has("=") && numbers.includes(0)))),
  others: (_, { texts }) => texts.has("notIn") || texts.has("!="),
  than: (_, held) => has(held, "compare") || held.steps.some((step) => step.op === "filter" && isOfColumns(step.where)),
  change: (_, held) => has(held, "compare"),
  changeWord: (_, held, { text }) => isWay(held, text),
  mark: (_, held) => isMarked(held),
  dedupe: (_, held) => has(held, "clean") || functionsOf(held).includes("countDistinct"),
  chart: (_, held) => has(held, "chart"),
  weekend: (_, { steps }) => steps.some((step) => step.op === "filter" && JSON.stringify(step.where).includes(WEEKEND)),
  bins: (_, { steps }) => steps.some((step) => step.op === "group" && step.by.some((by) => typeof by === "object" && "bin" in by)),
  split: (_, held) => isGrouped(held),
};

/**
 * Pieces of a question that were read and do not stand in the plan. The planner marks what it uses as it goes; here what came of it is
 * looked through, whatever was marked, so that no way of making a plan can lose a word.
 */
export function missingWords(plan: ComputedPlan, tokens: readonly Token[], mayMiss: (token: Token) => boolean): string[] {
  const held = heldBy(plan);
  const hasOrder = tokens.some(({ entry }) => entry.is === "order");
  const isRanked = hasOrder || tokens.some(({ entry, text }) => entry.is === "first" || text === "top");
  const isLowest = tokens.some(({ entry }) => entry.is === "most" && !entry.isUp);
  return tokens.flatMap((token, n) => {
    const isOfRow =
      isOfOneRow(tokens[n + 1]) || (tokens[n + 1] !== undefined && mayMiss(tokens[n + 1] as Token)) || /^每.$/u.test(token.text);
    if (token.entry.is === "each" && isOfRow && functionsOf(held).includes("avg")) return [];
    const stands = STANDS[token.entry.is] as ((entry: Entry, held: Held, said: Said) => boolean) | undefined;
    return stands === undefined || stands(token.entry, held, { text: token.text, hasOrder, isRanked, isLowest }) || mayMiss(token)
      ? []
      : [token.text];
  });
}
