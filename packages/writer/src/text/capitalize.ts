const OPENINGS = /(^|[.?]\**\s+|\n\s{0,20})([*“"(]{0,20})([a-z])(?![A-Z])/g;

/** Capitalises the first letter of English sentences, whose first word may have come from a slot. */
export function capitalize(text: string): string {
  return text.replace(OPENINGS, (_, before: string, marks: string, letter: string) => `${before}${marks}${letter.toUpperCase()}`);
}
