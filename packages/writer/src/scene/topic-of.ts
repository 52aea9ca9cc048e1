import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Language } from "../engine/draft-types.ts";

/** Field keys that name the subject, best first. */
const SUBJECT_KEYS = [
  "topic",
  "activityName",
  "project",
  "bookName",
  "name",
  "brand",
  "fangxiang",
  "industry",
  "place",
  "category",
  "keyword",
];
/** A field with one of these labels holds a person's name, not a subject. */
const PERSON_LABEL =
  /姓名|申请人|推荐人|候选人|员工|学生|新人|人物|applicant|candidate|employee|student|your name|full name|couple|nominee/i;

/** From this length on a Chinese subject is quoted, so that a phrase with a verb reads as a name. */
const QUOTE_FROM = 5;

/** The subject of the text as a noun that can stand anywhere in a sentence; undefined when the form names none. */
export function topicOf({
  scene,
  values,
  language,
}: {
  scene: CatalogueScene;
  values: Readonly<Record<string, string>>;
  language: Language;
}): string | undefined {
  const isPerson = scene.form.some(
    (field) => field.key === "name" && (PERSON_LABEL.test(field.label[language]) || /^(?:name)$/i.test(field.label.en)),
  );
  const key = SUBJECT_KEYS.find((candidate) => values[candidate] && !(candidate === "name" && isPerson));
  const subject = (key === "keyword" ? values[key]?.split(/[,，、;；]+/)[0] : key && values[key])?.trim();
  if (!subject) return undefined;
  if (language === "en") return subject;
  if (/[《“"「]/.test(subject) || subject.length < QUOTE_FROM) return subject;
  return `“${subject}”`;
}
