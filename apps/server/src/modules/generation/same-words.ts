const INVISIBLE = /[^\P{C}\s]/gu;

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
  return text.normalize("NFC").replace(INVISIBLE, "").replace(/\s+/g, " ").trim();
}

/** Compares the words of two texts: blanks, line ends and punctuation do not count, except for question marks and the signs inside numbers (1.5). */
export function saysTheSame(a: string, b: string): boolean {
  return asSaid(a) === asSaid(b);
}

/** Compares two texts with punctuation and line ends; blanks at the end of a line do not count. */
export function standsTheSame(a: string, b: string): boolean {
  return asLaidOut(a) === asLaidOut(b);
}

function asSaid(text: string): string {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/(?<![A-Za-z0-9])[\s，。、；：！…“”‘’,.;:!"']+|[\s，。、；：！…“”‘’,.;:!"']+(?![A-Za-z0-9])/gu, "");
}

function asLaidOut(text: string): string {
  const lines = text.normalize("NFC").replace(/\r\n?/g, "\n").replace(INVISIBLE, "").split("\n");
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .trim();
}

function squeeze(value: unknown): string {
  return String(value)
    .normalize("NFKC")
    .replace(/\s|\p{C}/gu, "");
}
