import { type CatalogueScene, lengthOf } from "@tangleaf/catalogue";
import type { Variant } from "@tangleaf/contract";
import type { Fields } from "../check-fields.ts";
import type { SceneTask } from "../kinds/scene.ts";

const EXAMPLE = /^(?:比如：|e\.g\. )/;
/** What stands in fields whose placeholder is no example but asks for a text to be pasted. */
export const PASTED: Readonly<Record<Variant, string>> = {
  zh: "会议定在周四下午，地点没有变。市场部负责把样品带来，设计部把两个方案各打印十份。上次没有定下来的包装颜色，这次一定要定。",
  en: "The meeting stays on Thursday afternoon, in the same place. Marketing brings the samples, design prints ten copies of both drafts. The colour of the box was left open last time and has to be settled now.",
};
const ANY_NUMBER = 3;

/** A scene's form filled with the examples it shows itself: always the same, and about the scene. Its length is the default one. */
export function sampleFields(scene: CatalogueScene, language: Variant): Fields {
  return Object.fromEntries(
    scene.form.map(({ key, type, placeholder, default: start }) => {
      const shown = placeholder[language];
      if (type === "number") return [key, start ?? ANY_NUMBER];
      return [key, EXAMPLE.test(shown) ? shown.replace(EXAMPLE, "") : PASTED[language]];
    }),
  );
}

/** The task of a first draft from that form. */
export function sampleSceneTask(scene: CatalogueScene, language: Variant): SceneTask {
  const target = lengthOf(scene)?.default ?? null;
  return { kind: "scene", sceneType: scene.key, fields: sampleFields(scene, language), target, language, attempt: 1 };
}
