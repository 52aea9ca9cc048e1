import { findScene, lengthOf } from "@tangleaf/catalogue";
import { writeScene } from "../write-scene.ts";
import { INPUT_SETS, inputOf } from "./input-sets.ts";

/** Prints texts to read: `node packages/writer/src/testing/show.ts zh|en full|sparse|messy sceneKey …`. */
const [, , language = "zh", set = "full", ...keys] = process.argv;
if (language !== "zh" && language !== "en") throw new RangeError("zh or en");
const inputs = INPUT_SETS.find((name) => name === set) ?? "full";
for (const key of keys) {
  const scene = findScene(key);
  if (!scene) throw new RangeError(`no scene ${key}`);
  const fields = inputOf(scene, language, inputs);
  const target = lengthOf(scene)?.default ?? null;
  console.error(`\n===== ${key} ${scene.title[language]} ${target ?? ""}\n${JSON.stringify(fields)}\n`);
  console.error(writeScene({ scene, fields, target, language, attempt: 0 }));
}
