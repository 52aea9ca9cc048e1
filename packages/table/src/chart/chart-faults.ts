import { readOrder } from "../cells/read-order.ts";
import { type ChartData, type ChartLook, POINTS_MAX, SCATTER_POINTS_MAX } from "./chart-spec.ts";
import { nameOf, numberOf } from "./shape-data.ts";

/** What a look asks of figures that they cannot bear. Each has a legal look that is drawn instead, and a sentence. */
export const CHART_FAULTS = [
  "noNumbers",
  "unknownColumn",
  "pieNegative",
  "pieNothing",
  "pieSeries",
  "pieTooMany",
  "lineUnordered",
  "comboOneUnit",
  "comboOneSeries",
  "scatterNoNumbers",
  "percentNegative",
  "tooManyPoints",
] as const;
export type ChartFault = (typeof CHART_FAULTS)[number];
/** What is drawn; `faults`: why it is not quite what was asked. `look` null = nothing can be. */
export type LegalChart = { readonly look: ChartLook | null; readonly faults: readonly ChartFault[] };

const PIE_PARTS_MAX = 6;

type Rule = {
  readonly fault: ChartFault;
  isBroken(look: ChartLook, data: ChartData): boolean;
  instead(look: ChartLook, data: ChartData): ChartLook | null;
};

const asBars = (look: ChartLook): ChartLook => ({ ...look, type: "bar", bar: look.bar ?? { lie: "up", stack: "none" } });

/** In this order: what is drawn instead is looked at by those below it. Bars begin at 0 because no look can say otherwise. */
const RULES: readonly Rule[] = [
  {
    fault: "unknownColumn",
    isBroken: (look, data) => !namesOf(data).has(look.x.col) || look.y.some(({ col }) => !namesOf(data).has(col)),
    instead: (look, data) => {
      const y = look.y.filter(({ col }) => namesOf(data).has(col));
      const x = namesOf(data).has(look.x.col) ? look.x : firstNames(data);
      return y.length === 0 || x === null ? null : { ...look, x, y };
    },
  },
  {
    fault: "unknownColumn",
    isBroken: (look, data) => look.series !== undefined && !namesOf(data).has(look.series.col),
    instead: ({ series: _, ...look }) => look,
  },
  {
    fault: "noNumbers",
    isBroken: (look, data) => look.y.some(({ col }) => !hasNumbers(data, col)),
    instead: (look, data) => {
      const y = look.y.filter(({ col }) => hasNumbers(data, col));
      return y.length === 0 ? null : { ...look, y };
    },
  },
  {
    fault: "scatterNoNumbers",
    isBroken: (look, data) => look.type === "scatter" && !hasNumbers(data, look.x.col),
    instead: asBars,
  },
  {
    fault: "pieNegative",
    isBroken: (look, data) => look.type === "pie" && figuresOf(data, look.y[0]?.col).some((value) => value < 0),
    instead: asBars,
  },
  {
    fault: "pieNothing",
    isBroken: (look, data) => look.type === "pie" && figuresOf(data, look.y[0]?.col).every((value) => value === 0),
    instead: asBars,
  },
  {
    fault: "pieSeries",
    isBroken: (look) => look.type === "pie" && (look.y.length > 1 || look.series !== undefined),
    instead: (look) => ({ ...asBars(look), bar: { lie: look.bar?.lie ?? "up", stack: "percent" } }),
  },
  {
    fault: "pieTooMany",
    isBroken: (look, data) =>
      look.type === "pie" && data.rows.length > PIE_PARTS_MAX && (look.top?.n ?? data.rows.length) > PIE_PARTS_MAX - 1,
    instead: (look) => ({ ...look, sort: "desc", top: { n: PIE_PARTS_MAX - 1, rest: "其他" } }),
  },
  {
    fault: "lineUnordered",
    isBroken: (look, data) => look.type === "line" && !isOrdered(look, data),
    instead: asBars,
  },
  {
    fault: "comboOneSeries",
    isBroken: (look) => look.type === "combo" && (look.y.length < 2 || look.series !== undefined),
    instead: asBars,
  },
  {
    fault: "comboOneUnit",
    isBroken: (look, data) => {
      if (look.type !== "combo") return false;
      const unitOf = (col: string) => data.columns.find(({ name }) => name === col)?.unit;
      const sides = (side: "left" | "right") => look.y.filter(({ axis }) => (axis ?? "left") === side).map(({ col }) => unitOf(col));
      return sides("right").some((unit) => unit !== undefined && sides("left").includes(unit));
    },
    instead: (look) => ({ ...look, y: look.y.map((one) => ({ ...one, axis: "left" as const })) }),
  },
  {
    fault: "percentNegative",
    isBroken: (look, data) =>
      look.type === "bar" && look.bar?.stack === "percent" && look.y.some(({ col }) => figuresOf(data, col).some((value) => value < 0)),
    instead: (look) => ({ ...look, bar: { lie: look.bar?.lie ?? "up", stack: "none" } }),
  },
  {
    fault: "tooManyPoints",
    isBroken: (look, data) => data.rows.length > (look.type === "scatter" ? SCATTER_POINTS_MAX : POINTS_MAX) && look.top === undefined,
    instead: (look) => ({ ...look, top: { n: 100, rest: "drop" } }),
  },
];

/** The look with what the figures cannot bear changed for what they can. */
export function legalChart(look: ChartLook, data: ChartData): LegalChart {
  const faults: ChartFault[] = [];
  let legal: ChartLook = look;
  for (const { fault, isBroken, instead } of RULES) {
    if (!isBroken(legal, data)) continue;
    if (!faults.includes(fault)) faults.push(fault);
    const next = instead(legal, data);
    if (next === null) return { look: null, faults };
    legal = next;
  }
  return { look: legal, faults };
}

const namesOf = ({ columns }: ChartData): ReadonlySet<string> => new Set(columns.map(({ name }) => name));

function firstNames({ columns }: ChartData): ChartLook["x"] | null {
  const column = columns.find(({ type }) => type !== "number") ?? columns[0];
  return column === undefined ? null : { col: column.name };
}

function figuresOf({ columns, rows }: ChartData, col: string | undefined): number[] {
  const at = columns.findIndex(({ name }) => name === col);
  return rows.map((row) => numberOf(row[at])).filter((value) => value !== null);
}

const hasNumbers = (data: ChartData, col: string): boolean =>
  data.columns.find(({ name }) => name === col)?.type === "number" && figuresOf(data, col).length > 0;

function isOrdered({ x }: ChartLook, { columns, rows }: ChartData): boolean {
  const at = columns.findIndex(({ name }) => name === x.col);
  return columns[at]?.type !== "text" || readOrder([...new Set(rows.map((row) => nameOf(row[at])))]) !== null;
}
