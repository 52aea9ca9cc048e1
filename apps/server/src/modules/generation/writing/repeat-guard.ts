import type { Guard } from "./guard.ts";

/** A sentence of fewer units may be said twice. */
const SENTENCE_LEAST_UNITS = 10;
/** A continuation that begins inside a sentence may say so much of it again. */
const SEAM_UNITS = 60;
const SEAM_LEAST_UNITS = 3;
/** What stands so near the end is said again by mistake; further away it may be a refrain. */
const NEAR_UNITS = 120;
/** A sentence that has not ended by then is none that is looked for. */
const LOOK_UNITS = 240;
const SENTENCE =
  /^\s*(?:#{1,6}\s[^\n]*\n|(?!#{1,6}\s)[^。！？!?\n]*?(?:[。！？!?]+["”’」』）)]*|\.(?=\s))|(?!#{1,6}\s)[^\n]*\S[^\n]*\n)\s*/;

/**
 * Takes out the beginning of a continuation as far as it says again what is written: from the start of the text, or from a
 * sentence near its end, one sentence or heading after another in the order they stand in.
 */
export function createRepeatGuard(written: string): Guard {
  const known = normal(written);
  let held: string | null = "";
  let isFirst = true;
  /** Where the next sentence stands in what is written, if the answer repeats it; -1 before the first one. */
  let at = -1;
  /** What is taken out, if it goes to the end of what is written or begins at its start. */
  let repeated = "";
  let fromStart = false;

  function step(atEnd: boolean): string {
    while (held !== null) {
      if (held.trim() === "") return atEnd && !fromStart && at !== known.length ? pass() : "";
      if (isFirst) {
        if (held.length < SEAM_UNITS && !atEnd && !SENTENCE.test(held)) return "";
        isFirst = false;
        held = held.slice(seamOf(written, held));
      }
      const sentence: string = SENTENCE.exec(held)?.[0] ?? (atEnd ? held : "");
      if (sentence === "" && held.length < LOOK_UNITS && !atEnd) return "";
      const words = normal(sentence);
      const place = words === "" ? -1 : placeOf(words, /^\s*(?:#{1,6}\s|\*\*)/.test(sentence));
      if (place < 0) return pass();
      if (at < 0) fromStart = place === 0;
      at = place + words.length;
      repeated += sentence;
      held = held.slice(sentence.length);
    }
    return "";
  }

  function placeOf(words: string, isHeading: boolean): number {
    if (at >= 0) return known.startsWith(words, at) ? at : -1;
    if (words.length < SENTENCE_LEAST_UNITS && !isHeading) return -1;
    if (known.startsWith(words)) return 0;
    const last = known.lastIndexOf(words);
    return last >= known.length - words.length - NEAR_UNITS ? last : -1;
  }

  function pass(): string {
    const isRepeat = fromStart || at === known.length;
    const text = (isRepeat ? "" : repeated) + (held ?? "");
    held = null;
    return text;
  }

  return {
    push(text) {
      if (held === null) return text;
      held += text;
      return step(false);
    },
    end: () => (held === null ? "" : step(true)),
  };
}

/** Units of `text` that are the end of `written` said again, where that ends inside a sentence. */
function seamOf(written: string, text: string): number {
  const begun = begunIn(written);
  if (begun.trim() === "") return 0;
  const start = text.length - text.trimStart().length;
  const fresh = text.slice(start);
  for (let units = Math.min(begun.length, SEAM_UNITS, fresh.length); units >= SEAM_LEAST_UNITS; units--) {
    if (fresh.startsWith(begun.slice(-units))) return start + units;
  }
  return 0;
}

/** What stands behind the last end of a sentence. A pattern bound to the end would be tried from every character of a long text. */
function begunIn(written: string): string {
  let start = written.length;
  while (start > 0 && !"。！？!?\n".includes(written.charAt(start - 1))) start -= 1;
  return written.slice(start);
}

function normal(text: string): string {
  return text.replace(/[\s#*_]+/g, "");
}
