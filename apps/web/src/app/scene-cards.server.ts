import { categories, findScene, groupsOf, lengthOf, type listTypes } from "@tangleaf/catalogue";
import type { SceneListItem } from "@tangleaf/contract";
import { variant } from "#lib/variant.ts";

/** What lists show of a scene: no more is put into the pages. */
export type SceneCard = {
  key: string;
  path: string;
  title: string;
  shortTitle: string;
  remark: string;
  icon: string;
  category: string;
  hot: boolean;
  /** null: as long as its source. */
  length: number | null;
  unit: "char" | "item";
};

export type CardGroup = { title: string; remark: string; category: string; cards: SceneCard[] };

/** A scene as a card, by key; absent keys give nothing. */
export function cardOf(key: string): SceneCard[] {
  const scene = findScene(key);
  if (scene === null) return [];
  const item = groupsOf(scene.category, variant)
    .flatMap(({ scenes }) => scenes)
    .find(({ sceneType }) => sceneType === key);
  return item === undefined ? [] : [toCard(item)];
}

/** Occasions of a list type; `all` has one group for every category, the long documents last. */
export function cardGroups(listType: (typeof listTypes)[number]): CardGroup[] {
  if (listType === "all") {
    return categories.map(({ key, title, remark }) => ({
      title: title[variant],
      remark: remark[variant],
      category: key,
      cards: cardsIn(key),
    }));
  }
  return groupsOf(listType, variant).map(({ title, remark, scenes }) => ({ title, remark, category: listType, cards: scenes.map(toCard) }));
}

/** All cards of a category in the order of its groups. */
export function cardsIn(category: (typeof categories)[number]["key"]): SceneCard[] {
  return groupsOf(category, variant).flatMap(({ scenes }) => scenes.map(toCard));
}

function toCard({ sceneType, path, title, shortTitle, remark, icon, category, marked }: SceneListItem): SceneCard {
  const scene = findScene(sceneType);
  const length = scene === null ? null : lengthOf(scene);
  return {
    key: sceneType,
    path,
    title,
    shortTitle,
    remark,
    icon,
    category,
    hot: marked === "red",
    length: length?.default ?? null,
    unit: length?.unit ?? "char",
  };
}
