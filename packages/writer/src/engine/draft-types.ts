import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Language } from "../language.ts";
import type { Family } from "../sentences/sentence-types.ts";
import type { Units } from "../text/overlap.ts";

/** Values of a form by field key. */
export type Fields = Readonly<Record<string, string | number | null | undefined>>;

/** One sentence or clause of the user's. */
export interface Atom {
  readonly text: string;
  readonly key: string;
  /** Name of its field. */
  readonly label: string;
  /** Label the user wrote before it ("优势："), "" without one. */
  readonly given: string;
  /** Characters of it that are a pattern of the form around the user's short answer. */
  readonly frame: number;
  /** Position among all of the user's sentences, 0 to 1. */
  readonly position: number;
  readonly size: number;
  /** Word pairs (words in English), computed once: several drafts compare them. */
  readonly units: Units;
}

export interface Piece {
  readonly text: string;
  /** user: the user's words; own: a sentence of the writer's; form: what the genre prescribes; mark: what is missing. */
  readonly from: "user" | "own" | "form" | "mark";
}

export interface Block {
  readonly layout: "text" | "item" | "article" | "raw";
  readonly pieces: Piece[];
}

export interface Section {
  readonly name: string;
  /** Its name in the recipe in English, by which its sentences are found. */
  readonly en: string;
  readonly fn: string;
  readonly weight: number;
  heading: string;
  /** Characters it may have at most. */
  readonly budget: number;
  readonly atoms: Atom[];
  /** How it is laid out: running text, a list, or by the rules of a form. */
  readonly style: "prose" | "items" | "fixed";
  /** Sentences that carry short answers: they come first. */
  lead: string[];
  /** Sentence before the user's words, and those after them. */
  open: string;
  say: string[];
  /** Hints of what is missing: marks of an empty section, or one after the user's words. */
  marks: string[];
  blocks: Block[];
}

export interface SceneInput {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  readonly target: number | null;
  readonly language: Language;
  readonly attempt: number;
}

/** The parsed form: values by key, the user's sentences, and the family of the scene. */
export interface Brief {
  readonly scene: CatalogueScene;
  readonly language: Language;
  readonly family: Family;
  readonly values: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly atoms: readonly Atom[];
  readonly ownText: string;
  readonly ownUnits: Units;
  readonly slots: Readonly<Record<string, string | undefined>>;
}
