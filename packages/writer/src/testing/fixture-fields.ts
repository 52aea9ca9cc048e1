import type { CatalogueScene } from "@tangleaf/catalogue";
import { hashText } from "../text/random.ts";
import { enMaterial, zhMaterial } from "./fixture-words.ts";

const WEEK = 3;
/** Scenes that only make sense with a long source. */
const LONG_SOURCE = new Set(["condenseDoc", "summaryDoc"]);

export type Fullness = "full" | "sparse";

/** A scene's form as a user would fill it, always the same. Sparse: required fields only, one sentence each. */
export function fixtureFields(scene: CatalogueScene, language: "zh" | "en", fullness: Fullness): Record<string, string | number> {
  const material = language === "zh" ? zhMaterial : enMaterial;
  const fields: Record<string, string | number> = {};
  for (const { key, type, required } of scene.form) {
    if (key === "length" || (fullness === "sparse" && !required)) continue;
    if (type === "number") {
      fields[key] = WEEK;
      continue;
    }
    if (LONG_SOURCE.has(scene.key) && type === "textarea" && fullness === "full") {
      fields[key] = (material.area["content"] ?? []).join("\n");
      continue;
    }
    const list =
      (type === "textarea" ? material.area[key] : material.text[key]) ??
      material.area[key] ??
      material.text[key] ??
      material.area["content"] ??
      [];
    const value = list[hashText(scene.key + key) % Math.max(1, list.length)] ?? "";
    fields[key] = fullness === "sparse" ? (value.split(language === "zh" ? "。" : ". ")[0] ?? value) : value;
  }
  return fields;
}
