import { CHART_TYPES } from "@tangleaf/table/chart-spec";
import { z } from "zod";
import { CHART, CHART_FORMATS } from "../chart.ts";
import { defineRoute } from "../define-route.ts";
import { chartDataInputSchema, chartSpecInputSchema, chartSummarySchema, storedChartSchema } from "../entities/chart.ts";
import { emptySchema, idSchema, ownSearchSchema, pageSchema, requestIdSchema } from "../entities/common.ts";
import { blockIdSchema } from "../entities/document.ts";
import { estimateSchema } from "../entities/generation.ts";

const chartId = { chartId: idSchema };
const requestId = { requestId: requestIdSchema.optional() };
const asked = { model: z.string().max(64).optional(), ...requestId };
const started = z.object({ generationId: idSchema, estimate: estimateSchema.extend({ balanceAfter: z.number().int() }) });
const several = z.object({ chartIds: z.array(idSchema).min(1).max(100) });

/** Calls about charts (docs/decisions/067). */
export const chartApi = {
  generate: defineRoute({
    path: "/api/chart/generate",
    auth: "user",
    summary:
      "A chart of figures, with what is to be stressed: a generation of kind `chartDraft`, which answers with its look, why, and three others. The claim holds references to cells, no digits.",
    input: z.object({
      data: chartDataInputSchema,
      emphasis: z.string().trim().max(CHART.emphasisMaxCharacters).default(""),
      type: z.enum(CHART_TYPES).optional(),
      lang: z.enum(["zh", "en"]).optional(),
      ...asked,
    }),
    output: started,
  }),
  fromText: defineRoute({
    path: "/api/chart/fromText",
    auth: "user",
    summary:
      "A table of the figures a text gives: a generation of kind `figures`. The model places figures that were found by rule; it writes none.",
    input: z.object({ text: z.string().trim().min(1).max(CHART.textMaxCharacters), ...asked }),
    output: started,
  }),
  save: defineRoute({
    path: "/api/chart/save",
    auth: "user",
    summary: "Keep a chart. Refused with chart.conflict where `version` is not the stored one: nothing is laid over.",
    input: z.object({
      chartId: idSchema.optional(),
      spec: chartSpecInputSchema,
      version: z.number().int().min(0).max(2_147_483_647).optional(),
      ...requestId,
    }),
    output: z.object({ ...chartId, version: z.number().int() }),
  }),
  get: defineRoute({
    path: "/api/chart/get",
    auth: "user",
    summary: "A chart with its figures.",
    input: z.object(chartId),
    output: storedChartSchema,
  }),
  list: defineRoute({
    path: "/api/chart/list",
    auth: "user",
    summary: "The user's charts, or those in the bin, last changed first.",
    input: z.object({ place: z.enum(["all", "bin"]).default("all"), q: ownSearchSchema.optional(), ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(chartSummarySchema) }),
  }),
  remove: defineRoute({
    path: "/api/chart/remove",
    auth: "user",
    summary: "Into the bin, where charts wait 30 days.",
    input: several,
    output: emptySchema,
  }),
  restore: defineRoute({
    path: "/api/chart/restore",
    auth: "user",
    summary: "Out of the bin.",
    input: several,
    output: emptySchema,
  }),
  export: defineRoute({
    path: "/api/chart/export",
    auth: "user",
    summary:
      "A chart as a file: a picture, its figures with the look beside them, or a Word file with picture and table; `editable` has Word draw it, so that its figures are changed there (a scatter stays a picture).",
    input: z.object({
      ...chartId,
      format: z.enum(CHART_FORMATS),
      width: z.number().int().min(200).max(CHART.widthMax).optional(),
      editable: z.boolean().optional(),
    }),
    output: z.object({ url: z.string(), fileName: z.string(), expiresIn: z.number().int() }),
  }),
  insert: defineRoute({
    path: "/api/chart/insert",
    auth: "user",
    summary:
      "Put a chart into a note, with its table: at the end of what stands under a heading, behind a block, or at the end. The chart in the note draws the table beside it.",
    input: z.object({ ...chartId, noteId: idSchema, after: blockIdSchema.optional(), ...requestId }),
    output: z.object({ blockId: blockIdSchema }),
  }),
};
