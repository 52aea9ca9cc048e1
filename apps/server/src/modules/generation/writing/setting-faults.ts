import type { WritingSettings } from "@tangleaf/contract";
import { entriesOf } from "../prompt/setting-lines.ts";

/** What in an answer is against the settings of its text. */
export type SettingFaults = {
  /** Words it was not to use, as they were set. */
  readonly avoid: readonly string[];
  /** Terms it wrote in other letters: the wording that was set, where only capitals, spaces or hyphens differ. */
  readonly terms: readonly string[];
};

const LETTER = "\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}";
const IS_LETTER = new RegExp(`[${LETTER}]`, "u");
const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
/** A term may be followed by what it means. */
const EXPLAINED = /(?<!\s)\s*(?:[（(：:=→]|->|--|——).*/su;

/** What code can tell without understanding a text: words to avoid that stand in it, terms that are written another way. */
export function settingFaults(text: string, settings: WritingSettings): SettingFaults {
  const plain = text.normalize("NFKC");
  const avoid = entriesOf(settings.avoid).filter((word) => wholeWord(word, escaped).test(plain));
  const terms = entriesOf(settings.terms)
    .map((line) => line.replace(EXPLAINED, "").normalize("NFKC").trim())
    .filter((term) => isMiswritten(plain, term));
  return { avoid, terms };
}

/** Of a term in small letters capitals say nothing: it may begin a sentence. */
function isMiswritten(text: string, term: string): boolean {
  if (!IS_LETTER.test(term)) return false;
  const written = (words: string) => (term === term.toLowerCase() ? words.toLowerCase() : words);
  const loosely = (words: string) =>
    words
      .split(/[\s-]+/u)
      .map(escaped)
      .join("[\\s-]*");
  return [...text.matchAll(wholeWord(term, loosely))].some(([found]) => written(found) !== term);
}

/** A word of letters, not inside another one; Chinese words have no such bounds. */
function wholeWord(word: string, pattern: (word: string) => string): RegExp {
  const folded = word.normalize("NFKC");
  const before = IS_LETTER.test(folded[0] ?? "") ? `(?<![${LETTER}\\p{N}])` : "";
  const after = IS_LETTER.test(folded.at(-1) ?? "") ? `(?![${LETTER}\\p{N}])` : "";
  return new RegExp(before + pattern(folded) + after, "giu");
}

function escaped(text: string): string {
  return text.replace(SPECIAL, "\\$&");
}
