import type { By } from "../plan/plan-schema.ts";
import { isTitleNoun } from "./counts.ts";
import { askBack, type Question } from "./question.ts";
import type { Token } from "./token.ts";

/** 每个部门, 按月, by region: each word of it is followed by what it is about. */
export function eachColumns(said: Question): By[] {
  const found: By[] = [];
  for (const [n, token] of said.tokens.entries()) {
    if (token.used || token.entry.is !== "each") continue;
    const at = said.tokens.findIndex((one, place) => place > n && !one.used && one.entry.is !== "filler");
    const next = said.tokens[at];
    if (next !== undefined && isSortKey(said, next, at)) {
      token.used = true;
      continue;
    }
    // Average hours per shift: of each row.
    // Average hours per shift, of a list of shifts with a column of that name: each row, or each of them.
    if (next?.entry.is === "column" && isTitleNoun(said, next.text) && isMeanBefore(said, n, true) && !said.namesRows(next.entry.col))
      askBack([next.entry.col]);
    const isAveraged = isMeanBefore(said, n) || /^(?:per|each|every)$/u.test(token.text);
    if (next !== undefined && said.tokens[n + 1] === next && said.isOfOneRow(next) && (isAveraged || next.entry.is !== "column")) {
      token.used = true;
      if (next.entry.is === "column") next.used = true;
      continue;
    }
    // 平均每只: of each row, where one column names them all.
    if (
      isMeanBefore(said, n) &&
      /^每[^个家种]$/u.test(token.text) &&
      next?.entry.is !== "column" &&
      next?.entry.is !== "grain" &&
      (said.hasNames() || /^每[趟次笔单条场回]$/u.test(token.text))
    ) {
      token.used = true;
      continue;
    }
    const period = next === undefined ? null : periodBy(said, next, at);
    const by = period ?? (next === undefined ? null : byOf(said, next, found.length === 0));
    // 按面试分从高到低, top 5 by units: the figure it is ordered by.
    const isFigure =
      (next?.entry.is === "column" && said.column(next.entry.col).type === "number") ||
      (next?.entry.is === "about" && said.figuresAbout([next]).length === 1) ||
      (next?.entry.is === "class" && next.entry.of !== "people" && said.says("order"));
    if (isFigure && said.tokens.some(({ entry }) => entry.is === "most" || entry.is === "first" || entry.is === "order")) token.used = true;
    if (by === null || next === undefined) continue;
    token.used = true;
    next.used = true;
    found.push(by, ...joinedTo(said, next));
  }
  found.unshift(...crossedColumns(said, found));
  // 按日期一周一周: months of a date and weeks of it are not both meant.
  const once = found.filter((by, n) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(by)) === n);
  const periods = once.flatMap((by) => (typeof by === "object" && "grain" in by ? [by.col] : []));
  if (new Set(periods).size < periods.length) askBack();
  // 各部门各类别 and 部门 and 月 after one word: "by region and channel". 每个月 and 按月 are one.
  return once;
}

/** 楼栋和月份做个透视表, category vs reason as a pivot: two columns beside each other, which nothing else says are groups. */
function crossedColumns(said: Question, found: readonly By[]): By[] {
  if (!said.says("crosstab") || found.length > 1) return [];
  const tokens = said.tokens.filter(({ entry, text }) => entry.is !== "filler" || text === "、");
  const isGroup = (token: Token | undefined): token is Token =>
    token !== undefined && !token.used && ["column", "grain", "about"].includes(token.entry.is) && byOf(said, token, false) !== null;
  const open = tokens.filter(isGroup);
  if (open.length !== 2 - found.length) return [];
  const [one, other] = open;
  if (one === undefined) return [];
  if (other !== undefined) {
    const [link, ...more] = tokens.slice(tokens.indexOf(one) + 1, tokens.indexOf(other));
    if (more.length > 0 || (link !== undefined && !LINKS.test(link.text))) return [];
    if (link !== undefined) link.used = true;
  }
  const made = open.map((token) => {
    const by = byOf(said, token, false) ?? askBack();
    token.used = true;
    return by;
  });
  // Pivot of country by channel: the one named first goes down.
  return made;
}

const LINKS = /^(?:和|与|跟|及|、|vs|versus|and|x|×|\*|by|对|比|对比)$/u;

const isMeanBefore = (said: Question, n: number, isAnywhere = false): boolean => {
  if (isAnywhere) return said.tokens.some(({ entry }) => entry.is === "agg" && entry.fn === "avg");
  const before = said.tokens.slice(0, n).findLast(({ entry }) => entry.is !== "filler")?.entry;
  return before?.is === "agg" && before.fn === "avg";
};

/** By region and channel, 按学院和年级: what is joined to the first by the same word. */
function joinedTo(said: Question, first: Token): By[] {
  const tokens = said.tokens.filter(({ entry, text }) => entry.is !== "filler" || text === "、");
  const at = tokens.indexOf(first);
  const [and, second] = tokens.slice(at + 1);
  const isJoined = and !== undefined && (and.entry.is === "and" || and.text === "、") && !and.used !== (and.text === "、");
  if (!isJoined || second === undefined || second.used || (second.entry.is !== "column" && second.entry.is !== "grain")) return [];
  const by = byOf(said, second, false);
  if (by === null) return [];
  second.used = true;
  return [by];
}

/** 按日期从早到晚: what it is sorted by, and no groups. */
function isSortKey(said: Question, { entry }: Token, at: number): boolean {
  const next = said.tokens.slice(at + 1).find((one) => one.entry.is !== "filler");
  const isDate =
    (entry.is === "column" && said.column(entry.col).type === "date") ||
    (entry.is === "about" && entry.cols.length === 1 && said.column(entry.cols[0] ?? "").type === "date");
  return isDate && next?.entry.is === "order";
}

/** 日期的季度, quarter of date: a column of dates and a period beside it, the one of the other. */
function periodBy(said: Question, first: Token, at: number): By | null {
  const second = said.tokens.slice(at + 1).find(({ entry }) => entry.is !== "filler");
  if (second === undefined || second.used) return null;
  const [column, grain] = first.entry.is === "column" ? [first, second] : [second, first];
  if (column.entry.is !== "column" || grain.entry.is !== "grain" || said.column(column.entry.col).type !== "date") return null;
  second.used = true;
  return { col: column.entry.col, grain: grain.entry.grain };
}

/** 男女人数, 宣传部和编辑部各有几个: each of the values by itself, as each of the periods of 一月和二月分别. */
export function splitColumn(said: Question): By | null {
  const values = said.open("value");
  const [first, second] = values;
  const isOne = first !== undefined && second !== undefined && values.every(({ entry }) => entry.col === first.entry.col);
  const isSide = isOne && said.tokens.indexOf(second) === said.tokens.indexOf(first) + 1;
  const isApart = said.tokens.some(
    ({ entry, text }, n) => entry.is === "apart" || (entry.is === "each" && text === "各" && isFigureWord(said.tokens[n + 1])),
  );
  if (isOne && (isSide || isApart)) {
    for (const one of said.open("each")) one.used = true;
    return first.entry.col;
  }
  const periods = said.open("period");
  const [period] = periods;
  if (!isApart || period === undefined || periods.length < 2) return null;
  const grain = GRAINS.find(([shape]) => periods.every(({ entry }) => shape.test(entry.period)))?.[1];
  return grain === undefined ? null : { col: said.dateColumn(), grain };
}

const GRAINS = [
  [/^\d{4}-\d\d$/, "month"],
  [/^\d{4}-Q\d$/, "quarter"],
  [/^\d{4}$/, "year"],
] as const;

/** 各有几个, 各多少条, 各卖了多少. */
const isFigureWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.text === "有" || ["count", "howMuch", "howMuchOf", "did", "about", "class", "share"].includes(token.entry.is));

/** 多少个不同的买家, how many different buyers: how many there are, not how many rows each has. */
export function distinctColumn(said: Question): string | null {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const at = tokens.findIndex(({ entry }) => entry.is === "count");
  const [count, word, column] = at === -1 ? [] : tokens.slice(at);
  if (count === undefined || word === undefined || column?.entry.is !== "column") return null;
  if (word.entry.is !== "each" || !/^(?:不同|不重复|different|distinct|unique)/u.test(word.text)) return null;
  for (const token of [count, word, column]) token.used = true;
  // 一共卖过几款不同的: what is done with them says nothing more.
  for (const token of tokens.slice(0, at)) if (token.entry.is === "agg" && token.entry.fn === "sum") token.used = true;
  const verb = tokens[at - 1];
  if (verb?.entry.is === "class" && /[过了]$/u.test(verb.text)) verb.used = true;
  return column.entry.col;
}

export function byOf(said: Question, { entry }: Token, mayBePeople: boolean): By | null {
  if (entry.is === "column") {
    const column = said.column(entry.col);
    // By date, where all of it is of a month or two: each day.
    if (column.type === "date")
      return column.grain === "day" && said.isOfFewMonths(entry.col) ? entry.col : { col: entry.col, grain: "month" };
    return column.type === "text" ? entry.col : null;
  }
  if (entry.is === "grain") return { col: said.dateColumn(), grain: entry.grain };
  // 每个寝室 of 寝室号.
  if (entry.is === "about" && entry.cols.length === 1 && said.column(entry.cols[0] ?? "").type === "text") return entry.cols[0] ?? null;
  if (entry.is === "class" && entry.of === "people" && mayBePeople) return said.ofClass("people", "text");
  return null;
}

/** 哪个部门, 谁: what is looked for. */
export function whichColumn(said: Question, each: readonly By[]): By | null {
  const who = said.take("who");
  if (who !== null) for (const token of said.open("class")) if (token.entry.of === "people") token.used = true;
  // 男生和女生谁的平均分高: which of the values named.
  const ofValues = who === null ? null : valuesOfOne(said);
  if (ofValues !== null) return ofValues;
  if (who !== null) {
    // 最高分是谁: the row itself is asked for, and everything in it. 谁加班最多 is of all rows of each, where somebody has several.
    // 住得最久的客人是谁: said twice.
    if (said.whoColumns().length === 1)
      for (const token of said.open("column")) if (token.entry.col === said.whoColumn() && each.length === 0) token.used = true;
    // 每个组收入最高的是谁: the row of each of them.
    if (each.length > 0 && said.says("most") && said.open("count").length === 0 && said.whoColumns().every((name) => said.namesRows(name)))
      return null;
    // 谁拿 MVP 次数最多: nobody else is named.
    const named = said.whoColumns().length === 0 ? said.open("column").filter(({ entry }) => said.column(entry.col).type === "text") : [];
    const [own] = named;
    if (own !== undefined && named.length === 1) {
      own.used = true;
      return own.entry.col;
    }
    const isRow =
      each.length === 0 &&
      said.open("class").every(({ entry }) => entry.of === "people") &&
      said.open("count").length === 0 &&
      !(isOfAll(said) && said.whoColumns().some((name) => !said.namesRows(name)));
    return isRow ? null : said.whoColumn();
  }
  const named = mostColumn(said);
  if (named !== null) return named;
  for (const [n, token] of said.tokens.entries()) {
    if (token.used || token.entry.is !== "which") continue;
    const next = said.tokens.slice(n + 1).find(({ used, entry }) => !used && entry.is !== "filler");
    // What was listed in April: a day, and no column that is looked for.
    if (token.text === "what" && next?.entry.is === "column" && said.column(next.entry.col).type === "date" && said.says("period")) {
      token.used = true;
      continue;
    }
    const by = next === undefined ? null : byOf(said, next, true);
    if (next !== undefined && by !== null) {
      token.used = true;
      // 最近的是哪个小区: each of them is one row, and the row is looked for.
      if (typeof by === "string" && said.namesRows(by) && said.open("most").some(({ entry }) => entry.of !== "count")) return null;
      // Which campaigns went over budget: those rows.
      if (
        typeof by === "string" &&
        said.namesRows(by) &&
        !said.says("most", "first", "each", "share", "count", "agg", "than", "howMuch", "howMuchOf", "changeWord")
      ) {
        next.used = true;
        return null;
      }
      next.used = true;
      return by;
    }
    // Which cars have no colour: rows, by what they are called.
    if (
      /^which$/.test(token.text) &&
      next !== undefined &&
      (next.entry.is === "rows" ||
        next.entry.is === "thing" ||
        (next.entry.is === "about" && (next.entry.cols.length === 0 || said.isOfRows(next))))
    ) {
      token.used = true;
      if (said.says("each", "share", "count", "agg", "than") || isOfAll(said)) askBack();
      return null;
    }
    if (asksForRowItself(said, token, next)) {
      token.used = true;
      return null;
    }
    // …最高的学院是哪个: what is looked for stands before it.
    // What share of them: what stands for no which.
    if (token.text === "what" && next?.entry.is !== "column" && next?.entry.is !== "most") {
      token.used = true;
      continue;
    }
    const before = said.tokens.slice(0, n).findLast(({ used, entry }) => !used && entry.is !== "filler");
    const named = before === undefined || next?.entry.is === "column" ? null : byOf(said, before, true);
    if (before !== undefined && named !== null) {
      token.used = true;
      before.used = true;
      return named;
    }
    // 差旅和餐饮哪个花得多: which of the values named.
    const col = valuesOfOne(said);
    if (col !== null) {
      token.used = true;
      return col;
    }
    askBack();
  }
  return null;
}

const ROW = /^(?:是?哪一?|which )(?:条|笔|单|行|本|件|场|篇|部|封|row|one)/u;

/** 点赞最高的是哪条, 哪条涨粉小于 0: the row itself is asked for, by a word for rows; 哪个 is of whatever has names. */
function asksForRowItself(said: Question, which: Token, next: Token | undefined): boolean {
  const isRow = ROW.test(which.text) || (/^哪\p{Script=Han}?$/u.test(which.text) && said.hasNames());
  const isOfAll = said.open("most").some(({ entry, text }) => OF_ALL.test(text) || entry.of === "count") && !ROW.test(which.text);
  if (!isRow || isOfAll || said.says("each", "share", "count", "than", "agg") || valuesOfOne(said) !== null) return false;
  return (
    next === undefined ||
    next.entry.is === "rows" ||
    next.entry.is === "thing" ||
    (next.entry.is === "column" && said.column(next.entry.col).type === "number")
  );
}

/** The column several values of which are named, and no other's. */
function valuesOfOne(said: Question): string | null {
  const cols = said.open("value").map(({ entry }) => entry.col);
  const [col] = cols;
  return col !== undefined && cols.length > 1 && cols.every((one) => one === col) ? col : null;
}

const OF_ALL = /^(?:最多|最少|most|the most|fewest|least|the least)$/u;

/** 最多 is of everything together, 最高 may be of one row. */
const isOfAll = (said: Question): boolean => said.open("most").some(({ entry, text }) => OF_ALL.test(text) || entry.of === "count");

/** 投诉最多的窗口, busiest section: whatever stands behind the word is looked for. */
function mostColumn(said: Question): string | null {
  for (const most of said.open("most")) {
    const passed = ["filler", "which", ...(most.text === "top" ? ["number"] : [])];
    const [next] = said.tokens.slice(said.tokens.indexOf(most) + 1).filter(({ entry }) => !passed.includes(entry.is));
    // Top rep by revenue, top 2 regions by revenue.
    const isTopBy =
      most.text === "top" &&
      said.tokens.some(({ text }) => text === "by") &&
      said.open("column").some(({ entry }) => said.column(entry.col).type === "number");
    const isAveraged = isTopBy || said.open("agg").some(({ entry }) => entry.fn === "avg" || entry.fn === "median");
    if (next?.entry.is !== "column" || next.used || !(OF_ALL.test(most.text) || most.entry.of === "count" || isAveraged)) continue;
    if (said.column(next.entry.col).type !== "text" || said.namesRows(next.entry.col)) continue;
    if (said.open("each").length > 0) continue;
    for (const which of said.open("which")) which.used = true;
    next.used = true;
    return next.entry.col;
  }
  return null;
}

/** Least stocked item in each category: behind the word stands what a row is, and it is asked for. */
export function asksForRow(said: Question): boolean {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  if (said.says("who")) return true;
  const behind = tokens[tokens.findIndex(({ entry }) => entry.is === "most") + 1]?.entry;
  return behind?.is === "column" && said.namesRows(behind.col);
}
