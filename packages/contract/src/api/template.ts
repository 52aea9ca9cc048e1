import { z } from "zod";
import { ESSAY_LENGTH, ESSAY_MATERIAL_MAX_CHARACTERS, ESSAY_TITLE_MAX_CHARACTERS, PAGE_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { idSchema, requestIdSchema, searchTextSchema } from "../entities/common.ts";
import { educationLevelSchema, essayLanguageSchema } from "../entities/essay.ts";
import { templateCardSchema, templateLevelSchema, templatePageSchema } from "../entities/template.ts";

const SLOT_MAX_CHARACTERS = 100;
const keySchema = z.string().max(32);
const countsSchema = z.record(z.string(), z.number().int());
const TEMPLATES_PER_PAGE = { default: 24, max: 48 } as const;

/** Calls about the template library: skeletons of texts with sample first pages. */
export const templateApi = {
  list: defineRoute({
    path: "/api/template/list",
    auth: "none",
    summary:
      "Templates in which every word of `q` is found (titles, majors, keywords, headings; Chinese also by pinyin), best first; without `q` mixed by kind and discipline. `facets` counts what each filter would show. `leftOut`: the word nothing has together with the others.",
    input: z.object({
      q: searchTextSchema.optional(),
      kind: keySchema.optional(),
      discipline: keySchema.optional(),
      level: templateLevelSchema.optional(),
      method: keySchema.optional(),
      page: z.number().int().min(1).max(PAGE_MAX).default(1),
      size: z.number().int().min(1).max(TEMPLATES_PER_PAGE.max).default(TEMPLATES_PER_PAGE.default),
    }),
    output: z.object({
      total: z.number().int(),
      leftOut: z.string().nullable(),
      facets: z.object({ kind: countsSchema, discipline: countsSchema, level: countsSchema, method: countsSchema }),
      list: z.array(templateCardSchema),
    }),
  }),
  page: defineRoute({
    path: "/api/template/page",
    auth: "none",
    summary: "One template: its skeleton with what each line must argue, its samples, its checklist.",
    input: z.object({ pubId: z.string().max(32) }),
    output: templatePageSchema,
  }),
  use: defineRoute({
    path: "/api/template/use",
    auth: "user",
    summary:
      "The skeleton of a template as a version of an essay's outlines, with one's own words in its slots and lengths that add up to `length`. Without `essayId` it begins a new essay. Costs nothing.",
    input: z.object({
      pubId: z.string().max(32),
      essayId: idSchema.optional(),
      /** The title; absent: the template's own with the slots filled in. */
      title: z.string().trim().min(1).max(ESSAY_TITLE_MAX_CHARACTERS).optional(),
      /** Words by the label of a slot; one that is left out keeps the template's own. */
      slots: z.record(z.string().max(SLOT_MAX_CHARACTERS), z.string().max(SLOT_MAX_CHARACTERS)).default({}),
      level: educationLevelSchema,
      language: essayLanguageSchema,
      length: z.number().int().min(ESSAY_LENGTH.min).max(ESSAY_LENGTH.max),
      material: z.string().max(ESSAY_MATERIAL_MAX_CHARACTERS).optional(),
      requestId: requestIdSchema.optional(),
    }),
    output: z.object({
      essayId: idSchema,
      no: z.number().int(),
      /** Headings that were too short for a part of their own, and those which still name what a slot was changed from. */
      merged: z.array(z.string()),
      unchanged: z.array(z.string()),
    }),
  }),
};
