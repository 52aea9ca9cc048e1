import { z } from "zod";
import { idSchema, timeSchema } from "./common.ts";

export const GENERATION_STATUSES = ["queued", "writing", "done", "stopped", "interrupted", "failed"] as const;
export const generationStatusSchema = z.enum(GENERATION_STATUSES);
export type GenerationStatus = z.output<typeof generationStatusSchema>;

/** scene: from a form · revise: a new draft by an instruction · continue: the rest of an unfinished draft · edit: a passage reworked. */
export const generationKindSchema = z.enum(["scene", "revise", "continue", "edit"]);
export type GenerationKind = z.output<typeof generationKindSchema>;

export const EDIT_ACTIONS = ["rewrite", "polish", "expand", "condense"] as const;
export const editActionSchema = z.enum(EDIT_ACTIONS);
export type EditAction = z.output<typeof editActionSchema>;

/** Tokens of one generation. Before its end `charged` is 0. */
export const usageSchema = z.object({
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  charged: z.number().int(),
});
export type Usage = z.output<typeof usageSchema>;

const summary = {
  generationId: idSchema,
  kind: generationKindSchema,
  title: z.string(),
  /** The request as sent: sceneType and fields, or the instruction. */
  input: z.record(z.string(), z.unknown()),
  sceneType: z.string().nullable(),
  status: generationStatusSchema,
  chars: z.number().int(),
  /** Requested length in the scene's unit; null where none was. */
  target: z.number().int().nullable(),
  model: z.string(),
  usage: usageSchema,
  /** Why it failed, was stopped or was interrupted; null otherwise. */
  finishReason: z.string().nullable(),
  /** All drafts that came from the same form share one piece. */
  pieceId: idSchema,
  /** 1 = 第 1 稿. */
  draftNo: z.number().int(),
  /** Increased by every saved edit; the base of compare-and-set. */
  version: z.number().int(),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
};

/** One AI answer with its current text: the owner's edits applied, else what is written so far. */
export const generationSchema = z.object({
  ...summary,
  text: z.string(),
  /** UTF-16 units of the raw text behind `text`: the `after` of a stream that continues it. Differs from its length once edited. */
  rawUnits: z.number().int().optional(),
});
export type Generation = z.output<typeof generationSchema>;

export const generationListItemSchema = z.object({ ...summary, excerpt: z.string() });
export type GenerationListItem = z.output<typeof generationListItemSchema>;
