import type { Condition, Step } from "../plan/plan-schema.ts";
import { columnConditions } from "./column-conditions.ts";
import { numberConditions, statConditions } from "./number-conditions.ts";
import { askBack, type Question } from "./question.ts";
import { periodBefore } from "./read-question.ts";
import type { Token } from "./token.ts";

/** Monday is 1. */
const SATURDAY = 6;

/** Which rows: values, periods, comparisons, what is empty. */
export function scopeOf(said: Question): Condition[] {
  const stats = statConditions(said);
  const conditions: Condition[] = [
    ...stats,
    ...emptyConditions(said),
    ...likeConditions(said),
    ...columnConditions(said),
    ...numberConditions(said),
    ...periodConditions(said),
  ];
  if (said.take("weekend") !== null) {
    said.derived.push({ op: "derive", as: "weekday", expr: { fn: "weekday", args: [{ col: said.dateColumn() }] } });
    conditions.push({ col: "weekday", is: ">=", value: SATURDAY });
  }
  const [weekday, ...more] = said.open("weekday");
  if (weekday !== undefined) {
    if (more.length > 0) askBack();
    weekday.used = true;
    said.derived.push({ op: "derive", as: "weekday", expr: { fn: "weekday", args: [{ col: said.dateColumn() }] } });
    conditions.push({ col: "weekday", is: "=", value: weekday.entry.day });
  }
  const [missing] = said.open("missing");
  if (missing !== undefined) {
    missing.used = true;
    const { col } = missing.entry;
    for (const one of said.open("column")) if (one.entry.col === col && isBeside(said.tokens, one, missing)) one.used = true;
    conditions.push({ col, is: missing.entry.isFilled ? "notEmpty" : "empty" });
  }
  const all = [...conditions, ...valueConditions(said)];
  if (stats.length > 0 && all.length > 1) askBack();
  if (all.length > 1 && said.tokens.some((token, n) => OR.test(token.text) && !joinsLike(said, n))) askBack();
  return all;
}

/** 姓陈, 标题里有测评或者挑战的: texts that hold a piece. Denied, or said of two, it is asked back. */
function likeConditions(said: Question): Condition[] {
  const likes = said.open("like");
  if (likes.length > 1 || (likes.length > 0 && said.says("not"))) askBack();
  return likes.map((token): Condition => {
    token.used = true;
    const { col, as, pieces } = token.entry;
    const all = pieces.map((piece): Condition => ({ col, is: as, value: piece }));
    return all.length === 1 && all[0] !== undefined ? all[0] : { any: all };
  });
}

const OR = /^(?:或|或者|or)$/u;

/** A or B of one column is one condition; or between others would be read as and. */
function joinsLike(said: Question, n: number): boolean {
  const before = said.tokens.slice(0, n).findLast(({ entry }) => entry.is !== "filler")?.entry;
  const after = said.tokens.slice(n + 1).find(({ entry }) => entry.is !== "filler")?.entry;
  if (before?.is === "period") return after?.is === "period";
  return before?.is === "value" && after?.is === "value" && before.col === after.col;
}

export const NOTHING = /^(?:没有|没|无|no|without)$/u;

/** What is empty, or is not: the column before the word, else the one right behind it. 没有 before a column says it as well. */
export function emptyConditions(said: Question): Condition[] {
  const words = said.tokens.filter(
    ({ entry, text, used }, n) =>
      !used && (["empty", "filled", "lacks"].includes(entry.is) || (entry.is === "not" && NOTHING.test(text) && isAllOf(said, n))),
  );
  return words.flatMap((token): Condition[] => {
    const n = said.tokens.indexOf(token);
    const before = said.tokens.slice(0, n).findLast(({ entry, used }) => !used && entry.is === "column");
    const behind = said.tokens.slice(n + 1).find(({ entry }) => entry.is !== "filler");
    const isBehind = behind?.entry.is === "column" && !behind.used;
    const column =
      token.entry.is === "lacks" || token.entry.is === "not" ? (isBehind ? behind : before) : (before ?? (isBehind ? behind : undefined));
    // 没交的（空着的）: said twice in a row, it is said once.
    const again = said.tokens.slice(0, n).findLast(({ entry }) => entry.is !== "filler");
    if (column === undefined && again?.entry.is === token.entry.is && again.used) {
      token.used = true;
      return [];
    }
    if (column?.entry.is !== "column") askBack();
    // 哪些房间还没交租: what names the rows is never what is missing.
    if (token.entry.is === "empty" && said.namesRows(column.entry.col)) askBack([column.entry.col]);
    token.used = true;
    column.used = true;
    // 没有退款 where some rows say 0: those, and where others say nothing nobody knows.
    const figures = said.column(column.entry.col);
    if ((token.entry.is === "lacks" || token.entry.is === "not") && figures.type === "number" && figures.values.includes(0)) {
      if (figures.values.some((value) => Number.isNaN(value)) || /^缺/u.test(token.text)) askBack([column.entry.col]);
      return [{ col: column.entry.col, is: "=", value: 0 }];
    }
    return [{ col: column.entry.col, is: token.entry.is === "filled" ? "notEmpty" : "empty" }];
  });
}

/** 没有备注的: the column is all that is denied, and none of its values. */
function isAllOf(said: Question, n: number): boolean {
  const [column, value] = said.tokens.slice(n + 1).filter(({ entry }) => entry.is !== "filler");
  return column?.entry.is === "column" && value?.entry.is !== "value" && value?.entry.is !== "compare" && value?.entry.is !== "number";
}

export function periodConditions(said: Question): Condition[] {
  const range = periodRange(said) ?? besidePeriod(said);
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
  const col = dateBeside(said, named[0]) ?? said.dateColumn();
  return [all.length === 1 ? { col, is: "=", value: first.entry.period } : { col, is: "in", value: all.map(({ entry }) => entry.period) }];
}

/** Before February, 3 月以后: one period, and the word right beside it. */
function besidePeriod(said: Question): Condition | null {
  const words = said.open("beside");
  const [word] = words;
  if (word === undefined) return null;
  const [period, ...more] = said.open("period");
  if (words.length > 1 || period === undefined || more.length > 0 || !isBeside(said.tokens, word, period)) askBack();
  // Before its word in Chinese, behind it in English: 3 月 after 以前 is of something else.
  const isBehind = said.tokens.indexOf(period) > said.tokens.indexOf(word);
  if (isBehind !== /^(?:[a-z]|早于|晚于)/u.test(word.text)) askBack();
  for (const token of [word, period]) token.used = true;
  said.sayPeriods(period);
  return { col: dateBeside(said, word) ?? dateBeside(said, period) ?? said.dateColumn(), is: word.entry.as, value: period.entry.period };
}

/** 日期是 2 月: the heading beside its period says which dates are meant. */
function dateBeside(said: Question, period: Token | undefined): string | null {
  const found = said.open("column").find((one) => {
    return period !== undefined && said.column(one.entry.col).type === "date" && isBeside(said.tokens, one, period);
  });
  if (found === undefined) return null;
  found.used = true;
  return found.entry.col;
}

/** 2 月到 6 月: both ends and everything between them. */
function periodRange(said: Question): Condition | null {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const [first, second, ...more] = said.open("period");
  if (first === undefined || second === undefined) return null;
  const to = tokens[tokens.indexOf(first) + 1];
  const isRange = to?.entry.is === "to" || (to?.entry.is === "and" && said.says("between"));
  if (to === undefined || !isRange || to.used || tokens[tokens.indexOf(to) + 1] !== second) return null;
  const [from, until] = [first.entry.period, second.entry.period];
  if (more.length > 0 || from.length !== until.length || from > until) askBack();
  for (const token of [first, to, second, ...said.open("between")]) token.used = true;
  said.sayPeriods(first, second);
  return { col: dateBeside(said, first) ?? said.dateColumn(), is: "between", value: [from, until] };
}

/** Values of one column are any of them, of several columns all. A word that denies stands before them. */
export function valueConditions(said: Question): Condition[] {
  const byColumn = new Map<string, string[]>();
  // What a word denies stands behind it; behind values of another column it denies those alone. Of others nobody knows.
  let denied: string | null = null;
  for (const [n, token] of said.tokens.entries()) {
    if (token.entry.is === "not" && !token.used) {
      const next = valueBehind(said, n);
      if (denied === null ? byColumn.size > 0 && (next === null || byColumn.has(next) || isJoined(said, n)) : next !== denied) askBack();
      denied ??= next ?? "";
      token.used = true;
    }
    if (token.used || token.entry.is !== "value") continue;
    token.used = true;
    const { col, value } = token.entry;
    if (denied === "") denied = col;
    const isDeniedItself = /^(?:no|not|without|un|没|不|未|无|非)/u.test(token.text) || byColumn.has(col);
    if (denied !== null && denied !== col && !isDeniedItself) askBack();
    byColumn.set(col, [...(byColumn.get(col) ?? []), value]);
    // 部门 市场部: the heading beside its value says nothing more.
    for (const one of said.open("column")) if (one.entry.col === col && isBeside(said.tokens, one, token)) one.used = true;
  }
  const isDenied = denied !== null;
  if (denied === "") askBack();
  // 除了研发部，其他部门: the heading says which others.
  const others = said.tokens.findIndex(({ entry }) => entry.is === "others");
  const named = said.tokens[others + 1];
  if (isDenied && others !== -1 && named?.entry.is === "column" && byColumn.has(named.entry.col)) named.used = true;
  return [...byColumn].map(([col, values]): Condition => {
    const [first = ""] = values;
    if (col === denied) return { col, is: "notIn", value: values };
    return values.length === 1 ? { col, is: "=", value: first } : { col, is: "in", value: values };
  });
}

/** The column of the value right behind a word that denies. */
function valueBehind(said: Question, n: number): string | null {
  const [next, after] = said.tokens.slice(n + 1).filter(({ entry }) => entry.is !== "filler");
  const value = next?.entry.is === "column" ? after : next;
  return value?.entry.is === "value" && !value.used ? value.entry.col : null;
}

/** 市场部和不是北京的: both of them, or those that are one of the two. */
const isJoined = (said: Question, n: number): boolean =>
  /^[和与跟及或]|^or$/u.test(said.tokens.slice(0, n).findLast(({ entry }) => entry.is !== "filler")?.text ?? "");

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

function isBeside(tokens: readonly Token[], a: Token, b: Token): boolean {
  const [x, y] = [tokens.indexOf(a), tokens.indexOf(b)].sort((one, other) => one - other) as [number, number];
  return tokens.slice(x + 1, y).every(({ entry }) => ["filler", "not", "between", "did"].includes(entry.is));
}
