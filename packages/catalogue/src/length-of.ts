import type { CatalogueScene } from "./scene-schema.ts";

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
