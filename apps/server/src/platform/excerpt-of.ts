import { foldForSearch } from "./fold-for-search.ts";

const EXCERPT_CHARACTERS = 120;

/** The beginning of plain words, or the surroundings of what was looked for. */
export function excerptOf(plain: string, q: string | undefined): string {
  const words = q === undefined ? "" : foldForSearch(q).trim();
  const at = words === "" ? -1 : foldForSearch(plain).indexOf(words);
  const from = at <= EXCERPT_CHARACTERS / 2 ? 0 : at - EXCERPT_CHARACTERS / 4;
  const cut = plain.slice(from, from + EXCERPT_CHARACTERS).toWellFormed();
  return `${from > 0 ? "…" : ""}${cut}${from + EXCERPT_CHARACTERS < plain.length ? "…" : ""}`;
}
