/** A piece of a text: `place` in characters from its beginning. */
export type Part = { readonly text: string; readonly place: number };

/** Every part holds the beginning of the next: words up to this many units stand whole in one of them. */
export const WORDS_MAX_UNITS = 128;
/** Units before a cut that decide on it. */
const CONTEXT_UNITS = 4;

/**
 * Cuts a text into parts of half to all of `units` units and what follows them. Where it is cut is decided by the text around the cut,
 * so that an edit changes the parts beside it and no others.
 */
export function cutParts(text: string, units: number): Part[] {
  const parts: Part[] = [];
  let place = 0;
  for (let from = 0; from < text.length; ) {
    const until = text.length - from <= units ? text.length : cutWithin(text, from + units / 2, from + units);
    parts.push({ text: text.slice(from, wholeCharacter(text, Math.min(text.length, until + WORDS_MAX_UNITS))), place });
    for (let at = from; at < until; at++) if (!isSecondHalf(text.charCodeAt(at))) place++;
    from = until;
  }
  return parts;
}

/** The place whose context has the least number. */
function cutWithin(text: string, from: number, until: number): number {
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let at = from; at < until; at++) {
    let number = 0;
    for (let before = 1; before <= CONTEXT_UNITS; before++) number = Math.imul(number ^ text.charCodeAt(at - before), 0x9e3779b1);
    number = (number ^ (number >>> 15)) >>> 0;
    if (number < least) [best, least] = [at, number];
  }
  return wholeCharacter(text, best);
}

/** `at`, or one further where it would cut a character in two. */
function wholeCharacter(text: string, at: number): number {
  return at < text.length && isSecondHalf(text.charCodeAt(at)) ? at + 1 : at;
}

function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
