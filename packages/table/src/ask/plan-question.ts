import { type Column, haveOrder, NO_DAY, type SheetTable } from "../columns/index.ts";
import type { Agg, By, ComputedPlan, Condition, Scalar, Step, StepOf } from "../plan/plan-schema.ts";
import { aggName, byName } from "../plan/plan-schema.ts";
import type { Lexicon } from "./lexicon.ts";
import { periodBefore, readQuestion, type Token } from "./read-question.ts";
import { CLASS_HEADINGS, type MeasureClass } from "./words.ts";

/** What was made of a question without any model. */
export type PlannedQuestion =
  | { readonly kind: "plan"; readonly plan: ComputedPlan; readonly periods: readonly string[] }
  /** It is not safe to answer: what could not be read, or could not be placed. */
  | { readonly kind: "ask"; readonly unread: readonly string[]; readonly cols: readonly string[] }
  | { readonly kind: "refuse"; readonly why: "forecast" | "judgement" };

type Asked = {
  readonly table: SheetTable;
  readonly lexicon: Lexicon;
  /** The plan of the answer before, for what follows on it. */
  readonly last?: ComputedPlan | undefined;
};

/** The question cannot be answered safely; what it was about. */
class AskBack extends Error {
  readonly cols: readonly string[];
  constructor(cols: readonly string[] = []) {
    super("the question has to be asked back");
    this.cols = cols;
  }
}

/**
 * Makes a plan of a question. Two rules make it safe: every piece of the question was read, and everything that was read stands in the
 * plan. Otherwise it is asked back.
 */
export function planQuestion(ask: string, asked: Asked): PlannedQuestion {
  const newest = newestDay(asked.table);
  const tokens = readQuestion(ask, asked.lexicon, newest);
  const refused = tokens.find(({ entry }) => entry.is === "forecast" || entry.is === "judgement");
  if (refused !== undefined) return { kind: "refuse", why: refused.entry.is as "forecast" | "judgement" };
  const unread = tokens.filter(({ entry }) => entry.is === "unknown").map(({ text }) => text);
  const unclear = tokens.flatMap(({ entry }) => (entry.is === "unclear" ? entry.cols : []));
  if (unread.length > 0 || unclear.length > 0) return { kind: "ask", unread, cols: unclear };
  try {
    const planner = new Planner(tokens, asked, newest);
    const steps = planner.steps();
    const unused = tokens.filter(({ used, entry }) => !used && !MAY_STAY.includes(entry.is)).map(({ text }) => text);
    if (unused.length > 0 || steps.length === 0) return { kind: "ask", unread: unused, cols: [] };
    return { kind: "plan", plan: { v: 1, from: asked.last?.from ?? asked.table.id, steps }, periods: planner.periods };
  } catch (error) {
    if (error instanceof AskBack) return { kind: "ask", unread: [], cols: error.cols };
    throw error;
  }
}

/** What says nothing a plan would have to hold. */
const MAY_STAY: readonly Token["entry"]["is"][] = ["filler", "howMuch", "list", "and", "summary", "oneRow", "again", "rows", "apart"];

function newestDay({ columns }: SheetTable): number | null {
  const dates = columns.filter((column) => column.type === "date");
  const days = dates.flatMap(({ days: all }) => [all.reduce((most, day) => Math.max(most, day), NO_DAY)]);
  const newest = Math.max(NO_DAY, ...days);
  return newest === NO_DAY ? null : newest;
}

type NumberToken = Extract<Token["entry"], { is: "number" }>;
type Is = Token["entry"]["is"];

class Planner {
  readonly periods: string[] = [];
  readonly #tokens: readonly Token[];
  readonly #table: SheetTable;
  readonly #last: ComputedPlan | undefined;
  readonly #newest: number | null;
  /** Steps a condition needs before it. */
  readonly #derived: Step[] = [];

  constructor(tokens: readonly Token[], { table, last }: Asked, newest: number | null) {
    this.#tokens = tokens;
    this.#table = table;
    this.#last = last;
    this.#newest = newest;
  }

  steps(): Step[] {
    const followed = this.#follow();
    if (followed !== null) return followed;
    if (this.#take("dedupe") !== null) return [{ op: "clean", do: "dedupe" }, ...this.#charted([], null)];
    const compared = this.#compare();
    if (compared !== null) return compared;
    return this.#ask();
  }

  /** Tokens not used yet. */
  #open<K extends Is>(is: K): (Token & { entry: Extract<Token["entry"], { is: K }> })[] {
    return this.#tokens.filter(({ entry, used }) => !used && entry.is === is) as (Token & { entry: Extract<Token["entry"], { is: K }> })[];
  }

  #take<K extends Is>(is: K): Extract<Token["entry"], { is: K }> | null {
    const [first] = this.#open(is);
    if (first === undefined) return null;
    first.used = true;
    return first.entry;
  }

  #column(name: string): Column {
    const column = this.#table.columns.find((one) => one.name === name);
    if (column === undefined) throw new AskBack();
    return column;
  }

  #ofType(type: Column["type"]): string[] {
    return this.#table.columns.filter((column) => column.type === type).map(({ name }) => name);
  }

  /** The only column of a class; asks where there are several. */
  #ofClass(of: MeasureClass, type: Column["type"]): string {
    const fitting = this.#ofType(type).filter((name) => CLASS_HEADINGS[of].test(name));
    const [first] = fitting;
    if (first === undefined || fitting.length > 1) throw new AskBack(fitting);
    return first;
  }

  #dateColumn(): string {
    const dates = this.#ofType("date");
    const [first] = dates;
    if (first === undefined || dates.length > 1) throw new AskBack(dates);
    return first;
  }

  /** Changes the plan before: one column more to split by, only some values, a chart. */
  #follow(): Step[] | null {
    const last = this.#last;
    if (last === undefined) return null;
    if (this.#open("split").length > 0 && this.#open("column").length === 1) {
      const group = last.steps.find((step) => step.op === "group");
      this.#take("split");
      this.#take("each");
      const column = this.#take("column");
      if (group === undefined || column === null) throw new AskBack();
      const before = last.steps.slice(0, last.steps.indexOf(group));
      return [...before, { ...group, by: [...group.by, column.col] }];
    }
    if (this.#open("only").length > 0 && this.#open("value").length > 0 && this.#open("column").length === 0) {
      this.#take("only");
      return [...this.#filtered(this.#valueConditions()), ...last.steps];
    }
    const said = this.#tokens.filter(({ used }) => !used);
    if (said.length === 1 && said[0]?.entry.is === "chart") {
      const steps = last.steps.filter(({ op }) => op !== "chart");
      return [...steps, ...this.#charted(steps, null)];
    }
    return null;
  }

  /** A than B, and each period with the one before. */
  #compare(): Step[] | null {
    if (this.#take("change") !== null) {
      const grain = this.#take("grain") ?? { grain: "month" as const };
      for (const one of this.#open("each")) one.used = true;
      for (const one of this.#open("changeWord")) one.used = true;
      const along: By = { col: this.#dateColumn(), grain: grain.grain };
      const scope = this.#filtered(this.#scope());
      return [...scope, { op: "compare", along, value: this.#oneMeasure() }];
    }
    const at = this.#tokens.findIndex(({ entry, used }) => !used && entry.is === "than");
    if (at === -1) return null;
    const before = this.#tokens.slice(0, at).findLast(({ entry }) => entry.is === "period" || entry.is === "value");
    const after = this.#tokens.slice(at + 1).find(({ entry }) => entry.is === "period" || entry.is === "value");
    if (before === undefined || after === undefined) throw new AskBack();
    for (const token of [before, after, this.#tokens[at]]) if (token !== undefined) token.used = true;
    for (const one of this.#open("changeWord")) one.used = true;
    const [a, b] = [before.entry, after.entry];
    const by = this.#eachColumns().map((one) => (typeof one === "string" ? one : raiseAsk()));
    if (a.is === "period" && b.is === "period") {
      const grain = a.period.includes("Q") ? "quarter" : a.period.includes("-") ? "month" : "year";
      if ((b.period.includes("Q") ? "quarter" : b.period.includes("-") ? "month" : "year") !== grain) throw new AskBack();
      this.#said(a, b);
      return this.#beside({ col: this.#dateColumn(), grain }, a.period, b.period, by);
    }
    if (a.is === "value" && b.is === "value" && a.col === b.col) return this.#beside(a.col, a.value, b.value, by);
    throw new AskBack();
  }

  #beside(along: By, a: Scalar, b: Scalar, by: readonly string[]): Step[] {
    const scope = this.#filtered(this.#scope());
    return [...scope, { op: "compare", along, a, b, ...(by.length === 0 ? {} : { by: [...by] }), value: this.#oneMeasure() }];
  }

  /** Periods said without their year are said with it. */
  #said(...entries: readonly Extract<Token["entry"], { is: "period" }>[]): void {
    for (const { period, isRelative } of entries) if (isRelative) this.periods.push(period);
  }

  /** Everything that is no comparison. */
  #ask(): Step[] {
    const marks = this.#take("mark") !== null;
    const bins = this.#bins();
    const each = this.#eachColumns();
    const which = this.#whichColumn(each);
    const share = this.#take("share") !== null;
    const most = this.#most();
    const count = this.#topCount(most !== null);
    const split = this.#splitColumn();
    const conditions = this.#scope();
    const inner = share && each.length === 0 && which === null ? this.#shareScope(conditions) : null;
    if (inner !== null) return inner;
    const scope = marks ? this.#marked(conditions) : this.#filtered(conditions);
    const by = [...each, ...(which === null ? [] : [which]), ...(split === null ? [] : [split])];
    if (bins !== null) return this.#binned(bins, scope);
    const order = this.#take("order");
    if (order !== null && by.length === 0 && this.#open("agg").length === 0 && this.#open("count").length === 0) {
      const sort: Step = { op: "sort", by: [{ col: this.#orderColumn(), dir: order.isUp ? "asc" : "desc" }] };
      return [...scope, sort, ...(count === null ? [] : [{ op: "limit" as const, n: count }])];
    }
    const measures = this.#measures({ isGrouped: by.length > 0, isShare: share, most, isWhich: which !== null });
    const steps = this.#shaped({ by, measures, most, count, order, share, isWhich: which !== null, scope });
    return [...steps, ...this.#charted(steps, measures[0] ?? null)];
  }

  /** Steps for what was read: of rows where nothing is measured, else of groups. */
  #shaped(read: {
    by: readonly By[];
    measures: readonly Agg[];
    most: Extract<Token["entry"], { is: "most" }> | null;
    count: number | null;
    order: Extract<Token["entry"], { is: "order" }> | null;
    share: boolean;
    isWhich: boolean;
    scope: readonly Step[];
  }): Step[] {
    const { by, measures, most, count, order, share, isWhich, scope } = read;
    const [measure] = measures;
    const dir = (isUp: boolean) => (isUp ? "desc" : "asc") as "asc" | "desc";
    // Rows of the sheet: the highest five, the highest of each, all of them in an order.
    if (most !== null && !isWhich && measure?.col !== undefined && (measure.fn === "max" || measure.fn === "min")) {
      const sort: Step = { op: "sort", by: [{ col: measure.col, dir: dir(most.isUp) }] };
      const names = by.map((one) => (typeof one === "string" ? one : raiseAsk()));
      const isFigure = count === null && names.length === 0 && this.#asksForFigure();
      if (isFigure) return [...scope, { op: "group", by: [], aggs: [measure] }];
      if (names.length > 0 && count === null && !this.#tokens.some(({ entry }) => entry.is === "oneRow"))
        return [...scope, { op: "group", by: [...by], aggs: [measure] }];
      const filled: Step[] = names.length > 0 ? [{ op: "filter", where: { col: measure.col, is: "notEmpty" } }] : [];
      return [...scope, ...filled, sort, { op: "limit", n: count ?? 1, ...(names.length === 0 ? {} : { by: names }) }];
    }
    if (measures.length === 0) {
      if (by.length > 0 || share || most !== null) throw new AskBack(this.#ofType("number"));
      return [...scope];
    }
    if (measure === undefined) throw new AskBack();
    const name = aggName(measure);
    if (
      by.length === 2 &&
      measures.length === 1 &&
      !share &&
      most === null &&
      order === null &&
      by[1] !== undefined &&
      by[0] !== undefined
    ) {
      const value = { fn: measure.fn, ...(measure.col === undefined ? {} : { col: measure.col }) };
      // The one with dates goes across, else the second.
      const [rows, columns] = typeof by[0] === "object" ? [by[1], by[0]] : [by[0], by[1]];
      return [...scope, { op: "pivot", rows: [rows], columns, value }];
    }
    const group: Step = { op: "group", by: [...by], aggs: [...measures] };
    const shares: Step[] = share ? [{ op: "window", fn: "share", col: name, as: "share" }] : [];
    const sorted: Step[] =
      most !== null || order !== null
        ? [{ op: "sort", by: [{ col: name, dir: most !== null ? dir(most.isUp) : order?.isUp ? "asc" : "desc" }] }]
        : this.#natural(by, name);
    const limited: Step[] = most === null ? [] : [{ op: "limit", n: count ?? 1 }];
    if (most === null && count !== null) throw new AskBack();
    return [...scope, group, ...shares, ...sorted, ...limited];
  }

  /** Periods and steps in their order, other groups the largest first. */
  #natural(by: readonly By[], measure: string): Step[] {
    const [first] = by;
    if (first === undefined) return [];
    if (by.length > 1) return [];
    const column = this.#column(typeof first === "string" ? first : first.col);
    const isOrdered = column.type !== "text" || haveOrder(column.words);
    return [{ op: "sort", by: [isOrdered ? { col: byName(first), dir: "asc" } : { col: measure, dir: "desc" }] }];
  }

  #asksForFigure(): boolean {
    return (
      this.#tokens.some(({ entry, text }) => entry.is === "howMuch" || /^是多少/u.test(text)) &&
      !this.#tokens.some(({ entry }) => entry.is === "who")
    );
  }

  #orderColumn(): string {
    const said = this.#take("column");
    if (said !== null) return said.col;
    const numbers = this.#ofType("number");
    const [first] = numbers;
    if (first === undefined || numbers.length > 1) throw new AskBack(numbers);
    return first;
  }

  #bins(): number | null {
    if (this.#open("bins").length === 0) return null;
    this.#take("bins");
    const width = this.#take("number");
    if (width === null) throw new AskBack();
    for (const one of this.#open("each")) one.used = true;
    return width.value;
  }

  #binned(width: number, scope: readonly Step[]): Step[] {
    const col = this.#orderColumn();
    this.#take("count");
    const by: By = { col, bin: width };
    return [
      ...scope,
      { op: "filter", where: { col, is: "notEmpty" } },
      { op: "group", by: [by], aggs: [{ fn: "count", as: "count" }] },
      { op: "sort", by: [{ col, dir: "asc" }] },
    ];
  }

  /** 每个部门, 按月, by region: each word of it is followed by what it is about. */
  #eachColumns(): By[] {
    const found: By[] = [];
    for (const [n, token] of this.#tokens.entries()) {
      if (token.used || token.entry.is !== "each") continue;
      const at = this.#tokens.findIndex((one, place) => place > n && !one.used && one.entry.is !== "filler");
      const next = this.#tokens[at];
      const by = next === undefined ? null : this.#byOf(next, found.length === 0);
      // 按面试分从高到低, top 5 by units: the figure it is ordered by.
      const isFigure = next?.entry.is === "column" && this.#column(next.entry.col).type === "number";
      if (isFigure && this.#tokens.some(({ entry }) => entry.is === "most" || entry.is === "first" || entry.is === "order"))
        token.used = true;
      if (by === null || next === undefined) continue;
      token.used = true;
      next.used = true;
      found.push(by);
    }
    // 各部门各类别 and 部门 and 月 after one word: "by region and channel".
    return found;
  }

  /** 男女人数, 宣传部和编辑部各有几个: each of the values by itself, as each of the periods of 一月和二月分别. */
  #splitColumn(): By | null {
    const values = this.#open("value");
    const [first, second] = values;
    const isOne = first !== undefined && second !== undefined && values.every(({ entry }) => entry.col === first.entry.col);
    const isSide = isOne && this.#tokens.indexOf(second) === this.#tokens.indexOf(first) + 1;
    const isApart = this.#tokens.some(
      ({ entry, text }, n) => entry.is === "apart" || (entry.is === "each" && text === "各" && this.#tokens[n + 1]?.text === "有"),
    );
    if (isOne && (isSide || isApart)) {
      for (const one of this.#open("each")) one.used = true;
      return first.entry.col;
    }
    const periods = this.#open("period");
    const [period] = periods;
    if (!isApart || period === undefined || periods.length < 2 || !periods.every(({ entry }) => /^\d{4}-\d\d$/.test(entry.period)))
      return null;
    return { col: this.#dateColumn(), grain: "month" };
  }

  #byOf({ entry }: Token, mayBePeople: boolean): By | null {
    if (entry.is === "column") {
      const column = this.#column(entry.col);
      if (column.type === "date") return { col: entry.col, grain: "month" };
      return column.type === "text" ? entry.col : null;
    }
    if (entry.is === "grain") return { col: this.#dateColumn(), grain: entry.grain };
    if (entry.is === "class" && entry.of === "people" && mayBePeople) return this.#ofClass("people", "text");
    return null;
  }

  /** 哪个部门, 谁: what is looked for. */
  #whichColumn(each: readonly By[]): By | null {
    const who = this.#take("who");
    if (who !== null) {
      // 最高分是谁: the row itself is asked for, and everything in it.
      const isRow = each.length === 0 && this.#open("class").every(({ entry }) => entry.of !== "money") && this.#open("count").length === 0;
      return isRow ? null : this.#ofClass("people", "text");
    }
    for (const [n, token] of this.#tokens.entries()) {
      if (token.used || token.entry.is !== "which") continue;
      const next = this.#tokens.slice(n + 1).find(({ used, entry }) => !used && entry.is !== "filler");
      const by = next === undefined ? null : this.#byOf(next, true);
      if (next !== undefined && by !== null) {
        token.used = true;
        next.used = true;
        return by;
      }
      // …最高的学院是哪个: what is looked for stands before it.
      const before = this.#tokens.slice(0, n).findLast(({ used, entry }) => !used && entry.is !== "filler");
      const named = before === undefined || next?.entry.is === "column" ? null : this.#byOf(before, true);
      if (before !== undefined && named !== null) {
        token.used = true;
        before.used = true;
        return named;
      }
      // 差旅和餐饮哪个花得多: which of the values named.
      const values = this.#open("value").map(({ entry }) => entry.col);
      const [col] = values;
      if (col !== undefined && values.length > 1 && values.every((one) => one === col)) {
        token.used = true;
        return col;
      }
      throw new AskBack();
    }
    return null;
  }

  #most(): Extract<Token["entry"], { is: "most" }> | null {
    const found = this.#take("most");
    if (found !== null) return found;
    if (this.#open("first").length > 0) return { is: "most", isUp: true };
    // 哪个花得多: more of two is most of them.
    const [word] = this.#open("changeWord").filter(({ text }) => text === "多" || text === "高" || text === "少" || text === "低");
    if (word === undefined) return null;
    word.used = true;
    return { is: "most", isUp: word.text === "多" || word.text === "高" };
  }

  /** 前 5 名, 最高的 5 笔. */
  #topCount(isRanked: boolean): number | null {
    const first = this.#take("first");
    if (!isRanked && first === null) return null;
    const isCount = ({ value, unit, isPercent }: NumberToken) =>
      !isPercent &&
      Number.isInteger(value) &&
      value > 0 &&
      (first !== null || ["笔", "个", "条", "单", "名", "位", "人", "家", "次", ""].includes(unit));
    const compared = new Set(
      this.#tokens.flatMap(({ entry }, n) => (entry.is === "compare" ? [n + 1] : entry.is === "after" ? [n - 1] : [])),
    );
    const token = this.#open("number").find((one) => isCount(one.entry) && !compared.has(this.#tokens.indexOf(one)));
    if (token === undefined) {
      if (first !== null) throw new AskBack();
      return null;
    }
    token.used = true;
    return token.entry.value;
  }

  /** Which rows: values, periods, comparisons, what is empty. */
  #scope(): Condition[] {
    const conditions: Condition[] = [...this.#emptyConditions(), ...this.#numberConditions(), ...this.#periodConditions()];
    if (this.#take("weekend") !== null) {
      this.#derived.push({ op: "derive", as: "weekday", expr: { fn: "weekday", args: [{ col: this.#dateColumn() }] } });
      conditions.push({ col: "weekday", is: ">=", value: SATURDAY });
    }
    const missing = this.#take("missing");
    if (missing !== null) conditions.push({ col: missing.col, is: "empty" });
    return [...conditions, ...this.#valueConditions()];
  }

  #emptyConditions(): Condition[] {
    return (["empty", "filled"] as const).flatMap((is) => {
      const token = this.#open(is)[0];
      if (token === undefined) return [];
      const before = this.#tokens.slice(0, this.#tokens.indexOf(token)).findLast(({ entry, used }) => !used && entry.is === "column");
      if (before?.entry.is !== "column") throw new AskBack();
      token.used = true;
      before.used = true;
      return [{ col: before.entry.col, is: is === "empty" ? ("empty" as const) : ("notEmpty" as const) }];
    });
  }

  #numberConditions(): Condition[] {
    const conditions: Condition[] = [];
    for (const token of this.#open("number")) {
      if (token.used) continue;
      const n = this.#tokens.indexOf(token);
      const [before, after] = [this.#tokens[n - 1], this.#tokens[n + 1]];
      const second = this.#tokens[n + 2];
      if (after?.entry.is === "to" && second?.entry.is === "number") {
        const col = this.#comparedColumn(n, token.entry);
        for (const one of [token, after, second]) one.used = true;
        this.#take("between");
        conditions.push({ col, is: "between", value: [token.entry.value * scaleBeside(token.entry, second), second.entry.value] });
        continue;
      }
      const word = before?.entry.is === "compare" ? before : after?.entry.is === "after" ? after : null;
      if (word === null || (word.entry.is !== "compare" && word.entry.is !== "after")) continue;
      // 3 笔以上 counts rows: nothing a row has can be compared with it.
      if (["笔", "次", "条", "单"].includes(token.entry.unit)) throw new AskBack();
      const col = this.#comparedColumn(n, token.entry);
      token.used = true;
      word.used = true;
      conditions.push({ col, is: word.entry.as, value: token.entry.value });
    }
    return conditions;
  }

  /** The figure a number is compared with: named beside it, else the only one there is. */
  #comparedColumn(n: number, { isPercent, unit }: NumberToken): string {
    const isFigure = (token: Token | undefined) =>
      token !== undefined && !token.used && token.entry.is === "column" && this.#column(token.entry.col).type === "number";
    const before = this.#tokens.slice(0, n).findLast(({ entry, used }) => !used && !["filler", "compare", "between"].includes(entry.is));
    const after = this.#tokens.slice(n + 1).find(({ entry }) => !["filler", "after"].includes(entry.is));
    const named = isFigure(before) ? before : isFigure(after) ? after : undefined;
    const col = named?.entry.is === "column" ? named.entry.col : this.#onlyFigure(unit);
    if (named !== undefined) named.used = true;
    const column = this.#column(col);
    // 25 beside a column of percentages may mean 25 % or 0.25.
    if ((column.type === "number" && column.unit === "%") !== isPercent) throw new AskBack([col]);
    return col;
  }

  #onlyFigure(unit: string): string {
    if (unit === "分") return this.#ofClass("score", "number");
    const numbers = this.#ofType("number");
    const [first] = numbers;
    if (first === undefined || numbers.length > 1) throw new AskBack(numbers);
    return first;
  }

  #periodConditions(): Condition[] {
    const relative = this.#open("relative").map((token) => {
      token.used = true;
      if (this.#newest === null) throw new AskBack();
      return { is: "period" as const, period: periodBefore(this.#newest, token.entry.grain, token.entry.back), isRelative: true };
    });
    const said = this.#open("period").map((token) => {
      token.used = true;
      return token.entry;
    });
    const all = [...relative, ...said];
    const [first] = all;
    if (first === undefined) return [];
    this.#said(...all);
    const col = this.#dateColumn();
    return [all.length === 1 ? { col, is: "=", value: first.period } : { col, is: "in", value: all.map(({ period }) => period) }];
  }

  /** Values of one column are any of them, of several columns all. A word that denies stands before them. */
  #valueConditions(): Condition[] {
    const byColumn = new Map<string, string[]>();
    let isDenied = false;
    for (const token of this.#tokens) {
      if (token.entry.is === "not" && !token.used) {
        // What it denies stands behind it; of several values nobody knows which.
        if (byColumn.size > 0) throw new AskBack();
        isDenied = true;
        token.used = true;
      }
      if (token.used || token.entry.is !== "value") continue;
      token.used = true;
      const { col, value } = token.entry;
      byColumn.set(col, [...(byColumn.get(col) ?? []), value]);
      // 部门 市场部: the heading beside its value says nothing more.
      for (const one of this.#open("column")) if (one.entry.col === col && isBeside(this.#tokens, one, token)) one.used = true;
    }
    if (isDenied && byColumn.size !== 1) throw new AskBack();
    return [...byColumn].map(([col, values]): Condition => {
      const [first = ""] = values;
      if (isDenied) return { col, is: "notIn", value: values };
      return values.length === 1 ? { col, is: "=", value: first } : { col, is: "in", value: values };
    });
  }

  #filtered(conditions: readonly Condition[]): Step[] {
    const [first] = conditions;
    if (first === undefined) return [];
    return [...this.#derived, { op: "filter", where: conditions.length === 1 ? first : { all: [...conditions] } }];
  }

  /** 标出来: the rows are marked; what is counted then is counted of them. */
  #marked(conditions: readonly Condition[]): Step[] {
    const [first] = conditions;
    if (first === undefined) throw new AskBack();
    const where = conditions.length === 1 ? first : { all: [...conditions] };
    const goesOn = this.#tokens.some(({ entry, used }) => (!used && (entry.is === "count" || entry.is === "agg")) || entry.is === "each");
    const marked: Step[] = [...this.#derived, { op: "highlight", where }];
    return goesOn ? [...marked, { op: "filter", where }] : marked;
  }

  /** 驳回的有几笔，占多少: its share among all values of its column. */
  #shareScope(conditions: readonly Condition[]): Step[] | null {
    const [first] = conditions;
    if (first === undefined || conditions.length !== 1 || !("col" in first) || (first.is !== "=" && first.is !== "in")) return null;
    if (this.#column(first.col).type !== "text") return null;
    const [measure] = this.#measures({ isGrouped: true, isShare: true, most: null, isWhich: false });
    if (measure === undefined) throw new AskBack();
    return [
      { op: "group", by: [first.col], aggs: [measure] },
      { op: "window", fn: "share", col: aggName(measure), as: "share" },
      { op: "filter", where: first },
    ];
  }

  /** What is counted or added up; of nothing said, what there is only one of. */
  #measures(read: { isGrouped: boolean; isShare: boolean; most: Extract<Token["entry"], { is: "most" }> | null; isWhich: boolean }): Agg[] {
    const { isGrouped, isShare, most, isWhich } = read;
    const fns = this.#open("agg").map((token) => {
      token.used = true;
      return token.entry.fn;
    });
    const counts = this.#open("count");
    for (const token of counts) token.used = true;
    // 最近报的三笔: the newest rows, whatever is done in them.
    if (most?.ofTime && !isGrouped && fns.length === 0) {
      for (const token of this.#open("class")) token.used = true;
      return [measured(most.isUp ? "max" : "min", this.#dateColumn())];
    }
    const figures = this.#figures(counts.length > 0);
    const usual: Agg["fn"] = most !== null && !isWhich ? (most.isUp ? "max" : "min") : "sum";
    const functions = fns.length === 0 ? [usual] : fns;
    const counted: Agg[] = counts.length > 0 ? [{ fn: "count", as: "count" }] : [];
    const hasOther = fns.some((fn) => fn !== "sum");
    if (figures.length > 0)
      return [...figures.flatMap((col) => functions.map((fn) => this.#measured(fn, col, fns.length > 0))), ...counted];
    // 一共多少人 is a count and no sum.
    if (counted.length > 0 && !hasOther) return counted;
    const asksFigure = fns.length > 0 || this.#open("summary").length > 0 || isShare || most !== null || isGrouped;
    if (!asksFigure) return [];
    const [people] = this.#open("class").filter(({ entry }) => entry.of === "people");
    if (people !== undefined) people.used = true;
    const isOfRows = this.#tokens.some(({ entry }) => entry.is === "rows");
    if (!hasOther && (people !== undefined || (isOfRows && (isWhich || isShare)))) return [{ fn: "count", as: "count" }];
    if (isOfRows && most === null && fns.length === 0) return [{ fn: "count", as: "count" }];
    const numbers = this.#ofType("number");
    const [only] = numbers;
    if (only === undefined || numbers.length > 1) throw new AskBack(numbers);
    return [...functions.map((fn) => this.#measured(fn, only, fns.length > 0)), ...counted];
  }

  /** Scores, prices and rates are not added up unless that is asked for. */
  #measured(fn: Agg["fn"], col: string, isSaid: boolean): Agg {
    const column = this.#column(col);
    const isRate = (column.type === "number" && column.unit === "%") || NOT_ADDED.test(col);
    if (fn === "sum" && !isSaid && isRate) throw new AskBack([col]);
    return measured(fn, col);
  }

  /** Columns of figures that were named, or meant by a word like 花. */
  #figures(isCounted: boolean): string[] {
    const cols: string[] = [];
    for (const token of this.#tokens) {
      if (token.used) continue;
      if (token.entry.is === "column" && this.#column(token.entry.col).type === "number") {
        token.used = true;
        if (!cols.includes(token.entry.col)) cols.push(token.entry.col);
      }
    }
    for (const token of this.#open("class")) {
      if (token.entry.of === "people") continue;
      // 员工报销次数: 报 beside a count of rows says what they are.
      token.used = true;
      if (cols.length > 0) continue;
      if (isCounted) continue;
      cols.push(this.#ofClass(token.entry.of, "number"));
    }
    return cols;
  }

  #oneMeasure(): { fn: Agg["fn"]; col?: string } {
    const [measure, ...more] = this.#measures({ isGrouped: true, isShare: true, most: null, isWhich: false });
    if (measure === undefined || more.length > 0) throw new AskBack();
    return { fn: measure.fn, ...(measure.col === undefined ? {} : { col: measure.col }) };
  }

  #charted(steps: readonly Step[], measure: Agg | null): Step[] {
    const chart = this.#take("chart");
    if (chart === null) return [];
    const group = steps.find((step): step is StepOf<"group"> => step.op === "group");
    const [by] = group?.by ?? [];
    const name = measure ?? group?.aggs[0];
    if (by === undefined || name === undefined || name === null) throw new AskBack();
    const isTime = typeof by === "object" && "grain" in by;
    return [{ op: "chart", type: chart.type ?? (isTime ? "line" : "bar"), x: byName(by), y: [aggName(name)] }];
  }
}

/** Monday is 1. */
const SATURDAY = 6;
/** Figures of which a sum means nothing. */
const NOT_ADDED = /率$|单价|均价|分$|分数|得分|评分|score|price|rate$|ratio|satisfaction|grade/iu;

const measured = (fn: Agg["fn"], col: string): Agg => ({ fn, col, as: `${col}·${fn}` });

function raiseAsk(): never {
  throw new AskBack();
}

/** 10 到 15 万: the first is of the size of the second where only that is said. */
const scaleBeside = (first: NumberToken, second: Token): number =>
  second.entry.is === "number" && second.entry.value >= 10_000 && first.value < 1000 && /[千万亿km]/.test(second.text)
    ? sizeOf(second.text)
    : 1;
const sizeOf = (text: string): number => (text.includes("亿") ? 1e8 : text.includes("万") ? 1e4 : text.includes("m") ? 1e6 : 1e3);

function isBeside(tokens: readonly Token[], a: Token, b: Token): boolean {
  const [x, y] = [tokens.indexOf(a), tokens.indexOf(b)].sort((one, other) => one - other) as [number, number];
  return tokens.slice(x + 1, y).every(({ entry }) => entry.is === "filler" || entry.is === "not");
}
