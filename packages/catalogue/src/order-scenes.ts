import { categories } from "./categories.ts";
import { groups } from "./groups/index.ts";
import type { CatalogueScene } from "./scene-schema.ts";

/** Order of menu and lists: by category, then as the groups name them; scenes without a group come last, by key. */
export function orderScenes(scenes: readonly CatalogueScene[]): CatalogueScene[] {
  const keys = categories.flatMap(({ key }) => groups[key].flatMap((group) => group.scenes));
  const rank = new Map([...keys].reverse().map((key, index) => [key, keys.length - index]));
  const categoryRank = new Map(categories.map(({ key, order }) => [key, order]));
  const place = (scene: CatalogueScene) => [categoryRank.get(scene.category) ?? keys.length, rank.get(scene.key) ?? keys.length] as const;
  return [...scenes].sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1] || a.key.localeCompare(b.key, "en"));
}
