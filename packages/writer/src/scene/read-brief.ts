import { type CatalogueScene, formOf } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import type { Atom, Brief, SceneInput } from "../engine/draft-types.ts";
import type { Forms } from "../forms/forms-types.ts";
import { formsOf } from "../forms/index.ts";
import type { Language } from "../language.ts";
import type { Family } from "../sentences/sentence-types.ts";
import { unitsOf } from "../text/overlap.ts";
import { type Clause, splitClauses } from "../text/split-sentences.ts";
import { polishMarks } from "../tools/word-rules.ts";
import { familyOf } from "./family-of.ts";

/** A short field with more characters than this is material rather than a name. */
const LONG_TEXT = { zh: 60, en: 36 };

/** The same in UTF-16 units: a long run of letters counts as one character, but would fill every sentence it is put into. */
const LONGEST_NAME = 240;

/** Keys that only steer the writing and are never part of the material. */
const STEERING = new Set(["length", "style", "tone", "count"]);

/** Control, zero-width and direction characters, and lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const KEPT = new Set(["\n", "\r", "\t"]);

/** Parses a form: texts of several sentences become clauses to place, short ones become slots. */
export function readBrief({ scene, fields, language }: Pick<SceneInput, "scene" | "fields" | "language">): Brief {
  const values: Record<string, string> = {};
  const labels: Record<string, string> = {};
  const found: (Clause & { key: string })[] = [];
  for (const field of formOf(scene)) {
    if (STEERING.has(field.key)) continue;
    const value = String(fields[field.key] ?? "")
      .replace(CONTROL, (mark) => (KEPT.has(mark) ? mark : ""))
      .trim();
    labels[field.key] = field.label[language];
    if (!value) continue;
    const sentences = splitClauses(value, language);
    const isMaterial =
      field.type === "textarea" ||
      (sentences.length > 1 && /[。！？\n]|[a-z]{3}\. [A-Z]/.test(value.slice(0, -1))) ||
      countCharacters(value) > LONG_TEXT[language] ||
      value.length > LONGEST_NAME;
    if (isMaterial) found.push(...sentences.map((clause) => ({ ...clause, key: field.key })));
    else values[field.key] = value.replace(/(?<![。.；;])[。.；;]+$/, "").replace(/\s+/g, " ");
  }
  const atoms = found.map(({ text: typed, key, label: given }, index): Atom => {
    // Marks of exclamation in rows are a way of typing, not of writing.
    const text = polishMarks(typed.replace(/(?<!\s)\s*(?<![！!])[！!]{2,}$/, ""), language);
    return {
      text,
      key,
      label: labels[key] ?? "",
      given,
      frame: 0,
      position: found.length > 1 ? index / (found.length - 1) : 0.5,
      size: countCharacters(text) + (language === "zh" ? 1 : 0),
      units: unitsOf(text, language),
    };
  });
  const family = familyOf(scene);
  const topic = topicOf({ scene, values, language });
  const ownText = [...Object.values(values), ...atoms.map(({ text }) => text)].join("\n");
  return {
    scene,
    language,
    family,
    values,
    labels,
    atoms,
    ownText,
    ownUnits: unitsOf(ownText, language),
    slots: { ...values, topic, self: selfOf({ scene, family, values, forms: formsOf(language) }) },
  };
}

type Voice = keyof Forms["self"];

const BY_FAMILY: Readonly<Record<Family, Voice>> = {
  report: "person",
  request: "office",
  notice: "office",
  speech: "person",
  reflect: "person",
  apply: "person",
  plan: "group",
  academic: "paper",
  news: "group",
  social: "person",
  ad: "group",
  script: "person",
};

/** Who writes: the person, the group or the institution, as a word of the language. */
function selfOf(input: { scene: CatalogueScene; family: Family; values: Readonly<Record<string, string>>; forms: Forms }): string {
  const { scene, family, values, forms } = input;
  if (family === "report") {
    if (values["department"]) return forms.self.department;
    if (scene.category === "gongwen" && !values["job"]) return forms.self.office;
    if (values["project"] || values["activityName"] || values["class"] || scene.category === "startup") return forms.self.group;
  }
  if (family === "request" && !scene.form.some(({ key }) => key === "company" || key === "department")) {
    return values["name"] && scene.key !== "purchaseApply" ? forms.self.person : forms.self.group;
  }
  if (family === "request" && scene.category !== "gongwen") return forms.self.company;
  if (family === "plan" && scene.category === "college") return scene.output.register === "campus" ? forms.self.person : forms.self.group;
  if (family === "plan" && scene.category === "gongwen") return forms.self.office;
  return forms.self[BY_FAMILY[family]];
}

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
function topicOf({
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
