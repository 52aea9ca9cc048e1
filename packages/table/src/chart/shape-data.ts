import { readOrder } from "../cells/read-order.ts";
import { columnLabel } from "./chart-data.ts";
import type { ChartCell, ChartData, ChartLook } from "./chart-spec.ts";

export type ChartSeries = {
  readonly name: string;
  readonly unit: string;
  readonly draw: "bar" | "line";
  readonly axis: "left" | "right";
  /** One for each name; null = no figure. */
  readonly values: readonly (number | null)[];
};
/** What is drawn: names along x in their order, and the figures of each series. */
export type ChartShape = { readonly names: readonly string[]; readonly series: readonly ChartSeries[] };

const REST = { zh: "其他", en: "Other" } as const;

/** The figures in the order they are drawn, small ones put together where the look says so. */
export function shapeData(look: ChartLook, data: ChartData): ChartShape {
  const at = (name: string) => data.columns.findIndex((column) => column.name === name);
  const xAt = at(look.x.col);
  if (xAt < 0) return { names: [], series: [] };
  const shape = look.series === undefined ? wide(look, data, xAt) : long(look, data, xAt, at(look.series.col));
  return topOf(look, sorted(look, shape));
}

function wide(look: ChartLook, { columns, rows }: ChartData, xAt: number): ChartShape {
  const series = look.y.flatMap(({ col, label, draw, axis }, index): ChartSeries[] => {
    const at = columns.findIndex(({ name }) => name === col);
    if (at < 0) return [];
    return [
      {
        name: label ?? columnLabel(col),
        unit: columns[at]?.unit ?? "",
        draw: draw ?? (look.type === "line" || (look.type === "combo" && index > 0) ? "line" : "bar"),
        axis: axis ?? "left",
        values: rows.map((row) => numberOf(row[at])),
      },
    ];
  });
  return { names: rows.map((row) => nameOf(row[xAt])), series };
}

/** One row for each x and series: the figures of a pair that stands twice are added up. */
function long(look: ChartLook, { columns, rows }: ChartData, xAt: number, seriesAt: number): ChartShape {
  const yAt = columns.findIndex(({ name }) => name === look.y[0]?.col);
  if (seriesAt < 0 || yAt < 0) return { names: [], series: [] };
  const names = [...new Set(rows.map((row) => nameOf(row[xAt])))];
  const groups = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const value = numberOf(row[yAt]);
    if (value === null) continue;
    const group = groups.get(nameOf(row[seriesAt])) ?? new Map<string, number>();
    const x = nameOf(row[xAt]);
    group.set(x, (group.get(x) ?? 0) + value);
    groups.set(nameOf(row[seriesAt]), group);
  }
  const draw = look.type === "line" ? "line" : "bar";
  const unit = columns[yAt]?.unit ?? "";
  return {
    names,
    series: [...groups].map(([name, values]) => ({ name, unit, draw, axis: "left", values: names.map((x) => values.get(x) ?? null) })),
  };
}

function sorted(look: ChartLook, shape: ChartShape): ChartShape {
  if (look.sort === "data" || look.type === "scatter") return shape;
  const order = shape.names.map((_, index) => index);
  const values = shape.series[0]?.values ?? [];
  const keys = look.sort === "time" ? readOrder(shape.names)?.keys : undefined;
  if (look.sort === "time" && keys === undefined) return shape;
  const keyOf = (index: number) => keys?.[index] ?? values[index] ?? Number.NEGATIVE_INFINITY;
  const direction = look.sort === "desc" ? -1 : 1;
  return pick(
    shape,
    order.sort((a, b) => (keyOf(a) === keyOf(b) ? a - b : direction * (keyOf(a) < keyOf(b) ? -1 : 1))),
  );
}

function pick({ names, series }: ChartShape, order: readonly number[]): ChartShape {
  return {
    names: order.map((index) => names[index] ?? ""),
    series: series.map((one) => ({ ...one, values: order.map((index) => one.values[index] ?? null) })),
  };
}

/** The largest n, in the order they stand, and the rest as one. */
function topOf(look: ChartLook, shape: ChartShape): ChartShape {
  const { top } = look;
  if (top === undefined || shape.names.length <= top.n || look.type === "scatter") return shape;
  const first = shape.series[0]?.values ?? [];
  const bySize = shape.names.map((_, index) => index).sort((a, b) => (first[b] ?? 0) - (first[a] ?? 0) || a - b);
  const kept = bySize.slice(0, top.n).sort((a, b) => a - b);
  const chosen = pick(shape, kept);
  if (top.rest === "drop") return chosen;
  const others = bySize.slice(top.n);
  return {
    names: [...chosen.names, REST[look.lang]],
    series: chosen.series.map((one, at) => {
      const figures = others.map((index) => shape.series[at]?.values[index] ?? null).filter((value) => value !== null);
      return { ...one, values: [...one.values, figures.length === 0 ? null : figures.reduce((sum, value) => sum + value, 0)] };
    }),
  };
}

export const numberOf = (cell: ChartCell | undefined): number | null => (typeof cell === "number" ? cell : null);
export const nameOf = (cell: ChartCell | undefined): string => (cell === null || cell === undefined ? "" : String(cell));
