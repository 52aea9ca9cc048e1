import type { Step } from "../plan/plan-schema.ts";
import { measured } from "./counts.ts";
import { bareHeading } from "./heading-words.ts";
import { THING } from "./measure-classes.ts";
import { askBack, type Question } from "./question.ts";
import { filtered, scopeOf } from "./scope.ts";
import type { Token } from "./token.ts";

/** 先按小组，再按英语从高到低: rows by one column, those alike in it by the other. */
export function sortedByTwo(said: Question): Step[] | null {
  if (!said.tokens.some(({ entry, text }) => entry.is === "each" && text === "先按") || !said.says("again")) return null;
  const keys: { col: string; dir: "asc" | "desc" }[] = [];
  for (const token of said.tokens) {
    if (token.used || ["filler", "did", "list", "rows"].includes(token.entry.is)) continue;
    if (token.entry.is === "column" && keys.some(({ col }) => col === (token.entry.is === "column" ? token.entry.col : "")))
      token.used = true;
    else if (token.entry.is === "column") keys.push({ col: token.entry.col, dir: "asc" });
    else if (token.entry.is === "order" && keys.length > 0)
      keys[keys.length - 1] = { col: keys.at(-1)?.col ?? "", dir: token.entry.isUp ? "asc" : "desc" };
    else if (token.entry.is !== "each" && token.entry.is !== "again") askBack();
    token.used = true;
  }
  // Of figures nobody knows which end comes first unless it is said.
  const orders = said.tokens.filter(({ entry }) => entry.is === "order").length;
  const figures = keys.filter(({ col }) => said.column(col).type === "number").length;
  if (keys.length !== 2 || figures > orders) askBack();
  return [{ op: "sort", by: keys }];
}

const LISTED = /^(?:[是有]?哪些|都有哪些|[是有]?哪几[个种类款家位样门])$/u;
const OF_LIST: readonly TokenIs[] = ["filler", "value", "period", "relative", "and"];
type TokenIs = Question["tokens"][number]["entry"]["is"];

/** 有哪些仓库, 杭州有哪些客户: each different one of a column that names no rows, with how many rows it has. */
export function listedValues(said: Question): Step[] | null {
  const rest = said.tokens.filter(({ entry }) => !OF_LIST.includes(entry.is));
  const list = rest.find(({ entry, text }) => entry.is === "list" && LISTED.test(text));
  const column = rest.find(({ entry }) => entry.is === "column");
  if (list === undefined || column?.entry.is !== "column" || rest.length !== 2) return null;
  const { col } = column.entry;
  if (said.column(col).type !== "text" || said.namesRows(col) || said.open("value").some(({ entry }) => entry.col === col)) return null;
  for (const token of [list, column]) token.used = true;
  // 还有哪些书没还: what is said behind it is of rows, and those are shown.
  if (said.tokens.slice(said.tokens.indexOf(column)).some(({ entry }) => entry.is === "value")) {
    if (!THING.test(bareHeading(col))) askBack([col]);
    return filtered(said, scopeOf(said));
  }
  const group: Step = { op: "group", by: [col], aggs: [{ fn: "count", as: "count" }] };
  return [...filtered(said, scopeOf(said)), group, { op: "sort", by: [{ col: "count", dir: "desc" }] }];
}

/** 数学跟物理的相关系数: of two columns of figures, in all rows or some. */
export function corrSteps(said: Question): Step[] | null {
  if (said.take("corr") === null) return null;
  const figures = said.open("column").filter(({ entry }) => said.column(entry.col).type === "number");
  const [one, other, ...more] = figures;
  if (one === undefined || other === undefined || more.length > 0) askBack();
  for (const token of figures) token.used = true;
  const agg = { fn: "corr" as const, col: one.entry.col, col2: other.entry.col, as: "corr" };
  return [...filtered(said, scopeOf(said)), { op: "group", by: [], aggs: [agg] }];
}

/** When was the most recent count: the day itself. */
export function whenSteps(said: Question): Step[] | null {
  const [most, ...more] = said.open("most");
  if (said.open("when").length === 0 || most?.entry.ofTime !== true || more.length > 0) return null;
  if (said.open("each").length + said.open("which").length + said.open("who").length > 0) askBack();
  said.take("when");
  most.used = true;
  // Most recent count: what was done, and nothing that is counted.
  for (const token of said.open("count")) if (token.text === "count") token.used = true;
  const scope = filtered(said, scopeOf(said));
  return [...scope, { op: "group", by: [], aggs: [measured(most.entry.isUp ? "max" : "min", said.dateColumn())] }];
}

/** 去重: rows that are there twice; of a column that is named, each of its values once, or how many there are. */
export function dedupeSteps(said: Question): Step[] | null {
  if (said.open("dedupe").length === 0) return null;
  for (const token of said.open("dedupe")) token.used = true;
  // 借过书的学生名单: what is before 的 says which of them.
  const isBefore = (token: Token): boolean => said.tokens[said.tokens.indexOf(token) + 1]?.text === "的";
  const named = said.open("column");
  const columns = named.length > 1 ? named.filter((token) => !isBefore(token)) : named;
  const [column] = columns;
  if (column === undefined && named.length === 0) return [{ op: "clean", do: "dedupe" }];
  if (
    column === undefined ||
    columns.length > 1 ||
    said.column(column.entry.col).type !== "text" ||
    said.says("most", "agg", "each", "which", "who")
  )
    askBack();
  for (const token of named) token.used = true;
  const { col } = column.entry;
  const counted = said.open("count").length > 0 || said.open("howMuch").length > 0;
  for (const token of [...said.open("count"), ...said.open("howMuch")]) token.used = true;
  const scope = filtered(said, scopeOf(said));
  if (counted) return [...scope, { op: "group", by: [], aggs: [measured("countDistinct", col)] }];
  return [...scope, { op: "select", cols: [col] }, { op: "clean", do: "dedupe" }];
}

/** A scatter chart of two columns of figures, the one named first across. */
export function scatterSteps(said: Question): Step[] | null {
  const charts = said.open("chart");
  if (!charts.some(({ entry }) => entry.type === "scatter") || said.says("each", "agg", "count")) return null;
  const figures = said.open("column").filter(({ entry }) => said.column(entry.col).type === "number");
  const [x, y, ...more] = figures;
  if (x === undefined || y === undefined || more.length > 0) askBack();
  for (const token of [x, y, ...charts, ...said.open("than")]) token.used = true;
  return [...filtered(said, scopeOf(said)), { op: "chart", type: "scatter", x: x.entry.col, y: [y.entry.col] }];
}
