import type { Agg } from "../plan/plan-schema.ts";
import { askBack, type EntryOf, type Question } from "./question.ts";

/** Figures of which a sum means nothing. */
const NOT_ADDED = /率$|单价|均价|分$|分数|得分|评分|score|price|rate$|ratio|satisfaction|grade/iu;
/** Headings of marks that are called by their subject. */
const SUBJECTS =
  /^(?:语文|数学|英语|外语|物理|化学|生物|历史|地理|政治|道德与法治|科学|体育|音乐|美术|信息技术|思想品德|chinese|maths?|mathematics|english|physics|chemistry|biology|history|geography)(?:成绩)?$/iu;

export const measured = (fn: Agg["fn"], col: string): Agg => ({ fn, col, as: `${col}·${fn}` });

/** What is counted or added up; of nothing said, what there is only one of. */
export function measuresOf(
  said: Question,
  read: { isGrouped: boolean; isShare: boolean; most: EntryOf<"most"> | null; isWhich: boolean },
): Agg[] {
  const { isGrouped, isShare, most, isWhich } = read;
  const open = said.open("agg");
  for (const token of open) token.used = true;
  const fns = [...new Set(open.map(({ entry }) => entry.fn))];
  const counts = said.open("count");
  for (const token of counts) token.used = true;
  // 最近报的三笔: the newest rows, whatever is done in them.
  if (most?.ofTime && !isGrouped && fns.length === 0) {
    for (const token of said.open("class")) token.used = true;
    return [measured(most.isUp ? "max" : "min", said.dateColumn())];
  }
  const figures = figuresOf(said, counts.length > 0);
  const usual: Agg["fn"] = most !== null && !isWhich ? (most.isUp ? "max" : "min") : "sum";
  const functions = fns.length === 0 ? [usual] : fns;
  const counted: Agg[] = counts.length > 0 ? [{ fn: "count", as: "count" }] : [];
  const hasOther = fns.some((fn) => fn !== "sum");
  if (figures.length > 0)
    return [...figures.flatMap((col) => functions.map((fn) => measuredSafely(said, fn, col, fns.length > 0))), ...counted];
  // 一共多少人 is a count and no sum.
  if (counted.length > 0 && !hasOther) return counted;
  const asksFigure = fns.length > 0 || said.open("summary").length > 0 || isShare || most !== null || isGrouped;
  if (!asksFigure) return [];
  const [people] = said.open("class").filter(({ entry }) => entry.of === "people");
  if (people !== undefined) people.used = true;
  const isOfRows = said.tokens.some(({ entry }) => entry.is === "rows");
  if (!hasOther && (people !== undefined || (isOfRows && (isWhich || isShare)))) return [{ fn: "count", as: "count" }];
  if (isOfRows && most === null && fns.length === 0) return [{ fn: "count", as: "count" }];
  const only = said.onlyNumber();
  return [...functions.map((fn) => measuredSafely(said, fn, only, fns.length > 0)), ...counted];
}

/** Scores, prices and rates are not added up unless that is asked for. */
export function measuredSafely(said: Question, fn: Agg["fn"], col: string, isSaid: boolean): Agg {
  const column = said.column(col);
  const isRate = (column.type === "number" && column.unit === "%") || NOT_ADDED.test(col) || SUBJECTS.test(col);
  if (fn === "sum" && !isSaid && isRate) askBack([col]);
  return measured(fn, col);
}

/** Columns of figures that were named, or meant by a word like 花. */
export function figuresOf(said: Question, isCounted: boolean): string[] {
  const cols: string[] = [];
  for (const token of said.tokens) {
    if (token.used) continue;
    if (token.entry.is === "column" && said.column(token.entry.col).type === "number") {
      token.used = true;
      if (!cols.includes(token.entry.col)) cols.push(token.entry.col);
    }
  }
  for (const token of said.open("class")) {
    if (token.entry.of === "people") continue;
    // 员工报销次数: 报 beside a count of rows says what they are.
    token.used = true;
    if (cols.length > 0) continue;
    if (isCounted) continue;
    cols.push(said.ofClass(token.entry.of, "number"));
  }
  return cols;
}

export function oneMeasure(said: Question): { fn: Agg["fn"]; col?: string } {
  const [measure, ...more] = measuresOf(said, { isGrouped: true, isShare: true, most: null, isWhich: false });
  if (measure === undefined || more.length > 0) askBack();
  return { fn: measure.fn, ...(measure.col === undefined ? {} : { col: measure.col }) };
}

export function mostOf(said: Question): EntryOf<"most"> | null {
  const [order] = said.open("order");
  const [word] = said.open("most");
  const found = said.take("most");
  // lowest first, top 3: the first are the lowest then.
  if (found !== null) return word?.text === "top" && order !== undefined ? { ...found, isUp: !order.entry.isUp } : found;
  // 从低到高 取前 3 名: the first are the lowest then.
  if (said.open("first").length > 0) return { is: "most", isUp: order?.entry.isUp !== true };
  // 哪个花得多: more of two is most of them.
  const [more] = said.open("changeWord").filter(({ text }) => text === "多" || text === "高" || text === "少" || text === "低");
  if (more === undefined) return null;
  more.used = true;
  return { is: "most", isUp: more.text === "多" || more.text === "高" };
}

/** 前 5 名, 最高的 5 笔. */
export function topCount(said: Question, isRanked: boolean): number | null {
  const first = said.take("first");
  if (!isRanked && first === null) return null;
  const isCount = ({ value, unit, isPercent }: EntryOf<"number">) =>
    !isPercent &&
    Number.isInteger(value) &&
    value > 0 &&
    (first !== null || ["笔", "个", "条", "单", "名", "位", "人", "家", "次", ""].includes(unit));
  const compared = new Set(said.tokens.flatMap(({ entry }, n) => (entry.is === "compare" ? [n + 1] : entry.is === "after" ? [n - 1] : [])));
  const token = said.open("number").find((one) => isCount(one.entry) && !compared.has(said.tokens.indexOf(one)));
  if (token === undefined) {
    if (first !== null) askBack();
    return null;
  }
  token.used = true;
  return token.entry.value;
}

export function orderColumn(said: Question): string {
  return said.take("column")?.col ?? said.onlyNumber();
}
