import type { SceneKey } from "@tangleaf/catalogue";
import type { Language } from "../language.ts";

/** Genres, by which scenes without sentences of their own are written. */
export const FAMILIES = [
  "report",
  "request",
  "notice",
  "speech",
  "reflect",
  "apply",
  "plan",
  "academic",
  "news",
  "social",
  "ad",
  "script",
] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * What may stand in a section besides the user's words. Grammar of a sentence: `[a|b]` picks one, `{key}` is the value of a field of the
 * form, `{topic}` the subject and `{section}` the section's name; a sentence whose slot has no value is not used.
 */
export interface SectionSentences {
  /** One of them stands before the user's words, never without them. */
  readonly open?: readonly string[];
  /** Each may stand after the user's words, or without them, in this order: what every text of the genre says here. */
  readonly say?: readonly string[];
  /** Marks of a section without the user's words: what to write here. */
  readonly ask?: readonly string[];
  /** Marks after the user's words, each with the pattern of words that answer it: it is asked only where they are missing. */
  readonly detail?: readonly (readonly [hint: string, answer: RegExp])[];
}

/** Sentences of one scene, by the English name of a section of its recipe. */
export interface SceneSentences {
  readonly scene: SceneKey;
  /** Sections, by English name, in which the words of a long field belong where its key alone places them wrongly. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly sections: Readonly<Record<string, Readonly<Record<Language, SectionSentences>>>>;
}
