import { z } from "zod";
import { DOCUMENT_MAX_CHARACTERS, DOCUMENT_TITLE_MAX_CHARACTERS, NOTE_CHANGES_MAX, NOTEBOOK_TITLE_MAX_CHARACTERS } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { fileLinkSchema } from "../entities/account.ts";
import { emptySchema, idSchema, ownSearchSchema, pageSchema, requestIdSchema, timeSchema } from "../entities/common.ts";
import { blockIdSchema, seqSchema } from "../entities/document.ts";
import { writtenSectionSchema } from "../entities/essay.ts";
import { estimateSchema, generationStatusSchema } from "../entities/generation.ts";
import {
  dataTableSchema,
  notebookColourSchema,
  notebookSchema,
  noteSchema,
  noteSummarySchema,
  outlineBranchSchema,
  paragraphSchema,
  paragraphStatusSchema,
} from "../entities/note.ts";
import { passageRequest } from "../entities/passage.ts";
import { copiedSchema } from "../entities/template.ts";
import { NOTE_OUTLINE } from "../note-outline.ts";

const noteId = { noteId: idSchema };
const titleSchema = z.string().trim().max(DOCUMENT_TITLE_MAX_CHARACTERS);
const textSchema = z.string().max(DOCUMENT_MAX_CHARACTERS);

/** Fill what is empty, or write named sections anew. */
export const NOTE_WRITE_MODES = ["fill", "rewrite"] as const;
export const NOTE_SORTS = ["updated", "created", "title", "length"] as const;
export const NOTE_EXPORT_FORMATS = ["docx", "md", "html", "json"] as const;
/** How a Word file of a note looks: plain, or with a table of contents and counted chapters. */
export const NOTE_EXPORT_PROFILES = ["note", "report"] as const;

/** One change of a note by paragraph. `after`: the sibling it comes behind; absent = first. `parentId` null = top level. */
/** What an imported file held: its characters, and how often each other part comes. */
export const NOTE_CONTENTS = ["characters", "headings", "tables", "figures", "charts", "formulas", "citations", "footnotes"] as const;
const noteContentSchema = z.object({ what: z.enum(NOTE_CONTENTS), count: z.number().int().min(1) });
export type NoteContent = z.output<typeof noteContentSchema>;

export const noteChangeSchema = z.discriminatedUnion("op", [
  z.object({
    op: z.literal("insert"),
    parentId: blockIdSchema.nullable(),
    after: blockIdSchema.optional(),
    title: titleSchema,
    text: textSchema.optional(),
  }),
  z.object({
    op: z.literal("update"),
    id: blockIdSchema,
    title: titleSchema.optional(),
    text: textSchema.optional(),
    status: paragraphStatusSchema.optional(),
    textData: z.string().max(2000).optional(),
    dataTable: dataTableSchema.optional(),
    chartImage: idSchema.optional(),
  }),
  z.object({ op: z.literal("move"), id: blockIdSchema, parentId: blockIdSchema.nullable(), after: blockIdSchema.optional() }),
  z.object({ op: z.literal("remove"), id: blockIdSchema }),
]);
export type NoteChange = z.output<typeof noteChangeSchema>;

/** An outline that was asked for: what was said for it, and what became of it so far. */
const outlineProposalSchema = z.object({
  generationId: idSchema,
  status: generationStatusSchema,
  createdAt: timeSchema,
  material: z.string(),
  length: z.number().int(),
  depth: z.number().int(),
  /** Tokens charged for it. */
  charged: z.number().int(),
  /** Empty where it is not written yet, or not at all. */
  outline: z.array(outlineBranchSchema),
});
export type OutlineProposal = z.output<typeof outlineProposalSchema>;

/** Calls about notes: long documents in folders. The editor works on the log under them (`/api/document/*`). */
export const noteApi = {
  list: defineRoute({
    path: "/api/note/list",
    auth: "user",
    summary:
      "Notes of a folder, of all of them, of none (`unfiled`), or of the bin; with `q`, those whose title or words contain it. `updated` means for the bin: removed.",
    input: z.object({
      notebookId: z.union([idSchema, z.enum(["all", "unfiled", "bin"])]).default("all"),
      q: ownSearchSchema.optional(),
      sort: z.enum(NOTE_SORTS).default("updated"),
      ...pageSchema,
    }),
    output: z.object({
      total: z.number().int(),
      list: z.array(noteSummarySchema),
      /** Some notes have changes that are not in this list yet: it is worth asking again in a second. */
      isBehind: z.boolean(),
    }),
  }),
  get: defineRoute({
    path: "/api/note/get",
    auth: "user",
    summary: "A note by paragraph.",
    input: z.object(noteId),
    output: noteSchema,
  }),
  create: defineRoute({
    path: "/api/note/create",
    auth: "user",
    summary:
      "A new note: empty, or from Markdown, an outline in any usual form, a template of the library in its usual length, or one of the user's texts, of which the last that is given counts. Without `title` that of the text.",
    input: z.object({
      title: titleSchema.optional(),
      notebookId: idSchema.optional(),
      markdown: textSchema.optional(),
      outline: textSchema.optional(),
      /** With one's own words in it, or another length: /api/template/use. */
      pubId: z.string().max(32).optional(),
      generationId: idSchema.optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object(noteId),
  }),
  import: defineRoute({
    path: "/api/note/import",
    auth: "user",
    summary:
      "A new note from an uploaded file: Word, Markdown or text. `left`: what the file has and a note does not. `contains`: what came in. `same`: a note that was imported from the same file before.",
    input: z.object({ fileId: idSchema, notebookId: idSchema.optional(), requestId: requestIdSchema.optional() }),
    output: z.object({
      ...noteId,
      left: z.array(z.string()),
      contains: z.array(noteContentSchema),
      same: z.object({ ...noteId, title: z.string() }).optional(),
    }),
  }),
  update: defineRoute({
    path: "/api/note/update",
    auth: "user",
    summary:
      "Change paragraphs of a note as it was at `version`: a text is applied as its difference, so words typed elsewhere meanwhile stay. All changes or none.",
    input: z.object({ ...noteId, version: seqSchema, changes: z.array(noteChangeSchema).min(1).max(NOTE_CHANGES_MAX) }),
    output: z.object({ version: z.number().int(), outline: z.array(paragraphSchema) }),
  }),
  rename: defineRoute({
    path: "/api/note/rename",
    auth: "user",
    summary: "Another title.",
    input: z.object({ ...noteId, title: titleSchema }),
    output: emptySchema,
  }),
  move: defineRoute({
    path: "/api/note/move",
    auth: "user",
    summary: "Put notes into another folder; null = into none.",
    input: z.object({ noteIds: z.array(idSchema).min(1).max(100), notebookId: idSchema.nullable() }),
    output: emptySchema,
  }),
  duplicate: defineRoute({
    path: "/api/note/duplicate",
    auth: "user",
    summary: "A copy beside it, without its history.",
    input: z.object({ ...noteId, requestId: requestIdSchema.optional() }),
    output: z.object(noteId),
  }),
  remove: defineRoute({
    path: "/api/note/remove",
    auth: "user",
    summary: "Into the bin, where notes wait 30 days; `forever` deletes those that are there already, and no other.",
    input: z.object({ noteIds: z.array(idSchema).min(1).max(100), forever: z.boolean().optional() }),
    output: emptySchema,
  }),
  restore: defineRoute({
    path: "/api/note/restore",
    auth: "user",
    summary: "Out of the bin, into the folder it was in where that is still there.",
    input: z.object({ noteIds: z.array(idSchema).min(1).max(100) }),
    output: emptySchema,
  }),
  suggest: defineRoute({
    path: "/api/note/suggest",
    auth: "user",
    summary:
      "Paragraphs of a note in other words, or a text that goes on from them: a generation of kind `passage`. It changes no document.",
    input: z.object({ ...noteId, ...passageRequest, model: z.string().max(64).optional(), requestId: requestIdSchema.optional() }),
    output: z.object({ generationId: idSchema, estimate: estimateSchema.extend({ balanceAfter: z.number().int() }) }),
  }),
  outline: defineRoute({
    path: "/api/note/outline",
    auth: "user",
    summary:
      "Propose an outline for a note from its title, settings, sources and `material`, whose lengths add up to `length`: a generation of kind `noteOutline`. The note itself is not changed. `depth`: levels of headings.",
    input: z.object({
      ...noteId,
      material: z.string().trim().max(NOTE_OUTLINE.materialMaxCharacters).optional(),
      length: z.number().int().min(NOTE_OUTLINE.length.min).max(NOTE_OUTLINE.length.max).default(NOTE_OUTLINE.length.default),
      depth: z.number().int().min(NOTE_OUTLINE.depth.min).max(NOTE_OUTLINE.depth.max).default(NOTE_OUTLINE.depth.default),
      model: z.string().max(64).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({ generationId: idSchema, estimate: estimateSchema.extend({ balanceAfter: z.number().int() }) }),
  }),
  outlines: defineRoute({
    path: "/api/note/outlines",
    auth: "user",
    summary: "The outlines proposed for a note, oldest first: the last of them, also those that are being written or failed.",
    input: z.object(noteId),
    output: z.object({ list: z.array(outlineProposalSchema) }),
  }),
  write: defineRoute({
    path: "/api/note/write",
    auth: "user",
    summary:
      "Write sections of a note: a job. Without `headingIds` all that are empty, which is for members, as are several at once. `fill` leaves what has words; `rewrite` writes the sections named anew, after a version of the note is saved. Locked sections are never written. `sources`: ids of the pieces that may be cited come from these sources of the note alone; left out: from all that are on.",
    input: z.object({
      ...noteId,
      headingIds: z.array(blockIdSchema).min(1).max(400).optional(),
      mode: z.enum(NOTE_WRITE_MODES).default("fill"),
      sources: z.array(z.string().max(12)).max(200).optional(),
      model: z.string().max(64).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({
      jobId: idSchema,
      quote: z.object({ tokens: z.number().int(), maxTokens: z.number().int(), steps: z.number().int() }),
    }),
  }),
  writing: defineRoute({
    path: "/api/note/writing",
    auth: "user",
    summary:
      "The job that writes the note, or wrote in it last; null = none. /api/job/stream follows it. `sections`: what became of their texts.",
    input: z.object(noteId),
    output: z.object({ jobId: idSchema.nullable(), sections: z.array(writtenSectionSchema) }),
  }),
  export: defineRoute({
    path: "/api/note/export",
    auth: "user",
    summary: "The note as a file to download.",
    input: z.object({
      ...noteId,
      format: z.enum(NOTE_EXPORT_FORMATS),
      profile: z.enum(NOTE_EXPORT_PROFILES).default("note"),
      /** Of a Word file: what is suggested stands in it as tracked changes. */
      withSuggestions: z.boolean().default(false),
    }),
    output: z.object({
      ...fileLinkSchema.shape,
      copied: copiedSchema,
    }),
  }),
};

const notebookTitleSchema = z.string().trim().min(1).max(NOTEBOOK_TITLE_MAX_CHARACTERS);

/** Calls about folders of notes. */
export const notebookApi = {
  list: defineRoute({
    path: "/api/notebook/list",
    auth: "user",
    summary: "The user's folders, and how many notes are in all of them, in none and in the bin.",
    input: emptySchema,
    output: z.object({
      list: z.array(notebookSchema),
      counts: z.object({ all: z.number().int(), unfiled: z.number().int(), bin: z.number().int() }),
    }),
  }),
  create: defineRoute({
    path: "/api/notebook/create",
    auth: "user",
    summary: "A new folder.",
    input: z.object({ title: notebookTitleSchema, colour: notebookColourSchema.optional(), requestId: requestIdSchema.optional() }),
    output: notebookSchema,
  }),
  update: defineRoute({
    path: "/api/notebook/update",
    auth: "user",
    summary: "Another name or colour.",
    input: z.object({ notebookId: idSchema, title: notebookTitleSchema.optional(), colour: notebookColourSchema.optional() }),
    output: notebookSchema,
  }),
  remove: defineRoute({
    path: "/api/notebook/remove",
    auth: "user",
    summary: "Delete a folder; its notes stay, in none.",
    input: z.object({ notebookId: idSchema }),
    output: emptySchema,
  }),
};
