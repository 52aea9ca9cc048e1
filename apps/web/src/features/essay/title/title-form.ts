import type { EducationLevel, EssayLanguage } from "@tangleaf/contract";
import { ESSAY_MAJOR_MAX_CHARACTERS, ESSAY_TOPIC_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { ESSAY_LANGUAGES, ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import type { Limits } from "@tangleaf/contract/limits";
import { hasWords } from "@tangleaf/document/count";
import { variant } from "#lib/variant.ts";
import { essayTitleMessages } from "#messages/essay-title.ts";
import type { Essay } from "../api.ts";
import type { EssayFormKind } from "../frame/use-kept-form.ts";

const m = essayTitleMessages.problems;

/** What is said of an essay before it has a title. */
export type TitleForm = {
  readonly major: string;
  readonly topic: string;
  readonly level: EducationLevel;
  readonly language: EssayLanguage;
  /** Titles asked for at once; null = as many as are usual for the level. */
  readonly count: number | null;
  readonly keywords: readonly string[];
  readonly material: string;
};
export type TitleField = keyof TitleForm;
export type TitleProblems = Partial<Readonly<Record<TitleField, string>>>;

const EMPTY_FORM: TitleForm = {
  major: "",
  topic: "",
  level: "undergraduate",
  language: variant,
  count: null,
  keywords: [],
  material: "",
};

/** As many as are asked for unless said otherwise; fewer where the level allows fewer. */
const COUNT_DEFAULT = 5;

export function countOf({ count }: TitleForm, { essayTitles }: Limits): number {
  return Math.min(count ?? COUNT_DEFAULT, essayTitles);
}

function factsOf({ major, topic, level, language, keywords, material }: Essay): Omit<TitleForm, "count"> {
  return { major, topic, level, language, keywords, material };
}

/** What is wrong with a form, in words for each field. */
export function problemsOf(form: TitleForm, limits: Limits): TitleProblems {
  return Object.fromEntries(
    (Object.keys(CHECKS) as (keyof typeof CHECKS)[]).flatMap((field) => {
      const problem = CHECKS[field](form, limits);
      return problem === null ? [] : [[field, problem]];
    }),
  );
}

type Check = (form: TitleForm, limits: Limits) => string | null;

const CHECKS = {
  major: ({ major }) => (major.trim() === "" ? m.major : null),
  topic: ({ topic }) => (topic.trim() === "" ? m.topic : hasWords(topic) ? null : m.topicNoWords),
  level: ({ level }, { essayLevels }) => (essayLevels.includes(level) ? null : m.level),
  keywords: ({ keywords }, { essayKeywords }) => (keywords.length > essayKeywords ? m.keywords(essayKeywords) : null),
} satisfies Partial<Record<TitleField, Check>>;

/** The form as a browser keeps it: one value a field. `saved`: 1 = the server has it. */
function toKept(form: TitleForm, saved: boolean): Record<string, string | number> {
  const { count, keywords, ...texts } = form;
  return { ...texts, keywords: keywords.join("\n"), ...(count === null ? {} : { count }), saved: saved ? 1 : 0 };
}

/** What was kept, where it still fits the form; `saved` says whether the server has it. */
function fromKept(kept: Readonly<Record<string, string | number>>): { form: TitleForm; saved: boolean } {
  const text = (key: string, max = Number.POSITIVE_INFINITY) => String(kept[key] ?? "").slice(0, max);
  const count = Number(kept["count"]);
  return {
    form: {
      major: text("major", ESSAY_MAJOR_MAX_CHARACTERS),
      topic: text("topic", ESSAY_TOPIC_MAX_CHARACTERS),
      material: text("material"),
      level: ESSAY_LISTS[variant].levels.find((level) => level === kept["level"]) ?? EMPTY_FORM.level,
      language: ESSAY_LANGUAGES.find((language) => language === kept["language"]) ?? EMPTY_FORM.language,
      keywords: text("keywords")
        .split("\n")
        .filter((word) => word !== ""),
      count: Number.isInteger(count) && count > 0 ? count : null,
    },
    saved: kept["saved"] === 1,
  };
}

/** The fields of `form` that differ from what the server has. */
function changedSince(form: TitleForm, essay: Essay): Partial<Pick<Essay, keyof ReturnType<typeof factsOf>>> {
  const { count: _count, ...facts } = { ...form, keywords: [...form.keywords] };
  const stored = factsOf(essay);
  return Object.fromEntries(
    Object.entries(facts).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field as keyof typeof stored])),
  );
}

export const TITLE_FORM: EssayFormKind<TitleForm> = {
  name: "essay",
  empty: EMPTY_FORM,
  formOf: (essay) => ({ ...EMPTY_FORM, ...factsOf(essay) }),
  toKept,
  fromKept,
  pageOnly: ({ count }) => ({ count }),
  changedSince,
};
