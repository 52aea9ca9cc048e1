import type { Agg, By, Step } from "../plan/plan-schema.ts";
import { countsOf, measured } from "./counts.ts";
import { asksForRow } from "./groups.ts";
import { bareHeading, titleWords } from "./heading-words.ts";
import { CLASS_HEADINGS, type MeasureClass, PRICE_OF_ONE, SUBJECTS, TOTAL_OF_MARKS } from "./measure-classes.ts";
import { askBack, type EntryOf, type Question } from "./question.ts";
import { COUNTERS, classOfUnit, unitOf } from "./said-units.ts";

/** Figures of which a sum means nothing. */
const NOT_ADDED =
  /率$|单价|均价|租金|分$|分数|得分|评分|年龄|岁数|程度|等级|评级|满意|[温湿速浓难进密深热精]度|指数|排名|名次|工龄|司龄|心率|血压|血糖|身高|体重|score|price|rate$|ratio|satisfaction|grade|rating|\bage\b|temperature|height|\brent\b/iu;
/** Figures a share of which is asked for without naming them; beside none of them, rows are meant. */
const SHARED: readonly MeasureClass[] = ["amount", "flow"];

const GOOD = /^(?:最好|最差|最强|best|worst|best first|worst first)$/u;
const LESS_IS_BETTER =
  /名次|排名|成本|[价费]|price|\bfee|\brent|投诉|退货|差错|错误|故障|缺勤|迟到|损耗|rank|\bcost|complaint|return|error|defect|handicap/iu;
/** Of such figures the lowest is the best, or nobody knows. */
export const isLessBetter = (said: Question, col: string): boolean =>
  CLASS_HEADINGS.duration.test(col) || LESS_IS_BETTER.test(col) || (said.column(col).type === "number" && isTimed(said, col));
const isTimed = (said: Question, col: string): boolean =>
  /^(?:秒钟?|分钟?|分秒|s|sec|seconds?|min|minutes?)$/u.test(unitOf(said.column(col))) && !/分数|得分|评分|满分/u.test(col);

/** Figures that are of a thing itself, however often it comes. */
const OF_THING = /页数|面积|容量|排量|楼层|层数|座位|pages|\barea\b|capacity|seats/iu;
/** How often says how many rows there are; how well something is liked or how busy it is may be said by figures too. */
const POPULAR = /欢迎|热门|忙|闲|冷门|活跃|popular|bus|quiet/u;
function endsWithHowMany(said: Question): boolean {
  const [word, ...more] = said.open("howMuch");
  const tokens = said.tokens.filter(({ entry, text }) => entry.is !== "filler" || text === "有");
  const figures = said.tokens.some(
    ({ entry }) => entry.is === "number" || (entry.is === "column" && said.column(entry.col).type === "number"),
  );
  return word !== undefined && more.length === 0 && !figures && tokens.at(-1) === word && tokens.at(-2)?.text === "有" && tokens.length > 2;
}

const STATE = /状态|情况|是否|status/iu;
type Read = {
  readonly isGrouped: boolean;
  readonly isShare: boolean;
  readonly most: EntryOf<"most"> | null;
  readonly isWhich: boolean;
  /** Each group is one row. */
  readonly isEachOne?: boolean;
  /** The column whose values are shared out: of men and women, of yes and no, rows that are people are meant. */
  readonly ofKinds?: By | null;
  /** Of a value among the others of its column. */
  readonly isPart?: boolean;
};

/** What is counted or added up; of nothing said, what there is only one of. */
export function measuresOf(said: Question, read: Read): Agg[] {
  const { isGrouped, isShare, most, isWhich } = read;
  const open = said.open("agg");
  for (const token of open) token.used = true;
  const fns = [...new Set(open.map(({ entry }) => entry.fn))];
  const counted = countsOf(said);
  // 最近报的三笔: the newest rows, whatever is done in them.
  if (most?.ofTime && !isGrouped && fns.length === 0) {
    for (const token of said.open("class")) token.used = true;
    return [measured(most.isUp ? "max" : "min", said.dateColumn())];
  }
  const hasOther = fns.some((fn) => fn !== "sum");
  // 最受欢迎, where rows say how many came or how they liked it: nobody knows which is meant.
  const popular = (["heads", "score", "quantity"] as const).flatMap((of) => said.figuresOfClass(of));
  const isPopular = said.tokens.some(({ entry, text }) => entry.is === "most" && entry.of === "count" && POPULAR.test(text));
  if (isPopular && popular.length > 0) askBack(popular);
  // 人均花费, where rows are of many people: no average of rows.
  if (open.some(({ text }) => text === "人均")) {
    const people = said.countedPeople();
    if (said.figuresOfClass("heads").length > 0 || (people !== null && !said.namesRows(people))) askBack();
  }
  if (most?.of === "count") return isGrouped && !hasOther ? [{ fn: "count", as: "count" }] : askBack();
  const figures = figuresOf(said, {
    isCounted: counted.length > 0,
    mayBeAbout: fns.length > 0 || most !== null || isShare || isGrouped,
    most,
  });
  const usual: Agg["fn"] = most !== null && !isWhich ? (most.isUp ? "max" : "min") : "sum";
  const functions = fns.length === 0 ? [usual] : fns;
  // 最好的成绩 in seconds is the lowest.
  if (
    said.tokens.some(({ text }) => GOOD.test(text)) &&
    (figures.length === 0 || figures.some((col) => CLASS_HEADINGS.duration.test(col) || isTimed(said, col) || LESS_IS_BETTER.test(col)))
  )
    askBack(figures);
  // 哪个窗口最慢: of several rows of each nobody knows whether their sum or their average.
  if (most?.of !== undefined && isGrouped && fns.length === 0 && read.isEachOne !== true && (isWhich || !asksForRow(said)))
    askBack(figures);
  // 哪本书页数最多, where a book stands in several rows: no sum of them.
  if (isWhich && most !== null && fns.length === 0 && read.isEachOne !== true && figures.some((col) => OF_THING.test(col)))
    askBack(figures);
  if (figures.length > 0)
    return [...figures.flatMap((col) => functions.map((fn) => measuredSafely(said, fn, col, fns.length > 0))), ...counted];
  // One row a person: each would be counted once.
  if (counted.length > 0 && read.isEachOne && most !== null) askBack();
  // 一共多少人 is a count and no sum.
  if (counted.length > 0 && !hasOther) return counted;
  const asksFigure = fns.length > 0 || said.open("summary").length > 0 || isShare || most !== null || isGrouped;
  const isOfRows = said.tokens.some((token) => said.isOfRows(token));
  // 10 月有多少投诉.
  // 备注空着的有多少: how many rows, where nothing of them is counted.
  if (!asksFigure && !isOfRows && endsWithHowMany(said)) return [{ fn: "count", as: "count" }];
  if (!asksFigure) return isOfRows && said.open("howMuch").length > 0 ? [{ fn: "count", as: "count" }] : [];
  const [people] = said.open("class").filter(({ entry }) => entry.of === "people");
  if (people !== undefined) people.used = true;
  if (!hasOther && (people !== undefined || (isOfRows && (isWhich || isShare || isGrouped)))) return [{ fn: "count", as: "count" }];
  if (isOfRows && most === null && !hasOther && (fns.length === 0 || said.open("howMuch").length > 0))
    return [{ fn: "count", as: "count" }];
  if (read.isPart && !hasOther && SHARED.every((of) => sharedFigures(said, of).length === 0)) return [{ fn: "count", as: "count" }];
  if (
    typeof read.ofKinds === "string" &&
    !hasOther &&
    said.peopleColumn() !== null &&
    said.rowsArePeople() &&
    isOfKinds(said, read.ofKinds)
  )
    return [{ fn: "count", as: "count" }];
  // 各类型请假占比: of how many there are, or of their days.
  if (
    isShare &&
    fns.length === 0 &&
    said.tokens.some(({ entry, text }) => entry.is === "about" && titleWords(said.table.title ?? "").includes(text))
  )
    askBack();
  // 闲置的占比: of how many there are, or of what they are worth.
  if (read.isPart && fns.length === 0 && said.hasNames() && said.tokens.some(({ entry }) => entry.is === "value" && STATE.test(entry.col)))
    askBack();
  const only = said.onlyNumber();
  return [...functions.map((fn) => measuredSafely(said, fn, only, fns.length > 0)), ...counted];
}

/** Of a list of people, 月费 is no sum that is shared out unless it is called one. */
const sharedFigures = (said: Question, of: MeasureClass): string[] =>
  said.figuresOfClass(of).filter((name) => CLASS_HEADINGS[of].test(name) || said.peopleColumn() === null || !said.rowsArePeople());

/** 男 and 女, 是 and 否. */
function isOfKinds(said: Question, col: string): boolean {
  const column = said.column(col);
  return column.type === "text" && column.words.every((word) => /^(?:[男女是否]|yes|no|y|n|m|f|male|female|)$/iu.test(word));
}

/** 最大和最小的分别多少: both ends of one figure. */
export function bothEnds(said: Question): Step | null {
  const [one, other, ...more] = said.open("most");
  if (one === undefined || other === undefined || more.length > 0 || one.entry.isUp === other.entry.isUp) return null;
  const figures = said.open("column").filter(({ entry }) => said.column(entry.col).type === "number");
  const isPlain = !said.tokens.some(({ entry, used }) => !used && ["each", "which", "who", "number", "order", "count"].includes(entry.is));
  const [figure] = figures;
  if (!isPlain || figures.length !== 1 || figure === undefined) return null;
  for (const token of [one, other, figure, ...said.open("howMuchOf")]) token.used = true;
  const ends: Agg["fn"][] = one.entry.isUp ? ["max", "min"] : ["min", "max"];
  const others = said.open("agg");
  for (const token of others) token.used = true;
  const fns = [...new Set([...others.map(({ entry }) => entry.fn), ...ends])];
  return { op: "group", by: [], aggs: fns.map((fn) => measuredSafely(said, fn, figure.entry.col, true)) };
}

/** Scores, prices and rates are not added up unless that is asked for. */
export function measuredSafely(said: Question, fn: Agg["fn"], col: string, isSaid: boolean): Agg {
  if (fn === "sum" && !isSaid && isRate(said, col)) askBack([col]);
  // 金额 of a table with nothing but 单价: prices of one are not what they come to.
  if (fn === "sum" && PRICE_OF_ONE.test(col) && !said.tokens.some(({ entry }) => entry.is === "column" && entry.col === col))
    askBack([col]);
  return measured(fn, col);
}

/** Of such figures a sum means nothing. */
export function isRate(said: Question, col: string): boolean {
  const column = said.column(col);
  // Qty × unit price is no price.
  if (said.made.some((step) => step.op === "derive" && step.as === col) && /×/u.test(col) && !/[÷→−]/u.test(col)) return false;
  return (
    (column.type === "number" && column.unit === "%") ||
    NOT_ADDED.test(col) ||
    NOT_ADDED.test(bareHeading(col)) ||
    SUBJECTS.test(bareHeading(col)) ||
    /[÷→]/u.test(col) ||
    col === TOTAL_OF_MARKS
  );
}

/** Columns of figures that were named, or meant by a word like 花, 多久, 最贵, 用电. */
function figuresOf(
  said: Question,
  { isCounted, mayBeAbout, most }: { isCounted: boolean; mayBeAbout: boolean; most: EntryOf<"most"> | null },
): string[] {
  const cols: string[] = [];
  for (const token of said.tokens) {
    if (token.used) continue;
    if (token.entry.is === "column" && said.column(token.entry.col).type === "number") {
      token.used = true;
      if (!cols.includes(token.entry.col)) cols.push(token.entry.col);
    }
  }
  const classes = said.open("class").filter(({ entry }) => entry.of !== "people");
  const asked = said.open("howMuchOf");
  for (const token of [...classes, ...asked]) token.used = true;
  // 收费课程 are courses of a kind.
  const kind = classes.find(({ text }) => /^(?:收费|付费|消费)$/u.test(text));
  const behind = kind === undefined ? undefined : said.tokens[said.tokens.indexOf(kind) + 1]?.entry;
  if (behind?.is === "rows" || (behind?.is === "column" && said.column(behind.col).type === "text")) askBack();
  // How long does a refund take: no sum of refunds.
  const [how] = asked;
  if (how !== undefined && OF_ONE_KIND.includes(how.entry.of) && cols.length === 1) {
    const fitting = said.figuresOfClass(how.entry.of);
    const [col = ""] = cols;
    if (!fitting.includes(col) && classOfUnit(unitOf(said.column(col))) !== how.entry.of) {
      const [other, ...more] = fitting.filter((name) => name.toLowerCase().includes(bareHeading(col).toLowerCase()));
      return other === undefined || more.length > 0 ? askBack(cols) : [other];
    }
  }
  if (cols.length > 0) return cols;
  // 交了钱的有几个: who has, and none of all rows.
  if (isCounted && classes.some((token) => !token.text.endsWith("的") && said.tokens[said.tokens.indexOf(token) + 1]?.text === "的"))
    askBack();
  // Sales with more than 20 units of a list of sales: those, or what they came to.
  const isPlain =
    most === null && !said.says("agg", "howMuch", "howMuchOf", "each", "which", "who", "share", "than", "change", "summary", "order");
  if (isPlain && !isCounted && asked.length === 0 && classes.some(({ text }) => titleWords(said.table.title ?? "").includes(text)))
    askBack();
  if (asked[0] !== undefined) return [said.ofClass(asked[0].entry.of, "number", said.figuresAbout())];
  // 员工报销次数: 报 beside a count of rows says what they are.
  if (isCounted && !classes.some(({ text }) => OF_SUM.test(text))) return [];
  const ofMost = most?.of === undefined || most.of === "count" ? null : most.of;
  const meant = [...new Set(classes.map(({ entry }) => said.ofClass(entry.of, "number")))];
  // 最贵的花: what is spent and what is dearest are two figures.
  if (ofMost !== null && meant.some((col) => col !== said.ofClass(ofMost, "number", said.figuresAbout()))) askBack();
  if (meant.length > 0) return meant;
  // The fastest of several ways is the one of the most speed, which no column says.
  if (most?.of === "speed" && said.figuresOfClass("length").length > 0) askBack();
  if (ofMost !== null) return [said.ofClass(ofMost, "number", said.figuresAbout())];
  if (!mayBeAbout && said.open("howMuch").length === 0) return [];
  const about = said.figuresAbout();
  if (about.length > 1) askBack(about);
  // 捐款最多: the one sum of money.
  const sums =
    about.length === 0 && said.says("about") && said.tokens.some((token) => said.isOfMoney(token)) ? said.figuresOfClass("amount") : [];
  return sums.length === 1 ? sums : about;
}

const OF_ONE_KIND: readonly MeasureClass[] = ["duration", "weight", "age"];

/** 合计金额 beside a count is a figure of its own. */
const OF_SUM = /额$|总价$|钱$|amounts?$|^revenue$|^money$/u;

export function oneMeasure(said: Question): { fn: Agg["fn"]; col?: string } {
  const [measure, ...more] = measuresOf(said, { isGrouped: true, isShare: true, most: null, isWhich: false });
  if (measure === undefined || more.length > 0) askBack();
  return { fn: measure.fn, ...(measure.col === undefined ? {} : { col: measure.col }) };
}

export function mostOf(said: Question): EntryOf<"most"> | null {
  const [order] = said.open("order");
  // Top 5 slowest: slowest says what they are the top of.
  const [top, exact, ...further] = said.open("most");
  if (top?.text === "top" && exact?.entry.of !== undefined && exact.entry.isUp && further.length === 0) top.used = true;
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
    !isPercent && Number.isInteger(value) && value > 0 && (first !== null || unit === "" || unit === "个人" || COUNTERS.includes(unit));
  const compared = new Set(said.tokens.flatMap(({ entry }, n) => (entry.is === "compare" ? [n + 1] : entry.is === "after" ? [n - 1] : [])));
  const token = said.open("number").find((one) => isCount(one.entry) && !compared.has(said.tokens.indexOf(one)));
  if (token === undefined) {
    if (first !== null) askBack();
    return null;
  }
  token.used = true;
  return token.entry.value;
}

const OF_TIME = /先后|时间|[早晚]|latest|newest|earliest|oldest/u;

export function orderColumn(said: Question): string {
  // Sort candidates by score: what the rows are is no order of them.
  const open = said.open("column");
  const keys = open.filter(({ entry }) => !said.namesRows(entry.col));
  const [key] = open.length > 1 && keys.length === 1 ? keys : open;
  if (key !== undefined) {
    key.used = true;
    return key.entry.col;
  }
  // 按收割时间先后: the days of it.
  if (said.tokens.some(({ entry, text }) => entry.is === "order" && OF_TIME.test(text))) return said.dateColumn();
  const [named, ...others] = said.open("class").filter(({ entry }) => entry.of !== "people");
  if (named !== undefined && others.length === 0) {
    named.used = true;
    return said.ofClass(named.entry.of, "number");
  }
  const [about, ...more] = said.figuresAbout();
  return about !== undefined && more.length === 0 ? about : said.onlyNumber();
}
