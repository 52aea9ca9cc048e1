import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, By, Step } from "../plan/plan-schema.ts";
import { isRate } from "./measures.ts";
import { askBack, type Question } from "./question.ts";
import type { Token } from "./token.ts";

const RUNNING = /^(?:累计|逐月累计|cumulative|cumulatively|running|running total|running total of)$/u;

/** In English they say nothing else; 每个月累计 may be the sum of each month as well. */
const SURE = /^(?:逐月|c|r)/u;

/** 按月累计: what has come together up to each month. */
export function runningBy(said: Question, by: readonly By[]): boolean {
  const word = said.tokens.find(({ entry, text }) => entry.is === "agg" && RUNNING.test(text));
  const periods = by.filter((one) => typeof one === "object" && "grain" in one);
  if (word === undefined || (periods.length === 0 && !SURE.test(word.text))) return false;
  const isSaid = SURE.test(word.text) || said.tokens.some(({ entry, text }) => entry.is === "each" && /^按照?$|^by$/u.test(text));
  if (by.length !== 1 || periods.length !== 1 || !isSaid) askBack();
  return true;
}

export function runningSteps(by: readonly By[], measure: Agg): Step[] {
  if (measure.fn !== "sum" && measure.fn !== "count") askBack();
  const [period = askBack()] = by;
  const [name, at] = [aggName(measure), byName(period)];
  return [
    { op: "group", by: [period], aggs: [measure] },
    { op: "sort", by: [{ col: at, dir: "asc" }] },
    { op: "window", fn: "running", col: name, as: "running" },
  ];
}

/** 平均每个月卖多少: the mean of what the months came to, and no mean of rows. */
export function isMeanOver(said: Question, by: By, { col }: Agg): boolean {
  if (typeof by !== "object" || !("grain" in by) || col === undefined || isRate(said, col)) return false;
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const isAverage = (token: Token | undefined): boolean => token?.entry.is === "agg" && token.entry.fn === "avg";
  return tokens.some((token, n) => {
    if (token.entry.is !== "grain" || tokens[n - 1]?.entry.is !== "each") return false;
    return isAverage(tokens[n - 2]) || (/^(?:per|each|every)$/u.test(tokens[n - 1]?.text ?? "") && tokens.some(isAverage));
  });
}

export function meanOverPeriods(by: readonly By[], measure: Agg): Step[] {
  const name = aggName(measure);
  return [
    { op: "group", by: [...by], aggs: [measure] },
    { op: "group", by: [], aggs: [{ fn: "avg", col: name, as: `${name}·avg` }] },
  ];
}
