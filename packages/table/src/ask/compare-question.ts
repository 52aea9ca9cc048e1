import type { By, Scalar, Step } from "../plan/plan-schema.ts";
import { eachColumns } from "./groups.ts";
import { oneMeasure } from "./measures.ts";
import { askBack, type Question } from "./question.ts";
import { filtered, scopeOf } from "./scope.ts";
import type { Token } from "./token.ts";

/** A than B, and each period with the one before. */
export function compareSteps(said: Question): Step[] | null {
  if (said.take("change") !== null) {
    const grain = said.take("grain") ?? { grain: "month" as const };
    for (const one of said.open("grain")) if (one.entry.grain === grain.grain) one.used = true;
    for (const one of said.open("each")) one.used = true;
    // 增长百分之几 is the change itself.
    for (const one of said.open("share")) if (/^百分之|percent|%/u.test(one.text) && said.says("changeWord")) one.used = true;
    for (const one of said.open("changeWord")) one.used = true;
    const along: By = { col: said.dateColumn(), grain: grain.grain };
    const scope = filtered(said, scopeOf(said));
    return [...scope, { op: "compare", along, value: oneMeasure(said) }];
  }
  // 数学比语文高: of figures of each row it is a condition.
  if (isOfFigures(said)) return null;
  const at = said.tokens.findIndex(({ entry, used }) => !used && entry.is === "than");
  const two = sideBySide(said, at);
  if (two !== null) return two;
  if (at === -1) return null;
  // Category vs reason as a pivot.
  if (said.says("crosstab") && [at - 1, at + 1].every((n) => said.tokens[n]?.entry.is === "column")) return null;
  const before = said.tokens.slice(0, at).findLast(({ entry }) => entry.is === "period" || entry.is === "value");
  const after = said.tokens.slice(at + 1).find(({ entry }) => entry.is === "period" || entry.is === "value");
  if (before === undefined || after === undefined) askBack();
  for (const token of [before, after, said.tokens[at]]) if (token !== undefined) token.used = true;
  for (const one of said.open("changeWord")) one.used = true;
  const [a, b] = [before.entry, after.entry];
  // 按抄表日期 11 月比 10 月: which days the periods are of.
  const isOfPeriods = (one: By): boolean => a.is === "period" && typeof one === "object" && one.col === said.dateColumn();
  const by = eachColumns(said).flatMap((one) => (typeof one === "string" ? [one] : isOfPeriods(one) ? [] : askBack()));
  if (a.is === "period" && b.is === "period") {
    const grain = grainOf(a.period);
    if (grainOf(b.period) !== grain) askBack();
    said.sayPeriods({ entry: a, text: before.text }, { entry: b, text: after.text });
    return beside(said, { col: said.dateColumn(), grain }, a.period, b.period, by);
  }
  if (a.is === "value" && b.is === "value" && a.col === b.col) return beside(said, a.col, a.value, b.value, by);
  askBack();
}

const SIDE_BY_SIDE = /^(?:比一比|比一下|对比|比较|相?差了?多少|差距|相差|difference|difference between|compare|compared)$/u;

/** 对比一下小陈和阿梅的金额, 图文跟视频比一比: two values set side by side. */
function sideBySide(said: Question, at: number): Step[] | null {
  const words = said.tokens.filter(
    ({ entry, used, text }) =>
      !used && (entry.is === "apart" || entry.is === "than" || entry.is === "changeWord") && SIDE_BY_SIDE.test(text),
  );
  const months = said.open("period");
  if (words.length === 1 && months.length === 2 && said.open("value").length === 0) return sideBySidePeriods(said, words);
  const values = said.open("value");
  const [a, b, ...more] = values;
  if (words.length !== 1 || a === undefined || b === undefined || more.length > 0 || a.entry.col !== b.entry.col) return null;
  if (said.says("each", "crosstab", "chart", "not", "most") || (at !== -1 && said.tokens[at] !== words[0])) return null;
  for (const token of [...words, a, b, ...said.open("and"), ...said.open("changeWord")]) token.used = true;
  return beside(said, a.entry.col, a.entry.value, b.entry.value, []);
}

/** 3 月和 4 月的金额差多少. */
function sideBySidePeriods(said: Question, words: readonly Token[]): Step[] | null {
  const [a, b] = said.open("period");
  if (a === undefined || b === undefined || said.says("each", "crosstab", "chart", "not", "most", "to", "between")) return null;
  const grain = grainOf(a.entry.period);
  if (grain !== grainOf(b.entry.period) || a.entry.period.split("-").length > 2) return null;
  for (const token of [...words, a, b, ...said.open("and"), ...said.open("changeWord")]) token.used = true;
  said.sayPeriods(a, b);
  return beside(said, { col: said.dateColumn(), grain }, a.entry.period, b.entry.period, []);
}

const grainOf = (period: string): "quarter" | "month" | "year" =>
  period.includes("Q") ? "quarter" : period.includes("-") ? "month" : "year";

function isOfFigures(said: Question): boolean {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const at = tokens.findIndex(({ entry, used }) => !used && entry.is === "than");
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (at < 1 || before?.entry.is !== "column" || said.column(before.entry.col).type !== "number") return false;
  return after?.entry.is === "agg" || (after?.entry.is === "column" && said.column(after.entry.col).type === "number");
}

export function beside(said: Question, along: By, a: Scalar, b: Scalar, by: readonly string[]): Step[] {
  const scope = filtered(said, scopeOf(said));
  return [...scope, { op: "compare", along, a, b, ...(by.length === 0 ? {} : { by: [...by] }), value: oneMeasure(said) }];
}
