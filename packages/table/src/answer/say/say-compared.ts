import { aggName, byName } from "../../plan/made-names.ts";
import type { ComputedPlan, StepOf } from "../../plan/plan-schema.ts";
import type { SayPart } from "../answer-schema.ts";
import { columnLabels, findColumn } from "../column-labels.ts";
import { joinWith } from "../fill.ts";
import { lower } from "./sentence-case.ts";
import type { Parts, Shape, Teller } from "./teller.ts";

const ASSUMED = {
  less: /少|降|跌|减|低|less|fewer|decrease|drop|lower|fall|fell/iu,
  more: /多|涨|增|升|高|more|increase|grow|grew|higher|rise|rose/iu,
};

/** Which way the question takes it to have gone; null where it does not say. */
function assumedWay(ask: string | undefined): "less" | "more" | null {
  const said = (ask ?? "").replace(/多少|还是/gu, " ");
  const [less, more] = [ASSUMED.less.test(said), ASSUMED.more.test(said)];
  return less === more ? null : less ? "less" : "more";
}

/** One thing beside another, or each period beside the one before it. */
export const compared: Shape = (teller) => {
  const step = teller.steps.findLast((one): one is StepOf<"compare"> => one.op === "compare");
  const names = step?.a === undefined ? ["value", "previous", "diff", "pct"] : ["a", "b", "diff", "pct"];
  const [first, second, diff, pct] = names.map((name) => teller.col(name));
  if (step === undefined || first == null || second == null || diff == null || pct == null) return null;
  if (teller.steps.at(-1) !== step) return null;
  const { words, computed } = teller;
  const named = teller.label(step.a === undefined ? "value" : measureName(teller, step));
  const isRows = step.value.fn === "count" && step.value.col === undefined;
  const measure = teller.of(isRows ? teller.noun : lower(teller, named));
  const scope = teller.scope();
  if (step.a === undefined) return comparedWithBefore(teller, step, { first, diff, pct, measure, scope });
  const [a, b] = [teller.label("a"), teller.label("b")];
  if (computed.rows.length === 1 && (step.by ?? []).length === 0) {
    const change = teller.value(0, diff);
    if (typeof change !== "number") {
      const missing = teller.value(0, second) === null ? b : a;
      return teller.say(words.noBase, { scope, measure: named, missing });
    }
    const slots = { scope, a, b, measure, va: teller.figure(0, first), vb: teller.figure(0, second) };
    if (change === 0) return teller.say(words.same2, slots);
    const way = assumedWay(computed.ask);
    const assumed = way === "less" && change > 0 ? words.notLess : way === "more" && change < 0 ? words.notMore : "";
    const share = teller.value(0, pct) === null ? [] : teller.change(0, pct);
    return teller.say(change > 0 ? words.more2 : words.less2, { ...slots, assumed, diff: teller.size(0, diff), pct: share });
  }
  const changes = computed.rows.flatMap((row, n) => (typeof row[diff] === "number" ? [{ n, change: row[diff] as number }] : []));
  const up = changes.reduce<(typeof changes)[number] | null>((best, one) => (one.change > (best?.change ?? 0) ? one : best), null);
  const down = changes.reduce<(typeof changes)[number] | null>((best, one) => (one.change < (best?.change ?? 0) ? one : best), null);
  const told = (
    [
      [words.mostUp, up],
      [words.mostDown, down],
    ] as const
  ).flatMap(([template, one]) =>
    one === null
      ? []
      : [teller.say(template, { name: teller.key(one.n, step.by ?? []), diff: teller.size(one.n, diff), pct: teller.change(one.n, pct) })],
  );
  if (told.length === 0) return null;
  return teller.say(words.compared, { scope, a, b, measure: named, changes: joinWith<SayPart>(told, words.and[0]) });
};

/** What is compared, by its label. */
export function measureName(teller: Teller, { value }: StepOf<"compare">): string {
  const plan: ComputedPlan = { ...teller.computed.plan, steps: [{ op: "group", by: [], aggs: [value] }] };
  return columnLabels(plan, teller.context)(aggName(value));
}

type ComparedColumns = { first: number; diff: number; pct: number; measure: string; scope: Parts };

/** The newest period beside the one before it. */
function comparedWithBefore(teller: Teller, step: StepOf<"compare">, { first, diff, pct, measure, scope }: ComparedColumns): Parts | null {
  if ((step.by ?? []).length > 0) return null;
  const along = teller.col(byName(step.along));
  const last = teller.computed.rows.findLastIndex((row) => along !== null && row[along] !== null);
  if (along === null || last === -1 || teller.computed.total > teller.computed.rows.length) return null;
  const { words } = teller;
  const change = teller.value(last, diff);
  const slots = { scope, name: teller.named(last, along), measure, value: teller.figure(last, first) };
  if (typeof change !== "number") return teller.say(words.onlyValue, slots);
  const before = beforeWord(teller, step);
  if (change === 0) return teller.say(words.previousSame, { ...slots, before });
  const template = change > 0 ? words.previousMore : words.previousLess;
  const share = teller.value(last, pct) === null ? [] : teller.change(last, pct);
  return teller.say(template, { ...slots, before, diff: teller.size(last, diff), pct: share });
}

function beforeWord({ words, computed, context }: Teller, { along, against }: StepOf<"compare">): string {
  if (against === "lastYear") return words.yearBefore;
  if (typeof along === "object" && "grain" in along) return words.before[along.grain];
  const column = findColumn(computed.plan, typeof along === "string" ? along : along.col, context);
  return column?.type === "date" ? words.before[column.grain] : words.oneBefore;
}
