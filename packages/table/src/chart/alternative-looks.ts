import { legalChart } from "./chart-faults.ts";
import { kindOf, withKind } from "./chart-kinds.ts";
import type { ChartData, ChartLook } from "./chart-spec.ts";
import { canBeParts } from "./choose-chart.ts";

/** What a chart of the same figures can tell instead; its words are in the page's messages. */
export const TELLINGS = ["trend", "ranking", "relation", "parts", "together", "beside"] as const;
export type Telling = (typeof TELLINGS)[number];
export type Alternative = { readonly telling: Telling; readonly look: ChartLook };

const RELATION_MIN_POINTS = 4;

type Way = { readonly telling: Telling; make(look: ChartLook, data: ChartData): ChartLook | null };

/** In this order: those that are far from what most charts begin as come first. */
const WAYS: readonly Way[] = [
  { telling: "trend", make: (look, data) => withKind(first(look), "line", data) },
  { telling: "ranking", make: (look, data) => ({ ...withKind(first(look), "flat", data), sort: "desc" }) },
  {
    telling: "relation",
    make: (look, data) => {
      const numbers = data.columns.filter(({ type }) => type === "number");
      return data.rows.length < RELATION_MIN_POINTS || numbers.length < 2 ? null : withKind(look, "scatter", data);
    },
  },
  {
    telling: "parts",
    make: (look, data) => {
      const column = data.columns.find(({ name }) => name === look.y[0]?.col);
      return column === undefined || look.series !== undefined || !canBeParts(data, column) ? null : withKind(look, "pie", data);
    },
  },
  {
    telling: "together",
    make: (look, data) => {
      const unit = (col: string) => data.columns.find(({ name }) => name === col)?.unit;
      const isOne = new Set(look.y.map(({ col }) => unit(col))).size === 1;
      const isMany = look.y.length > 1 || look.series !== undefined;
      return isMany && isOne ? { ...withKind(look, "bar", data), bar: { lie: "up", stack: "stack" } } : null;
    },
  },
  { telling: "beside", make: (look, data) => ({ ...withKind(look, "bar", data), bar: { lie: "up", stack: "none" } }) },
];

/** Other charts of the same figures, none of which needs an excuse, and none that is drawn already. */
export function alternativeLooks(look: ChartLook, data: ChartData, most = 3): Alternative[] {
  const seen = new Set([signOf(look)]);
  const found: Alternative[] = [];
  for (const { telling, make } of WAYS) {
    const made = make(look, data);
    if (made === null || legalChart(made, data).faults.length > 0 || seen.has(signOf(made))) continue;
    seen.add(signOf(made));
    found.push({ telling, look: made });
  }
  return found.slice(0, most);
}

/** One measure by itself. */
const first = (look: ChartLook): ChartLook => (look.series === undefined ? { ...look, y: look.y.slice(0, 1) } : look);

const signOf = (look: ChartLook): string =>
  JSON.stringify([kindOf(look), look.x.col, look.y.map(({ col }) => col), look.type === "bar" ? (look.bar?.stack ?? "none") : ""]);
