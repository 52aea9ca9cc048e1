import type { NumberingStyle } from "@tangleaf/document";
import type { HeadingProfile, WordProfile } from "./word-profile.ts";

/** How a Word file of a document looks: six levels of headings, captions that count, perhaps a table of contents. */
export type DocumentProfile = WordProfile & {
  readonly captions: NonNullable<WordProfile["captions"]>;
  /** Numbers of the headings where the document names none. */
  readonly numbering: NumberingStyle | "none";
  /** A table of contents before the text; null = none. */
  readonly contents: { readonly title: string; readonly levels: number } | null;
};

/** The four levels of a profile and two more like the last. */
export function sixHeadings(
  profile: WordProfile,
): [HeadingProfile, HeadingProfile, HeadingProfile, HeadingProfile, HeadingProfile, HeadingProfile] {
  const [first, second, third, fourth] = profile.headings;
  return [first, second, third, fourth, fourth, fourth];
}
