import { columnLabel } from "./chart-data.ts";
import type { ChartData, ChartLook } from "./chart-spec.ts";
import { shapeData } from "./shape-data.ts";

const NAMELESS = /^列 \d+$/u;
const WORDS = {
  zh: { by: (x: string, y: string) => `各${x}的${y}`, and: (x: string, y: string) => `${x}与${y}`, mark: "、", unit: "单位：" },
  en: { by: (x: string, y: string) => `${y} by ${x}`, and: (x: string, y: string) => `${x} and ${y}`, mark: ", ", unit: "in " },
} as const;

/** What stands over a chart nobody has written a claim for: the names of its columns. */
export function columnsTitle(look: ChartLook): string {
  const words = WORDS[look.lang];
  const x = look.x.label ?? columnLabel(look.x.col);
  const y = look.y.map(({ col, label }) => label ?? columnLabel(col)).join(words.mark);
  if (look.type === "scatter") return words.and(x, y);
  return NAMELESS.test(x) ? y : words.by(x, y);
}

/** The line below it: from when to when, and in what, where all figures have one unit. */
export function columnsSubtitle(look: ChartLook, data: ChartData): string {
  if (look.type === "scatter") return "";
  const { names, series } = shapeData(look, data);
  const isTime = data.columns.find(({ name }) => name === look.x.col)?.type === "time";
  const span = isTime && names.length > 1 ? `${names[0]}—${names.at(-1)}` : "";
  const [unit = "", ...others] = [...new Set(series.map((one) => one.unit))];
  const isSaid = unit !== "" && unit !== "%" && others.length === 0;
  return [span, isSaid ? `${WORDS[look.lang].unit}${unit}` : ""].filter((part) => part !== "").join(" · ");
}
