// Apart from the other constants: only the dialog of outlines needs it, and they are part of the page's first load.

/**
 * An outline drafted for a note: characters of the whole text, levels of headings, sections in all and beside each other, and
 * what is shown of it and for it.
 */
export const NOTE_OUTLINE = {
  length: { min: 200, max: 50_000, step: 100, default: 3000 },
  depth: { min: 1, max: 3, default: 2 },
  sections: 100,
  siblings: 60,
  /** Headings of the note that are shown to a model. */
  present: 60,
  titleMaxCharacters: 120,
  briefMaxCharacters: 300,
  materialMaxCharacters: 20_000,
  /** Of it so much is shown to whoever writes a section or a passage later. */
  toldMaxCharacters: 4_000,
  /** Pieces of the note's sources that are shown to a model. */
  evidence: 12,
  /** Proposals of a note that are shown again. */
  kept: 20,
} as const;

/** Sections of a note by its length, within bounds; a title, a brief and the names of their fields. */
const CHARACTERS_OF_SECTION = 300;
const CHARACTERS_PER_SECTION = 60;
const NOTE_SECTIONS = { chapters: { least: 5, most: 10 }, all: { least: 8, most: 60 } } as const;

/** Characters of a proposed outline of a note: a heading and a brief for each section, and the names of the fields around them. */
export function noteOutlineCharacters({ length, depth }: { length: number; depth: number }): number {
  const { least, most } = depth === 1 ? NOTE_SECTIONS.chapters : NOTE_SECTIONS.all;
  return CHARACTERS_PER_SECTION * Math.min(most, Math.max(least, Math.round(length / CHARACTERS_OF_SECTION)));
}
