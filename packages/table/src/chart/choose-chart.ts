import { readOrder } from "../cells/read-order.ts";
import { type ChartColumn, type ChartData, type ChartLook, type PaletteName, SERIES_MAX } from "./chart-spec.ts";
import { nameOf, numberOf } from "./shape-data.ts";

/** Why a chart was chosen; its sentence is in the page's messages. */
export const CHOICE_REASONS = [
  "time",
  "twoPoints",
  "ordinal",
  "ranking",
  "category",
  "longNames",
  "parts",
  "relation",
  "twoUnits",
  "farApart",
  "manyCategories",
] as const;
export type ChoiceReason = (typeof CHOICE_REASONS)[number];
export type ChartChoice = { readonly look: ChartLook; readonly why: ChoiceReason };

const LINE_MIN_POINTS = 3;
const UPRIGHT_MAX = 8;
const UPRIGHT_NAME_MAX = 6;
const SCATTER_MIN_POINTS = 8;
const FAR_APART = 20;
const PARTS_MIN = 2;
const PARTS_MAX = 6;
const WHOLE = 100;
const CATEGORIES_MAX = 40;
const TOP_CATEGORIES = 20;

export type ChooseOptions = {
  readonly lang: "zh" | "en";
  readonly palette?: PaletteName;
  /** Parts of one whole are asked for: a pie is drawn where it may be. */
  readonly wantsParts?: boolean;
};

/** The chart that fits the figures, and why; null where there are none. The same figures always give the same chart. */
export function chooseChart(data: ChartData, options: ChooseOptions): ChartChoice | null {
  const numbers = data.columns.filter(({ type }) => type === "number");
  const x = data.columns.find(({ type }) => type !== "number");
  const [first] = numbers;
  if (first === undefined || data.rows.length === 0) return null;
  if (x === undefined) return withoutNames(data, numbers, options);

  const names = data.rows.map((row) => nameOf(row[data.columns.indexOf(x)]));
  const series = x === data.columns[0] ? seriesColumn(data, x) : undefined;
  const order = readOrder(series === undefined ? names : [...new Set(names)]);
  const base = lookOf(x.name, series === undefined ? numbers.slice(0, SERIES_MAX) : [first], options);
  const look: ChartLook = series === undefined ? base : { ...base, series: { col: series.name } };
  const apart = order !== null || names.length <= UPRIGHT_MAX ? unlike(data, numbers) : null;
  if (series === undefined && apart !== null && names.length > 1) return { look: combo(look, order !== null), why: apart };
  if (order !== null) {
    const sort = "time" as const;
    if (new Set(names).size < LINE_MIN_POINTS) return { look: { ...look, type: "bar", sort }, why: "twoPoints" };
    if (order.kind === "time") return { look: { ...look, type: "line", sort, line: { fill: false, stack: false } }, why: "time" };
    return { look: { ...look, type: "bar", sort }, why: "ordinal" };
  }
  if (series === undefined && numbers.length === 1 && (options.wantsParts === true || isHundred(data, first)) && canBeParts(data, first))
    return { look: { ...look, type: "pie", pie: { hole: true }, sort: "desc" }, why: "parts" };
  const count = new Set(names).size;
  const sort = numbers.length === 1 || series !== undefined ? "desc" : "data";
  const top = count > CATEGORIES_MAX ? { top: { n: TOP_CATEGORIES, rest: "其他" as const } } : {};
  const flat = count > UPRIGHT_MAX || names.some((name) => [...name].length > UPRIGHT_NAME_MAX * (options.lang === "en" ? 2 : 1));
  const why: ChoiceReason = count > CATEGORIES_MAX ? "manyCategories" : count > UPRIGHT_MAX ? "ranking" : flat ? "longNames" : "category";
  return { look: { ...look, ...top, sort, bar: { lie: flat ? "flat" : "up", stack: "none" } }, why };
}

function withoutNames(data: ChartData, numbers: readonly ChartColumn[], options: ChooseOptions): ChartChoice | null {
  const [x, y] = numbers;
  if (x === undefined || y === undefined) return null;
  const look = lookOf(x.name, [y], options);
  if (data.rows.length >= SCATTER_MIN_POINTS) return { look: { ...look, type: "scatter", sort: "data" }, why: "relation" };
  return { look: { ...look, sort: "data" }, why: "category" };
}

/** A second column of words divides the rows into series where every name then stands once in each. */
function seriesColumn(data: ChartData, x: ChartColumn): ChartColumn | undefined {
  const second = data.columns.find((column) => column.type !== "number" && column !== x);
  if (second === undefined) return undefined;
  const [xAt, at] = [data.columns.indexOf(x), data.columns.indexOf(second)];
  const groups = new Set(data.rows.map((row) => nameOf(row[at])));
  const pairs = new Set(data.rows.map((row) => JSON.stringify([row[xAt], row[at]])));
  const names = new Set(data.rows.map((row) => nameOf(row[xAt])));
  const isDivided = groups.size >= 2 && groups.size <= SERIES_MAX && pairs.size === data.rows.length && names.size < data.rows.length;
  return isDivided ? second : undefined;
}

/** Whether two measures cannot share an axis. */
function unlike(data: ChartData, numbers: readonly ChartColumn[]): "twoUnits" | "farApart" | null {
  const [a, b] = numbers;
  if (numbers.length !== 2 || a === undefined || b === undefined) return null;
  if ((a.unit ?? "") !== (b.unit ?? "")) return "twoUnits";
  // Two axes of one unit would make a comparison that is not there.
  if (a.unit !== undefined) return null;
  const [sizeA, sizeB] = [a, b].map((column) => medianSize(data, column)) as [number, number];
  return Math.min(sizeA, sizeB) > 0 && Math.max(sizeA, sizeB) / Math.min(sizeA, sizeB) > FAR_APART ? "farApart" : null;
}

function medianSize(data: ChartData, column: ChartColumn): number {
  const sizes = figuresOf(data, column)
    .map(Math.abs)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function combo(look: ChartLook, isOrdered: boolean): ChartLook {
  const y = look.y.map((one, index) => ({
    ...one,
    draw: index === 0 ? ("bar" as const) : ("line" as const),
    axis: index === 0 ? ("left" as const) : ("right" as const),
  }));
  return { ...look, type: "combo", y, sort: isOrdered ? "time" : "data" };
}

export function canBeParts(data: ChartData, column: ChartColumn): boolean {
  const figures = figuresOf(data, column);
  const isCounted = figures.every((figure) => Number.isInteger(figure)) && column.unit !== "%";
  return (
    figures.length === data.rows.length &&
    figures.length >= PARTS_MIN &&
    figures.length <= PARTS_MAX &&
    figures.every((figure) => figure > 0) &&
    (isHundred(data, column) || isCounted)
  );
}

function isHundred(data: ChartData, column: ChartColumn): boolean {
  const sum = figuresOf(data, column).reduce((all, figure) => all + figure, 0);
  return column.unit === "%" && data.rows.length >= PARTS_MIN && Math.abs(sum - WHOLE) <= 1;
}

function figuresOf(data: ChartData, column: ChartColumn): number[] {
  const at = data.columns.indexOf(column);
  return data.rows.map((row) => numberOf(row[at])).filter((figure) => figure !== null);
}

export function lookOf(x: string, y: readonly ChartColumn[], { lang, palette }: ChooseOptions): ChartLook {
  return {
    v: 1,
    type: "bar",
    x: { col: x },
    y: y.map(({ name }) => ({ col: name })),
    sort: "desc",
    emphasis: [],
    title: "",
    subtitle: "",
    source: "",
    caption: "",
    figure: "auto",
    labels: "auto",
    scale: "auto",
    palette: palette ?? "orange",
    lang,
    size: "column",
  };
}
