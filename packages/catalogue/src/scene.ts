import type { z } from "zod";
import type { CategoryFile } from "./content/category-file.ts";
import type { CATEGORY_KEYS, essaySearchSchema, fieldSchema, recipeSchema, SceneFile, searchSchema } from "./content/scene-file.ts";

export type { Text } from "./content/texts.ts";

export type CategoryKey = (typeof CATEGORY_KEYS)[number];
export type CatalogueField = z.output<typeof fieldSchema>;
/** How a text is made; never sent to a browser. */
export type Recipe = z.output<typeof recipeSchema>;
/** What a sentence that asks for the text may hold. */
export type SceneSearch = z.output<typeof essaySearchSchema> | z.output<typeof searchSchema>;

/** One scene or document generator, as `content/scenes` says and what its folder adds. */
export type CatalogueScene = Omit<SceneFile, "marked" | "alsoIn" | "search"> & {
  readonly type: "scene" | "document";
  /** Readable name of entries whose key is a random code. */
  readonly slug?: string | undefined;
  readonly category: CategoryKey;
  /** All categories it is listed under; the first is its main one. */
  readonly categories: readonly CategoryKey[];
  /** "red" = hot. */
  readonly marked: "" | "red";
};

/** A category of scenes with its groups. */
export type Category = Omit<CategoryFile, "aliases"> & {
  /** Other names of its list page, such as `admin` and `office`. */
  readonly aliases: readonly string[];
};
export type Group = Category["groups"][number];

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
