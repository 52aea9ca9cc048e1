const MARK = /【(?:待补充|待核实|待填写|To add|To confirm)[^】\n]*】|\[(?:To add|To confirm)[^\]\n]*\]/gi;

/** Marks of what a text lacks, 【待补充：…】 or [To add: …], as they stand there. */
export function marksIn(text: string): string[] {
  return text.match(MARK) ?? [];
}

/** The text without its marks: what they name is asked for, not said. */
export function withoutMarks(text: string): string {
  return text.replace(MARK, "");
}
