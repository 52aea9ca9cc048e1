import { useLocation, useParams } from "react-router";
import { type CategorySummary, findCategory } from "#lib/categories.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { useCategoryHint } from "./use-category-hint.ts";

/** The category of the page: of its list, or of its scene; undefined elsewhere. */
export function useCategory(): CategorySummary | undefined {
  const hint = useCategoryHint();
  const menu = useBaseInfo()?.menu;
  const { pathname } = useLocation();
  const { sceneType } = useParams();
  const key = hint ?? (sceneType === undefined ? undefined : menu?.find(({ path }) => path === pathname)?.category);
  return key === undefined ? undefined : findCategory(key);
}
