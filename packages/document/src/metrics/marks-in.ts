/** A mark of what a text lacks, 【待补充：…】 or [To add: …], for a regular expression that does not look at case. Bounded: a text of openings takes no longer. */
export const MARK_SOURCE = "【(?:待补充|待核实|待填写|To add|To confirm)[^】\\n]{0,300}】|\\[(?:To add|To confirm)[^\\]\\n]{0,300}\\]";
/** A mark as the sample writer writes it; captured is what is to be filled in. */
export const SAMPLE_MARK_SOURCE = "【(?:待补充|To add)[：:]([^】\\n]*)】";

const MARK = new RegExp(MARK_SOURCE, "gi");

/** Marks of what a text lacks, 【待补充：…】 or [To add: …], as they stand there. */
export function marksIn(text: string): string[] {
  return text.match(MARK) ?? [];
}

/** The text without its marks: what they name is asked for, not said. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, "");
}
