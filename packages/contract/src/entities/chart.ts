import { CHART_CELLS_MAX, chartLookSchema, chartSpecSchema } from "@tangleaf/table/chart-spec";
import { z } from "zod";
import { CHART } from "../chart.ts";
import { boundedFirst, idSchema, timeSchema } from "./common.ts";

/** Figures of a chart from outside: rows by columns have an end too. */
export const chartDataInputSchema = boundedFirst(chartSpecSchema.shape.data, {
  origin: "array",
  maximum: CHART_CELLS_MAX,
  of: (data) => {
    const rows: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "rows") : undefined;
    return Array.isArray(rows) ? rows.reduce<number>((sum, row) => sum + (Array.isArray(row) ? row.length : 0), 0) : 0;
  },
});
export const chartSpecInputSchema = chartLookSchema.extend({ data: chartDataInputSchema });

export const chartSummarySchema = z.object({
  chartId: idSchema,
  /** Its claim as it is printed, or the names of its columns. */
  title: z.string(),
  type: chartLookSchema.shape.type,
  updatedAt: timeSchema,
  /** null = not in the bin. */
  removedAt: timeSchema.nullable(),
});
export type ChartSummary = z.output<typeof chartSummarySchema>;

export const storedChartSchema = chartSummarySchema.extend({ spec: chartSpecSchema, version: z.number().int() });
export type StoredChart = z.output<typeof storedChartSchema>;

/** What a model, or the built-in writer, makes of figures and what is to be said with them. */
export const chartDraftSchema = z.object({
  look: chartLookSchema,
  /** Why this chart, in one sentence. */
  why: z.string(),
  alternatives: z.array(chartLookSchema).max(CHART.alternatives),
});

/**
 * A table whose every figure is a place of the text: `span` counts the figures found in it (`listFigures` of
 * `@tangleaf/table/from-text`), from 0. The first of the columns names the labels, the others stand over the cells.
 */
export const figuresResultSchema = z.object({
  rows: z
    .array(z.object({ label: z.string().max(100), cells: z.array(z.object({ span: z.number().int().min(0) })).max(20) }))
    .min(1)
    .max(200),
  columns: z.array(z.string().max(100)).min(1).max(20),
});
