import entries from "./categories.gen.json" with { type: "json" };
import type { Category, CategoryKey, Group } from "./scene.ts";

/** All categories, in the order of the menu. */
export const categories: readonly Category[] = entries;

/** The groups of a category in the order of its list page. */
export function groupsIn(key: CategoryKey): readonly Group[] {
  return categories.find((category) => category.key === key)?.groups ?? [];
}
