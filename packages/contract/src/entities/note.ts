import { z } from "zod";
import { NOTE_OUTLINE } from "../note-outline.ts";
import { idSchema, timeSchema } from "./common.ts";
import { blockIdSchema } from "./document.ts";

/** empty and done are derived where nobody is writing: by whether there are words. */
export const PARAGRAPH_STATUSES = ["empty", "queued", "writing", "done", "failed", "stopped"] as const;
export const paragraphStatusSchema = z.enum(PARAGRAPH_STATUSES);
export type ParagraphStatus = z.output<typeof paragraphStatusSchema>;

/** Cells of a table by rows, as plain text. */
export const dataTableSchema = z.array(z.array(z.string().max(2000)).max(100)).max(500);

/** How a text speaks, and from whose view. */
export const WRITING_TONES = ["neutral", "formal", "plain", "warm", "lively", "academic"] as const;
export const WRITING_PERSONS = ["first", "we", "second", "third", "none"] as const;
/** Characters a setting may have, and the bounds of the length of a section. */
export const WRITING_SETTING_BOUNDS = { audience: 200, terms: 2000, avoid: 1000, sectionLength: { min: 50, max: 5000 } } as const;
/** Settings of a whole text, as whoever writes it is told them; what is absent is left to them. They are kept in the document. */
export const writingSettingsSchema = z.object({
  language: z.enum(["zh", "en"]).optional(),
  numbering: z.enum(["chapters", "chinese", "decimal", "none"]).optional(),
  /** Whom it is written for. */
  audience: z.string().max(WRITING_SETTING_BOUNDS.audience).optional(),
  tone: z.enum(WRITING_TONES).optional(),
  person: z.enum(WRITING_PERSONS).optional(),
  /** Characters of a section without a target of its own. */
  sectionLength: z.number().int().min(WRITING_SETTING_BOUNDS.sectionLength.min).max(WRITING_SETTING_BOUNDS.sectionLength.max).optional(),
  /** Terms that keep this wording, one in a line. */
  terms: z.string().max(WRITING_SETTING_BOUNDS.terms).optional(),
  /** Words that are not to be used, one in a line. */
  avoid: z.string().max(WRITING_SETTING_BOUNDS.avoid).optional(),
  /** 1 = what is written cites no sources. */
  noReferences: z.literal(1).optional(),
});
export type WritingSettings = z.output<typeof writingSettingsSchema>;

/** A section of a document: a heading and what stands below it up to the next one. */
export type Paragraph = {
  id: string;
  level: number;
  title: string;
  /** Markdown of its own blocks. */
  text: string;
  status: ParagraphStatus;
  /** Characters of its own blocks, without its title and the paragraphs below it. */
  charCnt: number;
  /** Characters it shall have; null = not said. */
  targetCnt: number | null;
  /** What it is to say: its brief. */
  textData?: string | undefined;
  /** The first table among its blocks. */
  dataTable?: string[][] | undefined;
  /** The stored file of the first picture among its blocks. */
  chartImage?: string | undefined;
  subPara: Paragraph[];
};
export const paragraphSchema: z.ZodType<Paragraph> = z.lazy(() =>
  z.object({
    id: blockIdSchema,
    level: z.number().int().min(1).max(6),
    title: z.string(),
    text: z.string(),
    status: paragraphStatusSchema,
    charCnt: z.number().int(),
    targetCnt: z.number().int().nullable(),
    textData: z.string().optional(),
    dataTable: dataTableSchema.optional(),
    chartImage: idSchema.optional(),
    subPara: z.array(paragraphSchema),
  }),
);

export const NOTEBOOK_COLOURS = ["orange", "leaf", "red", "blue", "amber", "grey"] as const;
export const notebookColourSchema = z.enum(NOTEBOOK_COLOURS);
export type NotebookColour = z.output<typeof notebookColourSchema>;

/** A folder of notes. */
export const notebookSchema = z.object({
  notebookId: idSchema,
  title: z.string(),
  colour: notebookColourSchema,
  /** Those in the bin are not counted. */
  notes: z.number().int(),
  /** Of the folder itself or the note of it that changed last. */
  updatedAt: timeSchema,
});
export type Notebook = z.output<typeof notebookSchema>;

export const noteSummarySchema = z.object({
  noteId: idSchema,
  title: z.string(),
  /** null = in no folder. */
  notebookId: idSchema.nullable(),
  /** The first words, or those around what was searched for. */
  excerpt: z.string(),
  charCnt: z.number().int(),
  paragraphs: z.number().int(),
  /** Percent that have words of the paragraphs with none below them; null where there are fewer than two. */
  progress: z.number().int().min(0).max(100).nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** null = not in the bin. */
  removedAt: timeSchema.nullable(),
});
export type NoteSummary = z.output<typeof noteSummarySchema>;

export const noteSchema = z.object({
  noteId: idSchema,
  title: z.string(),
  notebookId: idSchema.nullable(),
  /** Changes stored so far: what /api/note/update is given. */
  version: z.number().int(),
  /** Sums over all paragraphs, those below others included. */
  charCnt: z.number().int(),
  paragraphs: z.number().int(),
  status: z.enum(["saved", "writing"]),
  /** It takes too much to build: this is its last whole state, and it takes no changes (docs/decisions/100). */
  isQuarantined: z.literal(true).optional(),
  outline: z.array(paragraphSchema),
});
export type Note = z.output<typeof noteSchema>;

/** A section of a proposed outline. */
export type OutlineBranch = {
  title: string;
  /** 1 = not below another one. */
  level: number;
  /** What it is to say: what becomes the brief of the section. */
  brief: string;
  /** Characters it shall have, those below it included. */
  targetCnt: number;
  subPara: OutlineBranch[];
};
export const outlineBranchSchema: z.ZodType<OutlineBranch> = z.lazy(() =>
  z.object({
    title: z.string().min(1).max(NOTE_OUTLINE.titleMaxCharacters),
    level: z.number().int().min(1).max(NOTE_OUTLINE.depth.max),
    brief: z.string().max(NOTE_OUTLINE.briefMaxCharacters),
    targetCnt: z.number().int().min(0),
    subPara: z.array(outlineBranchSchema),
  }),
);
