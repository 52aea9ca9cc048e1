import { NUMBERING_STYLES, type NumberingStyle } from "../outline/number-headings.ts";

/** How a text speaks, and from whose view; what is absent is left to the writer. */
export const DOCUMENT_TONES = ["neutral", "formal", "plain", "warm", "lively", "academic"] as const;
export const DOCUMENT_PERSONS = ["first", "we", "second", "third", "none"] as const;
export type DocumentTone = (typeof DOCUMENT_TONES)[number];
export type DocumentPerson = (typeof DOCUMENT_PERSONS)[number];

/** Settings of a whole text. Absent = the default of its language. */
export type DocumentSettings = {
  readonly language?: "zh" | "en";
  /** absent or "none": headings have no numbers. */
  readonly numbering?: NumberingStyle | "none";
  /** 1 = Chinese paragraphs do not begin with two empty characters. */
  readonly noIndent?: 1;
  /** Whom it is written for. */
  readonly audience?: string;
  readonly tone?: DocumentTone;
  readonly person?: DocumentPerson;
  /** Characters of a section without a target of its own. */
  readonly sectionLength?: number;
  /** Terms that keep this wording, one in a line. */
  readonly terms?: string;
  /** Words that are not to be used, one in a line. */
  readonly avoid?: string;
  /** 1 = what is written cites no sources. */
  readonly noReferences?: 1;
};

/** Characters a setting may have, and the bounds of the length of a section. */
export const DOCUMENT_SETTING_BOUNDS = {
  audience: 200,
  terms: 2000,
  avoid: 1000,
  sectionLength: { min: 50, max: 5000 },
} as const;

/** Every setting with what it may be: what is stored otherwise counts as absent. */
const READERS: { readonly [Name in keyof Required<DocumentSettings>]: (value: unknown) => DocumentSettings[Name] } = {
  language: oneOf(["zh", "en"]),
  numbering: oneOf([...NUMBERING_STYLES, "none"]),
  noIndent: flag,
  audience: text(DOCUMENT_SETTING_BOUNDS.audience),
  tone: oneOf(DOCUMENT_TONES),
  person: oneOf(DOCUMENT_PERSONS),
  sectionLength(value) {
    const { min, max } = DOCUMENT_SETTING_BOUNDS.sectionLength;
    return Number.isInteger(value) ? Math.min(max, Math.max(min, Number(value))) : undefined;
  },
  terms: text(DOCUMENT_SETTING_BOUNDS.terms),
  avoid: text(DOCUMENT_SETTING_BOUNDS.avoid),
  noReferences: flag,
};
export const DOCUMENT_SETTINGS = Object.keys(READERS) as readonly (keyof DocumentSettings)[];

/** The settings among stored values. */
export function settingsOf(stored: Readonly<Record<string, unknown>>): DocumentSettings {
  const read = DOCUMENT_SETTINGS.map((name) => [name, READERS[name](stored[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function oneOf<Value extends string>(values: readonly Value[]): (value: unknown) => Value | undefined {
  return (value) => values.find((one) => one === value);
}

function text(max: number): (value: unknown) => string | undefined {
  return (value) => (typeof value === "string" && value.trim() !== "" ? value.slice(0, max).toWellFormed() : undefined);
}

function flag(value: unknown): 1 | undefined {
  return value === 1 ? 1 : undefined;
}
