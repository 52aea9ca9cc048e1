import type { z } from "zod";
import { categoryFileSchema } from "./category-file.ts";
import { ContentError } from "./content-error.ts";
import { nameOf } from "./file-names.ts";
import { joinScenes, type SceneContent } from "./join-scenes.ts";
import { checkFolder, readContentFile, readContentFolder, takeAll } from "./read-content.ts";
import { essaySearchSchema, sameWordsSchema, sceneFileSchema } from "./scene-file.ts";

/**
 * Reads `content/scenes`, a file for each category beside the folder with its scenes, and `content/search/essay.yaml`.
 *
 * @throws {ContentError} with every fault in them
 */
export async function readScenes(): Promise<SceneContent> {
  const categories = await readContentFolder("scenes", categoryFileSchema);
  const faults = await checkFolder(
    "scenes",
    categories.map(({ file }) => nameOf(file)),
  );
  if (faults.length > 0) throw new ContentError(faults);
  const folders = categories.map(async (category) => {
    const files = await readContentFolder(`scenes/${nameOf(category.file)}`, sceneFileSchema);
    return files.map((file) => ({ category: category.value, file }));
  });
  const [scenes, essay] = [
    takeAll(await Promise.allSettled(folders)).flat(),
    await readContentFile("search/essay.yaml", essaySearchSchema),
  ];
  return joinScenes(categories, scenes, essay.value);
}

/** Reads `content/search/same-words.yaml`. */
export async function readSameWords(): Promise<z.output<typeof sameWordsSchema>> {
  return (await readContentFile("search/same-words.yaml", sameWordsSchema)).value;
}
