import { z } from "zod";
import { ESSAY_LENGTH, ESSAY_MATERIAL_MAX_CHARACTERS, ESSAY_TITLE_MAX_CHARACTERS, PAGE_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema, requestIdSchema, searchTextSchema } from "../entities/common.ts";
import { educationLevelSchema, essayLanguageSchema } from "../entities/essay.ts";
import { templateCardSchema, templateLevelSchema, templatePageSchema } from "../entities/template.ts";
import { TEMPLATE_USES } from "../template-uses.ts";

const SLOT_MAX_CHARACTERS = 100;
const keySchema = z.string().max(32);
const countsSchema = z.record(z.string(), z.number().int());
const TEMPLATES_PER_PAGE = { default: 24, max: 48 } as const;
const TEMPLATE_IDS_MAX = 50;
/** Speeches are shorter than any essay. */
const TEMPLATE_LENGTH_MIN = 500;
const pubIdSchema = z.string().max(32);
export const TEMPLATE_SORTS = ["relevance", "used", "new"] as const;

/** Calls about the template library: skeletons of texts with sample first pages. */
export const templateApi = {
  list: defineRoute({
    path: "/api/template/list",
    auth: "optional",
    summary:
      "Templates in which every word of `q` is found (titles, majors, keywords, headings; Chinese also by pinyin; `needs:`, `method:`, `chapter:` look into the skeleton), best first; without `q` mixed by kind and discipline. `facets` counts what each filter would show. `leftOut`: the word nothing has together with the others. `nearest`: where nothing fits, what comes closest. `mine` needs a session.",
    input: z.object({
      q: searchTextSchema.optional(),
      kind: keySchema.optional(),
      discipline: keySchema.optional(),
      level: templateLevelSchema.optional(),
      method: keySchema.optional(),
      major: z.string().max(100).optional(),
      /** `relevance`: the best match, or without `q` the recommended. */
      sort: z.enum(TEMPLATE_SORTS).default("relevance"),
      mine: z.literal("starred").optional(),
      /** Only these, in this order: what a browser remembers of what it has shown. */
      pubIds: z.array(pubIdSchema).max(TEMPLATE_IDS_MAX).optional(),
      page: z.number().int().min(1).max(PAGE_MAX).default(1),
      size: z.number().int().min(1).max(TEMPLATES_PER_PAGE.max).default(TEMPLATES_PER_PAGE.default),
    }),
    output: z.object({
      total: z.number().int(),
      leftOut: z.string().nullable(),
      facets: z.object({ kind: countsSchema, discipline: countsSchema, level: countsSchema, method: countsSchema }),
      list: z.array(templateCardSchema),
      nearest: z.array(templateCardSchema),
      /** How many templates have been used by enough people to say so. */
      counted: z.number().int(),
      /** How many the caller has starred; null without a session. */
      starred: z.number().int().nullable(),
    }),
  }),
  page: defineRoute({
    path: "/api/template/page",
    auth: "optional",
    summary: "One template: its skeleton with what each line must argue, its samples, its checklist.",
    input: z.object({ pubId: pubIdSchema }),
    output: templatePageSchema,
  }),
  use: defineRoute({
    path: "/api/template/use",
    auth: "user",
    summary:
      "The skeleton of a template with one's own words in its slots and lengths that add up to `length`: as a version of an essay's outlines (without `essayId` of a new one), or as the headings of a note that know what they are to argue. Without `target` what its kind is for. Costs nothing.",
    input: z.object({
      pubId: pubIdSchema,
      target: z.enum(TEMPLATE_USES).optional(),
      essayId: idSchema.optional(),
      /** The title; absent: the template's own with the slots filled in. */
      title: z.string().trim().min(1).max(ESSAY_TITLE_MAX_CHARACTERS).optional(),
      /** Words by the label of a slot; one that is left out keeps the template's own. */
      slots: z.record(z.string().max(SLOT_MAX_CHARACTERS), z.string().max(SLOT_MAX_CHARACTERS)).default({}),
      level: educationLevelSchema,
      language: essayLanguageSchema,
      length: z.number().int().min(TEMPLATE_LENGTH_MIN).max(ESSAY_LENGTH.max),
      material: z.string().max(ESSAY_MATERIAL_MAX_CHARACTERS).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({
      /** The essay and which of its outlines it is, or the note; the others are null. */
      essayId: idSchema.nullable(),
      no: z.number().int().nullable(),
      noteId: idSchema.nullable(),
      /** Headings that were too short for a part of their own, and those which still name what a slot was changed from. */
      merged: z.array(z.string()),
      unchanged: z.array(z.string()),
    }),
  }),
  star: defineRoute({
    path: "/api/template/star",
    auth: "user",
    summary: "Put a template among the starred, or take it from them.",
    input: z.object({ pubId: pubIdSchema, on: z.boolean() }),
    output: z.object({ starred: z.boolean() }),
  }),
  export: defineRoute({
    path: "/api/template/export",
    auth: "optional",
    answers: "bytes",
    summary:
      "The skeleton as a Word file with headings, hints that are typed over, and the samples in an appendix. Free. With `templateId` it is laid out as the caller's school says.",
    input: z.object({
      pubId: pubIdSchema,
      /** A Word template of the caller. */
      templateId: idSchema.optional(),
    }),
    output: emptySchema,
  }),
};
