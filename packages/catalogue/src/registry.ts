import entries from "./catalogue.gen.json" with { type: "json" };
import { groupsIn } from "./categories.ts";
import { resolveListType } from "./list-types.ts";
import type { CatalogueScene } from "./scene.ts";

// Not parsed again here: `npm run check` compares the generated file with `content/`, which is parsed when it is written.
const scenes = entries.filter(({ type }) => type === "scene");
const documents = entries.filter(({ type }) => type === "document");
const byKey = new Map(entries.map((scene) => [scene.key, scene]));

/** All scene templates, in menu order. */
export function allScenes(): readonly CatalogueScene[] {
  return scenes;
}

/** All document generators, in menu order. */
export function allDocuments(): readonly CatalogueScene[] {
  return documents;
}

/** The scene or document with exactly this key; null when there is none. */
export function findScene(key: string): CatalogueScene | null {
  return byKey.get(key) ?? null;
}

/** Scenes of a list type or alias, also those of other categories that are listed there; null when unknown. */
export function scenesOf(listTypeOrAlias: string): readonly CatalogueScene[] | null {
  const listType = resolveListType(listTypeOrAlias);
  if (!listType) return null;
  if (listType === "all") return scenes;
  return groupsIn(listType).flatMap((group) => group.scenes.flatMap((key) => byKey.get(key) ?? []));
}
