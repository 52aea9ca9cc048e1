import type { Condition } from "../plan/plan-schema.ts";
import { bareHeading, stemsOf } from "./heading-words.ts";
import { askBack, type Question } from "./question.ts";
import type { Token } from "./token.ts";

/** Two figures of one row compared: qty below its reorder level, 数学比语文高出 20 分不止; or a figure with the average, 化学比平均分高. */
export function columnConditions(said: Question): Condition[] {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  return tokens.flatMap((token, n): Condition[] => {
    if (!token.used && token.entry.is === "beside") return besideDates(said, tokens, n);
    if (token.used || token.entry.is !== "compare") return [];
    const b = figureOf(said, tokens[n + 1]);
    const before = figureOf(said, tokens[n - 1]);
    const a = before ?? (b === null ? null : limitedBy(said, b));
    if (a === null || b === null || a === b) return [];
    for (const one of [token, before === null ? undefined : tokens[n - 1], tokens[n + 1]]) if (one !== undefined) one.used = true;
    return [{ col: a, is: token.entry.as, value: { col: b } }];
  });
}

/** 归还日期晚于应还日期: two days of one row. */
function besideDates(said: Question, tokens: readonly Token[], n: number): Condition[] {
  const [before, word, after] = [tokens[n - 1], tokens[n], tokens[n + 1]];
  const [a, b] = [dateOf(said, before), dateOf(said, after)];
  if (a === null || b === null || a === b || word?.entry.is !== "beside") return [];
  for (const one of [before, word, after]) if (one !== undefined) one.used = true;
  return [{ col: a, is: word.entry.as, value: { col: b } }];
}

function dateOf(said: Question, token: Token | undefined): string | null {
  if (token === undefined || token.used || token.entry.is !== "column") return null;
  return said.column(token.entry.col).type === "date" ? token.entry.col : null;
}

/** 低于安全库存: what a limit is of is what is compared with it, where one column is called so. */
function limitedBy(said: Question, limit: string): string | null {
  const [, what] = /^(?:安全|预警|最低|最高|最大|最小|目标|计划|预算)(\p{Script=Han}{2,})$/u.exec(bareHeading(limit)) ?? [];
  if (what === undefined) return null;
  const fitting = said.ofType("number").filter((name) => name !== limit && (bareHeading(name) === what || stemsOf(name).includes(what)));
  const [only, ...more] = fitting;
  return only === undefined || more.length > 0 ? null : only;
}

const WAYS: Readonly<Record<string, ">" | "<">> = {
  高: ">",
  多: ">",
  大: ">",
  重: ">",
  贵: ">",
  长: ">",
  久: ">",
  远: ">",
  轻: "<",
  便宜: "<",
  短: "<",
  近: "<",
  矮: "<",
  高出: ">",
  多出: ">",
  低: "<",
  少: "<",
  低出: "<",
};

/** 比 … 高 said of figures of each row, turned into conditions before a comparison of two groups is looked for. */
export function thanConditions(said: Question): Condition[] {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const at = tokens.findIndex(({ entry, used, text }) => !used && entry.is === "than" && text === "比");
  const [before, than, stat] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const a = figureOf(said, before);
  if (at < 1 || a === null || than === undefined || stat === undefined || before === undefined) return [];
  if (stat.entry.is === "agg" && (stat.entry.fn === "avg" || stat.entry.fn === "median")) {
    // 比全班平均体重重.
    const again = tokens[at + 2];
    const isAgain = again !== undefined && figureOf(said, again) === a;
    const way = isAgain ? tokens[at + 3] : again;
    const is = WAYS[way?.text ?? ""];
    if (way === undefined || is === undefined || said.says("howMuch") || !isEnd(tokens[at + (isAgain ? 4 : 3)])) return [];
    if (tokens.some((one) => ["value", "period", "relative", "number", "than"].includes(one.entry.is) && one !== than)) askBack();
    for (const one of [before, than, stat, way, isAgain ? again : way]) one.used = true;
    return [{ col: a, is, value: { stat: stat.entry.fn, col: a } }];
  }
  const b = figureOf(said, stat);
  const [way, number, more] = tokens.slice(at + 2);
  const is = WAYS[way?.text ?? ""];
  if (b === null || a === b || way === undefined || is === undefined || said.says("howMuch", "each")) return [];
  if (number?.entry.is !== "number") {
    if (!isEnd(number)) return [];
    for (const one of [before, than, stat, way]) one.used = true;
    return [{ col: a, is, value: { col: b } }];
  }
  // 高出 20 分 alone may be just as much.
  if (more?.entry.is !== "after" || (more.entry.as !== ">" && more.entry.as !== ">=") || number.entry.isPercent) askBack();
  for (const one of [before, than, stat, way, number, more]) one.used = true;
  const isMore = is === ">";
  const as = more.entry.as === ">" ? is : isMore ? ">=" : "<=";
  return [{ col: a, is: as, value: { fn: isMore ? "+" : "-", args: [{ col: b }, number.entry.value] } }];
}

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || ["column", "thing", "about", "count", "class", "list", "mark", "rows", "who", "which"].includes(token.entry.is);

function figureOf(said: Question, token: Token | undefined): string | null {
  if (token === undefined || token.used || token.entry.is !== "column") return null;
  return said.column(token.entry.col).type === "number" ? token.entry.col : null;
}
