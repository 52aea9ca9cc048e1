import { allDocuments, allScenes, categories, groupsOf } from "@tangleaf/catalogue";

type Variant = "zh" | "en";

/** What the shell needs of the catalogue, as constants of the build. */
export function catalogueConstants(variant: Variant): Record<string, string> {
  const summaries = categories.map(({ key, title, icon, tab }) => ({
    key,
    title: title[variant],
    icon,
    tab,
    count: key === "document" ? allDocuments().length : groupsOf(key, variant).flatMap(({ scenes }) => scenes).length,
  }));
  return {
    __CATEGORIES__: JSON.stringify(summaries),
    __CATEGORY_REMARKS__: JSON.stringify(Object.fromEntries(categories.map(({ key, remark }) => [key, remark[variant]]))),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    __SCENE_TOTAL__: JSON.stringify(allScenes().length),
  };
}
