import { CHART } from "@tangleaf/contract/chart";
import { CHART_KINDS, EMPHASIS_MAX, SERIES_MAX } from "@tangleaf/table/chart";
import { z } from "zod";

const name = z.string().max(200);

/** What a model answers about a chart: names of rows and columns, and sentences without a digit. Everything that can be seen is ours. */
export const draftAnswerSchema = z.object({
  type: z.enum(CHART_KINDS),
  x: name,
  y: z.array(name).min(1).max(SERIES_MAX),
  series: name.optional(),
  emphasis: z
    .array(z.object({ x: name.optional(), series: name.optional(), from: name.optional(), to: name.optional() }))
    .max(EMPHASIS_MAX)
    .default([]),
  claim: z.string().trim().max(500),
  caption: z.string().trim().max(300).default(""),
  why: z.string().trim().max(300).default(""),
  alternatives: z.array(z.enum(CHART_KINDS)).max(CHART.alternatives).default([]),
});
export type DraftAnswer = z.output<typeof draftAnswerSchema>;
