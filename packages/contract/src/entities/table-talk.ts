import { answerColumnSchema, cellSchema } from "@tangleaf/table/answer-schema";
import { planSchema } from "@tangleaf/table/plan";
import { z } from "zod";
import { idSchema } from "./common.ts";

/** What a model is shown of a table, of an answer, and of the conversation. */
export const TABLE_TALK = {
  tables: 20,
  commonest: 12,
  sampleRows: 3,
  earlier: 3,
  toldRows: 50,
  sentences: 8,
  sentenceMaxCharacters: 400,
} as const;

const NAME_MAX_CHARACTERS = 2000;
const VALUE_MAX_CHARACTERS = 200;
const headingSchema = z.object({
  name: z.string().max(NAME_MAX_CHARACTERS),
  type: z.enum(["text", "number", "date"]),
  unit: z.string().max(VALUE_MAX_CHARACTERS).optional(),
  grain: z.enum(["day", "month", "quarter", "year"]).optional(),
});
const valueSchema = z.union([z.string().max(VALUE_MAX_CHARACTERS), z.number(), z.null()]);

/** A table in its headings, and as much of its cells as may be shown: `packages/table/src/facts` makes it. */
const tableFactsSchema = z.object({
  /** What a plan calls it. */
  id: z.string().max(VALUE_MAX_CHARACTERS),
  name: z.string().max(VALUE_MAX_CHARACTERS),
  rows: z.number().int(),
  columns: z.array(
    headingSchema.extend({
      min: valueSchema.optional(),
      max: valueSchema.optional(),
      /** Of a text column: the commonest values. */
      commonest: z.array(z.string().max(VALUE_MAX_CHARACTERS)).max(TABLE_TALK.commonest).optional(),
    }),
  ),
  sample: z.array(z.array(valueSchema)).max(TABLE_TALK.sampleRows),
  /** The last day there is; months said without their year are counted from it. */
  newest: z.string().max(VALUE_MAX_CHARACTERS).nullable(),
});

const lang = z.enum(["zh", "en"]);
const ask = z.string().min(1).max(500);

/** A question about tables; the first of them is meant where none is named. */
export const tablePlanRequest = {
  tableId: idSchema,
  ask,
  lang,
  tables: z.array(tableFactsSchema).min(1).max(TABLE_TALK.tables),
  /** The answers before it, the last one last: a plan may begin with the rows of one, "#3". */
  earlier: z
    .array(z.object({ no: z.number().int().min(1), ask, plan: planSchema, columns: z.array(headingSchema) }))
    .max(TABLE_TALK.earlier),
};

/** The plan, and the names of it that were taken for others. */
export const tablePlanResult = z.object({
  plan: planSchema,
  readings: z.array(z.object({ path: z.string(), named: z.string(), readAs: z.string() })),
  /** No plan of it could be run: what may have been meant is offered, and it costs nothing. */
  isUnclear: z.boolean(),
});

/** An answer that is to be told in a few sentences. */
export const tableExplainRequest = {
  tableId: idSchema,
  answerId: idSchema,
  ask: z.string().max(500),
  lang,
  columns: z.array(answerColumnSchema),
  rows: z.array(z.array(cellSchema)).max(TABLE_TALK.toldRows),
  /** Rows of the whole answer. */
  total: z.number().int(),
};

export const tableExplainResult = z.object({
  sentences: z.array(z.string().trim().min(1).max(TABLE_TALK.sentenceMaxCharacters)).min(1).max(TABLE_TALK.sentences),
});
