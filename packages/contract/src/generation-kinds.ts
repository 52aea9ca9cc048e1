import { CHART_TYPES, chartSpecSchema } from "@tangleaf/table/chart-spec";
import { z } from "zod";
import { CHART } from "./chart.ts";
import { ESSAY_BRIEF, ESSAY_EVIDENCE, FIELD_MAX_CHARACTERS, INSTRUCTION_MAX_CHARACTERS, SUMMARY_POINTS_MAX } from "./constants.ts";
import { chartDraftSchema, figuresResultSchema } from "./entities/chart.ts";
import { idSchema } from "./entities/common.ts";
import { defenceKitSchema, defenceMinutesSchema } from "./entities/defence.ts";
import { blockIdSchema } from "./entities/document.ts";
import {
  documentTypeSchema,
  educationLevelSchema,
  essayAbstractsSchema,
  essayBriefSchema,
  essayLanguageSchema,
  essayMethodSchema,
  outlineParagraphSchema,
  titleSuggestionSchema,
} from "./entities/essay.ts";
import { syncChangesSchema, syncParagraphsSchema } from "./entities/essay-ledger.ts";
import { outlineBranchSchema, writingSettingsSchema } from "./entities/note.ts";
import { passageRequest } from "./entities/passage.ts";
import { tableExplainRequest, tableExplainResult, tablePlanRequest, tablePlanResult } from "./entities/table-talk.ts";
import { ideaRequest, treeDraftRequest } from "./entities/tree-ideas.ts";
import { NOTE_OUTLINE } from "./note-outline.ts";

export const EDIT_ACTIONS = ["rewrite", "polish", "expand", "condense"] as const;
export const editActionSchema = z.enum(EDIT_ACTIONS);
export type EditAction = z.output<typeof editActionSchema>;

/** Values of a scene's form by field key. Bounds, required keys and lengths are checked against the scene itself. */
export const sceneFieldsSchema = z.record(z.string().max(40), z.union([z.string(), z.number()]));

/** What a section of a document has around it when its turn comes. */
const aroundSection = {
  /** Characters it may have by its owner's level; left out: what its model can write. */
  limit: z.number().int().positive().optional(),
  /** The works it may cite, by id. */
  evidence: z
    .array(z.object({ id: z.string(), text: z.string().max(ESSAY_EVIDENCE.maxCharacters) }))
    .max(ESSAY_EVIDENCE.cards)
    .default([]),
  /** Figures other sections give of the same things, as they stand there. */
  ledger: z.array(z.string()).default([]),
  /** Passages of other sections that are nearest to what this one is about: not to be said again. */
  similar: z.array(z.string()).default([]),
  /** The words before it in its chapter; the answer is held against them, no prompt shows them. */
  said: z.string().default(""),
  /** What is written of its chapter before it, in their order: heading and the beginning of its words. */
  before: z.array(z.object({ title: z.string(), text: z.string() })),
  /** The last words before it, as they stand there. */
  tail: z.string(),
};

/** What is known of an essay, whatever is asked about it. */
const essay = z.object({
  essayId: idSchema,
  major: z.string(),
  topic: z.string(),
  title: z.string(),
  keywords: z.array(z.string()),
  material: z.string(),
  level: educationLevelSchema,
  language: essayLanguageSchema,
  /** Of a document of another kind than a thesis: what it is, and what its form was filled in with beside the above. */
  document: z.object({ type: documentTypeSchema, asked: z.record(z.string().max(40), z.string()) }).optional(),
});
/** The section paragraphs stand in, where it was said: the statement on AI names it. */
export const ofSection = { sectionId: blockIdSchema.optional() };
/** Facts of an essay as a generation is given them. */
export type EssayFacts = z.output<typeof essay>;

/**
 * Every kind of generation: `input` is what is asked for, `result` what a structured kind answers with beside its text.
 * The server's half of each is `apps/server/src/modules/generation/kinds/<kind>.ts`; docs/how-to/add-a-generation-kind.md.
 */
export const generationKinds = {
  /** A text from a scene's form. */
  scene: {
    input: z.object({
      sceneType: z.string().max(64),
      fields: sceneFieldsSchema,
      /** Adds the draft to an earlier piece instead of beginning a new one. */
      pieceId: idSchema.optional(),
    }),
  },
  /** A new draft by an instruction. */
  revise: {
    input: z.object({ generationId: idSchema, instruction: z.string().min(1).max(INSTRUCTION_MAX_CHARACTERS) }),
  },
  /** Goes on where a draft broke off. */
  continue: {
    input: z.object({ generationId: idSchema }),
  },
  /** A passage reworked. */
  edit: {
    input: z.object({
      generationId: idSchema,
      action: editActionSchema,
      selection: z.string().min(1).max(FIELD_MAX_CHARACTERS),
    }),
  },
  /** What one's own text says: one sentence, and its points in their order. */
  summary: {
    input: z.object({ generationId: idSchema }),
    result: z.object({ gist: z.string().min(1), points: z.array(z.string().min(1)).min(1).max(SUMMARY_POINTS_MAX) }),
  },
  /** Titles for a topic. */
  titles: {
    ownCall: true,
    input: z.object({ essay, count: z.number().int().min(1).max(6), keywordsMax: z.number().int() }),
    result: z.object({ titles: z.array(titleSuggestionSchema).min(1) }),
  },
  /** Chapters and sections of an essay, with lengths that add up. */
  outline: {
    ownCall: true,
    input: z.object({
      essay,
      length: z.number().int(),
      method: essayMethodSchema.nullable(),
      chaptersMax: z.number().int(),
    }),
    result: z.object({ method: essayMethodSchema, outline: z.array(outlineParagraphSchema).min(1) }),
  },
  /** What all sections of an essay keep to. */
  brief: {
    ownCall: true,
    input: z.object({ essay, method: essayMethodSchema.nullable(), outline: z.array(outlineParagraphSchema) }),
    result: essayBriefSchema.extend({
      thesis: essayBriefSchema.shape.thesis.min(1),
      questions: essayBriefSchema.shape.questions.min(ESSAY_BRIEF.questions.min),
    }),
  },
  /** The words of one section of an essay. */
  section: {
    ownCall: true,
    input: z.object({
      essay,
      method: essayMethodSchema.nullable(),
      /** All of it: a section knows its neighbours. */
      outline: z.array(outlineParagraphSchema),
      paragraphId: blockIdSchema,
      target: z.number().int().min(1),
      brief: essayBriefSchema.nullable().default(null),
      ...aroundSection,
    }),
  },
  /** The words of a chapter of an essay: of those of its sections that are to be written. */
  chapter: {
    ownCall: true,
    input: z.object({
      essay,
      method: essayMethodSchema.nullable(),
      outline: z.array(outlineParagraphSchema),
      /** In their order, with the characters each is to have. */
      sections: z.array(z.object({ id: blockIdSchema, target: z.number().int().min(1) })).min(1),
      brief: essayBriefSchema.nullable().default(null),
      evidence: aroundSection.evidence,
      /** What earlier chapters have found: the last sentences of their sections, and their figures. */
      results: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
      /** What a chapter that gives remedies answers: the beginnings of the sections before it. */
      problems: z.array(z.object({ title: z.string(), text: z.string() })).default([]),
      /** What stands in the other sections of the chapter: heading and the beginning of the words. */
      before: aroundSection.before,
    }),
  },
  /** Abstracts of an essay in Chinese and English, and its keywords in both. */
  abstract: {
    ownCall: true,
    input: z.object({
      essay,
      method: essayMethodSchema.nullable(),
      outline: z.array(outlineParagraphSchema),
      /** What its chapters have found: heading, the last sentences of the sections, and figures. */
      written: z.array(z.object({ title: z.string(), text: z.string() })),
    }),
    result: essayAbstractsSchema,
  },
  /** Paragraphs of an essay brought up to date with what was changed elsewhere in it. */
  sync: {
    ownCall: true,
    input: z.object({ essay, ...ofSection, changes: syncChangesSchema, paragraphs: syncParagraphsSchema }),
    result: z.object({ paragraphs: z.array(z.string()) }),
  },
  /** Paragraphs of an essay reworked, each for itself. */
  reword: {
    ownCall: true,
    input: z.object({ essay, ...ofSection, action: editActionSchema, paragraphs: syncParagraphsSchema }),
    result: z.object({ paragraphs: z.array(z.string()) }),
  },
  /** Slides, the talk to them and likely questions, from the words of a document. */
  defence: {
    ownCall: true,
    input: z.object({
      documentId: idSchema,
      title: z.string(),
      language: z.enum(["zh", "en"]),
      minutes: defenceMinutesSchema,
      /** What it says: heading and words of its sections, shortened where it is long. */
      sections: z.array(z.object({ title: z.string(), level: z.number().int(), text: z.string() })),
    }),
    result: defenceKitSchema,
  },
  /** Paragraphs of a note reworked, each for itself, or new ones that go on from them. */
  passage: {
    ownCall: true,
    input: z.object({
      noteId: idSchema,
      title: z.string(),
      /** The heading they stand under, and what its section is to say; "" = none. */
      heading: z.string(),
      points: z.string(),
      settings: writingSettingsSchema,
      /** What the note's owner said of the whole when an outline was asked for; "" = nothing. */
      told: z.string().default(""),
      ...passageRequest,
      /** What may be added and cited, by id; of what does not add anything none. */
      evidence: aroundSection.evidence,
    }),
    result: z.object({ paragraphs: z.array(z.string()) }),
  },
  /** Sections a note may have, with what each is to say and lengths that add up. */
  noteOutline: {
    ownCall: true,
    input: z.object({
      noteId: idSchema,
      title: z.string(),
      settings: writingSettingsSchema,
      material: z.string(),
      length: z.number().int().min(NOTE_OUTLINE.length.min).max(NOTE_OUTLINE.length.max),
      depth: z.number().int().min(NOTE_OUTLINE.depth.min).max(NOTE_OUTLINE.depth.max),
      /** The headings the note has: they keep their titles in the answer. */
      present: z.array(z.object({ level: z.number().int(), title: z.string() })).max(NOTE_OUTLINE.present),
      /** Pieces of the note's sources, by id. */
      evidence: z.array(z.object({ id: z.string(), text: z.string() })).max(NOTE_OUTLINE.evidence),
      /** 1 for the first proposal; another number gives another one. */
      attempt: z.number().int().min(1),
      /** The proposal before this one, where another is asked for: Markdown of its headings. */
      earlier: z.string(),
    }),
    result: z.object({ outline: z.array(outlineBranchSchema).min(1) }),
  },
  /** Ideas for a node of a mind tree, one a line. */
  treeIdeas: { ownCall: true, free: true, input: z.object(ideaRequest) },
  /** A mind tree for a topic, one node a line, each level two spaces deeper. */
  treeDraft: { ownCall: true, free: true, input: z.object(treeDraftRequest) },
  /** What is to be computed for a question about a table. The figures are computed by the server. */
  tablePlan: { ownCall: true, input: z.object(tablePlanRequest), result: tablePlanResult },
  /** An answer about a table in a few sentences, with its figures only. */
  tableExplain: { ownCall: true, input: z.object(tableExplainRequest), result: tableExplainResult },
  /** How a chart of these figures looks and what it says. */
  chartDraft: {
    ownCall: true,
    input: z.object({
      data: chartSpecSchema.shape.data,
      emphasis: z.string().max(CHART.emphasisMaxCharacters),
      type: z.enum(CHART_TYPES).optional(),
      lang: z.enum(["zh", "en"]),
    }),
    result: chartDraftSchema,
  },
  /** A table of the figures a text gives. */
  figures: { ownCall: true, input: z.object({ text: z.string().min(1).max(CHART.textMaxCharacters) }), result: figuresResultSchema },
  /** The words of one section of a note. */
  noteSection: {
    ownCall: true,
    input: z.object({
      noteId: idSchema,
      title: z.string(),
      settings: writingSettingsSchema,
      /** What the note's owner said of the whole when an outline was asked for; "" = nothing. */
      told: z.string().default(""),
      language: z.enum(["zh", "en"]),
      /** All headings: a section knows its neighbours. `points`: what it is to say. */
      outline: z.array(z.object({ id: blockIdSchema, level: z.number().int(), title: z.string(), points: z.string() })),
      sectionId: blockIdSchema,
      target: z.number().int().min(1),
      ...aroundSection,
    }),
  },
} as const satisfies Readonly<Record<string, KindEntry>>;

/**
 * `ownCall`: asked for by a call of its own, which checks what a level may; not by /api/ai/start. `free`: costs nothing and nobody waits
 * for the next text after it; a pace of its own bounds it.
 */
type KindEntry = { readonly input: z.ZodObject; readonly result?: z.ZodObject; readonly ownCall?: true; readonly free?: true };

export type GenerationKind = keyof typeof generationKinds;
export const GENERATION_KINDS = Object.keys(generationKinds) as [GenerationKind, ...GenerationKind[]];
export const generationKindSchema = z.enum(GENERATION_KINDS);

/** Whether a kind is asked for by a call of its own only. */
export function hasOwnCall(kind: GenerationKind): boolean {
  const { ownCall }: KindEntry = generationKinds[kind];
  return ownCall ?? false;
}

/** Kinds that cost nothing. */
export const FREE_KINDS: readonly GenerationKind[] = GENERATION_KINDS.filter((kind) => {
  const { free }: KindEntry = generationKinds[kind];
  return free ?? false;
});

/** What is asked of a kind. */
export type KindInput<Kind extends GenerationKind> = z.output<(typeof generationKinds)[Kind]["input"]>;
/** What a structured kind answers with. */
export type KindResult<Kind extends GenerationKind> = (typeof generationKinds)[Kind] extends {
  readonly result: infer Result extends z.ZodType;
}
  ? z.output<Result>
  : never;
