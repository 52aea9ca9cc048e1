import type { SceneKey } from "./scene-keys.gen.ts";

/** Fields of any form that say how to write, not what about. */
const WISHES: readonly string[] = ["style", "orientation", "tone"];
/** Fields whose key means something else in other forms, by scene: the language to translate into. */
const WISHES_OF: Readonly<Partial<Record<SceneKey, readonly string[]>>> = { translateDoc: ["target"] };

/** Whether a field holds a wish of the author about tone, language or scope; what the others hold is material. */
export function isWish(sceneKey: string, field: string): boolean {
  return WISHES.includes(field) || (Object.hasOwn(WISHES_OF, sceneKey) && WISHES_OF[sceneKey as SceneKey]?.includes(field) === true);
}
