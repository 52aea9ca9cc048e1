import type { TitleSuggestion } from "@tangleaf/contract";
import { ESSAY_KEYWORD_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import type { Essay } from "../api.ts";

/** Keywords of an essay once a title is chosen: the title's own, in its language, then those that were typed, as many as there may be. */
export function chosenKeywords({ keywords }: TitleSuggestion, essay: Pick<Essay, "language" | "keywords">, max: number): string[] {
  const own = keywords.map(({ zh, en }) => (essay.language === "zh" ? zh || en : en || zh));
  const usable = [...own, ...essay.keywords].filter((word) => word !== "" && word.length <= ESSAY_KEYWORD_MAX_CHARACTERS);
  return [...new Set(usable)].slice(0, max);
}

/** Titles to be pasted elsewhere: each with its translation and keywords. */
export function titlesAsText(titles: readonly TitleSuggestion[]): string {
  return titles
    .map(({ title, translated, keywords }, at) => {
      const words = keywords.map(({ zh, en }) => [zh, en].filter((word) => word !== "").join(" / "));
      return [`${at + 1}. ${title}`, translated, words.join("; ")].filter((line) => line !== "").join("\n   ");
    })
    .join("\n");
}
