import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { MethodCard } from "./method-card.ts";

const FOLDER = new URL("./cards/", import.meta.url);
const TARGET = fileURLToPath(new URL("./cards.gen.json", import.meta.url));

/** A card and the file it was read from. */
export type CardFile = { readonly file: string; readonly exportName: string; readonly card: MethodCard };

/**
 * Writes the cards into `cards.gen.json`: a start reads one file instead of importing one module a card (as the catalogue does with its
 * scenes). With `check` nothing is written.
 *
 * @returns Whether the file is what the cards say.
 */
async function generate({ check }: { check: boolean }): Promise<boolean> {
  const cards = (await readCardFiles()).map(({ card }) => JSON.stringify(card));
  const wanted = `[\n${cards.join(",\n")}\n]\n`;
  const isRight = (await readFile(TARGET, "utf8").catch(() => "")) === wanted;
  if (!check && !isRight) await writeFile(TARGET, wanted);
  return isRight;
}

/** Imports every file of `cards/`; for this script and the cards' test only. */
export async function readCardFiles(): Promise<CardFile[]> {
  const names = (await readdir(fileURLToPath(FOLDER))).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return Promise.all(names.sort().map(readCardFile));
}

async function readCardFile(file: string): Promise<CardFile> {
  const module: Record<string, MethodCard> = await import(new URL(file, FOLDER).href);
  const [entry, ...more] = Object.entries(module);
  if (!entry || more.length > 0) throw new Error(`cards/${file} must export exactly one card`);
  return { file, exportName: entry[0], card: entry[1] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const check = process.argv.includes("--check");
  if (!(await generate({ check })) && check) {
    console.error("packages/writer/src/thesis/cards.gen.json differs from the files in cards/. Run npm run gen.");
    process.exitCode = 1;
  }
}
