import type { EducationLevel, EssayLanguage, EssayMethod } from "@tangleaf/contract";
import { ESSAY_LENGTH, ESSAY_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { ESSAY_LANGUAGES, ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import type { Limits } from "@tangleaf/contract/limits";
import { hasWords } from "@tangleaf/document/count";
import { variant } from "#lib/variant.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import type { Essay } from "../api.ts";
import type { EssayFormKind } from "../frame/use-kept-form.ts";

/** What an outline is drafted from. */
export type OutlineForm = {
  readonly title: string;
  readonly level: EducationLevel;
  readonly language: EssayLanguage;
  /** Characters of the whole. */
  readonly length: number;
  readonly material: string;
  /** null = found by the draft. */
  readonly method: EssayMethod | null;
};
export type OutlineField = keyof OutlineForm;
export type OutlineProblems = Partial<Readonly<Record<OutlineField, string>>>;

export const METHODS = Object.keys(m.methods) as EssayMethod[];

const EMPTY_FORM: OutlineForm = {
  title: "",
  level: "undergraduate",
  language: variant,
  length: m.presets[2] ?? ESSAY_LENGTH.default,
  material: "",
  method: null,
};

/** The form of an essay; a title that was never chosen is empty, though lists show the topic in its place. */
function formOf({ title, level, language, length, material, method }: Essay): OutlineForm {
  return { title: title.slice(0, ESSAY_TITLE_MAX_CHARACTERS), level, language, length, material, method };
}

/** What is wrong with a form, in words for each field. */
export function problemsOf({ title, level }: OutlineForm, { essayLevels }: Pick<Limits, "essayLevels">): OutlineProblems {
  return {
    ...(hasWords(title) ? {} : { title: title.trim() === "" ? m.problems.title : m.problems.titleNoWords }),
    ...(essayLevels.includes(level) ? {} : { level: m.problems.level }),
  };
}

/** The form as a browser keeps it. `saved`: 1 = the server has it. */
function toKept({ method, ...form }: OutlineForm, saved: boolean): Record<string, string | number> {
  return { ...form, method: method ?? "", saved: saved ? 1 : 0 };
}

/** What was kept, where it still fits the form. */
function fromKept(kept: Readonly<Record<string, string | number>>): { form: OutlineForm; saved: boolean } {
  const length = Number(kept["length"]);
  return {
    form: {
      title: String(kept["title"] ?? "").slice(0, ESSAY_TITLE_MAX_CHARACTERS),
      material: String(kept["material"] ?? ""),
      level: ESSAY_LISTS[variant].levels.find((level) => level === kept["level"]) ?? EMPTY_FORM.level,
      language: ESSAY_LANGUAGES.find((language) => language === kept["language"]) ?? EMPTY_FORM.language,
      length: Number.isInteger(length) && length >= ESSAY_LENGTH.min && length <= ESSAY_LENGTH.max ? length : EMPTY_FORM.length,
      method: METHODS.find((method) => method === kept["method"]) ?? null,
    },
    saved: kept["saved"] === 1,
  };
}

/** The facts of `form` the server can save that differ from what it has. An empty title and a chosen method go with the next draft. */
function changedSince(form: OutlineForm, essay: Essay): Partial<Omit<OutlineForm, "method">> {
  const { method: _method, ...stored } = formOf(essay);
  const isTitleSaved = form.title.trim() !== "" && essay.stage !== "content";
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, value]) => {
      const now = form[field as keyof typeof stored];
      return now === value || (field === "title" && !isTitleSaved) ? [] : [[field, now]];
    }),
  );
}

export const OUTLINE_FORM: EssayFormKind<OutlineForm> = {
  name: "outline",
  empty: EMPTY_FORM,
  formOf,
  toKept,
  fromKept,
  pageOnly: ({ method }) => ({ method }),
  changedSince,
};
