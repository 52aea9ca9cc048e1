import { aggName, byName } from "../../plan/made-names.ts";
import type { StepOf } from "../../plan/plan-schema.ts";
import type { SayPart } from "../answer-schema.ts";
import { joinWith } from "../fill.ts";
import { PLAN_WORDS } from "../plan-words.ts";
import { measureName } from "./say-compared.ts";
import { lower, lowerLabel } from "./sentence-case.ts";
import type { Shape, Teller } from "./teller.ts";

/** Shares of a whole. */
export const shared: Shape = (teller) => {
  const at = teller.steps.findIndex((step) => step.op === "window" && step.fn === "share");
  const window = teller.steps[at];
  const group = teller.steps.slice(0, Math.max(0, at)).findLast((step) => step.op === "group");
  if (window?.op !== "window" || group === undefined || group.by.length === 0) return null;
  const { words } = teller;
  const [share, value] = [teller.col(window.as), teller.col(window.col)];
  const { rows, total } = teller.computed;
  if (share === null || value === null || total > rows.length) return null;
  const by = group.by.map(byName);
  const agg = group.aggs.find((one) => aggName(one) === window.col);
  // 东门店占全部金额的 76%: of the sum of a column its name is enough.
  const isRows = agg?.fn === "count" && agg.col === undefined;
  const label = isRows
    ? words.unit.shared
    : agg?.fn === "sum" && agg.col !== undefined
      ? teller.label(agg.col)
      : lowerLabel(teller, window.col);
  const scope = teller.scope();
  const told = rows.flatMap((row, n) => (typeof row[share] === "number" ? [{ n, size: row[share] as number }] : []));
  const [first] = told;
  if (first === undefined) return null;
  const [most, least] = extremesOf(told);
  const named = (n: number) => ({ name: teller.key(n, by), share: teller.figure(n, share), value: teller.named(n, value) });
  if (told.length === 1) return teller.say(teller.words.share, { scope, label, ...named(first.n) });
  const { name: name2, share: share2, value: value2 } = named(least.n);
  return teller.say(teller.words.shares, { scope, label, ...named(most.n), name2, share2, value2 });
};

type Sized = { readonly n: number; readonly size: number };

function extremesOf(all: readonly Sized[]): readonly [Sized, Sized] {
  const [first] = all as readonly [Sized, ...Sized[]];
  const most = all.reduce((best, one) => (one.size > best.size ? one : best), first);
  return [most, all.reduce((best, one) => (one.size < best.size ? one : best), first)];
}

/** Groups down and others across. */
export const pivoted: Shape = (teller) => {
  const step = teller.steps.findLast((one) => one.op === "pivot");
  if (step === undefined || teller.steps.at(-1) !== step) return null;
  const { words, computed, label } = teller;
  const by = step.rows.map(byName);
  const measure = measureName(teller, { value: step.value } as StepOf<"compare">);
  const slots = {
    scope: teller.scope(),
    rows: by.map(label).join(words.key),
    columns: acrossName(teller, step),
    measure: step.value.fn === "count" && step.value.col === undefined ? words.unit.number : lower(teller, teller.label(measure)),
  };
  const skipped = step.total ? 1 : 0;
  const cells = computed.rows.flatMap((row, n) =>
    row
      .slice(0, row.length - skipped)
      .flatMap((cell, col) => (col >= by.length && typeof cell === "number" ? [{ n, col, size: cell }] : [])),
  );
  if (cells.length === 0 || computed.total > computed.rows.length) return teller.say(words.pivot, slots);
  const most = cells.reduce((best, one) => (one.size > best.size ? one : best));
  const head: SayPart = { text: computed.columns[most.col]?.name ?? "", cells: [{ row: most.n, col: most.col }] };
  const name = joinWith<SayPart>([teller.key(most.n, by), head], words.key);
  return teller.say(words.pivotMost, { ...slots, name, value: teller.figure(most.n, most.col) });
};

/** What stands across: a column, or the period its dates are put together by. */
function acrossName({ label, context }: Teller, { columns }: StepOf<"pivot">): string {
  if (typeof columns === "string") return label(columns);
  return "grain" in columns ? PLAN_WORDS[context.lang].grain[columns.grain] : label(columns.col);
}

/** Groups with a figure each: those at both ends. */
export const listed: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const group = steps.findLast((step) => step.op === "group");
  if (group === undefined || group.by.length === 0 || steps.some(({ op }) => op === "pivot" || op === "compare")) return null;
  const by = group.by.map(byName);
  const agg = group.aggs.map(aggName).find((name) => computed.columns[teller.col(name) ?? -1]?.type === "number");
  const col = agg === undefined ? null : teller.col(agg);
  const scope = teller.scope();
  const told = computed.rows.flatMap((row, n) => (col !== null && typeof row[col] === "number" ? [{ n, size: row[col] as number }] : []));
  const [first] = told;
  if (agg === undefined || col === null || first === undefined || computed.total > computed.rows.length)
    return teller.say(words.groups, { scope, count: teller.count() });
  const label = lowerLabel(teller, agg);
  const [most, least] = extremesOf(told);
  const figureAt = (n: number) => teller.figure(n, col);
  if (told.length === 1)
    return teller.say(words.onlyValue, { scope, measure: teller.of(label), name: teller.key(first.n, by), value: figureAt(first.n) });
  if (most.size === least.size)
    return teller.say(words.allSame, {
      scope,
      measure: teller.of(label),
      by: by.map(teller.label).join(words.key),
      value: figureAt(first.n),
    });
  // Ties at either end are named together.
  const named = (size: number) => teller.list(told.filter((one) => one.size === size).map(({ n }) => teller.key(n, by)));
  const [high, low] = [teller.extreme({ col: agg, dir: "desc" }), teller.extreme({ col: agg, dir: "asc" })];
  return teller.say(words.extremes, {
    scope,
    label,
    high,
    low,
    name: named(most.size),
    value: figureAt(most.n),
    name2: named(least.size),
    value2: figureAt(least.n),
  });
};
