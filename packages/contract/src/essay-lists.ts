import { EDUCATION_LEVELS, type EducationLevel } from "./education-levels.ts";
import type { Variant } from "./limits.ts";

/** Languages an essay is written in. */
export const ESSAY_LANGUAGES = ["zh", "en", "fr", "ja", "ru", "es"] as const;
export type EssayLanguage = (typeof ESSAY_LANGUAGES)[number];

/** What a page of a variant offers, in this order. The server takes all of them. */
export const ESSAY_LISTS: Readonly<Record<Variant, { levels: readonly EducationLevel[]; languages: readonly EssayLanguage[] }>> = {
  zh: { levels: ["juniorCollege", "undergraduate", "master", "phd"], languages: ["zh", "en", "fr", "ru"] },
  en: { levels: EDUCATION_LEVELS, languages: ["en", "fr", "ja", "ru", "es", "zh"] },
};
