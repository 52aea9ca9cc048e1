import { type CategorySummary, findCategory } from "#lib/categories.ts";
import { useCategoryHint } from "./use-category-hint.ts";

/** The category of the page: of its list, or of its scene; undefined elsewhere. */
export function useCategory(): CategorySummary | undefined {
  const key = useCategoryHint();
  return key === undefined ? undefined : findCategory(key);
}
