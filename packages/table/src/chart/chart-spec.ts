import { z } from "zod";

export const CHART_TYPES = ["bar", "line", "pie", "scatter", "combo"] as const;
export type ChartType = (typeof CHART_TYPES)[number];
export const PALETTE_NAMES = ["orange", "leaf", "blue", "ink"] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];
export const LABEL_CHOICES = ["auto", "all", "ends", "emphasis", "none"] as const;
export const SERIES_MAX = 6;
export const EMPHASIS_MAX = 3;
/** Points of a chart; a scatter may have more. */
export const POINTS_MAX = 2000;
export const SCATTER_POINTS_MAX = 5000;
/** Cells of its rows: a file and a note hold all of them as a table. */
export const CHART_CELLS_MAX = 50_000;
export const CHART_TEXT_MAX = 500;

const columnName = z.string().min(1).max(200);
const words = z.string().max(CHART_TEXT_MAX);
const name = z.string().max(200);

const columnSchema = z.strictObject({ name: columnName, type: z.enum(["text", "number", "time"]), unit: z.string().max(20).optional() });
const dataSchema = z.strictObject({
  columns: z.array(columnSchema).min(1).max(100),
  rows: z.array(z.array(z.union([z.string().max(2000), z.number(), z.null()])).max(100)).max(SCATTER_POINTS_MAX),
});
export type ChartData = z.infer<typeof dataSchema>;
export type ChartColumn = ChartData["columns"][number];
export type ChartCell = string | number | null;

const emphasisSchema = z.union([
  z.strictObject({ x: name, series: name.optional() }),
  z.strictObject({ from: name, to: name }),
  z.strictObject({ line: z.number(), label: name }),
]);
export type Emphasis = z.infer<typeof emphasisSchema>;

/** What a chart is, without its figures: everything that can be seen follows from these keys, so a model may write them too. */
export const chartLookSchema = z.strictObject({
  v: z.literal(1),
  type: z.enum(CHART_TYPES),
  x: z.strictObject({ col: columnName, grain: z.enum(["day", "week", "month", "quarter", "year"]).optional(), label: name.optional() }),
  y: z
    .array(
      z.strictObject({
        col: columnName,
        label: name.optional(),
        draw: z.enum(["bar", "line"]).optional(),
        axis: z.enum(["left", "right"]).optional(),
      }),
    )
    .min(1)
    .max(SERIES_MAX),
  series: z.strictObject({ col: columnName }).optional(),
  bar: z.strictObject({ lie: z.enum(["up", "flat"]), stack: z.enum(["none", "stack", "percent"]) }).optional(),
  line: z.strictObject({ fill: z.boolean(), stack: z.boolean() }).optional(),
  pie: z.strictObject({ hole: z.boolean() }).optional(),
  sort: z.enum(["data", "asc", "desc", "time"]),
  top: z.strictObject({ n: z.int().min(1).max(100), rest: z.enum(["其他", "drop"]) }).optional(),
  emphasis: z.array(emphasisSchema).max(EMPHASIS_MAX),
  title: words,
  subtitle: words,
  source: words,
  caption: words,
  figure: z.literal("auto").optional(),
  labels: z.enum(LABEL_CHOICES),
  scale: z.enum(["auto", "1", "万", "亿", "%"]),
  palette: z.enum(PALETTE_NAMES),
  lang: z.enum(["zh", "en"]),
  size: z.enum(["column", "page", "square"]),
});
export type ChartLook = z.infer<typeof chartLookSchema>;

/** A chart with its figures. `title` is the claim: references to cells stand in it, not digits (claim.ts). */
export const chartSpecSchema = chartLookSchema.extend({ data: dataSchema });
export type ChartSpec = z.infer<typeof chartSpecSchema>;
