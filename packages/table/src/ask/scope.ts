import type { Condition, Step } from "../plan/plan-schema.ts";
import { askBack, type EntryOf, type Question } from "./question.ts";
import { periodBefore, type Token } from "./read-question.ts";

/** Monday is 1. */
const SATURDAY = 6;
const EACH_OF_THEM = ["都", "均"];

/** Which rows: values, periods, comparisons, what is empty. */
export function scopeOf(said: Question): Condition[] {
  const conditions: Condition[] = [...emptyConditions(said), ...numberConditions(said), ...periodConditions(said)];
  if (said.take("weekend") !== null) {
    said.derived.push({ op: "derive", as: "weekday", expr: { fn: "weekday", args: [{ col: said.dateColumn() }] } });
    conditions.push({ col: "weekday", is: ">=", value: SATURDAY });
  }
  const [missing] = said.open("missing");
  if (missing !== undefined) {
    missing.used = true;
    const { col } = missing.entry;
    for (const one of said.open("column")) if (one.entry.col === col && isBeside(said.tokens, one, missing)) one.used = true;
    conditions.push({ col, is: "empty" });
  }
  return [...conditions, ...valueConditions(said)];
}

export function emptyConditions(said: Question): Condition[] {
  return (["empty", "filled"] as const).flatMap((is) => {
    const token = said.open(is)[0];
    if (token === undefined) return [];
    const before = said.tokens.slice(0, said.tokens.indexOf(token)).findLast(({ entry, used }) => !used && entry.is === "column");
    if (before?.entry.is !== "column") askBack();
    token.used = true;
    before.used = true;
    return [{ col: before.entry.col, is: is === "empty" ? ("empty" as const) : ("notEmpty" as const) }];
  });
}

export function numberConditions(said: Question): Condition[] {
  const conditions: Condition[] = [];
  for (const token of said.open("number")) {
    if (token.used) continue;
    const n = said.tokens.indexOf(token);
    const [before, after] = [said.tokens[n - 1], said.tokens[n + 1]];
    const second = said.tokens[n + 2];
    // between 3 and 5.
    const isRange = after?.entry.is === "to" || (after?.entry.is === "and" && before?.entry.is === "between");
    if (isRange && second?.entry.is === "number") {
      const col = comparedColumn(said, n, token.entry);
      for (const one of [token, after, second]) one.used = true;
      said.take("between");
      conditions.push({ col, is: "between", value: [token.entry.value * scaleBeside(token.entry, second), second.entry.value] });
      continue;
    }
    const word = before?.entry.is === "compare" ? before : after?.entry.is === "after" ? after : null;
    if (word === null || (word.entry.is !== "compare" && word.entry.is !== "after")) continue;
    // 3 笔以上 counts rows: nothing a row has can be compared with it.
    if (["笔", "次", "条", "单"].includes(token.entry.unit)) askBack();
    const col = comparedColumn(said, n, token.entry);
    token.used = true;
    word.used = true;
    const as = word.entry.as;
    for (const one of [...joinedColumns(said, n, col), col]) conditions.push({ col: one, is: as, value: token.entry.value });
  }
  return conditions;
}

/** 语文和英语都: the figures joined in front of the compared one, each of which is meant. Without 都 it may be either: asked back. */
function joinedColumns(said: Question, n: number, col: string): string[] {
  let at = said.tokens.slice(0, n).findLastIndex(({ entry }) => entry.is === "column" && entry.col === col);
  const isEach = said.tokens.slice(0, n).some(({ text }) => EACH_OF_THEM.includes(text));
  const joined: string[] = [];
  while (at >= 2 && said.tokens[at - 1]?.entry.is === "and") {
    const one = said.tokens[at - 2];
    if (one === undefined || one.used || one.entry.is !== "column" || said.column(one.entry.col).type !== "number") break;
    if (!isEach) askBack([one.entry.col, col]);
    one.used = true;
    joined.unshift(one.entry.col);
    at -= 2;
  }
  return joined;
}

/** The figure a number is compared with: named beside it, else the only one there is. */
export function comparedColumn(said: Question, n: number, { isPercent, unit }: EntryOf<"number">): string {
  const isFigure = (token: Token | undefined) =>
    token !== undefined && !token.used && token.entry.is === "column" && said.column(token.entry.col).type === "number";
  const before = said.tokens.slice(0, n).findLast(({ entry, used }) => !used && !["filler", "compare", "between"].includes(entry.is));
  const after = said.tokens.slice(n + 1).find(({ entry }) => !["filler", "after"].includes(entry.is));
  const named = isFigure(before) ? before : isFigure(after) ? after : undefined;
  const col = named?.entry.is === "column" ? named.entry.col : onlyFigure(said, unit);
  if (named !== undefined) named.used = true;
  const column = said.column(col);
  // 25 beside a column of percentages may mean 25 % or 0.25.
  if ((column.type === "number" && column.unit === "%") !== isPercent) askBack([col]);
  return col;
}

export function onlyFigure(said: Question, unit: string): string {
  if (unit === "分") return said.ofClass("score", "number");
  return said.onlyNumber();
}

export function periodConditions(said: Question): Condition[] {
  const range = periodRange(said);
  if (range !== null) return [range];
  const relative = said.open("relative").map((token) => {
    token.used = true;
    if (said.newest === null) askBack();
    const period = periodBefore(said.newest, token.entry.grain, token.entry.back);
    return { entry: { is: "period" as const, period, isRelative: true }, text: token.text };
  });
  const named = said.open("period").map((token) => {
    token.used = true;
    return token;
  });
  const all = [...relative, ...named];
  const [first] = all;
  if (first === undefined) return [];
  said.sayPeriods(...all);
  const col = said.dateColumn();
  return [all.length === 1 ? { col, is: "=", value: first.entry.period } : { col, is: "in", value: all.map(({ entry }) => entry.period) }];
}

/** 2 月到 6 月: both ends and everything between them. */
function periodRange(said: Question): Condition | null {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const [first, second, ...more] = said.open("period");
  if (first === undefined || second === undefined) return null;
  const to = tokens[tokens.indexOf(first) + 1];
  if (to?.entry.is !== "to" || to.used || tokens[tokens.indexOf(to) + 1] !== second) return null;
  const [from, until] = [first.entry.period, second.entry.period];
  if (more.length > 0 || from.length !== until.length || from > until) askBack();
  for (const token of [first, to, second]) token.used = true;
  said.sayPeriods(first, second);
  return { col: said.dateColumn(), is: "between", value: [from, until] };
}

/** Values of one column are any of them, of several columns all. A word that denies stands before them. */
export function valueConditions(said: Question): Condition[] {
  const byColumn = new Map<string, string[]>();
  let isDenied = false;
  for (const token of said.tokens) {
    if (token.entry.is === "not" && !token.used) {
      // What it denies stands behind it; of several values nobody knows which.
      if (byColumn.size > 0) askBack();
      isDenied = true;
      token.used = true;
    }
    if (token.used || token.entry.is !== "value") continue;
    token.used = true;
    const { col, value } = token.entry;
    byColumn.set(col, [...(byColumn.get(col) ?? []), value]);
    // 部门 市场部: the heading beside its value says nothing more.
    for (const one of said.open("column")) if (one.entry.col === col && isBeside(said.tokens, one, token)) one.used = true;
  }
  if (isDenied && byColumn.size !== 1) askBack();
  return [...byColumn].map(([col, values]): Condition => {
    const [first = ""] = values;
    if (isDenied) return { col, is: "notIn", value: values };
    return values.length === 1 ? { col, is: "=", value: first } : { col, is: "in", value: values };
  });
}

export function filtered(said: Question, conditions: readonly Condition[]): Step[] {
  const [first] = conditions;
  if (first === undefined) return [];
  return [...said.derived, { op: "filter", where: conditions.length === 1 ? first : { all: [...conditions] } }];
}

/** 标出来: the rows are marked; what is counted then is counted of them. */
export function marked(said: Question, conditions: readonly Condition[]): Step[] {
  const [first] = conditions;
  if (first === undefined) askBack();
  const where = conditions.length === 1 ? first : { all: [...conditions] };
  const goesOn = said.tokens.some(({ entry, used }) => (!used && (entry.is === "count" || entry.is === "agg")) || entry.is === "each");
  const marked: Step[] = [...said.derived, { op: "highlight", where }];
  return goesOn ? [...marked, { op: "filter", where }] : marked;
}

/** 10 到 15 万: the first is of the size of the second where only that is said. */
const scaleBeside = (first: EntryOf<"number">, second: Token): number =>
  second.entry.is === "number" && second.entry.value >= 10_000 && first.value < 1000 && /[千万亿km]/.test(second.text)
    ? sizeOf(second.text)
    : 1;
const sizeOf = (text: string): number => (text.includes("亿") ? 1e8 : text.includes("万") ? 1e4 : text.includes("m") ? 1e6 : 1e3);

function isBeside(tokens: readonly Token[], a: Token, b: Token): boolean {
  const [x, y] = [tokens.indexOf(a), tokens.indexOf(b)].sort((one, other) => one - other) as [number, number];
  return tokens.slice(x + 1, y).every(({ entry }) => entry.is === "filler" || entry.is === "not");
}
