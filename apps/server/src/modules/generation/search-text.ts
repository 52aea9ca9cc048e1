import { foldForSearch } from "../../platform/fold-for-search.ts";

/** Keys of what was asked that no person ever wrote. */
const NOT_WORDS: readonly string[] = ["generationId", "sceneType", "action"];

/** What a text is found by: title, what was asked, and the text itself. */
export function searchTextOf(input: { title: string; asked: string; text: string }): string {
  const asked = flatten(JSON.parse(input.asked)).join(" ");
  return foldForSearch(`${input.title}\n${asked}\n${input.text}`);
}

function flatten(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NOT_WORDS.includes(key) ? [] : flatten(part)));
}
