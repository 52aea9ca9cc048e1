import type { Column } from "../columns/index.ts";
import type { Comparison, Condition } from "../plan/plan-schema.ts";
import type { MeasureClass } from "./measure-classes.ts";
import { askBack, type EntryOf, only, type Question } from "./question.ts";
import { classOfUnit, isMeasuring, unitFactor, unitOf } from "./said-units.ts";
import type { Token } from "./token.ts";

const EACH_OF_THEM = ["都", "均"];

/** 高于平均: compared with what all rows come to. Of some rows only, nobody knows whose average is meant. */
export function statConditions(said: Question): Condition[] {
  return said.tokens.flatMap((token, n): Condition[] => {
    if (token.used || token.entry.is !== "compare") return [];
    const [stat, again] = said.tokens.slice(n + 1).filter(({ entry }) => entry.is !== "filler");
    if (stat?.entry.is !== "agg" || (stat.entry.fn !== "avg" && stat.entry.fn !== "median")) return [];
    const before = said.tokens.slice(0, n).findLast(({ entry, used }) => !used && entry.is === "column");
    const named = before ?? (again?.entry.is === "column" ? again : undefined);
    const about = said.figuresAbout(said.tokens.slice(0, n));
    // Cost more than the average, older than average: the figures the word is of.
    const [word, ...words] = said.open("class").filter(({ entry }) => entry.of !== "people");
    const of = token.entry.of ?? (words.length === 0 ? word?.entry.of : undefined);
    const col =
      named?.entry.is === "column"
        ? named.entry.col
        : about.length === 1
          ? (about[0] ?? askBack())
          : of === undefined
            ? said.onlyNumber()
            : said.ofClass(of, "number");
    if (named === undefined && word !== undefined) word.used = true;
    if (said.column(col).type !== "number") askBack();
    for (const one of [token, stat, named, again?.entry.is === "column" && again.entry.col === col ? again : undefined])
      if (one !== undefined) one.used = true;
    return [{ col, is: token.entry.as, value: { stat: stat.entry.fn, col } }];
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
      const col = comparedColumn(said, n, { ...token.entry, unit: token.entry.unit || second.entry.unit }, null);
      const size = shrunk(said, col, second);
      if (size === 1 && unitFactor(token.entry.unit || second.entry.unit, said.column(col)) !== 1) askBack([col]);
      for (const one of [token, after, second]) one.used = true;
      said.take("between");
      // 两头都算: both ends of a range always are.
      for (const both of said.open("inclusive")) if (BOTH_ENDS.test(both.text)) both.used = true;
      conditions.push({
        col,
        is: "between",
        value: [token.entry.value * scaleBeside(token.entry, second), second.entry.value].map((one) => rounded(one / size)),
      });
      continue;
    }
    const word = before?.entry.is === "compare" ? before : after?.entry.is === "after" ? after : null;
    if (word === null || (word.entry.is !== "compare" && word.entry.is !== "after")) continue;
    // 3 笔以上 counts rows: nothing a row has can be compared with it.
    if (
      ROWS.includes(token.entry.unit) &&
      !said.ofType("number").some((name) => unitOf(said.column(name)).replace(/^[千万亿]/u, "") === token.entry.unit)
    )
      askBack();
    if (isOfGroups(said, n)) askBack();
    const col = comparedColumn(said, n, token.entry, (word.entry.is === "compare" && word.entry.of) || null);
    token.used = true;
    word.used = true;
    const as = inclusive(said, said.tokens.indexOf(word), word.entry.as, token.entry.value);
    for (const one of [...joinedColumns(said, n, col), col]) conditions.push({ col: one, is: as, value: inUnitOf(said, one, token) });
  }
  if (excludeEachOther(conditions)) askBack();
  return conditions;
}

/** 不到 2 件的和满 10 件的: no row is both, so either is meant, and nobody said so. */
function excludeEachOther(conditions: readonly Condition[]): boolean {
  const bounds = conditions.flatMap((one) => ("col" in one && typeof one.value === "number" ? [{ ...one, value: one.value }] : []));
  return bounds.some((low) =>
    bounds.some((high) => low.col === high.col && low.is.startsWith(">") && high.is.startsWith("<") && low.value >= high.value),
  );
}

/** 总金额大于 5000, 次数大于 3: what is compared is made of many rows, and none of them has it. */
function isOfGroups(said: Question, n: number): boolean {
  const before = said.tokens.slice(0, n).filter(({ entry }) => entry.is !== "filler" && entry.is !== "compare" && entry.is !== "between");
  const at = before.at(-1)?.entry.is === "column" ? -2 : -1;
  const word = before.at(at);
  return word?.entry.is === "agg" || word?.entry.is === "share" || (word?.entry.is === "count" && COUNT_NOUN.test(word.text));
}

const BOTH_ENDS = /两头|两端|首尾|both ends/u;

/** Words rows are counted by. */
const ROWS: readonly string[] = ["笔", "次", "条", "单"];
const COUNT_NOUN = /[^一]数$|^number of|^counts?\b|^headcount/u;

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

/** 4 以上（含 4）, 60 以下（含）: the number itself is meant as well. */
function inclusive(said: Question, n: number, as: Comparison, value: number): Comparison {
  const [word, again] = said.tokens.slice(n + 1).filter(({ entry }) => entry.is !== "filler");
  if (word?.entry.is !== "inclusive") return as;
  word.used = true;
  if (again?.entry.is === "number" && again.entry.value === value) again.used = true;
  return as === ">" || as === ">=" ? ">=" : "<=";
}

/** 半小时 of minutes is 30 of them, 50 万 of a column in 万元 is 50. */
function inUnitOf(said: Question, col: string, { entry, text }: Token): number {
  if (entry.is !== "number") askBack();
  const size = shrunk(said, col, { entry, text });
  const factor = size === 1 ? (unitFactor(entry.unit, said.column(col)) ?? askBack([col])) : 1;
  return rounded((entry.value * factor) / size);
}

const rounded = (value: number): number => Number(value.toPrecision(UNIT_DIGITS));

/** What a number of a size, 200 万, is divided by to be told in a column of 万次, 万元 or $k; 1 where the one or the other has no size. */
function shrunk(said: Question, col: string, { entry, text }: Pick<Token, "entry" | "text">): number {
  if (entry.is !== "number" || entry.isPercent) return 1;
  const own = unitOf(said.column(col));
  const [, sign, rest = ""] = /^(?:[$€£¥]\s*)?(亿|百万|万|千|k|m|thousands?|millions?)(.*)$/u.exec(own) ?? [];
  // m alone is metres, and 万元 is no size beside 元.
  if (sign === undefined || own === "m" || (entry.unit !== "" && isMeasuring(entry.unit) && isMeasuring(own))) return 1;
  const [, size = ""] = /([千万亿]|(?<=\d\s*)[km])/u.exec(text) ?? [];
  if (size === "") return entry.unit !== "" && entry.unit === rest ? askBack([col]) : 1;
  const its = sign === "百万" || /^m/u.test(sign) ? 1e6 : /^[kt]/u.test(sign) ? 1e3 : sizeOf(sign);
  // 3 千 of a column in 万元 may be 3,000 of them.
  if (sizeOf(size) < its || (entry.unit !== "" && entry.unit !== rest)) askBack([col]);
  return its;
}

/** The figure a number is compared with: named beside it, else of what its unit or a word of headings says, else the only one there is. */
function comparedColumn(said: Question, n: number, { isPercent, unit }: EntryOf<"number">, of: MeasureClass | null): string {
  const isFigure = (token: Token | undefined) =>
    token !== undefined && !token.used && token.entry.is === "column" && said.column(token.entry.col).type === "number";
  const passed = ["filler", "compare", "between", "about", "did", "not"];
  const before = said.tokens.slice(0, n).findLast(({ entry, used }) => !used && !passed.includes(entry.is));
  const after = said.tokens.slice(n + 1).find(({ entry }) => !["filler", "after"].includes(entry.is));
  // 住两晚以上并且评分 4 分以上: what stands behind 以上 begins something else.
  const behind = said.tokens.slice(n + 1).filter(({ entry }) => entry.is !== "filler");
  // 库存超过 100 且单价低于 20: what has its own comparison is compared in that.
  const isNext = behind[0]?.entry.is === "after" || behind[1]?.entry.is === "compare" || behind[1]?.entry.is === "between";
  const named = isFigure(before) ? before : isFigure(after) && !isNext ? after : undefined;
  const people = named === undefined && after?.entry.is === "class" && after.entry.of === "people" ? ofHeads(said, "人") : null;
  if (people !== null && after !== undefined) {
    after.used = true;
    return people;
  }
  const about = named === undefined ? wordBeside(said, n) : null;
  const col = named?.entry.is === "column" ? named.entry.col : figureOf(said, { unit, of, about });
  if (named !== undefined) named.used = true;
  if (about !== null) about.used = true;
  const column = said.column(col);
  // 25 beside a column of percentages may mean 25 % or 0.25.
  if ((column.type === "number" && column.unit === "%") !== isPercent) askBack([col]);
  return col;
}

type AboutToken = Token & { entry: EntryOf<"about"> | EntryOf<"class"> };

/** 用电超过 150 度, spent over 20: the nearest word before the number, else behind it, that stands for a figure. */
function wordBeside(said: Question, n: number): AboutToken | null {
  const stands = ({ entry, used }: Token) =>
    !used &&
    ((entry.is === "about" && said.figuresAbout([{ entry, used, text: "" }]).length > 0) ||
      (entry.is === "class" && entry.of !== "people"));
  const found = said.tokens.slice(0, n).findLast(stands) ?? said.tokens.slice(n + 1).find(stands);
  return (found as AboutToken | undefined) ?? null;
}

/** 坐了 4 个人以上, more than 10 people: of how many they were. */
function ofHeads(said: Question, unit: string): string | null {
  const heads = /^(?:个人|人|位|名)$/u.test(unit) ? said.figuresOfClass("heads") : [];
  return heads.length === 1 ? (heads[0] ?? null) : null;
}

function figureOf(said: Question, { unit, of, about }: { unit: string; of: MeasureClass | null; about: AboutToken | null }): string {
  const heads = about === null ? ofHeads(said, unit) : null;
  if (heads !== null) return heads;
  const numbers = said.ofType("number");
  const inUnit = isMeasuring(unit)
    ? numbers.filter((name) => isKnownIn(unit, said.column(name)))
    : numbers.filter((name) => unit !== "" && unitOf(said.column(name)) === unit);
  const named = about === null ? [] : about.entry.is === "class" ? said.figuresOfClass(about.entry.of) : said.figuresAbout([about]);
  const both = named.filter((name) => inUnit.includes(name));
  if (both.length > 0) return only(both);
  if (named.length > 0) return only(named);
  if (inUnit.length > 0) return only(inUnit);
  const ofUnit = of ?? classOfUnit(unit);
  return ofUnit === null
    ? said.onlyNumber()
    : ofUnit === "amount" && said.figuresOfClass("amount").length === 0
      ? askBack(numbers)
      : said.ofClass(ofUnit, "number");
}

/** Digits a value keeps when it is told in another unit. */
const UNIT_DIGITS = 12;
const isKnownIn = (unit: string, column: Column): boolean => unitOf(column) !== "" && unitFactor(unit, column) !== null;

/** 10 到 15 万: the first is of the size of the second where only that is said. */
const scaleBeside = (first: EntryOf<"number">, second: Token): number =>
  second.entry.is === "number" && second.entry.value >= 10_000 && first.value < 1000 && /[千万亿km]/.test(second.text)
    ? sizeOf(second.text)
    : 1;
const sizeOf = (text: string): number => (text.includes("亿") ? 1e8 : text.includes("万") ? 1e4 : text.includes("m") ? 1e6 : 1e3);
