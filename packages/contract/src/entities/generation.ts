import { z } from "zod";
import { generationKindSchema } from "../generation-kinds.ts";
import { idSchema, timeSchema } from "./common.ts";
import { titleSuggestionSchema } from "./essay.ts";
import { paragraphSchema } from "./note.ts";

export const GENERATION_STATUSES = ["queued", "writing", "done", "stopped", "interrupted", "failed"] as const;
export const generationStatusSchema = z.enum(GENERATION_STATUSES);
export type GenerationStatus = z.output<typeof generationStatusSchema>;

/** Tokens of one generation. Before its end `charged` is 0. */
export const usageSchema = z.object({
  promptTokens: z.number().int(),
  completionTokens: z.number().int(),
  charged: z.number().int(),
});
export type Usage = z.output<typeof usageSchema>;

/** What a generation was quoted at before it was written, in tokens. */
export const estimateSchema = z.object({
  tokens: z.number().int(),
  /** It will not cost more than this, whatever the model counts. */
  maxTokens: z.number().int(),
});

const summary = {
  generationId: idSchema,
  kind: generationKindSchema,
  title: z.string(),
  /** The request as sent: sceneType and fields, or the instruction. */
  input: z.record(z.string(), z.unknown()),
  sceneType: z.string().nullable(),
  status: generationStatusSchema,
  /** Characters of the text as Word counts them; what is charged is counted of these. */
  chars: z.number().int(),
  /** Its length: the same without the marks of what it lacks. */
  length: z.number().int(),
  /** Characters it began with: written by an earlier draft, and paid for there. */
  seedChars: z.number().int(),
  /** Requested length in the scene's unit; null where none was. */
  target: z.number().int().nullable(),
  model: z.string(),
  estimate: estimateSchema,
  usage: usageSchema,
  /** How it ended, see FINISH_REASON_SHORT and its sisters; null before its end. */
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
  /** What a structured kind answered with (`generationKinds[kind].result`); null for the others and before the end. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** The titles of kind `titles`, the paragraphs of kind `outline`; absent for the others and before the end. */
  data: z.union([z.array(titleSuggestionSchema), z.array(paragraphSchema)]).optional(),
  /** UTF-16 units of the raw text behind `text`: the `after` of a stream that continues it. Differs from its length once edited. */
  rawUnits: z.number().int().optional(),
});
export type Generation = z.output<typeof generationSchema>;

export const generationListItemSchema = z.object({ ...summary, excerpt: z.string() });
export type GenerationListItem = z.output<typeof generationListItemSchema>;

/** A draft as its piece lists it; the whole of it is asked for by its id. */
export const pieceDraftSchema = generationListItemSchema.pick({
  generationId: true,
  kind: true,
  draftNo: true,
  status: true,
  chars: true,
  length: true,
  target: true,
  finishReason: true,
  createdAt: true,
});
export type PieceDraft = z.output<typeof pieceDraftSchema>;

/** One piece of writing: the drafts that came from the same form. */
export const pieceSchema = z.object({
  pieceId: idSchema,
  /** Of its newest draft. */
  title: z.string(),
  sceneType: z.string().nullable(),
  /** The beginning of its newest draft after the headings, or where a draft has what was looked for. */
  excerpt: z.string(),
  /** Newest first, one at least. */
  drafts: z.array(pieceDraftSchema),
});
export type Piece = z.output<typeof pieceSchema>;
