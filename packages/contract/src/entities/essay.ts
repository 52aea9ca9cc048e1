import { z } from "zod";
import {
  ESSAY_ABSTRACT_MAX_CHARACTERS,
  ESSAY_BRIEF,
  ESSAY_INTENT_MAX_CHARACTERS,
  ESSAY_KEYWORD_MAX_CHARACTERS,
  ESSAY_LENGTH,
  ESSAY_ROLE_MAX_CHARACTERS,
  ESSAY_SIBLINGS_MAX,
  ESSAY_TITLE_MAX_CHARACTERS,
} from "../constants.ts";
import { DOCUMENT_TYPES } from "../document-types.ts";
import { EDUCATION_LEVELS } from "../education-levels.ts";
import { ESSAY_LANGUAGES } from "../essay-lists.ts";
import { idSchema, timeSchema } from "./common.ts";
import { coverSchema } from "./cover.ts";
import { blockIdSchema } from "./document.ts";
import { jobPausedReasonSchema, jobStatusSchema, jobStepNameSchema, jobStepStatusSchema } from "./job.ts";
import { paragraphSchema } from "./note.ts";

export const educationLevelSchema = z.enum(EDUCATION_LEVELS);

export const documentTypeSchema = z.enum(DOCUMENT_TYPES);

export const essayLanguageSchema = z.enum(ESSAY_LANGUAGES);

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

const briefLineSchema = z.string().trim().max(ESSAY_BRIEF.lineMaxCharacters);
const briefTermSchema = z.string().trim().min(1).max(ESSAY_BRIEF.termMaxCharacters);
/** What all sections of an essay keep to, whoever writes them. */
export const essayBriefSchema = z.object({
  /** What the essay maintains, in a sentence. */
  thesis: briefLineSchema,
  /** What it asks. */
  questions: z.array(briefLineSchema.min(1)).max(ESSAY_BRIEF.questions.max),
  /** What it looks at, and what it leaves out. */
  scope: briefLineSchema,
  /** Terms, each with the one wording the text uses for it. */
  glossary: z.array(z.object({ term: briefTermSchema, wording: briefTermSchema })).max(ESSAY_BRIEF.glossary),
  /** Person and tense it is written in. */
  voice: briefLineSchema,
  /** What may be said of data: without any, no results are written. */
  dataPolicy: briefLineSchema,
  /** What must not be said. */
  bannedClaims: z.array(briefLineSchema.min(1)).max(ESSAY_BRIEF.bannedClaims),
});
export type EssayBrief = z.output<typeof essayBriefSchema>;

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

/** An outline of an essay: drafted or its owner's own, as it was edited since. */
export const essayOutlineSchema = z.object({
  /** 1 = 第 1 版. */
  no: z.number().int(),
  /** The draft it came from; null = its owner's own. */
  generationId: idSchema.nullable(),
  /** Increased by every saved edit; the base of compare-and-set. 0 = as it came. */
  version: z.number().int(),
  /** Empty while it is being drafted. */
  outline: z.array(outlineParagraphSchema),
});
export type EssayOutline = z.output<typeof essayOutlineSchema>;

/**
 * Where the words of a section went: into the document · not yet, or not at all · its owner has written there since, and those words
 * stay · it is locked · it is not there any more. What is not placed stays the generation `generationId`, which its owner can take.
 */
export const SECTION_PLACES = ["placed", "none", "kept", "locked", "gone"] as const;
/**
 * What was found in the answers for a section. language: it is in another language · unknownRefs: works that were not given, which are
 * not in its text · cut: its model's limit cut its end · limit: that of its owner's level did · loop: it repeated itself and was
 * stopped · short: more than a quarter shorter than it was to be · overlap: much of it also stands in other sections. Found in earlier
 * versions: headings of its own · repeated: sentences that stood there before · refused, empty: an answer that declined, said nothing.
 */
export const SECTION_FAULTS = [
  "headings",
  "repeated",
  "language",
  "unknownRefs",
  "refused",
  "empty",
  "cut",
  "limit",
  "loop",
  "short",
  "overlap",
] as const;
export const sectionFaultSchema = z.enum(SECTION_FAULTS);
export type SectionFault = z.output<typeof sectionFaultSchema>;

/** A section of the job that writes an essay: what `/api/job/get` says of its step, and what became of its words. */
export const essayJobSectionSchema = z.object({
  paragraphId: blockIdSchema,
  /** Name of the step that writes it, for /api/job/retryStep. Sections of a chapter that is written at once share theirs. */
  step: jobStepNameSchema,
  status: jobStepStatusSchema,
  place: z.enum(SECTION_PLACES),
  /**
   * The text that is being written, or was: watch it with /api/ai/stream, read it with /api/ai/get. null = none yet. That of a chapter
   * has each of its sections behind a line `[[§<paragraphId>]]`.
   */
  generationId: idSchema.nullable(),
  /** Tokens charged for it so far: of a chapter's its share, by its characters. */
  tokens: z.number().int(),
  /** Why it failed, or will be tried again. */
  error: z.object({ reason: z.string(), message: z.string() }).nullable(),
  faults: z.array(sectionFaultSchema),
  /** Works it named that it was not given; they were taken out. */
  unknownRefs: z.array(z.string()),
});
export type EssayJobSection = z.output<typeof essayJobSectionSchema>;

/** What became of the text that a job has written for a section of an essay or a note, and what was found in it. */
export const writtenSectionSchema = essayJobSectionSchema.omit({ step: true, tokens: true, error: true });
export type WrittenSection = z.output<typeof writtenSectionSchema>;

const jobStateSchema = z.object({
  jobId: idSchema,
  status: jobStatusSchema,
  pausedReason: jobPausedReasonSchema.nullable(),
  /** Paused for the balance or the cap: tokens it wants. */
  neededTokens: z.number().int().nullable(),
  done: z.number().int(),
  total: z.number().int(),
  /** In the order of the document as it was when the job began. */
  sections: z.array(essayJobSectionSchema),
});
const listedJobSchema = z.object({ jobId: idSchema, status: jobStatusSchema, done: z.number().int(), total: z.number().int() });

export const essaySummarySchema = z.object({
  essayId: idSchema,
  /** What it is, where a document generator made it; null = a thesis. */
  documentType: documentTypeSchema.nullable(),
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

/** An essay as a list shows it. */
export const essayListItemSchema = essaySummarySchema.extend({
  /** The work on it that has not ended. */
  job: listedJobSchema.nullable(),
  /** When it went into the bin; null outside. */
  removedAt: timeSchema.nullable(),
});
export type EssayListItem = z.output<typeof essayListItemSchema>;

export const essaySchema = z.object({
  ...essaySummarySchema.shape,
  ...essayFactsSchema,
  /** null = an outline's draft finds it. */
  method: essayMethodSchema.nullable(),
  /** Title suggestions, the newest first: generations of kind `titles`. */
  titleGenerations: z.array(idSchema),
  outlines: z.array(essayOutlineSchema),
  /** As they were saved, or generated last; null = none yet. */
  abstracts: essayAbstractsSchema.nullable(),
  /** What all its sections keep to; null = none yet: the first job that writes all of it makes one. */
  brief: essayBriefSchema.nullable(),
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
