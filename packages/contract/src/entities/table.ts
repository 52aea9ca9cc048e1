import { ANSWERED_BY, answerBodySchema, cellSchema } from "@tangleaf/table/answer-schema";
import { sheetStepSchema } from "@tangleaf/table/step-schema";
import { STEPS_MAX, STEPS_MAX_CHARACTERS } from "@tangleaf/table/steps-max";
import { z } from "zod";
import { DAY_ORDERS, TABLE, TABLE_ENCODINGS, TABLE_ROWS_TAKEN, TABLE_UNIT_CHOICES } from "../table.ts";
import { boundedFirst, idSchema, timeSchema } from "./common.ts";

/** A sheet by its place in its table: "s1" is the first. Every table has one, so it is nobody's secret, and no id of its own. */
export const sheetIdSchema = z.string().min(1).max(64);

const columnPlace = z.string().max(2).regex(/^\d+$/);

/** How a file is to be read where the guess was wrong. Rows are counted from 1. */
export const tableOptionsSchema = z.object({
  encoding: z.enum(TABLE_ENCODINGS).optional(),
  /** Which sheet the rest is about; absent: the first. */
  sheetId: sheetIdSchema.optional(),
  headerRows: z.number().int().min(0).max(5).optional(),
  totalRows: z.array(z.number().int().min(1).max(TABLE.rows)).max(1000).optional(),
  /** What is taken of more rows than a table may have: all, so that the file is refused; or the first of them. */
  rows: z.enum(TABLE_ROWS_TAKEN).optional(),
  /** What columns are, by their place from 0. */
  types: z.record(columnPlace, z.enum(["text", "id", "number", "date"])).optional(),
  /** What dates leave open, by their column's place from 0: the year they do not name, and which parts of 3/5/2026 or 3/5/26 are what. */
  dates: z
    .record(columnPlace, z.object({ year: z.number().int().min(1900).max(2099).optional(), dayOrder: z.enum(DAY_ORDERS).optional() }))
    .optional(),
  /** Of numbers that contradict each other, by their column's place from 0: all are multiples of one unit, each is what is written, or all are told in one unit. */
  units: z.record(columnPlace, z.enum(TABLE_UNIT_CHOICES)).optional(),
});
export type TableOptions = z.output<typeof tableOptionsSchema>;

export const tableColumnSchema = z.object({
  name: z.string(),
  type: z.enum(["text", "id", "number", "date"]),
  unit: z.string().optional(),
  grain: z.enum(["day", "month", "quarter", "year"]).optional(),
  decimals: z.number().int().nullable().optional(),
  /** Empty cells, different values, and the commonest of a text column with how often they come. */
  empty: z.number().int(),
  distinct: z.number().int(),
  min: cellSchema.optional(),
  max: cellSchema.optional(),
  top: z.array(z.object({ value: z.string(), count: z.number().int() })).optional(),
});
export type TableColumn = z.output<typeof tableColumnSchema>;

export const tableSheetSchema = z.object({
  sheetId: sheetIdSchema,
  name: z.string(),
  isHidden: z.boolean(),
  title: z.string(),
  rows: z.number().int(),
  columns: z.array(tableColumnSchema),
  headerRows: z.number().int(),
  totalRows: z.array(z.number().int()),
  /** The first rows. */
  preview: z.array(z.array(cellSchema)).max(TABLE.previewRows),
  /** Rows of the file that were not taken, as there were too many. */
  leftOut: z.number().int().optional(),
  /** What was guessed, counted empty, or left out; `at`: the row it is about, from 1, `col`: the column a question is about, from 0; `unit`: what its numbers may all be in; `rows`: the cells of the column that are unlike the others, at most twenty, or the rows a question is about, from 1; `orders`: what dates with a short year may be; `read`: what the other cells of a column of texts are. */
  notes: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      at: z.number().int().optional(),
      col: z.number().int().optional(),
      unit: z.string().optional(),
      rows: z.array(z.number().int()).optional(),
      orders: z.array(z.enum(DAY_ORDERS)).optional(),
      read: z.enum(["number", "date"]).optional(),
    }),
  ),
});
export type TableSheet = z.output<typeof tableSheetSchema>;

export const tableSummarySchema = z.object({
  tableId: idSchema,
  title: z.string(),
  rows: z.number().int(),
  columns: z.number().int(),
  sheets: z.number().int(),
  bytes: z.number().int(),
  createdAt: timeSchema,
  usedAt: timeSchema,
  /** When it goes unless it is used or kept; null = it is kept. */
  expiresAt: timeSchema.nullable(),
});
export type TableSummary = z.output<typeof tableSummarySchema>;

/** An answer of a table that is kept with it. */
export const tableAnswerSchema = answerBodySchema.extend({
  answerId: idSchema,
  /** 1 for the first: "#1" in a plan. */
  no: z.number().int(),
  sheetId: sheetIdSchema,
  ask: z.string(),
  by: z.enum(ANSWERED_BY),
  charged: z.number().int(),
  /** Version of the steps it was worked out at: with a later one the sheet was changed since. */
  stepsVersion: z.number().int(),
  /** Sentences it was told in when somebody asked for that. */
  told: z.array(z.string()).optional(),
  createdAt: timeSchema,
});
export type TableAnswer = z.output<typeof tableAnswerSchema>;

export const tableStepsSchema = z.array(sheetStepSchema).max(STEPS_MAX);

const isCell = (step: unknown): boolean => typeof step === "object" && step !== null && Reflect.get(step, "do") === "cell";
/** The same from outside. Changed cells do not count: each is one text. */
export const tableStepsInputSchema = boundedFirst(tableStepsSchema, {
  origin: "string",
  maximum: STEPS_MAX_CHARACTERS,
  of: (steps) => (Array.isArray(steps) ? JSON.stringify(steps.filter((step) => !isCell(step))).length : 0),
});

export const tableSchema = tableSummarySchema.extend({
  encoding: z.enum(TABLE_ENCODINGS).nullable(),
  sheetList: z.array(tableSheetSchema),
  /** By sheet. */
  steps: z.record(z.string(), tableStepsSchema),
  stepsVersion: z.number().int(),
  answers: z.array(tableAnswerSchema),
});
export type Table = z.output<typeof tableSchema>;
