const OPENINGS = /(^|[.?]\**\s+|\n\s*)([*“"(]*)([a-z])(?![A-Z])/g;

/** Capitals where an English sentence begins, for sentences whose first word came from a slot. */
export function capitalize(text: string): string {
  return text.replace(OPENINGS, (_, before: string, marks: string, letter: string) => `${before}${marks}${letter.toUpperCase()}`);
}
