import { foldForSearch } from "./generation.repo.ts";

/** What a text is found by: title, what was asked, and the text itself. */
export function searchTextOf(input: { title: string; asked: string; text: string }): string {
  const asked = Object.values(flatten(JSON.parse(input.asked))).join(" ");
  return foldForSearch(`${input.title}\n${asked}\n${input.text}`);
}

function flatten(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(flatten);
}
