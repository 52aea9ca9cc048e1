import type { CatalogueScene } from "@tangleaf/catalogue";
import { lengthOf } from "@tangleaf/catalogue";
import { renderSections } from "../engine/blocks.ts";
import { createContext } from "../engine/create-context.ts";
import type { Fields } from "../engine/draft-types.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../scene/read-brief.ts";
import { draftSections } from "../write-scene.ts";

/** What stands in each section of a scene's recipe. */
export function sectionTexts({ scene, fields, language }: { scene: CatalogueScene; fields: Fields; language: Language }): string[] {
  const context = createContext({ brief: readBrief({ scene, fields, language }), seed: [0] });
  const sections = draftSections(context, lengthOf(scene)?.default ?? 500);
  return scene.recipe.structure.map((part) => {
    const section = sections.find(({ name }) => name === part[language]);
    return section ? renderSections([section], language) : "";
  });
}
