import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildForms, buildPalette, commonReadings, readingsOf } from "./build-palette.ts";
import { buildReadings } from "./build-readings.ts";
import { checkFinishedTexts } from "./content/read-finished-texts.ts";
import { type KeyedMajors, readMajorFiles } from "./content/read-majors.ts";
import { readSameWords, readScenes } from "./content/read-scenes.ts";
import { readShapes } from "./content/read-shapes.ts";
import { runContent } from "./content/run-content.ts";
import type { SceneSearch } from "./scene.ts";
import type { SearchData } from "./sentence/language-finder.ts";

type Lists = { readonly [list in "names" | "cues" | "ways"]?: readonly string[] | undefined };

const SEPARATORS = { zh: " ", en: ", " } as const;

const target = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** One entry a line, so that a changed scene is a changed line. */
const toLines = (entries: readonly unknown[]) => `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
const toColumns = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Compiles the scenes of `content/` into `catalogue.gen.json` (reading more than 300 files takes longer at every start than one JSON
 * file, 6 ms), the palette index and the words of the search in each language, and how common characters and majors are read. Finished
 * texts are checked only. With `check` nothing is written.
 *
 * @returns Names of the files that were out of date.
 */
export async function generate({ check }: { check: boolean }): Promise<string[]> {
  const { categories, scenes, search } = await readScenes();
  await checkFinishedTexts(scenes);
  const sameWords = await readSameWords();
  const words = buildSearch(search, sameWords.zh, "zh");
  const majors = await readMajorFiles();
  const files: Record<string, string> = {
    "catalogue.gen.json": toLines(scenes),
    "categories.gen.json": toColumns(categories),
    "scene-keys.gen.ts": buildKeys(scenes.map(({ key }) => key)),
    "palette-zh.gen.json": toColumns(buildPalette(scenes, "zh")),
    "palette-en.gen.json": toColumns(buildPalette(scenes, "en")),
    "forms-zh.gen.json": toColumns(buildForms(scenes, "zh")),
    "forms-en.gen.json": toColumns(buildForms(scenes, "en")),
    "search-zh.gen.json": toColumns(words),
    "search-en.gen.json": toColumns(buildSearch(search, sameWords.en, "en")),
    "readings.gen.json": toColumns(commonReadings([...scenes.map(({ title }) => title.zh), ...words.names.split("\n")])),
    "document-shapes.gen.json": toColumns(await readShapes()),
    "majors.gen.json": toColumns(Object.fromEntries(majors.map((field) => [field.key, buildTable(field)]))),
    "major-readings.gen.json": toColumns(readingsOf(namesOf(majors))),
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

/** The keys of all scenes as a type: what is kept by scene elsewhere names only scenes that are there. */
function buildKeys(keys: readonly string[]): string {
  const names = [...keys].sort().map((key) => `  | "${key}"`);
  return `// Written by npm run content.\n/** Keys of the scenes and document generators. */\nexport type SceneKey =\n${names.join("\n")};\n`;
}

/** Names, cues and ways of asking by columns, a line a scene; meanings, a line each. */
function buildSearch(
  search: Readonly<Record<string, SceneSearch>>,
  sameWords: readonly (readonly string[])[],
  variant: "zh" | "en",
): SearchData {
  const scenes = Object.values(search).map((texts): Lists => texts[variant]);
  const column = (list: keyof Lists, separator: string) => scenes.map((texts) => texts[list]?.join(separator) ?? "").join("\n");
  return {
    key: Object.keys(search).join("\n"),
    names: column("names", SEPARATORS[variant]),
    cues: column("cues", SEPARATORS[variant]),
    ways: column("ways", "|"),
    meanings: sameWords.map((words) => words.join(" ")).join("\n"),
  };
}

/** A field of study as a line `=`, its classes as lines `#`, each before its majors, Chinese | English. */
function buildTable({ zh, en, classes }: KeyedMajors): string {
  const lines = classes.flatMap((one) => [`# ${one.zh} | ${one.en}`, ...Object.entries(one.majors).map((names) => names.join(" | "))]);
  return [`= ${zh} | ${en}`, ...lines].join("\n");
}

function namesOf(fields: readonly KeyedMajors[]): { key: string; title: string }[] {
  return fields.flatMap(({ classes }) => classes.flatMap(({ majors }) => Object.keys(majors).map((zh) => ({ key: zh, title: zh }))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runContent("packages/catalogue/src", generate);
