import { z } from "zod";
import { planSchema } from "../plan/index.ts";

/** What a plan is made from: the planner read every word, a model wrote it, or it was sent as it is. */
export const ANSWERED_BY = ["planner", "model", "plan"] as const;

/**
 * A piece of a sentence. `cell`: the figure it prints stands in this cell of the answer, or is worked out of it and others (`of`).
 * Every figure has one or the other: none is ever written by hand.
 */
export const sayPartSchema = z.strictObject({
  text: z.string(),
  isStrong: z.boolean().optional(),
  cells: z.array(z.strictObject({ row: z.int().min(0), col: z.int().min(0) })).optional(),
});
export type SayPart = z.output<typeof sayPartSchema>;

/** What a piece of a plan in words stands for, where it can be changed in place. */
export const CHIP_KINDS = ["column", "value", "number", "period", "fn", "direction", "grain", "comparison"] as const;

/** A piece of a plan in words. `chip`: what it stands for, at this path of the plan (`steps.0.where.value`). */
export const planPartSchema = z.strictObject({
  text: z.string(),
  chip: z.strictObject({ path: z.string(), kind: z.enum(CHIP_KINDS) }).optional(),
});
export type PlanPart = z.output<typeof planPartSchema>;

export const cellSchema = z.union([z.string(), z.number(), z.null()]);

/** A column of an answer, with what is needed to print its cells. */
export const answerColumnSchema = z.strictObject({
  name: z.string(),
  type: z.enum(["text", "number", "date"]),
  unit: z.string().optional(),
  decimals: z.int().nullable().optional(),
  grain: z.enum(["day", "month", "quarter", "year"]).optional(),
  bin: z.number().optional(),
});
export type AnswerColumn = z.output<typeof answerColumnSchema>;

/** Something that may be asked next, or meant: a press runs its plan. */
export const offerSchema = z.strictObject({ label: z.string(), plan: planSchema });
export type Offer = z.output<typeof offerSchema>;

/** What came of a question about a table: the same whether a page worked it out or the server. */
export const answerBodySchema = z.strictObject({
  kind: z.enum(["value", "table", "rows", "marks", "clarify", "refuse"]),
  /** Null where nothing was computed. */
  plan: planSchema.nullable(),
  /** One list a step. */
  planText: z.array(z.array(planPartSchema)),
  /** The sentence; a question back, or why nothing can be computed. */
  say: z.array(sayPartSchema),
  columns: z.array(answerColumnSchema),
  /** The first of its rows. */
  rows: z.array(z.array(cellSchema)),
  total: z.int(),
  /** Rows of the sheet the result's rows are, from 1; null where they were made of several. */
  sheetRows: z.array(z.int()).nullable(),
  marks: z.array(z.strictObject({ tone: z.int(), sheetRows: z.array(z.int()) })),
  /** What has to be said with it: rows left out, ties kept, words read as others. */
  notes: z.array(z.strictObject({ code: z.string(), text: z.string() })),
  /** Words of the question that were not understood, or not placed. */
  unread: z.array(z.string()),
  /** clarify: what may have been meant. */
  options: z.array(offerSchema),
  followUps: z.array(offerSchema),
});
export type AnswerBody = z.output<typeof answerBodySchema>;
