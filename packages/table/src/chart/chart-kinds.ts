import { readOrder } from "../cells/read-order.ts";
import { type ChartData, type ChartLook, SERIES_MAX } from "./chart-spec.ts";
import { nameOf } from "./shape-data.ts";

/** The six a person chooses from: columns, lines, bars, pie, points, combination. Stacks, areas and rings are switches of these. */
export const CHART_KINDS = ["bar", "line", "flat", "pie", "scatter", "combo"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const kindOf = ({ type, bar }: ChartLook): ChartKind => (type === "bar" && bar?.lie === "flat" ? "flat" : type);

/** The look as another kind, over the columns that kind needs; what the figures cannot bear is for `legalChart` to say. */
export function withKind(look: ChartLook, kind: ChartKind, data: ChartData): ChartLook {
  const numbers = data.columns.filter(({ type }) => type === "number");
  const { col } = look.x;
  const isNumeric = numbers.some(({ name }) => name === col);
  if (kind === "scatter") {
    const [x, y] = isNumeric ? [col, look.y[0]?.col] : [numbers[0]?.name, numbers[1]?.name];
    const isDrawn = x !== undefined && y !== undefined;
    return { ...look, type: "scatter", sort: "data", ...(isDrawn ? { x: { col: x }, y: [{ col: y }] } : {}) };
  }
  const names = data.columns.find(({ type }) => type !== "number")?.name;
  const wasScatter = look.type === "scatter" && names !== undefined;
  const wanted: ChartLook["y"] = wasScatter ? numbers.slice(0, SERIES_MAX).map(({ name }) => ({ col: name })) : look.y;
  const y = wanted.map(({ draw: _, axis: __, ...one }) => one);
  const base: ChartLook = { ...look, x: wasScatter ? { col: names } : look.x, y, sort: sortOf(look, wasScatter ? names : col, data) };
  if (kind === "combo") return { ...base, type: "combo", y: comboSides(y, data) };
  if (kind === "line") return { ...base, type: "line", line: look.line ?? { fill: false, stack: false } };
  if (kind === "pie") return { ...base, type: "pie", y: y.slice(0, 1), sort: "desc", pie: look.pie ?? { hole: true } };
  return { ...base, type: "bar", bar: { lie: kind === "flat" ? "flat" : "up", stack: look.bar?.stack ?? "none" } };
}

/** Names with an order keep it. */
function sortOf(look: ChartLook, x: string, { columns, rows }: ChartData): ChartLook["sort"] {
  const at = columns.findIndex(({ name }) => name === x);
  const order = readOrder([...new Set(rows.map((row) => nameOf(row[at])))]);
  return order === null ? (look.sort === "time" ? "data" : look.sort) : "time";
}

function comboSides(y: ChartLook["y"], { columns }: ChartData): ChartLook["y"] {
  const more = columns.find(({ name, type }) => type === "number" && !y.some(({ col }) => col === name));
  const all = y.length > 1 || more === undefined ? y : [...y, { col: more.name }];
  const unitOf = (col: string | undefined) => columns.find(({ name }) => name === col)?.unit;
  const first = unitOf(all[0]?.col);
  return all.map((one, at) => {
    const isOther = at > 0 && unitOf(one.col) !== first;
    return { ...one, draw: at === 0 ? ("bar" as const) : ("line" as const), axis: isOther ? ("right" as const) : ("left" as const) };
  });
}
