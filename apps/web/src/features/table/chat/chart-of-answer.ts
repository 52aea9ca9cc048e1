import type { AnswerBody } from "@tangleaf/table/answer-schema";
import type { ChartData } from "@tangleaf/table/chart-spec";

const POINTS_MAX = 2000;

/** The figures of an answer as those of a chart: what names the rows first. null where there is nothing to draw. */
export function chartOf({ columns, rows }: Pick<AnswerBody, "columns" | "rows">): ChartData | null {
  const isDrawn = columns.some(({ type }) => type === "number") && columns.some(({ type }) => type !== "number");
  if (!isDrawn || rows.length < 2) return null;
  return {
    columns: columns.map(({ name, type, unit }) => ({
      name,
      type: type === "date" ? "time" : type,
      ...(unit === undefined ? {} : { unit }),
    })),
    rows: rows.slice(0, POINTS_MAX).map((row) => columns.map(({ unit }, col) => figureOf(row[col] ?? null, unit))),
  };
}

const PERCENT_DECIMALS = 6;

/** Shares are drawn as percentages. */
const figureOf = (cell: string | number | null, unit: string | undefined): string | number | null =>
  typeof cell === "number" && unit === "%" ? Number((cell * 100).toFixed(PERCENT_DECIMALS)) : cell;
