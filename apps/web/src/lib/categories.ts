/** A category of the catalogue as the shell shows it: title in this variant's language, and count. */
export type CategorySummary = {
  readonly key: string;
  readonly title: string;
  readonly icon: string;
  /** Colour name: `--tab-<tab>`. */
  readonly tab: string;
  readonly count: number;
};

declare const __CATEGORIES__: readonly CategorySummary[];

/** Counted by the build (`vite.config.ts`): known before any call, and nothing else of the catalogue comes along. */
export const categories: readonly CategorySummary[] = __CATEGORIES__;

/** Shelves that have a list page; the long documents have none of their own. */
export const listedCategories: readonly CategorySummary[] = categories.filter(({ key }) => key !== "document");

/** All scenes; the long documents are counted by their own shelf. */
export const totalScenes: number = __SCENE_TOTAL__;
declare const __SCENE_TOTAL__: number;

export function findCategory(key: string): CategorySummary | undefined {
  return categories.find((category) => category.key === key);
}

/** CSS variables of a category's colour, for a `style` attribute. */
export function tabColour(categoryKey: string): Record<`--${string}`, string> {
  const tab = findCategory(categoryKey)?.tab ?? "tool";
  return { "--tc": `var(--tab-${tab})`, "--tcb": `var(--tab-${tab}-bg)` };
}
