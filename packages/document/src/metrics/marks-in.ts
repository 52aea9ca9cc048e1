import { countCharacters } from "../count-characters.ts";

/** A mark of what a text lacks, 【待补充：…】 or [To add: …], for a regular expression that does not look at case. Bounded: a text of openings takes no longer. */
export const MARK_SOURCE = "【(?:待补充|待核实|待填写|To add|To confirm)[^】\\n]{0,300}】|\\[(?:To add|To confirm)[^\\]\\n]{0,300}\\]";
/**
 * A mark as the sample writer writes it, 【待补充：…】 or [To add: …], and as it wrote English ones before; what is to be filled in is
 * captured, in the first group or the second.
 */
export const SAMPLE_MARK_SOURCE = "【(?:待补充|To add)[：:]([^】\\n]{0,300})】|\\[To add:([^\\]\\n]{0,300})\\]";

const MARK = new RegExp(MARK_SOURCE, "gi");

/** Marks of what a text lacks, 【待补充：…】 or [To add: …], as they stand there. */
export function marksIn(text: string): string[] {
  return text.match(MARK) ?? [];
}

/** The text without its marks: what they name is asked for, not said. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, "");
}

/** The text with blanks in the place of its marks, so that every other character stays where it is. */
export function blankMarks(text: string): string {
  return text.replace(MARK, (mark) => " ".repeat(mark.length));
}

/** Length of a text as a person is shown it (字数): its characters without the marks of what it lacks, which are counted apart. */
export function countLength(text: string): number {
  return countCharacters(blankMarks(text));
}
