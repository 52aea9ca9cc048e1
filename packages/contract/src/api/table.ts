import { ANSWER_LIMITS } from "@tangleaf/table/answer-limits";
import { cellSchema } from "@tangleaf/table/answer-schema";
import { PLAN_LIMITS, planSchema } from "@tangleaf/table/plan";
import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, ownSearchSchema, pageSchema, requestIdSchema, shortJson } from "../entities/common.ts";
import { estimateSchema } from "../entities/generation.ts";
import {
  sheetIdSchema,
  tableAnswerSchema,
  tableOptionsSchema,
  tableSchema,
  tableStepsInputSchema,
  tableStepsSchema,
  tableSummarySchema,
} from "../entities/table.ts";
import { TABLE, TABLE_FORMATS, TABLE_ROWS_TAKEN } from "../table.ts";

const tableId = { tableId: idSchema };
const sheetId = { sheetId: sheetIdSchema.optional() };
const requestId = { requestId: requestIdSchema.optional() };
const title = z.string().trim().min(1).max(TABLE.titleMaxCharacters);
/** Of a file with more rows than a table may have. */
const rows = { rows: z.enum(TABLE_ROWS_TAKEN).optional() };
/** The language of its sentences; absent: the site's. */
const lang = z.enum(["zh", "en"]).optional();

/** Calls about tables one talks to (docs/decisions/066). */
export const tableApi = {
  upload: defineRoute({
    path: "/api/table/upload",
    auth: "user",
    accepts: "multipart",
    summary:
      "Read a table from one file, sent as `file` of a multipart form: xlsx, xls, csv, tsv, text, HTML, Markdown, told by what it holds. It goes after a day (a member's after seven) unless it is saved. `rows: first` takes the first rows of a file that has too many; a repeat of a `requestId` answers with the first table. Both stand before the file.",
    input: z.object({ ...rows, ...requestId }),
    output: tableSchema,
  }),
  paste: defineRoute({
    path: "/api/table/paste",
    auth: "user",
    summary: "Read a table from pasted text: columns by tabs, commas, or the lines of a Markdown or HTML table.",
    input: z.object({ text: z.string().min(1).max(TABLE.pasteMaxCharacters), title: title.optional(), ...rows, ...requestId }),
    output: tableSchema,
  }),
  read: defineRoute({
    path: "/api/table/read",
    auth: "user",
    summary:
      "Read the same file again in another way: its encoding, which rows are the heading, which are sums, what a column is, and what its dates leave open.",
    input: z.object({ ...tableId, options: tableOptionsSchema }),
    output: tableSchema,
  }),
  get: defineRoute({
    path: "/api/table/get",
    auth: "user",
    summary: "A table with its sheets, steps and answers.",
    input: z.object(tableId),
    output: tableSchema,
  }),
  rows: defineRoute({
    path: "/api/table/rows",
    auth: "user",
    summary: "Rows of a sheet as its steps leave it; `filtered` leaves out those its filters hide. `from` counts from 0.",
    input: z.object({
      ...tableId,
      ...sheetId,
      from: z.number().int().min(0).max(TABLE.rows),
      count: z.number().int().min(1).max(TABLE.rowsAtOnce),
      filtered: z.boolean().optional(),
    }),
    output: z.object({ total: z.number().int(), rows: z.array(z.array(cellSchema)), sheetRows: z.array(z.number().int()) }),
  }),
  data: defineRoute({
    path: "/api/table/data",
    auth: "user",
    answers: "bytes",
    summary: "A whole sheet as it was read, in columns, gzipped: what a page opens.",
    input: z.object({ ...tableId, ...sheetId }),
    output: emptySchema,
  }),
  chat: defineRoute({
    path: "/api/table/chat",
    auth: "user",
    summary:
      "Ask about a sheet. The planner answers at once and at no cost what it is sure of, and asks back otherwise; `by: model` asks a model for the plan: then follow `generationId` with /api/ai/stream and get the table again. Figures are computed by the server in both cases.",
    input: z.object({
      ...tableId,
      ...sheetId,
      ask: z.string().trim().min(1).max(ANSWER_LIMITS.askMaxCharacters),
      /** The answer it follows on; absent: the sheet. */
      after: idSchema.optional(),
      by: z.enum(["auto", "model"]).default("auto"),
      /** Only headings go to the model, no cell. */
      headersOnly: z.boolean().optional(),
      model: z.string().max(64).optional(),
      lang,
      ...requestId,
    }),
    output: z.object({
      status: z.enum(["done", "queued"]),
      answer: tableAnswerSchema.nullable(),
      generationId: idSchema.nullable(),
      estimate: estimateSchema.extend({ balanceAfter: z.number().int() }).nullable(),
    }),
  }),
  run: defineRoute({
    path: "/api/table/run",
    auth: "user",
    summary: "Run a plan as it is: no model, no cost.",
    input: z.object({
      ...tableId,
      plan: shortJson(planSchema, PLAN_LIMITS.jsonCharacters),
      ask: z.string().max(ANSWER_LIMITS.askMaxCharacters).optional(),
      lang,
      ...requestId,
    }),
    output: tableAnswerSchema,
  }),
  explain: defineRoute({
    path: "/api/table/explain",
    auth: "user",
    summary:
      "Have an answer told in a few sentences: a generation of kind `tableExplain`. A sentence with a figure that is in no cell and follows from no two cells is left out.",
    input: z.object({ answerId: idSchema, model: z.string().max(64).optional(), lang, ...requestId }),
    output: z.object({ generationId: idSchema, estimate: estimateSchema.extend({ balanceAfter: z.number().int() }) }),
  }),
  removeAnswer: defineRoute({
    path: "/api/table/removeAnswer",
    auth: "user",
    summary: "Take an answer out of the conversation.",
    input: z.object({ answerId: idSchema }),
    output: emptySchema,
  }),
  steps: defineRoute({
    path: "/api/table/steps",
    auth: "user",
    summary:
      "What a person did to a sheet: filters, marks, sorting, changes. From an older `version` the steps are merged by their ids; refused with table.conflict where one step was changed in two ways: the table has the other.",
    input: z.object({
      ...tableId,
      sheetId: sheetIdSchema,
      steps: tableStepsInputSchema,
      version: z.number().int().min(0).max(2_147_483_647),
    }),
    output: z.object({ version: z.number().int(), steps: tableStepsSchema }),
  }),
  save: defineRoute({
    path: "/api/table/save",
    auth: "user",
    summary: "Keep a table, give it a title; with `from` a new table of an answer, or of the sheet as it is shown.",
    input: z.object({
      ...tableId,
      title: title.optional(),
      from: z.union([z.object({ answerId: idSchema }), z.object({ sheetId: sheetIdSchema })]).optional(),
      ...requestId,
    }),
    output: tableSummarySchema,
  }),
  list: defineRoute({
    path: "/api/table/list",
    auth: "user",
    summary: "The user's tables, last used first.",
    input: z.object({ q: ownSearchSchema.optional(), ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(tableSummarySchema) }),
  }),
  remove: defineRoute({
    path: "/api/table/remove",
    auth: "user",
    summary:
      "Tables with their answers, into the bin; `restore` brings them back for 30 days, one that was never kept for as long as it would have stayed.",
    input: z.object({ tableIds: z.array(idSchema).min(1).max(100) }),
    output: emptySchema,
  }),
  restore: defineRoute({
    path: "/api/table/restore",
    auth: "user",
    summary: "Bring back tables out of the bin.",
    input: z.object({ tableIds: z.array(idSchema).min(1).max(100) }),
    output: emptySchema,
  }),
  export: defineRoute({
    path: "/api/table/export",
    auth: "user",
    summary:
      "A sheet as its steps leave it, or the whole result of an answer, as a file. Texts that begin like a formula are texts in xlsx and have a ' before them in csv.",
    input: z.object({ ...tableId, ...sheetId, answerId: idSchema.optional(), format: z.enum(TABLE_FORMATS) }),
    output: z.object({ url: z.string(), fileName: z.string(), expiresIn: z.number().int() }),
  }),
};
