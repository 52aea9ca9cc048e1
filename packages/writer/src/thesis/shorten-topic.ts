import type { Language } from "../language.ts";

/** What stands for words in English may have none: so many characters at most. */
const LONGEST_LINE = 70;

/** The end of a topic that is too long for a title, from a word's beginning where one shows. `most`: characters in Chinese, words in English. */
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
  const bare = words.replace(/\s+/g, (gap) => (gap === "" ? "" : " "));
  if (bare.length <= most) return bare;
  const tail = bare
    .split(/[，、：的]/)
    .filter((part) => part.length >= 4 && part.length <= most)
    .at(-1);
  return tail ?? bare.slice(0, most);
}
