import { formatNumber } from "../cells/format-number.ts";
import { type ChartOption, dashOf, type OptionParts, plain, SHAPES } from "./option-parts.ts";
import { HATCHES, legibleOn } from "./palettes.ts";
import type { ChartSeries } from "./shape-data.ts";

/** So many figures can be written beside their bars without touching. */
const LABELLED_MAX = 12;
const PERCENT = 100;
const BAR_MAX_PX = 56;
/** A part that is less than this of the tallest stack has no room for its figure. */
const LEAST_LABELLED_SHARE = 0.05;

type Frame = {
  readonly isFlat: boolean;
  readonly isPercent: boolean;
  /** Every series is a line with its name at its end. */
  readonly lines: boolean;
  readonly sides: readonly ("left" | "right")[];
};

/** The bars and lines of a chart with two axes. */
export function cartesianSeries(parts: OptionParts, frame: Frame): ChartOption[] {
  return parts.shape.series.map((one, at) => (one.draw === "line" ? lineSeries(parts, frame, one, at) : barSeries(parts, frame, one, at)));
}

/** What was named to stand out; null = nothing was, and everything has its full colour. */
function emphasised({ look, shape }: OptionParts, one: ChartSeries): ReadonlySet<number> | null {
  const named = look.emphasis.filter((emphasis) => "x" in emphasis);
  if (named.length === 0) return null;
  return new Set(
    named.flatMap(({ x, series }) => (series === undefined || series === one.name ? [shape.names.indexOf(x)] : [])).filter((at) => at >= 0),
  );
}

function figuresOf(parts: OptionParts, { isPercent, isFlat }: Frame, one: ChartSeries, at: number) {
  const { look, shape } = parts;
  const scale = parts.scaleOf(one.axis);
  const strong = emphasised(parts, one);
  const sums = shape.names.map((_, index) => shape.series.reduce((sum, other) => sum + (other.values[index] ?? 0), 0));
  const isFew = shape.names.length * shape.series.length <= LABELLED_MAX;
  const tallest = Math.max(...sums);
  const fill = (index: number): string => {
    const of = strong !== null && !strong.has(index) ? parts.soft : parts.colors;
    return of[at % of.length] ?? parts.surface.paper;
  };
  const last = one.values.findLastIndex((value) => value !== null);
  const first = one.values.findIndex((value) => value !== null);
  return one.values.map((value, index) => {
    if (value === null) return null;
    const share = sums[index] === 0 ? 0 : (value / (sums[index] ?? 1)) * PERCENT;
    const figure = isPercent ? share : value / scale.divisor;
    const text = isPercent
      ? formatNumber(share, { unit: "%", lang: look.lang })
      : formatNumber(value, { scale, lang: look.lang, unit: one.unit === "%" ? "%" : "" });
    const whole = formatNumber(value, { scale, unit: one.unit, lang: look.lang });
    const isStrong = strong?.has(index) ?? false;
    const shown = {
      // The line of a combination runs through the figures of its bars.
      auto: strong === null ? isFew && look.type === "bar" : isStrong,
      all: true,
      ends: index === first || index === last,
      emphasis: isStrong,
      none: false,
    }[look.labels];
    const isInside = isPercent || isStacked(parts);
    const isTallEnough = !isInside || (isPercent ? share / PERCENT : value / tallest) >= LEAST_LABELLED_SHARE;
    return {
      value: Number(figure.toPrecision(12)),
      tooltip: { formatter: `${plain(shape.names[index] ?? "")}\n${plain(one.name)} ${plain(whole)}${isPercent ? ` (${text})` : ""}` },
      ...(shown && isTallEnough
        ? {
            label: {
              show: true,
              formatter: plain(text),
              position: isInside ? "inside" : look.type === "combo" && one.draw === "bar" ? "insideBottom" : isFlat ? "right" : "top",
              ...(isInside && one.draw === "bar" ? { color: legibleOn(fill(index)) } : {}),
            },
          }
        : {}),
      ...(strong !== null && !isStrong && one.draw === "bar" ? { itemStyle: { color: parts.soft[at % parts.soft.length] } } : {}),
    };
  });
}

const isStacked = ({ look }: OptionParts): boolean => look.type === "bar" && (look.bar?.stack ?? "none") !== "none";

/** In a combination figures stand over bars and lines of any colour: each has the paper behind it. */
const findPlate = ({ look, surface }: OptionParts): ChartOption =>
  look.type === "combo" ? { backgroundColor: surface.paper, padding: [1, 3], borderRadius: 2 } : {};

function barSeries(parts: OptionParts, frame: Frame, one: ChartSeries, at: number): ChartOption {
  const { look, colors, surface } = parts;
  const needsHatch = look.palette === "ink" || (isStacked(parts) && at > 0);
  return {
    type: "bar",
    name: one.name,
    ...axisOf(frame, one),
    ...(isStacked(parts) ? { stack: "all" } : {}),
    barMaxWidth: BAR_MAX_PX,
    itemStyle: {
      color: colors[at % colors.length],
      // A gap parts neighbours whose colours are close to the paper's.
      borderColor: surface.paper,
      borderWidth: isStacked(parts) ? 1 : 0,
      ...(needsHatch ? { decal: HATCHES[at % HATCHES.length] } : {}),
    },
    label: { color: surface.ink, ...findPlate(parts) },
    data: figuresOf(parts, frame, one, at),
    ...(at === 0 ? marks(parts, frame) : {}),
  };
}

function lineSeries(parts: OptionParts, frame: Frame, one: ChartSeries, at: number): ChartOption {
  const { look, colors, surface, shape } = parts;
  const color = colors[at % colors.length];
  return {
    type: "line",
    name: one.name,
    ...axisOf(frame, one),
    ...(look.type === "line" && look.line?.stack === true ? { stack: "all" } : {}),
    symbol: SHAPES[at % SHAPES.length],
    symbolSize: 7,
    showAllSymbol: shape.names.length <= LABELLED_MAX * 2,
    connectNulls: false,
    lineStyle: { color, width: 2, type: dashOf(look.palette, at) },
    itemStyle: { color, borderColor: surface.paper, borderWidth: 1 },
    label: { color: surface.ink, ...findPlate(parts) },
    ...(look.type === "line" && look.line?.fill === true ? { areaStyle: { color, opacity: 0.16 } } : {}),
    ...(frame.lines ? { endLabel: { show: true, formatter: plain(one.name), color: surface.ink, width: 84, overflow: "truncate" } } : {}),
    data: figuresOf(parts, frame, one, at),
    ...(at === 0 ? marks(parts, frame) : {}),
  };
}

function axisOf({ isFlat, sides }: Frame, one: ChartSeries): ChartOption {
  const index = Math.max(0, sides.indexOf(one.axis));
  return index === 0 ? {} : isFlat ? { xAxisIndex: index } : { yAxisIndex: index };
}

/** Spans and lines of reference. */
function marks({ look, shape, surface, scaleOf }: OptionParts, { isFlat }: Frame): ChartOption {
  const spans = look.emphasis.flatMap((one) =>
    "from" in one && shape.names.includes(one.from) && shape.names.includes(one.to) ? [one] : [],
  );
  const lines = look.emphasis.flatMap((one) => ("line" in one ? [one] : []));
  const [names, figures] = isFlat ? ["yAxis", "xAxis"] : ["xAxis", "yAxis"];
  return {
    ...(spans.length === 0
      ? {}
      : {
          markArea: {
            silent: true,
            itemStyle: { color: surface.line, opacity: 0.5 },
            data: spans.map(({ from, to }) => [{ [names as string]: from }, { [names as string]: to }]),
          },
        }),
    ...(lines.length === 0
      ? {}
      : {
          markLine: {
            silent: true,
            symbol: "none",
            lineStyle: { color: surface.ink2, type: "dashed" },
            data: lines.map(({ line, label }) => ({
              [figures as string]: line / scaleOf("left").divisor,
              label: { formatter: plain(label), color: surface.ink2, position: "insideEndTop" },
            })),
          },
        }),
  };
}
