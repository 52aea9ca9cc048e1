import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildForms, buildPalette, commonReadings, readingsOf } from "./build-palette.ts";
import { buildReadings } from "./build-readings.ts";
import { categories } from "./categories.ts";
import { groups } from "./groups/index.ts";
import { readMajors } from "./majors.ts";
import type { PaletteData } from "./palette.ts";
import type { CatalogueScene } from "./scene-schema.ts";
import type { FormsData } from "./sentence/read-forms.ts";
import { SCENE_WORDS_ZH } from "./sentence/scene-words.zh.ts";

const SCENES = new URL("../scenes/", import.meta.url);

/** A scene and the file it was read from. */
export type SceneFile = { file: string; exportName: string; scene: CatalogueScene };

const target = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** One entry a line, so that a changed scene is a changed line. */
const lines = (scenes: readonly CatalogueScene[]) => `[\n${scenes.map((scene) => JSON.stringify(scene)).join(",\n")}\n]\n`;
const columns = (palette: PaletteData | FormsData) => `${JSON.stringify(palette, null, 1)}\n`;

/**
 * Writes the scene files into `catalogue.gen.json` (importing more than 300 modules takes about 300 ms at every start, one JSON file 6 ms)
 * the palette index of each language, and how common characters and majors are read. With `check` nothing is written.
 *
 * @returns Names of the files that were out of date.
 */
export async function generate({ check }: { check: boolean }): Promise<string[]> {
  const scenes = orderScenes((await readSceneFiles()).map(({ scene }) => scene));
  const files: Record<string, string> = {
    "catalogue.gen.json": lines(scenes),
    "palette-zh.gen.json": columns(buildPalette(scenes, "zh")),
    "palette-en.gen.json": columns(buildPalette(scenes, "en")),
    "forms-zh.gen.json": columns(buildForms(scenes, "zh")),
    "forms-en.gen.json": columns(buildForms(scenes, "en")),
    "readings.gen.json": `${JSON.stringify(commonReadings([...scenes.map(({ title }) => title.zh), ...Object.values(SCENE_WORDS_ZH)]), null, 1)}\n`,
    "major-readings.gen.json": `${JSON.stringify(readingsOf(majorNames()), null, 1)}\n`,
    "text-readings.gen.json": `${JSON.stringify(buildReadings())}\n`,
  };
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const before = await readFile(target(name), "utf8").catch(() => "");
    if (before === text) continue;
    stale.push(name);
    if (!check) await writeFile(target(name), text);
  }
  return stale;
}

function majorNames(): { key: string; title: string }[] {
  const classes = readMajors().flatMap(({ classes }) => classes);
  return classes.flatMap(({ majors }) => majors.map(({ zh }) => ({ key: zh, title: zh })));
}

/** Imports every file below `scenes/`; for this script and the catalogue's test only. */
export async function readSceneFiles(): Promise<SceneFile[]> {
  const names = await readdir(fileURLToPath(SCENES), { recursive: true });
  const files = names.map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".ts"));
  return Promise.all(files.sort().map(readSceneFile));
}

async function readSceneFile(file: string): Promise<SceneFile> {
  const module: Record<string, CatalogueScene> = await import(new URL(file, SCENES).href);
  const [entry, ...more] = Object.entries(module);
  if (!entry || more.length > 0) throw new Error(`scenes/${file} must export exactly one scene`);
  return { file, exportName: entry[0], scene: entry[1] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  const stale = await generate({ check });
  if (check && stale.length > 0) {
    console.error(`packages/catalogue/src: ${stale.join(", ")} differ from the scene files. Run npm run gen.`);
    process.exitCode = 1;
  }
}

/** Order of menu and lists: by category, then as the groups name them; scenes without a group come last, by key. */
function orderScenes(scenes: readonly CatalogueScene[]): CatalogueScene[] {
  const keys = categories.flatMap(({ key }) => groups[key].flatMap((group) => group.scenes));
  const rank = new Map([...keys].reverse().map((key, index) => [key, keys.length - index]));
  const categoryRank = new Map(categories.map(({ key, order }) => [key, order]));
  const place = (scene: CatalogueScene) => [categoryRank.get(scene.category) ?? keys.length, rank.get(scene.key) ?? keys.length] as const;
  return [...scenes].sort((a, b) => place(a)[0] - place(b)[0] || place(a)[1] - place(b)[1] || a.key.localeCompare(b.key, "en"));
}
