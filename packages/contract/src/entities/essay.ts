import { z } from "zod";
import {
  ESSAY_ABSTRACT_MAX_CHARACTERS,
  ESSAY_INTENT_MAX_CHARACTERS,
  ESSAY_KEYWORD_MAX_CHARACTERS,
  ESSAY_LENGTH,
  ESSAY_ROLE_MAX_CHARACTERS,
  ESSAY_SIBLINGS_MAX,
  ESSAY_TITLE_MAX_CHARACTERS,
} from "../constants.ts";
import { EDUCATION_LEVELS, type EducationLevel } from "../education-levels.ts";
import type { Variant } from "../limits.ts";
import { idSchema, timeSchema } from "./common.ts";
import { coverSchema } from "./cover.ts";
import { blockIdSchema } from "./document.ts";
import { jobStatusSchema } from "./job.ts";
import { paragraphSchema } from "./note.ts";

export const educationLevelSchema = z.enum(EDUCATION_LEVELS);

export const ESSAY_LANGUAGES = ["zh", "en", "fr", "ja", "ru", "es"] as const;
export const essayLanguageSchema = z.enum(ESSAY_LANGUAGES);
export type EssayLanguage = z.output<typeof essayLanguageSchema>;

/** What a page of a variant offers, in this order. The server takes all of them. */
export const ESSAY_LISTS: Readonly<Record<Variant, { levels: readonly EducationLevel[]; languages: readonly EssayLanguage[] }>> = {
  zh: { levels: ["juniorCollege", "undergraduate", "master", "phd"], languages: ["zh", "en", "fr", "ru"] },
  en: { levels: EDUCATION_LEVELS, languages: ["en", "fr", "ja", "ru", "es", "zh"] },
};

/** How far an essay has come: titles suggested, an outline drafted, a document to write in. */
export const ESSAY_STAGES = ["topic", "outline", "content"] as const;
export const essayStageSchema = z.enum(ESSAY_STAGES);
export type EssayStage = z.output<typeof essayStageSchema>;

/** How a thesis works: decides its chapters. */
export const ESSAY_METHODS = [
  "empirical",
  "design",
  "case",
  "humanities",
  "legal",
  "laboratory",
  "education",
  "clinical",
  "review",
] as const;
export const essayMethodSchema = z.enum(ESSAY_METHODS);
export type EssayMethod = z.output<typeof essayMethodSchema>;

/** What a section cannot do without, and only its author has. */
export const SECTION_NEEDS = ["data", "table", "figure", "formula", "source"] as const;
export const sectionNeedSchema = z.enum(SECTION_NEEDS);
export type SectionNeed = z.output<typeof sectionNeedSchema>;

export const titleSuggestionSchema = z.object({
  title: z.string(),
  /** The title in the other language, "" where there is none. */
  translated: z.string(),
  keywords: z.array(z.object({ zh: z.string(), en: z.string() })),
});
export type TitleSuggestion = z.output<typeof titleSuggestionSchema>;

const abstractSchema = z.string().max(ESSAY_ABSTRACT_MAX_CHARACTERS);
const bilingualKeywordSchema = z.object({
  zh: z.string().max(ESSAY_KEYWORD_MAX_CHARACTERS),
  en: z.string().max(2 * ESSAY_KEYWORD_MAX_CHARACTERS),
});
/** What stands before the chapters. */
export const essayAbstractsSchema = z.object({ zh: abstractSchema, en: abstractSchema, keywords: z.array(bilingualKeywordSchema).max(20) });
export type EssayAbstracts = z.output<typeof essayAbstractsSchema>;

/** A paragraph of an outline: what shall be written. */
export type OutlineParagraph = {
  id: string;
  level: number;
  title: string;
  /** Characters it shall have, those below it included. */
  targetCnt: number;
  /** What it is to show. */
  textData: string;
  needs: SectionNeed[];
  /** What it is for, whatever its heading says, in the words of the sample writer; absent = not known. */
  role?: string | undefined;
  subPara: OutlineParagraph[];
};
export const outlineParagraphSchema: z.ZodType<OutlineParagraph> = z.lazy(() =>
  z.object({
    id: blockIdSchema,
    level: z.number().int(),
    title: z.string(),
    targetCnt: z.number().int(),
    textData: z.string(),
    needs: z.array(sectionNeedSchema),
    role: z.string().optional(),
    subPara: z.array(outlineParagraphSchema),
  }),
);

/** The same as a person sends it: only titles are needed. */
export type OutlineInput = {
  id?: string | undefined;
  title: string;
  targetCnt?: number | null | undefined;
  textData?: string | undefined;
  needs?: SectionNeed[] | undefined;
  role?: string | undefined;
  subPara?: OutlineInput[] | undefined;
};
const outlineInputFields = {
  id: blockIdSchema.optional(),
  title: z.string().trim().min(1).max(ESSAY_TITLE_MAX_CHARACTERS),
  targetCnt: z.number().int().min(0).max(ESSAY_LENGTH.max).nullable().optional(),
  textData: z.string().max(ESSAY_INTENT_MAX_CHARACTERS).optional(),
  needs: z.array(sectionNeedSchema).max(SECTION_NEEDS.length).optional(),
  role: z.string().max(ESSAY_ROLE_MAX_CHARACTERS).optional(),
};
const below = (schema: z.ZodType<OutlineInput>) =>
  z.object({ ...outlineInputFields, subPara: z.array(schema).max(ESSAY_SIBLINGS_MAX).optional() });
/** Chapters, with two levels below them. */
export const outlineInputSchema: z.ZodType<OutlineInput[]> = z
  .array(below(below(z.object(outlineInputFields))))
  .min(1)
  .max(ESSAY_SIBLINGS_MAX);

const keywordsSchema = z.array(z.string().trim().min(1).max(ESSAY_KEYWORD_MAX_CHARACTERS)).max(20);
export const essayFactsSchema = {
  major: z.string(),
  topic: z.string(),
  keywords: keywordsSchema,
  material: z.string(),
  title: z.string(),
  level: educationLevelSchema,
  language: essayLanguageSchema,
  length: z.number().int(),
};

/** An outline of an essay: the generation it came from, as it was edited since. */
export const essayOutlineSchema = z.object({
  /** 1 = 第 1 版. */
  no: z.number().int(),
  generationId: idSchema,
  /** Increased by every saved edit; the base of compare-and-set. 0 = as it was generated. */
  version: z.number().int(),
  /** Empty while it is being drafted. */
  outline: z.array(outlineParagraphSchema),
});
export type EssayOutline = z.output<typeof essayOutlineSchema>;

const jobStateSchema = z.object({ jobId: idSchema, status: jobStatusSchema, done: z.number().int(), total: z.number().int() });

export const essaySummarySchema = z.object({
  essayId: idSchema,
  stage: essayStageSchema,
  /** The chosen title; the topic before. */
  title: z.string(),
  level: educationLevelSchema,
  language: essayLanguageSchema,
  length: z.number().int(),
  /** Characters written, and paragraphs with none below them: written and all. */
  charCnt: z.number().int(),
  paragraphs: z.object({ done: z.number().int(), total: z.number().int() }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type EssaySummary = z.output<typeof essaySummarySchema>;

export const essaySchema = z.object({
  ...essaySummarySchema.shape,
  ...essayFactsSchema,
  /** Title suggestions, the newest first: generations of kind `titles`. */
  titleGenerations: z.array(idSchema),
  outlines: z.array(essayOutlineSchema),
  /** As they were saved, or generated last; null = none yet. */
  abstracts: essayAbstractsSchema.nullable(),
  /** What its cover says; what is not there is a line to fill in. */
  cover: coverSchema,
  /** When its owner read and accepted the notice about using AI; null = not yet. */
  integrityAt: timeSchema.nullable(),
  /** Changes of its document stored so far; 0 before it has one. */
  version: z.number().int(),
  /** The work on it that has not ended, or ended last. */
  job: jobStateSchema.nullable(),
  outline: z.array(paragraphSchema),
});
export type Essay = z.output<typeof essaySchema>;
