import { categories, findScene, menu, resolveListType, scenesOf, searchScenes, toSceneListItem, toSceneView } from "@tangleaf/catalogue";
import type { MenuItem, Scene, SceneListItem, Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";

export type SceneList = { total: number; categories: { key: string; title: string; count: number }[]; scenes: SceneListItem[] };

/** Public API of the library: the catalogue in the variant's language, without recipes. */
export interface Library {
  readonly menu: MenuItem[];
  /** Scenes of a list type or alias, filtered by `q`. Throws listType.unknown. */
  list(listType: string, q?: string | undefined): SceneList;
  /** One scene or document generator with its form. Throws scene.unknown. */
  get(sceneType: string): Scene;
  /** What the sample writer makes of a scene's example; null where that takes a model. Throws scene.unknown. */
  sample(sceneType: string): Promise<string | null>;
  hasScene(sceneType: string, type: "scene" | "document"): boolean;
  hasListType(listType: string): boolean;
}

export function createLibrary(variant: Variant): Library {
  const counted = categories.flatMap(({ key, title }) => {
    const count = key === "document" ? 0 : (scenesOf(key)?.length ?? 0);
    return count === 0 ? [] : [{ key, title: title[variant], count }];
  });
  const views = new Map<string, Scene>();
  /** Written when first asked for: the same for everybody, and never more of them than there are scenes. */
  const samples = new Map<string, Promise<string | null>>();
  const wholeLists = new Map<string, SceneList>();

  function wholeList(listType: string): SceneList {
    return remembered(wholeLists, listType, () => {
      const scenes = scenesOf(listType);
      if (scenes === null) throw new AppError("listType.unknown", { field: "listType" });
      return { total: scenes.length, categories: counted, scenes: scenes.map((scene) => toSceneListItem(scene, variant)) };
    });
  }

  return {
    menu: menu(variant),
    list(listType, q) {
      const whole = wholeList(listType);
      if (!q?.trim()) return whole;
      const found = searchScenes(scenesOf(listType) ?? [], q);
      return { total: found.length, categories: counted, scenes: found.map((scene) => toSceneListItem(scene, variant)) };
    },
    async sample(sceneType) {
      const scene = knownScene(sceneType);
      // Loaded with the first: most processes never write one.
      const { writeSampleOf } = await import("./write-sample-of.ts");
      return remembered(samples, sceneType, async () => writeSampleOf(scene, variant));
    },
    get: (sceneType) => remembered(views, sceneType, () => toSceneView(knownScene(sceneType), variant)),
    hasScene: (sceneType, type) => findScene(sceneType)?.type === type,
    hasListType: (listType) => resolveListType(listType) !== null,
  };
}

function knownScene(sceneType: string) {
  const scene = findScene(sceneType);
  if (scene === null) throw new AppError("scene.unknown", { field: "sceneType" });
  return scene;
}

/** What was made for the key before, or is made now; what cannot be made is not kept. */
function remembered<T>(made: Map<string, T>, key: string, make: () => T): T {
  const known = made.get(key);
  if (known !== undefined) return known;
  const value = make();
  made.set(key, value);
  return value;
}
