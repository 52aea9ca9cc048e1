import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Language } from "../language.ts";
import { genre as en } from "./en-genre.ts";
import { SCENE_SENTENCES } from "./scenes/index.ts";
import type { Family, SceneSentences, SectionSentences } from "./sentence-types.ts";
import { genre as zh } from "./zh-genre.ts";

const GENRE: Readonly<Record<Language, Readonly<Record<string, SectionSentences>>>> = { zh, en };
const OWN = new Map<string, SceneSentences["sections"]>(SCENE_SENTENCES.map((sentences) => [sentences.scene, sentences.sections]));
const FIELDS = new Map<string, SceneSentences["fields"]>(SCENE_SENTENCES.map(({ scene, fields }) => [scene, fields]));
const NONE: SectionSentences = {};

/** English names of the sections that a scene gives to a field; none where the field's key says enough. */
export function sectionsOfField(scene: string, field: string): readonly string[] {
  return FIELDS.get(scene)?.[field] ?? [];
}

/** A section's own sentences where its scene has them, else those of its category or genre and function, else those of its function. */
export function sentencesOf(input: {
  scene: CatalogueScene;
  family: Family;
  section: { readonly en: string; readonly fn: string };
  language: Language;
}): SectionSentences {
  const { scene, family, section, language } = input;
  const own = OWN.get(scene.key)?.[section.en]?.[language];
  if (own) return own;
  const genre = GENRE[language];
  return (
    genre[`${scene.key}.${section.fn}`] ??
    genre[`${scene.category}.${section.fn}`] ??
    genre[`${family}.${section.fn}`] ??
    genre[section.fn] ??
    NONE
  );
}
