import { titleWords } from "../ask/heading-words.ts";
import { CLASS_HEADINGS } from "../ask/measure-classes.ts";
import { headingUnit } from "../ask/said-units.ts";
import type { Cell } from "../columns/index.ts";
import type { Agg, ComputedPlan, Condition, Step, StepOf } from "../plan/plan-schema.ts";
import { aggName, byName } from "../plan/plan-schema.ts";
import { type PlanResult, runPlan } from "../run/index.ts";
import type { AnswerColumn, SayPart } from "./answer-schema.ts";
import { columnLabels, findColumn, type PlanContext, sourceColumns } from "./column-labels.ts";
import { fill, joinParts, joinWith, textOf } from "./fill.ts";
import { formatCell, formatFigure } from "./format-cell.ts";
import { conditionText, planText } from "./plan-text.ts";
import { PLAN_WORDS } from "./plan-words.ts";
import { runContext } from "./run-context.ts";
import { SAY_WORDS, type SayWords } from "./say-words.ts";

/** An answer before it is said: what was computed, as it is sent. */
export type Computed = {
  readonly plan: ComputedPlan;
  readonly result: PlanResult;
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total: number;
  /** The question, where there was one: what it takes for granted may not be so. */
  readonly ask?: string | undefined;
};

type Parts = readonly SayPart[];
/** What a heading names its unit in. */
const UNIT = /[（(【[][^）)】\]]*[）)】\]]\s*$/u;
const NO_UNIT: readonly string[] = ["countDistinct", "corr", "list", "stdev"];
/** 几笔, 多少条, 次数: what rows are counted by. */
const ROWS_SAID = /(?:几|多少)个?([笔条次单场回趟人])|([笔条次单])数/u;
const COMPARED = ["a", "b", "value", "previous", "diff"];
type Slots = Readonly<Record<string, string | SayPart | Parts>>;

/** Names of several that are told one by one. */
const TOLD_MAX = 5;

class Teller {
  readonly computed: Computed;
  readonly context: PlanContext;
  readonly words: SayWords;
  readonly label: (name: string) => string;
  /** What rows are counted by, and what they are called, as the question has it: 14 笔, 投诉最多的. */
  readonly rowUnit: string;
  readonly noun: string;
  /** What was computed, without what only shows it. */
  readonly steps: readonly Step[];

  constructor(computed: Computed, context: PlanContext) {
    this.computed = computed;
    this.context = context;
    this.words = SAY_WORDS[context.lang];
    const labelOf = columnLabels(computed.plan, context);
    // The unit is said with the figure: 金额合计是 352 元.
    const units = sourceColumns(computed.plan, context).flatMap(({ name, type }) => (type === "number" && headingUnit(name) ? [name] : []));
    this.label = (name) => units.reduce((label, unit) => label.replaceAll(unit, unit.replace(UNIT, "").trim()), labelOf(name));
    const { rows, noun } = this.words.unit;
    const [, behind, before] = (context.lang === "zh" && ROWS_SAID.exec(computed.ask ?? "")) || [];
    this.rowUnit = behind ?? before ?? rows;
    const title = context.tables.get(computed.plan.from)?.title ?? "";
    const [word = noun] = context.lang === "zh" ? titleWords(title).filter((one) => computed.ask?.includes(one)) : [];
    this.noun = word;
    this.steps = computed.plan.steps.filter(({ op }) => op !== "chart" && op !== "select");
  }

  say(template: string, slots: Slots = {}): Parts {
    return fill<SayPart>(template, slots);
  }

  /** Place of a column of the result by the name the plan gives it; null where a later step took it away. */
  col(name: string): number | null {
    const at = this.computed.result.columns.findIndex((column) => column.name === name);
    return at === -1 ? null : at;
  }

  value(row: number, col: number): Cell {
    return this.computed.rows[row]?.[col] ?? null;
  }

  /** A figure, as it stands in its cell. */
  figure(row: number, col: number): SayPart {
    return { ...this.named(row, col), isStrong: true };
  }

  /** A column of the answer with the unit its figures are said in. */
  printed(col: number): AnswerColumn {
    const column = this.computed.columns[col] as AnswerColumn;
    if (column.type !== "number" || column.unit !== undefined) return column;
    const name = this.computed.result.columns[col]?.name ?? "";
    const source = this.sourceOf(name);
    const unit = source === null ? this.rowUnit : source === undefined ? null : headingUnit(source);
    return unit === null || unit === "" ? column : { ...column, unit };
  }

  /** The column figures come from that have its unit; null = rows are counted, undefined = they have no unit. */
  sourceOf(name: string): string | null | undefined {
    const of = (agg: Agg | StepOf<"compare">["value"]): string | null | undefined => {
      if (agg.fn === "count") return agg.col === undefined ? null : undefined;
      return NO_UNIT.includes(agg.fn) ? undefined : agg.col;
    };
    const step = this.steps.findLast(({ op }) => op === "group" || op === "compare" || op === "pivot");
    if (step?.op === "group") {
      const agg = step.aggs.find((one) => aggName(one) === name);
      return agg === undefined ? undefined : of(agg);
    }
    if (step?.op === "compare") return COMPARED.includes(name) ? of(step.value) : undefined;
    if (step?.op === "pivot") return step.rows.some((by) => byName(by) === name) ? undefined : of(step.value);
    return name;
  }

  /** Whether no two rows of the table have the same in a column of the result: 402 says which room, 三室 does not. */
  namesRows(col: number): boolean {
    const name = this.computed.result.columns[col]?.name;
    const source = sourceColumns(this.computed.plan, this.context).find((column) => column.name === name);
    return source?.type === "text" && !source.codes.includes(0) && new Set(source.codes).size === source.codes.length;
  }

  /** Of which 的 is said: 市场部的金额; of a count of rows nothing is. */
  of(label: string): string {
    return label === "" ? "" : textOf(this.say(this.words.of, { label }));
  }

  named(row: number, col: number): SayPart {
    const column = this.printed(col);
    return { text: formatCell(this.value(row, col), column, this.context.lang), cells: [{ row, col }] };
  }

  /** A count, whose sentence says what is counted. */
  plain(row: number, col: number): SayPart {
    return {
      text: formatCell(this.value(row, col), this.computed.columns[col] as AnswerColumn, this.context.lang),
      cells: [{ row, col }],
      isStrong: true,
    };
  }

  /** A difference without its sign: the sentence says which way it goes. */
  size(row: number, col: number): SayPart {
    const { unit, decimals } = this.printed(col);
    const value = Math.abs(Number(this.value(row, col)));
    return { text: formatFigure(value, { unit, decimals }, this.context.lang), cells: [{ row, col }], isStrong: true };
  }

  /** A share of change with its sign. */
  change(row: number, col: number): SayPart {
    const part = this.named(row, col);
    return Number(this.value(row, col)) > 0 ? { ...part, text: `+${part.text}` } : part;
  }

  /** How many rows there are: the first and the last of them stand behind it. */
  count(): SayPart {
    const { rows, total } = this.computed;
    const cells = [...new Set([0, Math.max(0, rows.length - 1)])].map((row) => ({ row, col: 0 }));
    return { text: formatFigure(total, { decimals: 0 }, this.context.lang), cells, isStrong: true };
  }

  /** What a row of groups is of: the values it was put together by. */
  key(row: number, by: readonly string[]): Parts {
    const cols = by.flatMap((name) => this.col(name) ?? []);
    return joinWith<SayPart>(
      cols.map((col) => this.named(row, col)),
      this.words.key,
    );
  }

  list(parts: readonly Parts[]): Parts {
    const [between, last] = this.words.and;
    const told = parts.slice(0, TOLD_MAX);
    return joinParts<SayPart>([
      ...joinWith<SayPart>(told, between, parts.length > TOLD_MAX ? between : last),
      { text: parts.length > TOLD_MAX ? this.words.more : "" },
    ]);
  }

  condition(where: Condition): Parts {
    return conditionText(this.computed.plan, where, "", this.context).map(({ text }) => ({ text }));
  }

  step(n: number): Parts {
    return (planText(this.computed.plan, this.context)[n] ?? []).map(({ text }) => ({ text }));
  }

  /** The conditions rows had to meet before anything was made of them. */
  where(): Parts | null {
    const made = this.steps.findIndex(({ op }) => op === "group" || op === "pivot" || op === "compare" || op === "limit");
    const before = made === -1 ? this.steps : this.steps.slice(0, made);
    const filters = before.flatMap((step) => (step.op === "filter" && !isFilled(step.where) ? [this.condition(step.where)] : []));
    return filters.length === 0 ? null : joinWith<SayPart>(filters, this.words.and[0], this.words.within[1]);
  }

  scope(): Parts {
    const where = this.where();
    return where === null ? [] : this.say(this.words.scope, { where });
  }

  /** Rows are most or fewest, figures highest or lowest. */
  isCount(name: string): boolean {
    const group = this.steps.findLast((step) => step.op === "group");
    return group?.aggs.some((agg) => aggName(agg) === name && (agg.fn === "count" || agg.fn === "countDistinct")) ?? false;
  }

  extreme({ col, dir }: { readonly col: string; readonly dir?: "asc" | "desc" | undefined }): string {
    const at = this.col(col);
    const isDate = at !== null && this.computed.columns[at]?.type === "date";
    const { latest, earliest, most, fewest, top, bottom } = this.words.extreme;
    const isOfRows = this.context.lang === "zh" || this.sourceOf(col) === col;
    const own = (isOfRows ? this.words.extremeOf.find(([heading]) => heading.test(col))?.[1] : undefined) ?? [top, bottom];
    const [first, last] = isDate ? [latest, earliest] : this.isCount(col) ? [most, fewest] : own;
    return dir === "desc" ? first : last;
  }
}

/** A filter the planner adds so that empty cells are not the lowest. */
const isFilled = (where: Condition): boolean => "col" in where && where.is === "notEmpty";

type Shape = (teller: Teller) => Parts | null;

/** Nothing is left: which condition it was that the last rows did not meet. */
const nothing: Shape = (teller) => {
  const { computed, words, context } = teller;
  const { plan, result } = computed;
  const mark = plan.steps.find((step) => step.op === "highlight");
  const isUnmarked = result.kind === "marks" && result.marks.every(({ sheetRows }) => sheetRows.length === 0);
  if (isUnmarked && mark !== undefined) return teller.say(words.nothing, { where: teller.condition(mark.where) });
  const at = result.emptiedBy;
  if (at === null) return computed.total === 0 ? teller.say(words.noRows) : null;
  const step = plan.steps[at];
  if (step?.op !== "filter") return teller.say(words.nothing, { where: teller.step(at) });
  const all = "all" in step.where ? step.where.all : [step.where];
  const rowsWith = (conditions: readonly Condition[]): number => {
    const steps = [...plan.steps.slice(0, at), { op: "filter" as const, where: { all: [...conditions] } }];
    return runPlan({ ...plan, steps }, runContext(context)).rowCount;
  };
  const last = all.findIndex((_, n) => rowsWith(all.slice(0, n + 1)) === 0);
  const earlier = plan.steps.slice(0, at).flatMap((one) => (one.op === "filter" ? [teller.condition(one.where)] : []));
  const before = [...earlier, ...all.slice(0, Math.max(0, last)).map((one) => teller.condition(one))];
  const where = teller.condition(all[last] ?? step.where);
  if (before.length === 0) return teller.say(words.nothing, { where });
  return teller.say(words.nothingWithin, { where, before: joinWith<SayPart>(before, words.within[0], words.within[1]) });
};

const marks: Shape = (teller) => {
  const mark = teller.steps.find((step) => step.op === "highlight");
  if (teller.computed.result.kind !== "marks" || mark === undefined) return null;
  return teller.say(teller.words.marks, { count: teller.count(), where: teller.condition(mark.where) });
};

const ASSUMED = {
  less: /少|降|跌|减|低|less|fewer|decrease|drop|lower|fall|fell/iu,
  more: /多|涨|增|升|高|more|increase|grow|grew|higher|rise|rose/iu,
};

/** Which way the question takes it to have gone; null where it does not say. */
function assumedWay(ask: string | undefined): "less" | "more" | null {
  const said = (ask ?? "").replace(/多少|还是/gu, " ");
  const [less, more] = [ASSUMED.less.test(said), ASSUMED.more.test(said)];
  return less === more ? null : less ? "less" : "more";
}

const compared: Shape = (teller) => {
  const step = teller.steps.findLast((one): one is StepOf<"compare"> => one.op === "compare");
  const names = step?.a === undefined ? ["value", "previous", "diff", "pct"] : ["a", "b", "diff", "pct"];
  const [first, second, diff, pct] = names.map((name) => teller.col(name));
  if (step === undefined || first == null || second == null || diff == null || pct == null) return null;
  if (teller.steps.at(-1) !== step) return null;
  const { words, computed } = teller;
  const named = teller.label(step.a === undefined ? "value" : measureName(teller, step));
  const isRows = step.value.fn === "count" && step.value.col === undefined;
  const measure = teller.of(isRows ? teller.noun : lower(teller, named));
  const scope = teller.scope();
  if (step.a === undefined) return comparedWithBefore(teller, step, { first, diff, pct, measure, scope });
  const [a, b] = [teller.label("a"), teller.label("b")];
  if (computed.rows.length === 1 && (step.by ?? []).length === 0) {
    const change = teller.value(0, diff);
    if (typeof change !== "number") {
      const missing = teller.value(0, second) === null ? b : a;
      return teller.say(words.noBase, { scope, measure: named, missing });
    }
    const slots = { scope, a, b, measure, va: teller.figure(0, first), vb: teller.figure(0, second) };
    if (change === 0) return teller.say(words.same2, slots);
    const way = assumedWay(computed.ask);
    const assumed = way === "less" && change > 0 ? words.notLess : way === "more" && change < 0 ? words.notMore : "";
    const share = teller.value(0, pct) === null ? [] : teller.change(0, pct);
    return teller.say(change > 0 ? words.more2 : words.less2, { ...slots, assumed, diff: teller.size(0, diff), pct: share });
  }
  const changes = computed.rows.flatMap((row, n) => (typeof row[diff] === "number" ? [{ n, change: row[diff] as number }] : []));
  const up = changes.reduce<(typeof changes)[number] | null>((best, one) => (one.change > (best?.change ?? 0) ? one : best), null);
  const down = changes.reduce<(typeof changes)[number] | null>((best, one) => (one.change < (best?.change ?? 0) ? one : best), null);
  const told = (
    [
      [words.mostUp, up],
      [words.mostDown, down],
    ] as const
  ).flatMap(([template, one]) =>
    one === null
      ? []
      : [teller.say(template, { name: teller.key(one.n, step.by ?? []), diff: teller.size(one.n, diff), pct: teller.change(one.n, pct) })],
  );
  if (told.length === 0) return null;
  return teller.say(words.compared, { scope, a, b, measure: named, changes: joinWith<SayPart>(told, words.and[0]) });
};

function measureName(teller: Teller, { value }: StepOf<"compare">): string {
  const plan: ComputedPlan = { ...teller.computed.plan, steps: [{ op: "group", by: [], aggs: [value] }] };
  return columnLabels(plan, teller.context)(aggName(value));
}

type ComparedColumns = { first: number; diff: number; pct: number; measure: string; scope: Parts };

/** The newest period beside the one before it. */
function comparedWithBefore(teller: Teller, step: StepOf<"compare">, { first, diff, pct, measure, scope }: ComparedColumns): Parts | null {
  if ((step.by ?? []).length > 0) return null;
  const along = teller.col(byName(step.along));
  const last = teller.computed.rows.findLastIndex((row) => along !== null && row[along] !== null);
  if (along === null || last === -1 || teller.computed.total > teller.computed.rows.length) return null;
  const { words } = teller;
  const change = teller.value(last, diff);
  const slots = { scope, name: teller.named(last, along), measure, value: teller.figure(last, first) };
  if (typeof change !== "number") return teller.say(words.onlyValue, slots);
  const before = beforeWord(teller, step);
  if (change === 0) return teller.say(words.previousSame, { ...slots, before });
  const template = change > 0 ? words.previousMore : words.previousLess;
  const share = teller.value(last, pct) === null ? [] : teller.change(last, pct);
  return teller.say(template, { ...slots, before, diff: teller.size(last, diff), pct: share });
}

function beforeWord({ words, computed, context }: Teller, { along, against }: StepOf<"compare">): string {
  if (against === "lastYear") return words.yearBefore;
  if (typeof along === "object" && "grain" in along) return words.before[along.grain];
  const column = findColumn(computed.plan, typeof along === "string" ? along : along.col, context);
  return column?.type === "date" ? words.before[column.grain] : words.oneBefore;
}

const shared: Shape = (teller) => {
  const at = teller.steps.findIndex((step) => step.op === "window" && step.fn === "share");
  const window = teller.steps[at];
  const group = teller.steps.slice(0, Math.max(0, at)).findLast((step) => step.op === "group");
  if (window?.op !== "window" || group === undefined || group.by.length === 0) return null;
  const { words } = teller;
  const [share, value] = [teller.col(window.as), teller.col(window.col)];
  const { rows, total } = teller.computed;
  if (share === null || value === null || total > rows.length) return null;
  const by = group.by.map(byName);
  const agg = group.aggs.find((one) => aggName(one) === window.col);
  // 东门店占全部金额的 76%: of the sum of a column its name is enough.
  const isRows = agg?.fn === "count" && agg.col === undefined;
  const label = isRows
    ? words.unit.shared
    : agg?.fn === "sum" && agg.col !== undefined
      ? teller.label(agg.col)
      : lowerLabel(teller, window.col);
  const scope = teller.scope();
  const told = rows.flatMap((row, n) => (typeof row[share] === "number" ? [{ n, size: row[share] as number }] : []));
  const [first] = told;
  if (first === undefined) return null;
  const [most, least] = extremesOf(told);
  const named = (n: number) => ({ name: teller.key(n, by), share: teller.figure(n, share), value: teller.named(n, value) });
  if (told.length === 1) return teller.say(teller.words.share, { scope, label, ...named(first.n) });
  const { name: name2, share: share2, value: value2 } = named(least.n);
  return teller.say(teller.words.shares, { scope, label, ...named(most.n), name2, share2, value2 });
};

type Sized = { readonly n: number; readonly size: number };

function extremesOf(all: readonly Sized[]): readonly [Sized, Sized] {
  const [first] = all as readonly [Sized, ...Sized[]];
  const most = all.reduce((best, one) => (one.size > best.size ? one : best), first);
  return [most, all.reduce((best, one) => (one.size < best.size ? one : best), first)];
}

/** A label inside an English sentence begins small where it is one of ours. */
function lowerLabel(teller: Teller, name: string): string {
  if (teller.sourceOf(name) === null && teller.isCount(name)) return teller.noun;
  const label = teller.label(name);
  return teller.sourceOf(name) === name ? label : lower(teller, label);
}

const lower = ({ context }: Teller, label: string): string =>
  context.lang === "en" ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** Headings of numbers that stand for things. */
const NUMBERED = /号$|编号|编码|序号|\bid$|_id$|\bno\.?$/iu;

const top: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const limit = steps.at(-1);
  const sort = steps.at(-2);
  const [key] = sort?.op === "sort" ? sort.by : [];
  if (limit?.op !== "limit" || key === undefined) return null;
  const col = teller.col(key.col);
  const { rows, total } = computed;
  if (col === null || rows.length === 0) return null;
  const slots = { scope: teller.scope(), label: lowerLabel(teller, key.col), extreme: teller.extreme(key) };
  const group = steps.findLast((step) => step.op === "group");
  const last = rows.length - 1;
  if (limit.by !== undefined) {
    const by = limit.by.map((name) => teller.label(name)).join(words.key);
    return teller.say(words.topEach, { ...slots, by, count: teller.count() });
  }
  if (group === undefined) {
    if (total > 1) {
      const template = total <= rows.length && teller.value(0, col) === teller.value(last, col) ? words.topRowsSame : words.topRows;
      return teller.say(template, { ...slots, count: teller.count(), first: teller.figure(0, col), last: teller.figure(last, col) });
    }
    const isNamed = (at: number) => computed.columns[at]?.type === "text" && at !== col && teller.value(0, at) !== null;
    const places = computed.columns.map((_, at) => at).filter(isNamed);
    // 陈晨 says more than G1.
    const heading = (at: number) => computed.result.columns[at]?.name ?? "";
    const plain = places.filter((at) => !NUMBERED.test(heading(at)));
    const isWho = (at: number) => CLASS_HEADINGS.people.test(heading(at)) || CLASS_HEADINGS.doer.test(heading(at));
    const apart = (all: readonly number[]) => all.find((at) => teller.namesRows(at));
    const name = plain.find(isWho) ?? apart(plain) ?? apart(places) ?? plain[0] ?? places[0] ?? -1;
    const value = teller.figure(0, col);
    return name === -1
      ? teller.say(words.rowPlain, { ...slots, value })
      : teller.say(words.row, { ...slots, name: teller.named(0, name), value });
  }
  if (total > rows.length) return null;
  const by = group.by.map(byName);
  if (by.length === 0) return null;
  const names = rows.map((_, n) => teller.key(n, by));
  if (rows.length === 1) return teller.say(words.top, { ...slots, name: names[0] ?? [], value: teller.figure(0, col) });
  if (limit.n === 1) return teller.say(words.topTied, { ...slots, names: teller.list(names), value: teller.figure(0, col) });
  const told = names.map((name, n) => teller.say(words.with, { name, value: teller.figure(n, col) }));
  return teller.say(words.topSome, { ...slots, names: teller.list(told) });
};

const value: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const group = steps.at(-1);
  if (group?.op !== "group" || group.by.length > 0 || computed.rows.length !== 1) return null;
  const [first] = group.aggs;
  const where = teller.where();
  const isCount = group.aggs.length === 1 && first?.fn === "count" && first.col === undefined && first.where === undefined;
  if (isCount && where !== null) {
    const col = teller.col(aggName(first));
    const isOne = col !== null && teller.value(0, col) === 1;
    if (col !== null)
      return teller.say(isOne ? words.rowWhere : words.rowsWhere, { where, count: teller.plain(0, col), unit: teller.rowUnit });
  }
  const told = group.aggs.flatMap((agg): Parts[] => {
    const col = teller.col(aggName(agg));
    if (col === null) return [];
    const label = lowerLabel(teller, aggName(agg));
    if (teller.value(0, col) === null) return [teller.say(words.notComputed, { label })];
    const figure = teller.figure(0, col);
    if (agg.fn === "count" && agg.col === undefined && agg.where === undefined)
      return [teller.say(words.countIs, { value: teller.plain(0, col), unit: teller.rowUnit })];
    if (agg.fn === "countDistinct" && agg.col !== undefined)
      return [teller.say(words.distinctIs, { col: teller.label(agg.col), value: figure })];
    return [teller.say(words.is, { label, value: figure })];
  });
  return capital(teller, [...teller.scope(), ...joinWith<SayPart>(told, words.and[0], words.and[0]), { text: words.end }]);
};

/** An English sentence begins with a capital. */
function capital({ context }: Teller, parts: Parts): Parts {
  const [first, ...rest] = joinParts<SayPart>(parts);
  if (context.lang !== "en" || first === undefined || first.cells !== undefined) return joinParts<SayPart>(parts);
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

const pivoted: Shape = (teller) => {
  const step = teller.steps.findLast((one) => one.op === "pivot");
  if (step === undefined || teller.steps.at(-1) !== step) return null;
  const { words, computed, label } = teller;
  const by = step.rows.map(byName);
  const measure = measureName(teller, { value: step.value } as StepOf<"compare">);
  const slots = {
    scope: teller.scope(),
    rows: by.map(label).join(words.key),
    columns: acrossName(teller, step),
    measure: step.value.fn === "count" && step.value.col === undefined ? words.unit.number : lower(teller, teller.label(measure)),
  };
  const skipped = step.total ? 1 : 0;
  const cells = computed.rows.flatMap((row, n) =>
    row
      .slice(0, row.length - skipped)
      .flatMap((cell, col) => (col >= by.length && typeof cell === "number" ? [{ n, col, size: cell }] : [])),
  );
  if (cells.length === 0 || computed.total > computed.rows.length) return teller.say(words.pivot, slots);
  const most = cells.reduce((best, one) => (one.size > best.size ? one : best));
  const head: SayPart = { text: computed.columns[most.col]?.name ?? "", cells: [{ row: most.n, col: most.col }] };
  const name = joinWith<SayPart>([teller.key(most.n, by), head], words.key);
  return teller.say(words.pivotMost, { ...slots, name, value: teller.figure(most.n, most.col) });
};

/** What stands across: a column, or the period its dates are put together by. */
function acrossName({ label, context }: Teller, { columns }: StepOf<"pivot">): string {
  if (typeof columns === "string") return label(columns);
  return "grain" in columns ? PLAN_WORDS[context.lang].grain[columns.grain] : label(columns.col);
}

const listed: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const group = steps.findLast((step) => step.op === "group");
  if (group === undefined || group.by.length === 0 || steps.some(({ op }) => op === "pivot" || op === "compare")) return null;
  const by = group.by.map(byName);
  const agg = group.aggs.map(aggName).find((name) => computed.columns[teller.col(name) ?? -1]?.type === "number");
  const col = agg === undefined ? null : teller.col(agg);
  const scope = teller.scope();
  const told = computed.rows.flatMap((row, n) => (col !== null && typeof row[col] === "number" ? [{ n, size: row[col] as number }] : []));
  const [first] = told;
  if (agg === undefined || col === null || first === undefined || computed.total > computed.rows.length)
    return teller.say(words.groups, { scope, count: teller.count() });
  const label = lowerLabel(teller, agg);
  const [most, least] = extremesOf(told);
  const figureAt = (n: number) => teller.figure(n, col);
  if (told.length === 1)
    return teller.say(words.onlyValue, { scope, measure: teller.of(label), name: teller.key(first.n, by), value: figureAt(first.n) });
  if (most.size === least.size)
    return teller.say(words.allSame, {
      scope,
      measure: teller.of(label),
      by: by.map(teller.label).join(words.key),
      value: figureAt(first.n),
    });
  // Ties at either end are named together.
  const named = (size: number) => teller.list(told.filter((one) => one.size === size).map(({ n }) => teller.key(n, by)));
  const [high, low] = [teller.extreme({ col: agg, dir: "desc" }), teller.extreme({ col: agg, dir: "asc" })];
  return teller.say(words.extremes, {
    scope,
    label,
    high,
    low,
    name: named(most.size),
    value: figureAt(most.n),
    name2: named(least.size),
    value2: figureAt(least.n),
  });
};

const rows: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const count = teller.count();
  const last = steps.at(-1);
  if (last === undefined) return teller.say(words.rows, { count });
  const at = computed.plan.steps.indexOf(last);
  if (last.op === "clean") return teller.say(words.cleaned, { step: teller.step(at), count });
  if (last.op === "sort") return teller.say(words.rowsSorted, { scope: teller.scope(), step: teller.step(at), count });
  const where = teller.where();
  if (where !== null && last.op === "filter")
    return teller.say(computed.total === 1 ? words.rowWhere : words.rowsWhere, { where, count, unit: words.unit.rows });
  return teller.say(words.rows, { count });
};

const SHAPES: readonly Shape[] = [nothing, marks, compared, shared, top, value, pivoted, listed, rows];

/** What was found in one sentence, by the shape of the plan. Every figure of it names the cells it comes from. */
export function sayResult(computed: Computed, context: PlanContext): SayPart[] {
  const teller = new Teller(computed, context);
  for (const shape of SHAPES) {
    const said = shape(teller);
    if (said !== null) return [...capital(teller, said)];
  }
  return [];
}
