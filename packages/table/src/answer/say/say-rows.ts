import type { Condition } from "../../plan/plan-schema.ts";
import { runPlan } from "../../run/index.ts";
import type { SayPart } from "../answer-schema.ts";
import { joinWith } from "../fill.ts";
import { runContext } from "../run-context.ts";
import type { Shape } from "./teller.ts";

/** Nothing is left: which condition it was that the last rows did not meet. */
export const nothing: Shape = (teller) => {
  const { computed, words, context } = teller;
  const { plan, result } = computed;
  const mark = plan.steps.find((step) => step.op === "highlight");
  const isUnmarked = result.kind === "marks" && result.marks.every(({ sheetRows }) => sheetRows.length === 0);
  if (isUnmarked && mark !== undefined) return teller.say(words.nothing, { where: teller.condition(mark.where) });
  const at = result.emptiedBy;
  if (at === null) return computed.total === 0 ? teller.say(words.noRows) : null;
  const step = plan.steps[at];
  if (step?.op !== "filter") return teller.say(words.nothing, { where: teller.step(at) });
  const all = "all" in step.where ? step.where.all : [step.where];
  const rowsWith = (conditions: readonly Condition[]): number => {
    const steps = [...plan.steps.slice(0, at), { op: "filter" as const, where: { all: [...conditions] } }];
    return runPlan({ ...plan, steps }, runContext(context)).rowCount;
  };
  const last = all.findIndex((_, n) => rowsWith(all.slice(0, n + 1)) === 0);
  const earlier = plan.steps.slice(0, at).flatMap((one) => (one.op === "filter" ? [teller.condition(one.where)] : []));
  const before = [...earlier, ...all.slice(0, Math.max(0, last)).map((one) => teller.condition(one))];
  const where = teller.condition(all[last] ?? step.where);
  if (before.length === 0) return teller.say(words.nothing, { where });
  return teller.say(words.nothingWithin, { where, before: joinWith<SayPart>(before, words.within[0], words.within[1]) });
};

/** Rows that are marked. */
export const marks: Shape = (teller) => {
  const mark = teller.steps.find((step) => step.op === "highlight");
  if (teller.computed.result.kind !== "marks" || mark === undefined) return null;
  return teller.say(teller.words.marks, { count: teller.count(), where: teller.condition(mark.where) });
};

/** Rows of the sheet: those that fit, all of them in an order, or what is left of them. */
export const rows: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const count = teller.count();
  const last = steps.at(-1);
  if (last === undefined) return teller.say(words.rows, { count });
  const at = computed.plan.steps.indexOf(last);
  if (last.op === "clean") return teller.say(words.cleaned, { step: teller.step(at), count });
  if (last.op === "sort") return teller.say(words.rowsSorted, { scope: teller.scope(), step: teller.step(at), count });
  const where = teller.where();
  if (where !== null && last.op === "filter")
    return teller.say(computed.total === 1 ? words.rowWhere : words.rowsWhere, { where, count, unit: words.unit.rows });
  return teller.say(words.rows, { count });
};
