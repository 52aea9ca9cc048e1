import { z } from "zod";
import { TEMPLATE_FACTS, WORD_TEMPLATE_FIELDS_MAX, WORD_TEMPLATE_NAME_MAX_CHARACTERS } from "../constants.ts";
import { idSchema, timeSchema } from "./common.ts";

export const templateFactSchema = z.enum(TEMPLATE_FACTS);
export type TemplateFact = z.output<typeof templateFactSchema>;

/** Kinds of text whose look is taken from a template. */
export const TEMPLATE_ROLES = ["body", "heading1", "heading2", "heading3", "partHeading", "caption", "references"] as const;
export const templateRoleSchema = z.enum(TEMPLATE_ROLES);
export type TemplateRole = z.output<typeof templateRoleSchema>;

/** Why a cover cannot be carried over as it is. */
export const TEMPLATE_COVER_PROBLEMS = ["textBox", "object", "tooLarge"] as const;
export const templateCoverProblemSchema = z.enum(TEMPLATE_COVER_PROBLEMS);
export type TemplateCoverProblem = z.output<typeof templateCoverProblemSchema>;

const fieldIdSchema = z
  .string()
  .max(4)
  .regex(/^f\d{1,3}$/);
/** Which fact is written to which place of the cover; a place that is left out stays as it is. */
export const templateMappingSchema = z
  .record(fieldIdSchema, templateFactSchema)
  .refine((mapping) => Object.keys(mapping).length <= WORD_TEMPLATE_FIELDS_MAX);
export type TemplateMapping = z.output<typeof templateMappingSchema>;

export const templateNameSchema = z.string().trim().min(1).max(WORD_TEMPLATE_NAME_MAX_CHARACTERS);

const fontSchema = z.object({ eastAsia: z.string(), latin: z.string() });
const marginSchema = z.object({
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  left: z.number(),
  header: z.number(),
  footer: z.number(),
});

export const wordTemplateSummarySchema = z.object({ templateId: idSchema, name: z.string(), createdAt: timeSchema, updatedAt: timeSchema });
export type WordTemplateSummary = z.output<typeof wordTemplateSummarySchema>;

export const wordTemplateSchema = z.object({
  ...wordTemplateSummarySchema.shape,
  page: z.object({ widthMm: z.number(), heightMm: z.number(), marginMm: marginSchema }),
  /** The looks that were found; others stay those of the product's own layout. */
  looks: z.array(
    z.object({
      role: templateRoleSchema,
      /** By the name of a style, or by what paragraphs say and look like. */
      foundBy: z.enum(["name", "look"]),
      font: fontSchema,
      points: z.number(),
      bold: z.boolean(),
      align: z.enum(["left", "center", "right", "both"]),
    }),
  ),
  numbering: z.enum(["chapters", "chinese", "decimal"]).nullable(),
  /** `{chapter}` stands for the chapter of the page. */
  header: z.object({ odd: z.string(), even: z.string() }).nullable(),
  hasPageNumbers: z.boolean(),
  /** null = none was found: the product's own cover is used. With problems its facts go on that one too. */
  cover: z
    .object({
      problems: z.array(templateCoverProblemSchema),
      fields: z.array(z.object({ fieldId: fieldIdSchema, label: z.string(), line: z.string(), suggested: templateFactSchema.nullable() })),
    })
    .nullable(),
  mapping: templateMappingSchema,
});
export type WordTemplate = z.output<typeof wordTemplateSchema>;

/** A line of a preview, as it stands on paper. */
export const previewLineSchema = z.object({
  text: z.string(),
  font: fontSchema,
  points: z.number(),
  bold: z.boolean(),
  align: z.enum(["left", "center", "right", "both"]),
});
export type PreviewLine = z.output<typeof previewLineSchema>;
