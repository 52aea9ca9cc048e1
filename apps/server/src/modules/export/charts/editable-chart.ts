import { CHART_SIZES, type ChartShape, type ChartSpec, legibleOn, paletteOf, shapeData } from "@tangleaf/table/chart";
import type { ChartRunOptions, ChartSeries } from "docx/charts";
import { printable } from "../printable.ts";

const PERCENT_DECIMALS_MAX = 2;

/** A chart as Word's own, whose figures are changed in Word; null where it has none like it: points, and what has no figures. */
export function editableChart(spec: ChartSpec, { alt, width }: { alt: string; width: number }): ChartRunOptions | null {
  const { data, ...look } = spec;
  const shape = shapeData(look, data);
  if (look.type === "scatter" || shape.names.length === 0 || shape.series.length === 0) return null;
  const colors = paletteOf(look.palette, "light").colors.map(wordColor);
  const drawn = CHART_SIZES[spec.size];
  const wide = Math.min(drawn.width, width);
  const common: Common = {
    transformation: { width: Math.round(wide), height: Math.round((wide * drawn.height) / drawn.width) },
    chartArea: { border: "none" },
    altText: { name: "chart", description: printable(alt) },
  };
  if (look.type === "pie") return pie(shape, { common, colors, isRing: look.pie?.hole === true });
  const isFlat = look.type === "bar" && look.bar?.lie === "flat";
  // Word has the first name of lying bars at the bottom.
  const order = <T>(all: readonly T[]): readonly T[] => (isFlat ? all.toReversed() : all);
  const stack = look.type === "bar" ? look.bar?.stack : undefined;
  const series = shape.series.map(
    (one, at): ChartSeries => ({
      name: printable(one.name),
      values: order(one.values),
      color: colors[at % colors.length] ?? "",
      ...(look.type === "combo" ? { type: one.draw === "line" ? "line" : "column" } : {}),
      ...(one.axis === "right" ? { axis: "secondary" } : {}),
      ...(one.draw === "bar" && shape.series.length === 1 ? barColors(spec, order(shape.names)) : {}),
    }),
  );
  return {
    ...common,
    type: isFlat ? "bar" : look.type === "line" ? "line" : "column",
    categories: order(shape.names).map(printable),
    series,
    ...(stack === "stack" ? { stacking: "stacked" } : stack === "percent" ? { stacking: "percent" } : {}),
    legend: shape.series.length === 1 ? false : { position: "bottom" },
    valueAxis: axisOf(shape, "left"),
    ...(shape.series.some(({ axis }) => axis === "right") ? { secondaryValueAxis: axisOf(shape, "right") } : {}),
  };
}

type Common = Pick<ChartRunOptions, "transformation" | "chartArea" | "altText">;

function pie(
  shape: ChartShape,
  { common, colors, isRing }: { common: Common; colors: readonly string[]; isRing: boolean },
): ChartRunOptions | null {
  const [parts] = shape.series;
  if (parts === undefined || parts.values.some((value) => value !== null && value < 0)) return null;
  const format = findFormat([parts]);
  const figure = { value: true, ...(format === undefined ? {} : { numberFormat: format }) };
  const filled = shape.names.map((_, at) => colors[at % colors.length] ?? "");
  const series = { name: printable(parts.name), values: parts.values, colors: filled };
  const categories = shape.names.map(printable);
  if (!isRing) return { ...common, type: "pie", categories, series: [series], dataLabels: { category: true, ...figure }, legend: false };
  // Figures of a ring stand in its parts: each is dark or light as its colour wants it, and the names are below.
  const pointLabels = filled.map((color) => ({ ...figure, font: { color: wordColor(legibleOn(`#${color}`)) } }));
  return { ...common, type: "doughnut", categories, series: [{ ...series, pointLabels }], legend: { position: "bottom" } };
}

/** What is not stressed is pale, as in the picture. */
function barColors({ emphasis, palette }: ChartSpec, names: readonly string[]): { colors?: readonly string[] } {
  const named = new Set(emphasis.flatMap((one) => ("x" in one ? [one.x] : [])));
  if (named.size === 0) return {};
  const { colors, soft } = paletteOf(palette, "light");
  return { colors: names.map((name) => wordColor((named.has(name) ? colors[0] : soft[0]) ?? "")) };
}

function axisOf({ series }: ChartShape, side: "left" | "right") {
  const drawn = series.filter(({ axis }) => axis === side);
  const [first] = drawn;
  const format = findFormat(drawn);
  const title = first === undefined || first.unit === "" || first.unit === "%" ? undefined : printable(first.unit);
  return { ...(format === undefined ? {} : { numberFormat: format }), ...(title === undefined ? {} : { title }) };
}

/** Percentages with the digits the most exact of them has: 0.##"%" shows 10.% where it has none. */
function findFormat(series: readonly Pick<ChartShape["series"][number], "unit" | "values">[]): string | undefined {
  if (series[0]?.unit !== "%") return undefined;
  const values = series.flatMap((one) => one.values);
  const decimals = values.map((value) => String(Number((value ?? 0).toFixed(PERCENT_DECIMALS_MAX))).split(".")[1]?.length ?? 0);
  const most = Math.max(0, ...decimals);
  return most === 0 ? '0"%"' : `0.${"0".repeat(most)}"%"`;
}
const wordColor = (hex: string): string => hex.replace("#", "").toUpperCase();
