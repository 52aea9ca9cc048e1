import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Language } from "../engine/draft-types.ts";

/** Field keys that name the subject, best first. */
const SUBJECT_KEYS = ["topic", "activityName", "project", "bookName", "name", "brand", "fangxiang", "targetJob", "industry", "place", "group", "company", "class", "department", "major", "job", "category", "keyword"];

/** From this length on a Chinese subject is quoted, so that a phrase with a verb still reads as a name. */
const QUOTE_FROM = 5;

/** The subject of the text as a noun that can stand anywhere in a sentence. */
export function topicOf({ scene, values, language }: { scene: CatalogueScene; values: Readonly<Record<string, string>>; language: Language }): string {
  const key = SUBJECT_KEYS.find((candidate) => values[candidate]);
  const subject = key ? values[key] : undefined;
  if (!subject) return scene.title[language];
  if (language === "en") return subject;
  if (/[《“"「]/.test(subject) || subject.length < QUOTE_FROM) return subject;
  return `“${subject}”`;
}
