import { z } from "zod";
import { defineRoute } from "../define-route.ts";
import { emptySchema, idSchema } from "../entities/common.ts";
import {
  previewLineSchema,
  templateMappingSchema,
  templateNameSchema,
  wordTemplateSchema,
  wordTemplateSummarySchema,
} from "../entities/word-template.ts";

const templateId = { templateId: idSchema };

/** Calls about Word templates of schools (docs/decisions/050). */
export const wordTemplateApi = {
  add: defineRoute({
    path: "/api/wordTemplate/add",
    auth: "user",
    summary: "Read an uploaded Word file of a school as a template: page, looks of texts, headers, and the lines of its cover.",
    input: z.object({ fileId: idSchema, name: templateNameSchema.optional() }),
    output: wordTemplateSchema,
  }),
  list: defineRoute({
    path: "/api/wordTemplate/list",
    auth: "user",
    summary: "The user's templates, the newest first.",
    input: emptySchema,
    output: z.object({ list: z.array(wordTemplateSummarySchema) }),
  }),
  get: defineRoute({
    path: "/api/wordTemplate/get",
    auth: "user",
    summary: "A template: what was found in the file, and what is written where on its cover.",
    input: z.object(templateId),
    output: wordTemplateSchema,
  }),
  update: defineRoute({
    path: "/api/wordTemplate/update",
    auth: "user",
    summary: "Name a template anew, or say what is written where on its cover. Places the cover does not have are left out.",
    input: z.object({ ...templateId, name: templateNameSchema.optional(), mapping: templateMappingSchema.optional() }),
    output: wordTemplateSchema,
  }),
  remove: defineRoute({
    path: "/api/wordTemplate/remove",
    auth: "user",
    summary: "Delete a template and its file. Word files made by it stay.",
    input: z.object(templateId),
    output: emptySchema,
  }),
  preview: defineRoute({
    path: "/api/wordTemplate/preview",
    auth: "user",
    summary: "The cover of a template line by line, filled in with the facts of an essay where one is named.",
    input: z.object({ ...templateId, essayId: idSchema.optional(), mapping: templateMappingSchema.optional() }),
    output: z.object({ cover: z.array(previewLineSchema) }),
  }),
};
