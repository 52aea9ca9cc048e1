import { formatNumber, scaleOf } from "../cells/format-number.ts";
import type { ChartLook } from "./chart-spec.ts";
import type { ChartShape } from "./shape-data.ts";

const TYPES = {
  zh: { bar: "柱状图", flat: "条形图", line: "折线图", pie: "饼图", scatter: "散点图", combo: "组合图" },
  en: { bar: "Column chart", flat: "Bar chart", line: "Line chart", pie: "Pie chart", scatter: "Scatter chart", combo: "Combined chart" },
} as const;
const WORDS = {
  zh: {
    extreme: (name: string, top: string, bottom: string) => `${name}最高${top}，最低${bottom}`,
    at: (x: string, value: string) => `${x} ${value}`,
    end: "。",
  },
  en: {
    extreme: (name: string, top: string, bottom: string) => `${name}: highest ${top}, lowest ${bottom}`,
    at: (x: string, value: string) => `${x} ${value}`,
    end: ". ",
  },
} as const;

/** What somebody hears who does not see the picture: its claim, its type, and the highest and lowest of each series. */
export function altText(look: ChartLook, shape: ChartShape, claim: string): string {
  const words = WORDS[look.lang];
  const type = look.type === "bar" && look.bar?.lie === "flat" ? "flat" : look.type;
  const extremes = shape.series.flatMap(({ name, unit, values }) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [{ value, x: shape.names[at] ?? "" }]));
    const [first, ...rest] = points;
    if (first === undefined) return [];
    const top = rest.reduce((best, one) => (one.value > best.value ? one : best), first);
    const bottom = rest.reduce((best, one) => (one.value < best.value ? one : best), first);
    const print = ({ value, x }: { value: number; x: string }) =>
      words.at(x, formatNumber(value, { scale: scaleOf([value], { name: "auto", lang: look.lang, unit }), unit, lang: look.lang }));
    return [words.extreme(name, print(top), print(bottom))];
  });
  return [claim, TYPES[look.lang][type], ...extremes]
    .filter((part) => part !== "")
    .join(words.end)
    .trim();
}
