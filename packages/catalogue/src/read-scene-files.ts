import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { CatalogueScene } from "./scene-schema.ts";

const SCENES = new URL("../scenes/", import.meta.url);

/** A scene with the place it was read from. */
export type SceneFile = { file: string; exportName: string; scene: CatalogueScene };

/** Imports every file below `scenes/`; used by the generator and the catalogue's test, never while serving. */
export async function readSceneFiles(): Promise<SceneFile[]> {
  const names = await readdir(fileURLToPath(SCENES), { recursive: true });
  const files = names
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  return Promise.all(files.map(readSceneFile));
}

async function readSceneFile(file: string): Promise<SceneFile> {
  const module: Record<string, CatalogueScene> = await import(new URL(file, SCENES).href);
  const [entry, ...more] = Object.entries(module);
  if (!entry || more.length > 0) throw new Error(`scenes/${file} must export exactly one scene`);
  return { file, exportName: entry[0], scene: entry[1] };
}
