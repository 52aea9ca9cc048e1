import type { SheetTable } from "../columns/index.ts";
import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, By, ComputedPlan, Condition, Plan, Scalar, Step, StepOf, Value } from "../plan/plan-schema.ts";
import type { CHIP_KINDS, PlanPart } from "./answer-schema.ts";
import { columnLabels, findColumn, type PlanContext, sourceColumns } from "./column-labels.ts";
import { fill, joinWith } from "./fill.ts";
import { formatFigure, formatPeriod } from "./format-cell.ts";
import { functionWord, PLAN_WORDS, type PlanWords } from "./plan-words.ts";

type ChipKind = (typeof CHIP_KINDS)[number];
type Parts = readonly PlanPart[];

/** Says the pieces of one plan: each name, value and function is a chip with its place in the plan. */
class PlanTeller {
  readonly plan: ComputedPlan;
  readonly context: PlanContext;
  readonly words: PlanWords;
  readonly label: (name: string) => string;

  constructor(plan: ComputedPlan, context: PlanContext) {
    this.plan = plan;
    this.context = context;
    this.words = PLAN_WORDS[context.lang];
    this.label = columnLabels(plan, context);
  }

  chip(kind: ChipKind, path: string, text: string): PlanPart {
    return { text, chip: { path, kind } };
  }

  column(name: string, path: string): PlanPart {
    return this.chip("column", path, this.label(name));
  }

  columns(names: readonly string[], path: string): Parts {
    return this.list(names.map((name, n) => this.column(name, `${path}.${n}`)));
  }

  list(parts: readonly (PlanPart | Parts)[], [between, last] = this.words.both): Parts {
    return joinWith<PlanPart>(parts, between, last);
  }

  /** A value as it is written in the column it is compared with. */
  scalar(value: Scalar, path: string, of?: string): PlanPart {
    const { lang } = this.context;
    if (value === null) return { text: this.words.nothing };
    if (typeof value === "number") {
      const column = of === undefined ? undefined : findColumn(this.plan, of, this.context);
      const unit = column?.type === "number" && column.unit === "%" ? "%" : undefined;
      return this.chip("number", path, formatFigure(value, { unit, decimals: null }, lang));
    }
    const column = of === undefined ? undefined : findColumn(this.plan, of, this.context);
    const period = column === undefined || column.type === "date" ? formatPeriod(String(value), lang) : null;
    return period === null ? this.chip("value", path, String(value)) : this.chip("period", path, period);
  }

  by(by: By, path: string): Parts {
    if (typeof by === "string") return [this.column(by, path)];
    const col = this.column(by.col, `${path}.col`);
    if ("bin" in by) return fill<PlanPart>(this.words.byBin, { col, bin: this.scalar(by.bin, `${path}.bin`) });
    const source = findColumn(this.plan, by.col, this.context);
    if (source?.type === "date" && source.grain === by.grain) return [col];
    return fill<PlanPart>(this.words.byGrain, { col, grain: this.grain(by.grain, `${path}.grain`) });
  }

  /** A period alone, where there is only one column it can be of. */
  along(by: By, path: string): Parts {
    const dates = sourceColumns(this.plan, this.context).filter(({ type }) => type === "date");
    if (typeof by === "object" && "grain" in by && dates.length === 1) return [this.grain(by.grain, `${path}.grain`)];
    return this.by(by, path);
  }

  grain(grain: keyof PlanWords["grain"], path: string): PlanPart {
    return this.chip("grain", path, this.words.grain[grain]);
  }

  measure({ fn, col, col2, where }: Omit<Agg, "as">, path: string): Parts {
    const { words } = this;
    const text = functionWord(fn, words);
    if (col === undefined) return this.wherever(fill<PlanPart>(words.rows, { fn: text }), where, path);
    const slots = { fn: this.chip("fn", `${path}.fn`, text), col: this.column(col, `${path}.col`) };
    if (col2 !== undefined) return fill<PlanPart>(words.relation, { ...slots, col2: this.column(col2, `${path}.col2`) });
    const template = fn === "count" ? words.filled : words.measure;
    return this.wherever(fill<PlanPart>(template, slots), where, path);
  }

  wherever(measure: Parts, where: Condition | undefined, path: string): Parts {
    return where === undefined
      ? measure
      : fill<PlanPart>(this.words.measureWhere, { measure, where: this.condition(where, `${path}.where`) });
  }

  condition(condition: Condition, path: string, isInside = false): Parts {
    const { words } = this;
    for (const kind of ["all", "any"] as const) {
      const list = (condition as Readonly<Partial<Record<typeof kind, readonly Condition[]>>>)[kind];
      if (list === undefined) continue;
      const [between, last] = words[kind];
      const parts = joinWith<PlanPart>(
        list.map((one, n) => this.condition(one, `${path}.${kind}.${n}`, true)),
        between,
        last,
      );
      return isInside && list.length > 1 ? fill<PlanPart>(words.inside, { where: parts }) : parts;
    }
    if ("not" in condition) return fill<PlanPart>(words.not, { where: this.condition(condition.not, `${path}.not`) });
    if (!("col" in condition)) return [];
    const { is, value } = condition;
    const col = this.column(condition.col, `${path}.col`);
    if (is === "empty" || is === "notEmpty")
      return fill<PlanPart>(words.emptiness, { col, is: this.chip("comparison", `${path}.is`, words.is[is]) });
    if (Array.isArray(value)) {
      const parts = (value as readonly Scalar[]).map((one, n) => this.scalar(one, `${path}.value.${n}`, condition.col));
      const [from, to] = parts;
      if (is === "between" && from !== undefined && to !== undefined)
        return fill<PlanPart>(words.between, { col, is: words.is.between, from, to });
      return fill<PlanPart>(is === "in" ? words.oneOf : words.noneOf, { col, is: words.is[is], values: this.list(parts, words.list) });
    }
    const word = typeof value === "number" ? (words.isNumber[is] ?? words.is[is]) : words.is[is];
    const chip = this.chip("comparison", `${path}.is`, word);
    return fill<PlanPart>(words.compared, { col, is: chip, value: this.value(value as Value, `${path}.value`, condition.col) });
  }

  value(value: Value, path: string, of?: string): Parts {
    const { words } = this;
    if (value === null || typeof value !== "object") return [this.scalar(value, path, of)];
    if ("stat" in value) {
      const { stat, col, by } = value;
      const measure = col === undefined ? [{ text: words.fn.count ?? "" }] : this.stat(stat, col, path);
      return by === undefined || by.length === 0
        ? fill<PlanPart>(words.stat, { measure })
        : fill<PlanPart>(words.statBy, { measure, by: this.columns(by, `${path}.by`) });
    }
    if ("col" in value) return [this.column(value.col, `${path}.col`)];
    if ("value" in value) return [this.scalar(value.value, `${path}.value`, of)];
    if ("if" in value) {
      const parts = {
        if: this.condition(value.if, `${path}.if`),
        // biome-ignore lint/suspicious/noThenProperty: the word of the plan language; it is never awaited.
        then: this.value(value.then, `${path}.then`),
        else: this.value(value.else, `${path}.else`),
      };
      return fill<PlanPart>(words.choice, parts);
    }
    const args = value.args.map((arg, n): Parts => {
      const said = this.value(arg, `${path}.args.${n}`);
      const isSum = typeof arg === "object" && arg !== null && "fn" in arg && /^[-+*/]$/.test(arg.fn);
      return isSum ? fill<PlanPart>(words.inside, { where: said }) : said;
    });
    if (/^[-+*/]$/.test(value.fn) && args.length > 2)
      return args.reduce((all, one) => fill<PlanPart>(words.call[value.fn], { a: all, b: one }));
    const [a = [], b = [], c = []] = args;
    return fill<PlanPart>(words.call[value.fn], { a, b, c });
  }

  stat(fn: Agg["fn"], col: string, path: string): Parts {
    const text = functionWord(fn, this.words);
    return fill<PlanPart>(this.words.measure, { fn: this.chip("fn", `${path}.stat`, text), col: this.column(col, `${path}.col`) });
  }
}

/** Dates go from early to late, figures from low to high. */
function dirWords({ plan, context, words }: Pick<PlanTeller, "plan" | "context" | "words">, name = ""): PlanWords["dir"] {
  return findColumn(plan, name, context)?.type === "date" ? words.dirOfDates : words.dir;
}

type Say<Op extends Step["op"]> = (step: StepOf<Op>, path: string, teller: PlanTeller, before: readonly Step[]) => Parts;

/** Each kind of step in words. */
const SAY: { readonly [Op in Step["op"]]: Say<Op> } = {
  filter: ({ where }, path, teller) => fill<PlanPart>(teller.words.filter, { where: teller.condition(where, `${path}.where`) }),
  highlight: ({ where }, path, teller) => fill<PlanPart>(teller.words.highlight, { where: teller.condition(where, `${path}.where`) }),
  derive: ({ as, expr }, path, teller) =>
    fill<PlanPart>(teller.words.derive, { as: teller.label(as), expr: teller.value(expr, `${path}.expr`) }),
  group: ({ by, aggs }, path, teller) => {
    const distinct = aggs[0]?.fn === "countDistinct" && aggs.length === 1 && by.length === 0 ? aggs[0].col : undefined;
    if (distinct !== undefined) return fill<PlanPart>(teller.words.distinct, { col: teller.column(distinct, `${path}.aggs.0.col`) });
    const measures = teller.list(aggs.map((agg, n) => teller.measure(agg, `${path}.aggs.${n}`)));
    if (by.length === 0) return fill<PlanPart>(teller.words.groupAll, { measures });
    return fill<PlanPart>(teller.words.group, { by: teller.list(by.map((one, n) => teller.by(one, `${path}.by.${n}`))), measures });
  },
  window: ({ fn, col, by = [] }, path, teller) => {
    // Share of rows, inside a sentence: our own name of a count begins small.
    const part = teller.column(col, `${path}.col`);
    const named = part.text === teller.words.made.count ? { ...part, text: teller.words.rowsInside } : part;
    const said = fill<PlanPart>(teller.words.window[fn], { col: named });
    return by.length === 0 ? said : fill<PlanPart>(teller.words.windowBy, { window: said, by: teller.columns(by, `${path}.by`) });
  },
  sort: ({ by }, path, teller, before) => {
    const { words } = teller;
    const dirAt = (n: number) => teller.chip("direction", `${path}.by.${n}.dir`, dirWords(teller, by[n]?.col)[by[n]?.dir ?? "asc"]);
    const group = before.findLast((step) => step.op === "group");
    const [key] = by;
    if (group !== undefined && by.length === 1 && key !== undefined) {
      if (group.aggs.length === 1 && group.aggs[0] !== undefined && aggName(group.aggs[0]) === key.col)
        return fill<PlanPart>(words.sortSame, { dir: dirAt(0) });
      if (key.dir !== "desc" && group.by.some((one) => byName(one) === key.col)) return [{ text: words.timeOrder }];
    }
    const keys = by.map(({ col }, n) =>
      joinWith<PlanPart>([teller.column(col, `${path}.by.${n}.col`), dirAt(n)], teller.context.lang === "zh" ? "" : ", "),
    );
    return fill<PlanPart>(words.sort, { keys: joinWith<PlanPart>(keys, words.both[0]) });
  },
  limit: ({ n, by = [], ties }, path, teller) => {
    const { words } = teller;
    const count = teller.chip("number", `${path}.n`, String(n));
    const names = by.map((name, at) => teller.column(name, `${path}.by.${at}`));
    const said =
      by.length === 0 ? fill<PlanPart>(words.limit, { n: count }) : fill<PlanPart>(words.limitBy, { n: count, by: teller.list(names) });
    return ties === false ? [...said, { text: words.noTies }] : said;
  },
  pivot: ({ rows, columns, value, total }, path, teller) => {
    const said = fill<PlanPart>(teller.words.pivot, {
      rows: teller.list(rows.map((one, n) => teller.by(one, `${path}.rows.${n}`))),
      columns: teller.by(columns, `${path}.columns`),
      measure: teller.measure(value, `${path}.value`),
    });
    return total ? [...said, { text: teller.words.pivotTotal }] : said;
  },
  compare: ({ along, a, b, by = [], value, against }, path, teller) => {
    const { words } = teller;
    const measure = teller.measure(value, `${path}.value`);
    const of = typeof along === "string" ? along : along.col;
    const said =
      a !== undefined && b !== undefined
        ? fill<PlanPart>(words.compare, { a: teller.scalar(a, `${path}.a`, of), b: teller.scalar(b, `${path}.b`, of), measure })
        : fill<PlanPart>(against === "lastYear" ? words.compareYear : words.comparePrevious, {
            along: teller.along(along, `${path}.along`),
            measure,
          });
    return by.length === 0 ? said : fill<PlanPart>(words.compareBy, { compare: said, by: teller.columns(by, `${path}.by`) });
  },
  join: ({ with: table, on, kind = "left" }, path, teller) => {
    const pairs = on.map(([left, right], n) =>
      fill<PlanPart>(teller.words.joinOn, {
        left: teller.column(left, `${path}.on.${n}.0`),
        right: { text: right, chip: { path: `${path}.on.${n}.1`, kind: "column" } },
      }),
    );
    return fill<PlanPart>(teller.words.join[kind], { table, on: teller.list(pairs) });
  },
  unpivot: ({ cols, name, value }, path, teller) =>
    fill<PlanPart>(teller.words.unpivot, { cols: teller.columns(cols, `${path}.cols`), name, value }),
  select: ({ cols }, path, teller) => {
    const said = cols.map((one, n): Parts => {
      if (typeof one === "string") return [teller.column(one, `${path}.cols.${n}`)];
      return fill<PlanPart>(teller.words.renamed, { col: teller.column(one.col, `${path}.cols.${n}.col`), as: one.as });
    });
    return fill<PlanPart>(teller.words.select, { cols: joinWith<PlanPart>(said, teller.words.both[0]) });
  },
  clean: (step, path, teller) => {
    const { words } = teller;
    const cols =
      step.cols === undefined ? words.everywhere : fill<PlanPart>(words.inColumns, { cols: teller.columns(step.cols, `${path}.cols`) });
    const { with: filling, find = "", to = "", sep = "", into = [] } = step;
    const filled = typeof filling === "object" ? { text: words.fillAbove } : teller.scalar(filling ?? null, `${path}.with`);
    return fill<PlanPart>(words.clean[step.do], { cols, with: filled, find, to, sep, into: joinWith<PlanPart>(into, words.both[0]) });
  },
  chart: ({ type }, _path, { words }) => [{ text: words.chart[type] }],
};

/** A plan in words: a list of pieces for each step. A plan that computes nothing has none. */
export function planText(plan: Plan, context: PlanContext): PlanPart[][] {
  if (!("steps" in plan)) return [];
  const teller = new PlanTeller(plan, context);
  return plan.steps.map((step, n) => [...stepText(step, n, teller)]);
}

const stepText = (step: Step, n: number, teller: PlanTeller): Parts =>
  (SAY[step.op] as Say<Step["op"]>)(step as never, `steps.${n}`, teller, teller.plan.steps.slice(0, n));

/** A condition in words, with the places of its pieces in the plan. */
export const conditionText = (plan: ComputedPlan, condition: Condition, path: string, context: PlanContext): PlanPart[] => [
  ...new PlanTeller(plan, context).condition(condition, path),
];

/** A condition of a step of a sheet, or any step, in words. */
export function stepWords(table: SheetTable, step: Step, lang: PlanContext["lang"]): PlanPart[] {
  return planText({ v: 1, from: table.id, steps: [step] }, { tables: new Map([[table.id, table]]), lang })[0] ?? [];
}
