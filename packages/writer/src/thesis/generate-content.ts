import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ContentError, checkFolder, checkKeys, nameOf, readContentFile, readContentFolder, runContent } from "@tangleaf/catalogue/content";
import { cardFileSchema } from "./card-file.ts";
import type { MethodCard } from "./method-card.ts";
import { termFileSchema } from "./term-file.ts";

/**
 * Compiles the cards of `content/` into `cards.gen.json`, which a start reads in one piece, and its terms into `words/terms.gen.json`.
 * With `check` nothing is written.
 *
 * @returns Names of the files that were out of date.
 */
export async function generateContent({ check }: { check: boolean }): Promise<string[]> {
  const cards = (await readCards()).map((card) => JSON.stringify(card));
  const { value: terms } = await readContentFile("terms.yaml", termFileSchema);
  const files = { "cards.gen.json": `[\n${cards.join(",\n")}\n]\n`, "words/terms.gen.json": `${JSON.stringify(terms, null, 1)}\n` };
  const stale: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = fileURLToPath(new URL(name, import.meta.url));
    if ((await readFile(path, "utf8").catch(() => "")) === text) continue;
    stale.push(name);
    if (!check) await writeFile(path, text);
  }
  return stale;
}

/** Reads `content/method-cards`, in the order of the file names. */
async function readCards(): Promise<MethodCard[]> {
  const files = await readContentFolder("method-cards", cardFileSchema);
  const misnamed = files.filter(({ file, value }) => nameOf(file) !== value.key);
  const faults = [
    ...(await checkFolder("method-cards", [])),
    ...checkKeys(files, "key"),
    ...misnamed.map(({ fault, value }) => fault(["key"], `Name the file ${value.key}.yaml, or write the key that fits its name.`)),
  ];
  if (faults.length > 0) throw new ContentError(faults);
  return files.map(({ value }) => value);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runContent("packages/writer/src/thesis", generateContent);
