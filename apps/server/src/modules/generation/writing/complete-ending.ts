import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Variant } from "@tangleaf/contract";
import { signatureOf } from "@tangleaf/writer";
import { hasSignature, isClosing } from "./line-kinds.ts";

/** Whether a scene's text closes with name and date. */
export function isSigned(scene: CatalogueScene | null): boolean {
  return scene?.output.unit === "char" && scene.recipe.structure.at(-1)?.fn === "sign";
}

/**
 * Name and date under a letter or an official document that has none: from the form, marked as missing where it was not
 * asked for. "" where nothing is missing. The form of these texts fixes them, so no model needs to be asked.
 */
export function missingSignature(input: {
  scene: CatalogueScene | null;
  text: string;
  fields: Readonly<Record<string, string | number>>;
  language: Variant;
}): string {
  const { scene, text, fields, language } = input;
  if (scene === null || !isSigned(scene) || text.trim() === "" || hasSignature(text)) return "";
  const { closing, signature } = signatureOf({ scene, fields, language });
  const isClosed = closing === "" || text.split("\n").some((line) => isClosing(line)) || text.includes(closing);
  return [isClosed ? "" : closing, signature].filter((part) => part !== "").join("\n\n");
}
