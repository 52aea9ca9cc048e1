import type { CatalogueScene } from "@tangleaf/catalogue";
import type { EditAction, EducationLevel, EssayBrief, EssayLanguage, EssayMethod, SectionNeed, Variant } from "@tangleaf/contract";

/** Whose hand the model is: somebody's who has a text to hand in, an editor's who has one in front of him, or somebody's to think or to compute with. */
export type Hand = "writing" | "reworking" | "thinking" | "computing";

/** A section of a text that is longer than one answer, with the facts of the material it tells and its length in characters. */
export type OutlinedSection = { readonly title: string; readonly facts: readonly string[]; readonly characters: number };

/** Sections of a long text and those this call writes; `asked`: there is no outline yet, and one of a text this long is asked for. */
export type Sections = { readonly all: readonly OutlinedSection[]; readonly now: readonly OutlinedSection[]; readonly asked?: number };

/** What closes a text: regards and a name, a name alone, or places the parties sign in. */
export type Signature = "letter" | "official" | "legal";

/** How long an answer is to be; said once in a prompt. */
export type Asked = { readonly unit: "char" | "item"; readonly count: number };

export type EssayFrame = {
  readonly fields: Readonly<Record<"title" | "major" | "topic" | "keywords" | "material", string>>;
  /** Stands between keywords. */
  readonly between: string;
  /** What is written, at which level, in which language. */
  kind(essay: { level: EducationLevel; language: EssayLanguage }): string;
  titles(options: { count: number; keywordsMax: number }): string;
  outline(options: { length: number; method: EssayMethod | null; chaptersMax: number }): string;
  abstract(essay: { level: EducationLevel }): string;
  /** Asks for what all sections keep to. */
  readonly brief: string;
  /** A brief as sections are shown it. */
  briefText(brief: EssayBrief): string;
  /** Only the works that are shown may be cited, and how. */
  readonly cite: string;
  /** Paragraphs brought up to date with what was changed elsewhere. */
  readonly sync: string;
  /** Paragraphs reworked each for itself, whatever is done with them. */
  readonly reword: string;
  /** `path`: headings from the chapter down to the section; `of`: what they are of, null = a thesis. */
  section(options: { of: string | null; path: readonly string[]; intent: string; needs: readonly SectionNeed[] }): string;
  /** Asks for sections of a chapter, each behind its mark. `needs`: of all of them. */
  chapter(options: { of: string | null; mark: string; needs: readonly SectionNeed[] }): string;
  /** A section of a chapter in the list of those that are to be written. */
  chapterSection(section: ListedSection): string;
  /** The answer broke off in the first of the sections that are listed. */
  readonly chapterGoesOn: string;
};

export type ListedSection = {
  readonly mark: string;
  readonly path: readonly string[];
  readonly intent: string;
  readonly needs: readonly SectionNeed[];
  readonly characters: number;
};

/** Label of a block of data. The system message says what each of them may decide. */
export type DataName =
  | "material"
  | "origin"
  | "wishes"
  | "request"
  | "source"
  | "draft"
  | "before"
  | "after"
  | "written"
  | "outline"
  | "headings"
  | "chapter"
  | "brief"
  | "evidence"
  | "ledger"
  | "similar"
  | "sections"
  | "results"
  | "problems"
  | "changes"
  | "question"
  | "table"
  | "conversation";

/**
 * Everything a prompt says in one language, written for that language. Words of a person are never part of it: `prompt-lines.ts`
 * puts them in, fenced.
 */
export type Frame = {
  readonly variant: Variant;
  /** The system message: the same for all texts of a hand, so that providers can keep it. */
  system(hand: Hand, options: { isJson: boolean }): string;
  /** What is written, by whom and in which style. */
  scene(scene: CatalogueScene): string[];
  /** The day it is written on. */
  today(now: number): string;
  /** Parts a text of this form has, in order. */
  structure(names: readonly string[]): string;
  /** The same parts where the text has begun and is gone on with. */
  rest(names: readonly string[]): string;
  /** A whole text uses all of its material. */
  readonly useAll: string;
  /** The text begins with its title. */
  readonly title: string;
  /** How the text closes with names and date. */
  readonly signature: Readonly<Record<Signature, string>>;
  /** Texts that are longer than one answer. */
  readonly long: {
    outline(options: { characters: number; names: readonly string[] }): string;
    readonly whole: string;
    now(options: { isLast: boolean }): string;
    section(section: OutlinedSection): string;
  };
  /** The label of a block of data. */
  readonly data: Readonly<Record<DataName, string>>;
  field(label: string, value: string | number): string;
  /** Language of the answer: the frame's own, that of the text in front of the model, or the one the wishes name. */
  readonly language: { readonly own: string; readonly same: string; readonly wished: string };
  length(asked: Asked): string;
  /** More than so many characters are cut. */
  most(characters: number): string;
  /** How this call joins what is written. `from`: number of the next item, null where none are counted. */
  goOn(options: { from: number | null }): string;
  readonly notAgain: string;
  revise(scene: CatalogueScene): string;
  readonly edit: Readonly<Record<EditAction, string>>;
  /** `most`: points of a summary. */
  summary(most: number): string;
  /** Slides, talk and questions; `characters`: length of the whole talk. */
  defence(options: { minutes: number; characters: number; slides: number; points: number; questions: number }): string;
  /** What prompts about essays say. */
  readonly essay: EssayFrame;
  /** How formulas are written, where there may be some. */
  readonly formula: string;
  readonly json: string;
  /** Stands before the schema of the object. */
  readonly schema: string;
  /** `error`: what is wrong with an answer, in a line. */
  repair(error: string): string;
};
