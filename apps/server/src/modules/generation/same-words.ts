/** Whether two inputs say the same: stored ones are cleaned, trimmed and masked. */
export function sameWords(stored: unknown, given: unknown): boolean {
  return squeeze(stored ?? "") === squeeze(given);
}

/** Whether every given field is stored with the same words; stored ones are completed with defaults. */
export function sameFields(stored: unknown, given: Readonly<Record<string, string | number>>): boolean {
  if (typeof stored !== "object" || stored === null) return false;
  const fields = stored as Readonly<Record<string, unknown>>;
  return Object.entries(given).every(([key, value]) => sameWords(fields[key], value));
}

/** Whether a text reads as another one: line ends, blanks at them and characters nobody sees may differ, punctuation may not. */
export function readsTheSame(a: string, b: string): boolean {
  return asRead(a) === asRead(b);
}

function asRead(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[^\P{C}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function squeeze(value: unknown): string {
  return String(value)
    .normalize("NFKC")
    .replace(/\s|\p{C}/gu, "");
}
