import { titleWords } from "../../ask/heading-words.ts";
import { headingUnit } from "../../ask/said-units.ts";
import type { Cell } from "../../columns/index.ts";
import { aggName, byName } from "../../plan/made-names.ts";
import type { Agg, ComputedPlan, Condition, Step, StepOf } from "../../plan/plan-schema.ts";
import type { PlanResult } from "../../run/index.ts";
import type { AnswerColumn, SayPart } from "../answer-schema.ts";
import { columnLabels, type PlanContext, sourceColumns } from "../column-labels.ts";
import { fill, joinParts, joinWith, textOf } from "../fill.ts";
import { formatCell, formatFigure } from "../format-cell.ts";
import { conditionText, planText } from "../plan-text.ts";
import { SAY_WORDS, type SayWords } from "../say-words.ts";

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

/** A sentence, or a piece of one. */
export type Parts = readonly SayPart[];
/** What a heading names its unit in. */
const UNIT = /[（(【[][^）)】\]]{0,200}[）)】\]]\s*$/u;
const NO_UNIT: readonly string[] = ["countDistinct", "corr", "list", "stdev"];
/** 几笔, 多少条, 次数: what rows are counted by. */
const ROWS_SAID = /(?:几|多少)个?([笔条次单场回趟人])|([笔条次单])数/u;
const COMPARED = ["a", "b", "value", "previous", "diff"];
type Slots = Readonly<Record<string, string | SayPart | Parts>>;

/** Names of several that are told one by one. */
const TOLD_MAX = 5;

/** What sentences about an answer are made with: its figures with their units, its columns by their labels, its conditions in words. */
export class Teller {
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

/** A way of saying an answer; null where it is of another shape. */
export type Shape = (teller: Teller) => Parts | null;
