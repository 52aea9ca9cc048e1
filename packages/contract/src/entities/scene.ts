import { z } from "zod";

export const fieldTypeSchema = z.enum(["text", "textarea", "number"]);

/** One field of a scene's form. Texts are in the variant's language. */
export const formFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: fieldTypeSchema,
  default: z.number().optional(),
  step: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  placeholder: z.string(),
  row: z.number().int().optional(),
  require: z.boolean(),
  /** What is picked from; left out = typed. */
  choices: z.array(z.string()).optional(),
  /** Kept in the fold under the form. */
  folded: z.boolean().optional(),
});
export type FormField = z.output<typeof formFieldSchema>;

export const outputUnitSchema = z.enum(["char", "item", "source"]);

/**
 * How a text stands on its paper and in its Word file: as it is (`none`), its salutation, signature and date set as in a Chinese
 * letter, or by GB/T 9704 as an official document.
 */
export const textLayoutSchema = z.enum(["none", "letter", "gongwen"]);
export type TextLayout = z.output<typeof textLayoutSchema>;

/** A scene as its form page needs it, without its recipe. */
export const sceneSchema = z.object({
  sceneType: z.string(),
  title: z.string(),
  remark: z.string(),
  /** What must be known before the text is used; absent for most. */
  notice: z.string().optional(),
  category: z.string(),
  categoryName: z.string(),
  marked: z.string(),
  icon: z.string(),
  output: z.object({
    /** What `length` counts: characters, items, or nothing (the text follows its source). */
    unit: outputUnitSchema,
    layout: textLayoutSchema,
    /** Style of writing, by its key in the catalogue. */
    register: z.string(),
    /** The text closes with name and date. */
    isSigned: z.boolean(),
    /** Language of the text where the scene is about that; left out = the variant's. */
    language: z.literal("en").optional(),
  }),
  form: z.array(formFieldSchema),
  /** The whole form as somebody might have filled it in, by field. */
  example: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Scene = z.output<typeof sceneSchema>;

export const sceneListItemSchema = z.object({
  sceneType: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  category: z.string(),
  categories: z.array(z.string()),
  path: z.string(),
  remark: z.string(),
  marked: z.string(),
  icon: z.string(),
});
export type SceneListItem = z.output<typeof sceneListItemSchema>;

export const menuItemSchema = z.object({
  category: z.string(),
  title: z.string(),
  path: z.string(),
  shortTitle: z.string(),
  icon: z.string(),
  /** "red" = hot. */
  marked: z.string(),
  remark: z.string(),
});
export type MenuItem = z.output<typeof menuItemSchema>;
