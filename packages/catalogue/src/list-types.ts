import { categories } from "./categories.ts";
import type { CategoryKey } from "./scene.ts";

/** What a list page shows: a category's scenes, or all of them. */
export type ListType = Exclude<CategoryKey, "document"> | "all";

const listed = categories.flatMap(({ key, aliases }) => (key === "document" ? [] : [{ key, aliases }]));

/** List types in menu order; `all` comes last. */
export const listTypes: readonly ListType[] = [...listed.map(({ key }) => key), "all"];

/** Every name of every list type, aliases included. */
export const listTypeNames: readonly string[] = [...listed.flatMap(({ key, aliases }) => [key, ...aliases]), "all"];

const byName = new Map<string, ListType>([
  ["all", "all"],
  ...listed.flatMap(({ key, aliases }) => [key, ...aliases].map((name) => [name, key] as const)),
]);

/** The list type of a name or alias (`admin` → `gongwen`, `office` → `work`); null when there is none. Case-sensitive. */
export function resolveListType(name: string): ListType | null {
  return byName.get(name) ?? null;
}
