/** Characters of a draft shown on either side of a passage that is reworked, UTF-16 units. */
const SHOWN_UNITS = 300;
/** Markup is in the stored text and not in what was selected, so only these are compared. */
const WORDS = /[\p{L}\p{N}]/u;
const AT_START = /^[^\p{L}\p{N}]+/u;
const AT_END = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;

/**
 * What stands before and after a passage in its draft, at most 300 UTF-16 units each. Both are "" where the passage is not in the
 * draft, as after an edit that is not saved yet, or is there more than once.
 */
export function surroundingsOf(text: string, passage: string): { before: string; after: string } {
  const [folded, sought] = [fold(text), fold(passage).letters];
  const at = sought === "" ? -1 : folded.letters.indexOf(sought);
  if (at === -1 || folded.letters.indexOf(sought, at + 1) !== -1) return { before: "", after: "" };
  const from = withoutSame(text.slice(0, folded.places[at] ?? 0), AT_START.exec(passage)?.[0] ?? "");
  const last = folded.places[at + sought.length - 1] ?? 0;
  const rest = text.slice(last + 1);
  // The marks a passage begins and ends with are its own.
  const end = AT_END.exec(passage)?.[0] ?? "";
  const to = rest.startsWith(end) ? end.length : 0;
  // A cut may fall into a surrogate pair.
  const before = from.slice(-SHOWN_UNITS).toWellFormed();
  const after = rest.slice(to, to + SHOWN_UNITS).toWellFormed();
  return { before, after };
}

function withoutSame(text: string, end: string): string {
  return end !== "" && text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** The letters and digits of a text, and where each of them stands. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    if (WORDS.test(character)) {
      letters += character;
      for (let unit = 0; unit < character.length; unit++) places.push(at + unit);
    }
    at += character.length;
  }
  return { letters, places };
}
