import type { By, ComputedPlan, Condition, Step, StepOf } from "../plan/plan-schema.ts";
import { cellsOfRow } from "./cells-of-row.ts";
import { thanConditions } from "./column-conditions.ts";
import { factsOf } from "./column-facts.ts";
import { compareSteps } from "./compare-question.ts";
import { TIMES } from "./counting-words.ts";
import { isTitleNoun, measured } from "./counts.ts";
import { distinctColumn, eachColumns, splitColumn, whichColumn } from "./groups.ts";
import { havingSteps } from "./having.ts";
import { bareHeading } from "./heading-words.ts";
import { ledgerOf } from "./ledger.ts";
import { GUEST, THING } from "./measure-classes.ts";
import { bothEnds, isLessBetter, measuresOf, mostOf, orderColumn, topCount } from "./measures.ts";
import { missingWords } from "./missing-words.ts";
import { corrSteps, dedupeSteps, listedValues, scatterSteps, sortedByTwo, whenSteps } from "./more-steps.ts";
import { newColumnSteps } from "./new-column.ts";
import { isMeanOver, meanOverPeriods, runningBy, runningSteps } from "./over-periods.ts";
import { pivotSteps } from "./pivot-question.ts";
import { AskBack, type Asked, askBack, Question, type SaidPeriod } from "./question.ts";
import { rowShareSteps } from "./row-share.ts";
import { filtered, marked, scopeOf, valueConditions } from "./scope.ts";
import { binned, binWidth, charted, shaped, shareSteps } from "./shape-plan.ts";
import type { Token } from "./token.ts";

/** What was made of a question without any model. */
export type PlannedQuestion =
  | { readonly kind: "plan"; readonly plan: ComputedPlan; readonly periods: readonly SaidPeriod[] }
  /** It is not safe to answer: what could not be read, or could not be placed. */
  | { readonly kind: "ask"; readonly unread: readonly string[]; readonly cols: readonly string[] }
  | { readonly kind: "refuse"; readonly why: "forecast" | "judgement" };

/** What says nothing a plan would have to hold. */
const MAY_STAY: readonly Token["entry"]["is"][] = [
  "filler",
  "howMuch",
  "list",
  "and",
  "summary",
  "oneRow",
  "again",
  "rows",
  "apart",
  "about",
  "did",
  "others",
  "sorted",
  // Whether it holds is looked for in the plan.
  "once",
];

/**
 * Makes a plan of a question. Two rules make it safe: every piece of the question was read, and everything that was read stands in the
 * plan. Otherwise it is asked back.
 */
export function planQuestion(ask: string, asked: Asked): PlannedQuestion {
  const said = new Question(ask, asked);
  const refused = [...said.open("forecast"), ...said.open("judgement")][0];
  if (refused !== undefined) return { kind: "refuse", why: refused.entry.is };
  const unread = said.open("unknown").map(({ text }) => text);
  const unclear = said.open("unclear").flatMap(({ entry }) => entry.cols);
  if (unread.length > 0 || unclear.length > 0) return { kind: "ask", unread, cols: unclear };
  try {
    const steps = stepsOf(said);
    const unused = said.tokens
      .filter((token) => !token.used && !MAY_STAY.includes(token.entry.is) && !isOfRows(said, token, steps))
      .map(({ text }) => text);
    // 成交多少套, of 成交日期 that is not there in every row: those, and not all.
    unused.push(...said.tokens.filter((token) => said.isDoneInSome(token)).map(({ text }) => text));
    if (unused.length > 0 || steps.length === 0) return { kind: "ask", unread: unused, cols: [] };
    const plan: ComputedPlan = { v: 1, from: asked.last?.from ?? asked.table.id, steps };
    const missing = missingWords(plan, said.tokens, (token) => isOfRows(said, token, steps));
    if (missing.length > 0) return { kind: "ask", unread: missing, cols: [] };
    return { kind: "plan", plan, periods: said.periods };
  } catch (error) {
    if (error instanceof AskBack) return { kind: "ask", unread: [], cols: error.cols };
    throw error;
  }
}

const OF_PEOPLE: readonly Step["op"][] = ["filter", "highlight", "sort", "limit"];
const isOfFigures = (step: Step): boolean => step.op === "group" && step.by.length === 0 && step.aggs.every(({ col }) => col !== undefined);
const isPlainCount = (step: Step): boolean =>
  step.op === "group" && step.by.length === 0 && step.aggs.every(({ fn, col }) => fn === "count" && col === undefined);

/** 返工的批, refunds for defective stuff: rows that are shown, or counted where each is another thing. */
function isShownAsIs(said: Question, text: string, steps: readonly Step[]): boolean {
  const mayCount = said.hasNames() || said.ofType("date").length === 0 || /^[户批]$/u.test(text);
  return steps.every(
    (step) =>
      step.op === "filter" || step.op === "highlight" || isOfFigures(step) || said.made.includes(step) || (mayCount && isPlainCount(step)),
  );
}

/** parts with stock under 50: the column no value of which comes twice names the rows, where rows are listed, ordered or counted. */
function isOfRows(said: Question, { entry, text }: Token, steps: readonly Step[]): boolean {
  if (entry.is === "class" && entry.of === "people")
    return (
      said.rowsArePeople() &&
      steps.every((step) => OF_PEOPLE.includes(step.op) || isPlainCount(step) || (said.peopleColumn() !== null && isOfFigures(step)))
    );
  if (entry.is === "thing") return isShownAsIs(said, text, steps);
  if (entry.is !== "column") return false;
  // Mark Downtown shifts of a list of shifts, whatever column is called so too.
  if (isTitleNoun(said, text) && steps.every((step) => step.op === "filter" || step.op === "highlight" || isPlainCount(step))) return true;
  // Films I watched with Sam, where each was watched on some day.
  if (said.isDone(entry.col, text)) return steps.every(({ op }) => op !== "compare" && op !== "pivot");
  // 刘慈欣的书, where a book stands in several rows: they are what is listed. Of people it may be what all their rows come to.
  const at = said.tokens.findIndex(({ entry: one, text: word }) => one === entry && word === text);
  const token = said.tokens[at - 1];
  const before = token?.entry.is === "list" && !/哪/u.test(token.text) ? undefined : token?.entry.is;
  const isGuest = GUEST.test(bareHeading(entry.col)) && !said.says("compare", "after", "between", "who");
  // 借了几次书, 用车次数: what was done with it, how often.
  const isOften = said.tokens.some(({ entry: one, text: word }) => one.is === "count" && TIMES.test(word));
  if (
    isOften &&
    steps.every((step) => step.op !== "group" || step.aggs.every(({ fn, col }) => fn === "count" && col === undefined)) &&
    !said.says("most")
  )
    return true;
  // 3月借出去的书有多少本: each time it was.
  const isPiece = said.tokens.some(({ entry: one, text: word }) => one.is === "count" && /^(?:几|多少)[本册件份部张台辆套]$/u.test(word));
  if (
    isPiece &&
    THING.test(bareHeading(entry.col)) &&
    steps.every((step) => step.op === "filter" || isPlainCount(step)) &&
    steps.length > 1
  )
    return true;
  const isThing = before !== "list" && before !== "which" && before !== "each" && (isGuest || THING.test(bareHeading(entry.col)));
  const isListed =
    before === "list" && THING.test(bareHeading(entry.col)) && said.tokens.slice(at).some(({ entry: one }) => one.is === "value");
  if ((isThing || isListed) && steps.every(({ op }) => ["filter", "highlight", "select", "clean"].includes(op))) return true;
  // 第二组同学借的书一共多少页: what the rows are, and no groups.
  const isSummed = steps.every(
    (step) => step.op === "filter" || (isOfFigures(step) && step.op === "group" && step.aggs.every(({ fn }) => fn === "sum")),
  );
  if ((isThing || isGuest) && isSummed && before !== undefined && before !== "count" && before !== "howMuch" && before !== "list")
    return true;
  if (!said.namesRows(entry.col)) return false;
  return steps.every(
    (step) =>
      step.op === "filter" ||
      step.op === "highlight" ||
      step.op === "sort" ||
      step.op === "limit" ||
      (step.op === "window" && step.fn === "share") ||
      (step.op === "derive" && said.made.includes(step)) ||
      (step.op === "pivot" && step.value.fn === "count") ||
      (step.op === "group" && step.by.every((by) => by !== entry.col) && step.aggs.every(({ fn }) => fn !== "countDistinct")),
  );
}

function stepsOf(said: Question): Step[] {
  return [...said.made, ...plannedSteps(said)];
}

function plannedSteps(said: Question): Step[] {
  const followed = followUp(said);
  if (followed !== null) return followed;
  return (
    dedupeSteps(said) ??
    newColumnSteps(said) ??
    havingSteps(said) ??
    pivotSteps(said) ??
    scatterSteps(said) ??
    sortedByTwo(said) ??
    listedValues(said) ??
    corrSteps(said) ??
    compareSteps(said) ??
    askSteps(said)
  );
}

/** Changes the plan before: one column more to split by, only some values, a chart. */
export function followUp(said: Question): Step[] | null {
  const last = said.last;
  if (last === undefined) return null;
  if (said.open("split").length > 0 && said.open("column").length === 1) {
    const group = last.steps.find((step) => step.op === "group");
    said.take("split");
    said.take("each");
    const column = said.take("column");
    if (group === undefined || column === null) askBack();
    const before = last.steps.slice(0, last.steps.indexOf(group));
    return [...before, { ...group, by: [...group.by, column.col] }];
  }
  if (said.open("only").length > 0 && said.open("value").length > 0 && said.open("column").length === 0) {
    said.take("only");
    return [...filtered(said, valueConditions(said)), ...last.steps];
  }
  const rest = said.tokens.filter(({ used }) => !used);
  if (rest.length === 1 && rest[0]?.entry.is === "chart") {
    const steps = last.steps.filter(({ op }) => op !== "chart");
    return [...steps, ...charted(said, steps, null)];
  }
  return null;
}

/** Everything that is no comparison. */
export function askSteps(said: Question): Step[] {
  const distinct = distinctColumn(said);
  if (distinct !== null)
    return [...filtered(said, scopeOf(said)), { op: "group", by: [], aggs: [{ fn: "countDistinct", col: distinct, as: "countDistinct" }] }];
  const day = whenSteps(said);
  if (day !== null) return day;
  // Before 高 and 多 are read as the most of several.
  const than = thanConditions(said);
  const marks = said.take("mark") !== null;
  said.take("crosstab");
  const bins = binWidth(said);
  const each = eachColumns(said);
  const which = whichColumn(said, each);
  const share = saysShare(said);
  const both = bothEnds(said);
  if (both !== null) return [...filtered(said, scopeOf(said)), both];
  const most = mostOf(said);
  const count = topCount(said, most !== null);
  // 罚款最多的三个人, where somebody may stand in several rows: no three rows.
  const people = count === null ? null : said.countedPeople();
  if (people !== null && which === null && each.length === 0 && !said.namesRows(people) && saysPeople(said)) askBack([people]);
  const split = splitColumn(said);
  const conditions = [...than, ...scopeOf(said), ...namedOnly(said, which)];
  const cells = each.length === 0 && which === null && !share && most === null && !marks ? cellsOfRow(said, conditions) : null;
  if (cells !== null) return cells;
  const isPart = share && each.length === 0 && which === null && split === null;
  const ofRows = isPart ? rowShareSteps(said, conditions) : null;
  if (ofRows !== null) return ofRows;
  const inner = isPart ? shareSteps(said, conditions) : null;
  if (inner !== null) return inner;
  const scope = marks ? marked(said, conditions) : filtered(said, conditions);
  const by = [...each, ...(which === null ? [] : [which]), ...(split === null ? [] : [split])];
  // Its share among the others, or among those that were named: nobody knows.
  if (share && conditions.some((one) => "col" in one && by.includes(one.col) && !isAllOfThem(said, one))) askBack();
  // 每月收入和支出: both of them, and no sum of the two.
  const ledger = ledgerOf(said.table);
  if (ledger !== null && !by.includes(ledger.col) && conditions.some((one) => "col" in one && one.col === ledger.col && one.is === "in"))
    askBack();
  // A share of nothing that was named.
  if (share && by.length === 0 && bins === null) askBack();
  if (bins !== null) return binned(said, bins, scope);
  const order = said.take("order");
  // 最高 and 从低到高 contradict each other.
  if (order !== null && most !== null && order.isUp === most.isUp) askBack();
  if (order !== null && by.length === 0 && said.open("agg").length === 0 && said.open("count").length === 0) {
    const sort: StepOf<"sort"> = { op: "sort", by: [{ col: orderColumn(said), dir: order.isUp ? "asc" : "desc" }] };
    const place: Step[] = said.take("rank") === null ? [] : [{ op: "window", fn: "rank", col: sort.by[0]?.col ?? askBack(), as: "rank" }];
    if (place.length > 0 && order.isUp) askBack();
    // Of times and costs nobody knows which end is the first.
    if (said.tokens.some(({ text }) => /^排[名行]/u.test(text)) && isLessBetter(said, sort.by[0]?.col ?? "")) askBack();
    return [...scope, sort, ...place, ...(count === null ? [] : [{ op: "limit" as const, n: count }])];
  }
  const [only] = by;
  const isEachOne = by.length === 1 && typeof only === "string" && said.namesRows(only);
  const running = runningBy(said, by);
  const measures = measuresOf(said, {
    isGrouped: by.length > 0,
    isShare: share,
    most,
    isWhich: which !== null,
    isEachOne,
    ofKinds: share ? split : null,
  });
  const [measure] = measures;
  if (by.length > 1 && measure?.fn === "avg" && by.some((one) => isMeanOver(said, one, measure))) askBack();
  const isOverPeriods = measure?.fn === "avg" && by.length === 1 && only !== undefined && isMeanOver(said, only, measure);
  // 月薪 of each month is not what came in or went out in it.
  if (by.some((one) => typeof one === "object" && "grain" in one) && measures.some(({ col = "" }) => /^月[薪租费供]/u.test(col))) askBack();
  // Each row has its own made figure.
  const isMade = said.made.some((step) => step.op === "derive" && step.as === measure?.col);
  if (
    isEachOne &&
    isMade &&
    measures.length === 1 &&
    measure?.fn === "sum" &&
    !share &&
    most === null &&
    order === null &&
    !said.says("chart")
  )
    return scope;
  if (running || isOverPeriods) {
    if (measures.length !== 1 || measure?.col === undefined || share || most !== null || order !== null || said.says("chart")) askBack();
    if (running) return [...scope, ...runningSteps(by, measure)];
    return [...scope, ...meanOverPeriods(by, measured("sum", measure.col))];
  }
  const steps = shaped(said, { by, measures, most, count, order, share, isWhich: which !== null, scope });
  return [...steps, ...charted(said, steps, measures[0] ?? null)];
}

const saysPeople = (said: Question): boolean =>
  said.tokens.some(({ entry }) => entry.is === "number" && /^(?:个人|人|位|名)$/u.test(entry.unit)) && !said.says("order");

/** 续费的和没续费的: every value there is was named. */
function isAllOfThem(said: Question, { col, is, value }: Extract<Condition, { col: string }>): boolean {
  const column = said.column(col);
  if (column.type !== "text" || is !== "in" || !Array.isArray(value)) return false;
  return column.codes.every((code) => value.includes(column.words[code] ?? ""));
}

/** 占 … 的百分之几: both words are of one share. */
function saysShare(said: Question): boolean {
  const tokens = said.open("share");
  for (const token of tokens) token.used = true;
  if (tokens.length > 0) for (const token of said.open("changeWord")) if (/^百分之/u.test(token.text)) token.used = true;
  return tokens.length > 0;
}

/** 哪个年级最多: rows without a grade are no grade that could be it. */
function namedOnly(said: Question, which: By | null): Condition[] {
  if (typeof which !== "string") return [];
  const column = said.column(which);
  const hasGap = column.type === "text" && factsOf(column, said.table).hasGaps;
  return hasGap && !said.says("empty", "filled") ? [{ col: which, is: "notEmpty" }] : [];
}
