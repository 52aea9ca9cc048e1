import { z } from "zod";

/** A text in both languages. */
export const textSchema = z.object({ zh: z.string().min(1), en: z.string().min(1) });
export type Text = z.output<typeof textSchema>;

export const CATEGORY_KEYS = ["college", "gongwen", "shortVideo", "redbook", "work", "yingxiao", "startup", "tool", "document"] as const;
export const categoryKeySchema = z.enum(CATEGORY_KEYS);
export type CategoryKey = z.output<typeof categoryKeySchema>;

export const catalogueFieldSchema = z.object({
  key: z.string(),
  label: textSchema,
  type: z.enum(["text", "textarea", "number"]),
  required: z.boolean(),
  placeholder: textSchema,
  row: z.number().int().optional(),
  default: z.number().optional(),
  step: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** What is picked from; left out = typed. */
  choices: z.array(textSchema).optional(),
  /** Kept in the fold under the form. */
  folded: z.literal(true).optional(),
});
export type CatalogueField = z.output<typeof catalogueFieldSchema>;

/** How a text is made; never sent to a browser. `role` to `constraints` are for Chinese texts, `en` is for English ones. */
export const recipeSchema = z.object({
  role: z.string(),
  task: z.string(),
  /** Sections with their rhetorical function and share of the length; weights add up to 100. */
  structure: z.array(z.object({ zh: z.string(), en: z.string(), fn: z.string(), weight: z.number().int().min(1) })),
  style: z.array(z.string()),
  constraints: z.array(z.string()),
  /** Who reads the text, where that is somebody else than who reads its register. */
  reader: textSchema.optional(),
  /** The text is made of some of its material: a slogan, a summary, one memory out of many. */
  selective: z.literal(true).optional(),
  /** Who hands the text in, what it is, and what it must keep to: written for English prompts, not translated word for word. */
  en: z.object({ role: z.string(), task: z.string(), rules: z.array(z.string()) }),
});
export type Recipe = z.output<typeof recipeSchema>;

/** One scene or document generator: one data file holds all of it. */
export const catalogueSceneSchema = z.object({
  key: z.string().regex(/^[A-Za-z0-9]+$/),
  type: z.enum(["scene", "document"]),
  /** Readable name of entries whose key is a random code. */
  slug: z.string().optional(),
  category: categoryKeySchema,
  /** All categories it is listed under; the first is its main one. */
  categories: z.array(categoryKeySchema).min(1),
  title: textSchema,
  /** For narrow places, when the title is long. */
  shortTitle: textSchema.optional(),
  remark: textSchema,
  /** What must be known before the text is used; shown above the form. */
  notice: textSchema.optional(),
  /** "red" = hot. */
  marked: z.enum(["", "red"]),
  /** Phosphor icon in kebab case. */
  icon: z.string(),
  form: z.array(catalogueFieldSchema).min(1),
  /** What its example holds where a field's placeholder is no value, or does not fit the others (`scene-example.ts`). */
  example: z.record(z.string(), z.union([textSchema, z.number()])).optional(),
  output: z.object({
    kind: z.string(),
    register: z.string(),
    unit: z.enum(["char", "item", "source"]),
    /** Language of the text where the scene is about that; else the variant's. */
    language: z.literal("en").optional(),
  }),
  recipe: recipeSchema,
});
export type CatalogueScene = z.output<typeof catalogueSceneSchema>;

/** Types a data file. Nothing is parsed here: the catalogue's test does, so that starting costs nothing. */
export function defineScene(scene: CatalogueScene): CatalogueScene {
  return scene;
}

/** Allowed lengths of a scene's text; `unit` says what is counted. */
export type SceneLength = { default: number; step: number; min: number; max: number; unit: "char" | "item" };

/** Bounds of the length field, or null when the text follows its source (rewrite, polish, proofread, translate). */
export function lengthOf(scene: CatalogueScene): SceneLength | null {
  const field = scene.form.find(({ key }) => key === "length");
  const { unit } = scene.output;
  if (!field || unit === "source") return null;
  const { default: start, step, min, max } = field;
  if (start === undefined || step === undefined || min === undefined || max === undefined) return null;
  return { default: start, step, min, max, unit };
}

/** A group inside a category: one section of its list page. */
export type Group = {
  readonly title: Text;
  readonly remark: Text;
  /** Keys in the order they are shown. */
  readonly scenes: readonly string[];
  /** Those of them that an English page lists in their main category only. */
  readonly zhOnly?: readonly string[];
};
