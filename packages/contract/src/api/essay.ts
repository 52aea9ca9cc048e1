import { z } from "zod";
import {
  DOCUMENT_TITLE_MAX_CHARACTERS,
  ESSAY_KEYWORD_MAX_CHARACTERS,
  ESSAY_LENGTH,
  ESSAY_MAJOR_MAX_CHARACTERS,
  ESSAY_MATERIAL_MAX_CHARACTERS,
  ESSAY_TITLE_MAX_CHARACTERS,
  ESSAY_TOPIC_MAX_CHARACTERS,
  INTEGER_MAX,
} from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, ownSearchSchema, pageSchema, requestIdSchema } from "../entities/common.ts";
import { coverSchema, thesisLookSchema } from "../entities/cover.ts";
import { blockIdSchema } from "../entities/document.ts";
import {
  educationLevelSchema,
  essayAbstractsSchema,
  essayBriefSchema,
  essayLanguageSchema,
  essayListItemSchema,
  essayMethodSchema,
  essaySchema,
  outlineInputSchema,
} from "../entities/essay.ts";
import { ledgerSchema, syncChangesSchema, syncParagraphsSchema } from "../entities/essay-ledger.ts";
import { estimateSchema } from "../entities/generation.ts";
import { citationStyleSchema } from "../entities/reference.ts";
import { copiedSchema } from "../entities/template.ts";
import { editActionSchema, ofSection } from "../generation-kinds.ts";

const essayId = { essayId: idSchema };
const majorSchema = z.string().trim().min(1).max(ESSAY_MAJOR_MAX_CHARACTERS);
const topicSchema = z.string().trim().min(1).max(ESSAY_TOPIC_MAX_CHARACTERS);
const titleSchema = z.string().trim().min(1).max(ESSAY_TITLE_MAX_CHARACTERS);
const materialSchema = z.string().max(ESSAY_MATERIAL_MAX_CHARACTERS);
const keywordSchema = z.string().trim().min(1).max(ESSAY_KEYWORD_MAX_CHARACTERS);
const lengthSchema = z.number().int().min(ESSAY_LENGTH.min).max(ESSAY_LENGTH.max);
const asked = { model: z.string().max(64).optional(), requestId: requestIdSchema.optional() };
const started = z.object({ ...essayId, generationId: idSchema, estimate: estimateSchema.extend({ balanceAfter: z.number().int() }) });

export const ESSAY_EXPORT_FORMATS = ["docx", "md", "html", "json"] as const;
/** What of an essay is made into a file: its text, the titles suggested for it, or one of its outlines. */
export const ESSAY_EXPORT_PARTS = ["text", "titles", "outline"] as const;
export const ESSAY_WRITE_MODES = ["fill", "rewrite"] as const;

/** Calls about essays: from a topic to a document (docs/decisions/047). */
export const essayApi = {
  titles: defineRoute({
    path: "/api/essay/titles",
    auth: "user",
    summary:
      "Suggest titles: a generation of kind `titles`. Without `essayId` it begins a new essay. `keyword` is one or several, between commas.",
    input: z.object({
      essayId: idSchema.optional(),
      major: majorSchema,
      topic: topicSchema,
      language: essayLanguageSchema,
      level: educationLevelSchema,
      keyword: z.string().max(400).optional(),
      keywords: z.array(keywordSchema).max(20).optional(),
      material: materialSchema.optional(),
      count: z.number().int().min(1).max(6).default(2),
      ...asked,
    }),
    output: started,
  }),
  outline: defineRoute({
    path: "/api/essay/outline",
    auth: "user",
    summary:
      "Draft an outline whose lengths add up to `length`: a generation of kind `outline`, and another version of the essay's outlines. Without `essayId` it begins a new essay.",
    input: z.object({
      essayId: idSchema.optional(),
      title: titleSchema,
      level: educationLevelSchema,
      language: essayLanguageSchema,
      length: lengthSchema,
      major: z.string().trim().max(ESSAY_MAJOR_MAX_CHARACTERS).optional(),
      topic: z.string().trim().max(ESSAY_TOPIC_MAX_CHARACTERS).optional(),
      keywords: z.array(keywordSchema).max(20).optional(),
      material: materialSchema.optional(),
      /** null: found by the draft; absent: as it was said before. */
      method: essayMethodSchema.nullable().optional(),
      ...asked,
    }),
    output: started.extend({ no: z.number().int() }),
  }),
  addOutline: defineRoute({
    path: "/api/essay/addOutline",
    auth: "user",
    summary:
      "Keep an outline of one's own, pasted or from a file, as another version of the essay's outlines. Without any length in it, `length` is divided among its lines. Without `essayId` it begins a new essay.",
    input: z.object({
      essayId: idSchema.optional(),
      title: titleSchema,
      level: educationLevelSchema,
      language: essayLanguageSchema,
      length: lengthSchema,
      outline: outlineInputSchema,
      major: z.string().trim().max(ESSAY_MAJOR_MAX_CHARACTERS).optional(),
      topic: z.string().trim().max(ESSAY_TOPIC_MAX_CHARACTERS).optional(),
      keywords: z.array(keywordSchema).max(20).optional(),
      material: materialSchema.optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({ ...essayId, no: z.number().int() }),
  }),
  create: defineRoute({
    path: "/api/essay/create",
    auth: "user",
    summary:
      "Make the essay a document with the headings of an outline, or a new essay of both. What an essay has already is not made anew.",
    input: z.object({
      essayId: idSchema.optional(),
      title: titleSchema,
      level: educationLevelSchema,
      language: essayLanguageSchema,
      length: lengthSchema,
      outline: outlineInputSchema,
      major: z.string().trim().max(ESSAY_MAJOR_MAX_CHARACTERS).optional(),
      keywords: z.array(keywordSchema).max(20).optional(),
      material: materialSchema.optional(),
      /** The version the outline is of: the document keeps the template that was made from. */
      outlineOf: z.object({ ...essayId, no: z.number().int().min(1).max(INTEGER_MAX) }).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object(essayId),
  }),
  abstract: defineRoute({
    path: "/api/essay/abstract",
    auth: "user",
    summary: "Write the abstracts of an essay and its keywords from what its sections say: a generation of kind `abstract`. For members.",
    input: z.object({ ...essayId, ...asked }),
    output: started,
  }),
  get: defineRoute({
    path: "/api/essay/get",
    auth: "user",
    summary:
      "An essay: what was said of it, its outlines, its document by paragraph, and of the last job that wrote in it where every section's words went and what was found in them.",
    input: z.object(essayId),
    output: essaySchema,
  }),
  list: defineRoute({
    path: "/api/essay/list",
    auth: "user",
    summary: "The user's essays, last changed first, or those in the bin; with `q`, those whose title, topic or major contain it.",
    input: z.object({ q: ownSearchSchema.optional(), bin: z.boolean().default(false), ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(essayListItemSchema) }),
  }),
  update: defineRoute({
    path: "/api/essay/update",
    auth: "user",
    summary:
      "Save what was said of an essay, or the edited outline `no` as it was at `version`. Refused with draft.conflict where another edit was saved since.",
    input: z.object({
      ...essayId,
      major: z.string().trim().max(ESSAY_MAJOR_MAX_CHARACTERS).optional(),
      topic: z.string().trim().max(ESSAY_TOPIC_MAX_CHARACTERS).optional(),
      title: z.string().trim().max(DOCUMENT_TITLE_MAX_CHARACTERS).optional(),
      keywords: z.array(keywordSchema).max(20).optional(),
      material: materialSchema.optional(),
      level: educationLevelSchema.optional(),
      language: essayLanguageSchema.optional(),
      length: lengthSchema.optional(),
      abstracts: essayAbstractsSchema.optional(),
      brief: essayBriefSchema.optional(),
      /** All of it: a fact left out is a blank line again. */
      cover: coverSchema.optional(),
      /** The notice about using AI was read and accepted. */
      integrityAccepted: z.literal(true).optional(),
      outline: z
        .object({
          no: z.number().int().min(1).max(INTEGER_MAX),
          version: z
            .number()
            .int()
            .min(0)
            .max(INTEGER_MAX - 1),
          outline: outlineInputSchema,
        })
        .optional(),
    }),
    output: z.object({ outlineVersion: z.number().int().nullable() }),
  }),
  remove: defineRoute({
    path: "/api/essay/remove",
    auth: "user",
    summary: "Into the bin, where essays wait 30 days; `forever` deletes those that are there already, and no other.",
    input: z.object({ essayIds: z.array(idSchema).min(1).max(100), forever: z.boolean().optional() }),
    output: emptySchema,
  }),
  restore: defineRoute({
    path: "/api/essay/restore",
    auth: "user",
    summary: "Out of the bin.",
    input: z.object({ essayIds: z.array(idSchema).min(1).max(100) }),
    output: emptySchema,
  }),
  write: defineRoute({
    path: "/api/essay/write",
    auth: "user",
    summary:
      "Write paragraphs of an essay: a job. Without `paragraphIds` all of them, which is for members: first the brief, where there is none, then the chapters beside each other, the concluding ones, and last the abstracts. `fill` leaves what has words, `rewrite` writes anew. Locked sections are never written.",
    input: z.object({
      ...essayId,
      paragraphIds: z.array(blockIdSchema).min(1).max(200).optional(),
      mode: z.enum(ESSAY_WRITE_MODES).default("fill"),
      ...asked,
    }),
    output: z.object({
      jobId: idSchema,
      quote: z.object({ tokens: z.number().int(), maxTokens: z.number().int(), steps: z.number().int() }),
    }),
  }),
  stop: defineRoute({
    path: "/api/essay/stop",
    auth: "user",
    summary:
      "End the job that writes the essay, as /api/job/stop does: what is written of a section by then is put in its place. Changes nothing where none is under way.",
    input: z.object(essayId),
    output: emptySchema,
  }),
  ledger: defineRoute({
    path: "/api/essay/ledger",
    auth: "user",
    summary: "The facts of an essay's sections as they last agreed with each other; `version` 0 = none are kept yet.",
    input: z.object(essayId),
    output: z.object({ version: z.number().int(), entries: ledgerSchema }),
  }),
  saveLedger: defineRoute({
    path: "/api/essay/saveLedger",
    auth: "user",
    summary: "Keep the facts of an essay's sections over those of `version`. Refused with draft.conflict where others were saved since.",
    input: z.object({
      ...essayId,
      version: z
        .number()
        .int()
        .min(0)
        .max(INTEGER_MAX - 1),
      entries: ledgerSchema,
    }),
    output: z.object({ version: z.number().int() }),
  }),
  sync: defineRoute({
    path: "/api/essay/sync",
    auth: "user",
    summary:
      "Bring paragraphs up to date with what was changed elsewhere in the essay: a generation of kind `sync`. It changes no document.",
    input: z.object({ ...essayId, ...ofSection, changes: syncChangesSchema, paragraphs: syncParagraphsSchema, ...asked }),
    output: started,
  }),
  reword: defineRoute({
    path: "/api/essay/reword",
    auth: "user",
    summary: "Rework paragraphs of a section, each for itself: a generation of kind `reword`. It changes no document.",
    input: z.object({ ...essayId, ...ofSection, action: editActionSchema, paragraphs: syncParagraphsSchema, ...asked }),
    output: started,
  }),
  export: defineRoute({
    path: "/api/essay/export",
    auth: "user",
    summary:
      "The essay as a file to download, with the list of what it cites, in the essay's own edition of GB/T 7714 or in `edition`. A Word file is laid out as a thesis, as `look` or the user's own template says; it says that it is a draft until `isFinal`. `part` takes the suggested titles, or outline `no` (the newest one if absent), instead of the text: those are for members.",
    input: z.object({
      ...essayId,
      format: z.enum(ESSAY_EXPORT_FORMATS),
      isFinal: z.boolean().default(false),
      part: z.enum(ESSAY_EXPORT_PARTS).default("text"),
      no: z.number().int().min(1).max(INTEGER_MAX).optional(),
      edition: citationStyleSchema.shape.edition.optional(),
      /** Absent: by language and level. With a template: what the template does not say. */
      look: thesisLookSchema.optional(),
      templateId: idSchema.optional(),
      /** A page that says how AI took part. */
      withAiStatement: z.boolean().default(false),
    }),
    output: z.object({
      url: z.string(),
      fileName: z.string(),
      expiresIn: z.number().int(),
      /** What became of the cover of the template; absent without one. */
      cover: z.enum(["kept", "replaced", "none"]).optional(),
      copied: copiedSchema,
    }),
  }),
  aiStatement: defineRoute({
    path: "/api/essay/aiStatement",
    auth: "user",
    summary: "How AI took part in an essay, by the record of its generations: paragraphs to hand in with it.",
    input: z.object(essayId),
    output: z.object({ paragraphs: z.array(z.string()) }),
  }),
};
