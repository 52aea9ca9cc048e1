import type { Language } from "../language.ts";

/** What stands for words in English may have none: so many characters at most. */
const LONGEST_LINE = 70;

/** Shortens a topic that is too long for a title to its last phrase that fits, or to its beginning. `most`: characters in Chinese, words in English. */
export function shorten(words: string, most: number, language: Language): string {
  if (language === "en")
    return words.split(/\s+/).length <= most && words.length <= LONGEST_LINE
      ? words
      : words
          .split(/\s+/)
          .slice(0, most)
          .join(" ")
          .slice(0, LONGEST_LINE)
          .replace(/ (?:in|of|for|and|the|a|an|on|at|with|to)$/i, "");
  const bare = words.replace(/\s+/g, " ");
  if (measureWidth(bare) <= most) return bare;
  const tail = bare
    .split(/[，、：的]/)
    .filter((part) => part.length >= 4 && measureWidth(part) <= most)
    .at(-1);
  return tail ?? cutToWidth(bare, most);
}

/** Width in Chinese characters: two letters, digits or signs of the Latin script are as wide as one. */
const measureWidth = (words: string): number => Array.from(words).reduce((sum, sign) => sum + (sign <= "\u024f" ? 0.5 : 1), 0);

/** The beginning of a text, without the Latin word that would be cut in two. */
function cutToWidth(words: string, most: number): string {
  let cut = "";
  for (const [part] of words.matchAll(/[\u0021-\u024f]+|./gu)) {
    if (cut !== "" && measureWidth(cut + part) > most) break;
    cut += part;
  }
  return cut.trim();
}
