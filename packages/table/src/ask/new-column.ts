import type { Step } from "../plan/plan-schema.ts";
import { askBack, type Question } from "./question.ts";
import { filtered, scopeOf } from "./scope.ts";
import type { Token } from "./token.ts";

type Is = Token["entry"]["is"];

/** What asks for more than a figure of each row. */
const OF_GROUPS: readonly Is[] = ["most", "which", "who", "order", "crosstab", "than", "change", "bins", "first"];

/** 加一列净胜分，我方得分减对方得分; 加一列累计 NG 数: each row with one figure more. */
export function newColumnSteps(said: Question): Step[] | null {
  const words = said.open("newColumn");
  const [made] = said.made;
  const isOfRows = made !== undefined && asksForEachRow(said);
  if (words.length === 0 && !isOfRows) return null;
  // By 检验日期先后, 加一列 …: the order of the rows.
  const orders = said.open("order");
  if (said.says(...OF_GROUPS.filter((is) => is !== "order")) || (orders.length > 0 && made !== undefined)) askBack();
  for (const token of words) token.used = true;
  if (made?.op === "derive") {
    for (const token of said.open("column")) if (token.entry.col === made.as) token.used = true;
    if (said.says("agg", "share", "rank")) askBack();
    return filtered(said, scopeOf(said));
  }
  return runningColumn(said);
}

/** 每户 and for each row, beside a figure of two columns: of every row, and of no groups. */
function asksForEachRow(said: Question): boolean {
  if (said.says("agg", "share", "count", ...OF_GROUPS)) return false;
  const each = said.open("each");
  const [token] = each;
  if (token === undefined || each.length > 1) return false;
  const at = said.tokens.indexOf(token);
  const next = said.tokens.slice(at + 1).find(({ entry }) => entry.is !== "filler");
  const isCounted = /^每.$/u.test(token.text) && next !== undefined && next.entry.is !== "grain" && said.hasNames();
  const isRow =
    next !== undefined &&
    (next.entry.is === "rows" || next.entry.is === "thing" || (next.entry.is === "column" && said.namesRows(next.entry.col)));
  if (!isCounted && !isRow) return false;
  token.used = true;
  if (isRow && next !== undefined) next.used = true;
  return true;
}

/** 加一列累计 NG 数, by the one date. */
function runningColumn(said: Question): Step[] {
  const aggs = said.open("agg");
  const figures = said.open("column").filter(({ entry }) => said.column(entry.col).type === "number");
  const [figure, ...more] = figures;
  const isRunning = aggs.length === 1 && /累计|running|cumulative/u.test(aggs[0]?.text ?? "");
  if (!isRunning || figure === undefined || more.length > 0) askBack();
  const date = said.dateColumn();
  for (const token of [...aggs, figure, ...said.open("order"), ...said.open("each"), ...said.open("sorted")]) token.used = true;
  for (const token of said.open("column")) if (token.entry.col === date) token.used = true;
  const steps = filtered(said, scopeOf(said));
  return [...steps, { op: "sort", by: [{ col: date, dir: "asc" }] }, { op: "window", fn: "running", col: figure.entry.col, as: "running" }];
}
