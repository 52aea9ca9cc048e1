import { formatNumber, scaleOf } from "../cells/format-number.ts";
import { cartesianSeries } from "./cartesian-series.ts";
import { columnLabel } from "./chart-data.ts";
import type { ChartLook, ChartSpec } from "./chart-spec.ts";
import { type ChartOption, type OptionParts, plain, SHAPES } from "./option-parts.ts";
import { HATCHES, paletteOf, SURFACES, type Theme } from "./palettes.ts";
import { type ChartShape, nameOf, numberOf, shapeData } from "./shape-data.ts";

export type OptionSettings = { readonly theme: Theme; readonly font: string };
/** Pixels a picture of each size has at 1×. */
export const CHART_SIZES: Readonly<Record<ChartLook["size"], { width: number; height: number }>> = {
  column: { width: 640, height: 360 },
  page: { width: 800, height: 500 },
  square: { width: 520, height: 520 },
};
const TEXT_PX = 13;
/** The lines and their labels lie within the margins; names of axes stand outside them. */
const LABELS_INSIDE = { outerBoundsMode: "same", outerBoundsContain: "axisLabel" } as const;
const NAMES_MAX_PX = 140;
const NAMES_MIN_PX = 64;

/** The picture of a legal chart (chart-faults.ts). Nothing moves: pictures are redrawn at every keystroke. */
export function chartOption(spec: ChartSpec, { theme, font }: OptionSettings): ChartOption {
  const { data, ...look } = spec;
  const shape = shapeData(look, data);
  const surface = SURFACES[theme];
  const scaleOfAxis = (axis: "left" | "right") => {
    const series = shape.series.filter((one) => one.axis === axis);
    const values = series.flatMap((one) => one.values.filter((value) => value !== null));
    return scaleOf(values, { name: look.scale, lang: look.lang, unit: series.find(({ unit }) => unit !== "")?.unit ?? "" });
  };
  const parts: OptionParts = { look, shape, ...paletteOf(look.palette, theme), surface, scaleOf: scaleOfAxis };
  const base = {
    animation: false,
    backgroundColor: "transparent",
    color: parts.colors,
    textStyle: { fontFamily: font, fontSize: TEXT_PX, color: surface.ink2 },
    tooltip: {
      trigger: "item",
      renderMode: "richText",
      confine: true,
      backgroundColor: surface.ink,
      borderWidth: 0,
      textStyle: { color: surface.paper, fontSize: TEXT_PX },
    },
  };
  if (look.type === "pie") return { ...base, series: [pieSeries(parts)] };
  if (look.type === "scatter") return { ...base, ...scatterParts(spec, parts) };
  return { ...base, ...cartesianParts(parts) };
}

const WHOLE = { divisor: 1, suffix: "" } as const;
const PERCENT = 100;

function cartesianParts(parts: OptionParts): ChartOption {
  const { look, shape, surface } = parts;
  const isFlat = look.type === "bar" && look.bar?.lie === "flat";
  const isPercent = look.type === "bar" && look.bar?.stack === "percent";
  const sides = (["left", "right"] as const).filter((side) => shape.series.some(({ axis }) => axis === side));
  const names = {
    type: "category",
    data: shape.names,
    inverse: isFlat,
    boundaryGap: look.type !== "line",
    axisTick: { show: false },
    axisLine: { lineStyle: { color: surface.line } },
    axisLabel: { color: surface.ink2, hideOverlap: true, ...shortened(parts, isFlat) },
  };
  const figures = sides.map((side, index) => {
    const of = shape.series.filter(({ axis }) => axis === side);
    const scale = isPercent ? WHOLE : parts.scaleOf(side);
    const [unit = "", ...others] = [...new Set(of.map((one) => one.unit))];
    const name = `${scale.suffix}${others.length > 0 ? "" : unit}`;
    const isSign = isPercent || name === "%" || name === "‰";
    return {
      type: "value",
      ...(isPercent ? { max: PERCENT } : {}),
      // Two scales beside each other keep one set of lines.
      ...(sides.length > 1 ? { alignTicks: true } : {}),
      scale: of.every(({ draw }) => draw === "line") && sides.length === 1 && isFar(of),
      name: isSign || isFlat ? "" : name,
      nameTextStyle: { color: surface.ink2, align: index === 0 ? "left" : "right", padding: [0, 0, 0, index === 0 ? -24 : 0] },
      splitLine: { show: index === 0, lineStyle: { color: surface.line } },
      axisLabel: {
        color: surface.ink2,
        formatter: isSign ? `{value}${isPercent ? "%" : name}` : isFlat ? `{value}${scale.suffix}` : "{value}",
      },
    };
  });
  const many = shape.series.length > 1;
  const lines = look.type === "line" && many && shape.series.length <= 6;
  return {
    // A line is named at its end: nobody has to look a colour up.
    grid: { left: 8, right: lines ? 96 : 16, top: many && !lines ? 48 : 36, bottom: 8, ...LABELS_INSIDE },
    ...(many && !lines ? { legend: { top: 0, right: 0, itemWidth: 14, itemHeight: 10, textStyle: { color: surface.ink2 } } } : {}),
    ...(isFlat ? { xAxis: figures, yAxis: names } : { xAxis: names, yAxis: figures }),
    series: cartesianSeries(parts, { isFlat, isPercent, lines, sides }),
  };
}

/** Names that are too long for their place are cut; without that none of them would be shown. */
function shortened({ look, shape }: OptionParts, isFlat: boolean): ChartOption {
  const width = isFlat ? NAMES_MAX_PX : Math.max(NAMES_MIN_PX, CHART_SIZES[look.size].width / Math.max(1, shape.names.length));
  const isLong = shape.names.some((name) => name.length * TEXT_PX > Math.max(width, NAMES_MAX_PX));
  return isFlat || isLong ? { width: Math.floor(width), overflow: "truncate" } : {};
}

/** A line may begin above 0 where its figures lie close together and far from it; bars never do. */
function isFar(series: ChartShape["series"]): boolean {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.length > 1 && low > 0 && high - low < low / 2;
}

function pieSeries({ look, shape, colors, soft, surface }: OptionParts): ChartOption {
  const [one] = shape.series;
  const values = one?.values ?? [];
  const sum = values.reduce((total: number, value) => total + (value ?? 0), 0);
  const isHundred = one?.unit === "%";
  const named = look.emphasis.flatMap((emphasis) => ("x" in emphasis ? [emphasis.x] : []));
  return {
    type: "pie",
    radius: look.pie?.hole === true ? ["44%", "72%"] : "72%",
    label: { color: surface.ink, lineHeight: 18 },
    itemStyle: { borderColor: surface.paper, borderWidth: 1 },
    data: shape.names.flatMap((name, at) => {
      const value = values[at];
      if (value === null || value === undefined) return [];
      const color = named.length > 0 && !named.includes(name) ? soft[at % soft.length] : colors[at % colors.length];
      const share = formatNumber(isHundred ? value : (value / sum) * PERCENT, { unit: "%", lang: look.lang });
      const figure = isHundred ? "" : ` ${formatNumber(value, { unit: one?.unit ?? "", lang: look.lang })}`;
      const isNamed = look.labels !== "none";
      return [
        {
          name,
          value,
          itemStyle: { color, ...(look.palette === "ink" ? { decal: HATCHES[at % HATCHES.length] } : {}) },
          label: { show: isNamed, formatter: `${plain(name)}\n${share}` },
          tooltip: { formatter: `${plain(name)} ${share}${figure}` },
        },
      ];
    }),
  };
}

function scatterParts({ data, ...look }: ChartSpec, { surface, colors, soft, shape }: OptionParts): ChartOption {
  const at = (name: string) => data.columns.findIndex((column) => column.name === name);
  const xAt = at(look.x.col);
  const axis = (col: string, label: string | undefined, isX: boolean) => {
    const unit = data.columns[at(col)]?.unit;
    return {
      type: "value",
      scale: true,
      name: `${label ?? columnLabel(col)}${unit === undefined ? "" : look.lang === "zh" ? `（${unit}）` : ` (${unit})`}`,
      nameLocation: isX ? "middle" : "end",
      nameGap: isX ? 30 : 12,
      nameTextStyle: { color: surface.ink2, ...(isX ? {} : { align: "left" }) },
      splitLine: { lineStyle: { color: surface.line } },
      axisLabel: { color: surface.ink2 },
    };
  };
  const [y] = look.y;
  const seriesAt = look.series === undefined ? -1 : at(look.series.col);
  const groups = seriesAt < 0 ? [""] : [...new Set(data.rows.map((row) => nameOf(row[seriesAt])))].slice(0, SHAPES.length);
  return {
    grid: { left: 8, right: 24, top: 40, bottom: 28, ...LABELS_INSIDE },
    ...(groups.length > 1 ? { legend: { top: 0, right: 0, textStyle: { color: surface.ink2 } } } : {}),
    xAxis: axis(look.x.col, look.x.label, true),
    yAxis: axis(y?.col ?? "", y?.label, false),
    series: look.y.flatMap(({ col }, index) =>
      groups.map((group, groupAt) => {
        const place = index + groupAt;
        return {
          type: "scatter",
          name: group === "" ? (shape.series[index]?.name ?? col) : group,
          symbol: SHAPES[place % SHAPES.length],
          symbolSize: 9,
          itemStyle: { color: colors[place % colors.length], opacity: 0.85, borderColor: soft[place % soft.length], borderWidth: 1 },
          data: data.rows.flatMap((row) => {
            const [x, value] = [numberOf(row[xAt]), numberOf(row[at(col)])];
            if (x === null || value === null || (seriesAt >= 0 && nameOf(row[seriesAt]) !== group)) return [];
            const print = (figure: number) => formatNumber(figure, { lang: look.lang });
            return [{ value: [x, value], tooltip: { formatter: `${print(x)} · ${print(value)}` } }];
          }),
        };
      }),
    ),
  };
}
