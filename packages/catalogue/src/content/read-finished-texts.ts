import { readdir, readFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatalogueScene } from "../scene.ts";
import { ContentError } from "./content-error.ts";
import { describeUnknown } from "./describe-issues.ts";
import { checkFinishedText } from "./finished-text-file.ts";

const FOLDER = "content/finished-texts";
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const PATH = /^(zh|en)\/([^/]+)\.md$/;

/**
 * Checks the finished texts of scenes, `content/finished-texts/<language>/<key>.md`. They are not compiled: the build of the page reads
 * them as they are.
 *
 * @throws {ContentError} with every fault in them
 */
export async function checkFinishedTexts(scenes: readonly CatalogueScene[]): Promise<void> {
  const entries = await readdir(`${ROOT}${FOLDER}`, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  const faults = files.sort().map(async (path) => {
    const name = relative(`${ROOT}${FOLDER}`, path).replaceAll("\\", "/");
    return checkPlaced(name, await readFile(path, "utf8"), scenes);
  });
  const all = (await Promise.all(faults)).flat();
  if (all.length > 0) throw new ContentError(all);
}

/** The faults of a finished text by its place below the folder, such as `zh/weeklyReport.md`. */
export function checkPlaced(name: string, text: string, scenes: readonly CatalogueScene[]): string[] {
  const file = `${FOLDER}/${name}`;
  const [, language, key = ""] = PATH.exec(name) ?? [];
  if (language !== "zh" && language !== "en") return [`${file}: Name the file zh/ or en/, the key of its scene, and .md.`];
  const scene = scenes.find((one) => one.key === key);
  if (scene !== undefined) return checkFinishedText(file, text, { scene, language });
  const keys = scenes.map((one) => one.key);
  return [`${file}: ${describeUnknown(`no scene has the key ${key}`, key, keys)}`];
}
