import { z } from "zod";
import { PAGE_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { searchTextSchema } from "../entities/common.ts";
import { templateCardSchema, templateLevelSchema, templatePageSchema } from "../entities/template.ts";

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
};
