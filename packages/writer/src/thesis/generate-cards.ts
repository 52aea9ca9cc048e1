import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ContentError, checkFolder, checkKeys, nameOf, readContentFolder, runContent } from "@tangleaf/catalogue/content";
import { cardFileSchema } from "./card-file.ts";
import type { MethodCard } from "./method-card.ts";

const TARGET = fileURLToPath(new URL("./cards.gen.json", import.meta.url));

/**
 * Compiles the cards of `content/` into `cards.gen.json`, which a start reads in one piece. With `check` nothing is written.
 *
 * @returns Names of the files that were out of date.
 */
export async function generateCards({ check }: { check: boolean }): Promise<string[]> {
  const lines = (await readCards()).map((card) => JSON.stringify(card));
  const wanted = `[\n${lines.join(",\n")}\n]\n`;
  const isRight = (await readFile(TARGET, "utf8").catch(() => "")) === wanted;
  if (!check && !isRight) await writeFile(TARGET, wanted);
  return isRight ? [] : ["cards.gen.json"];
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await runContent("packages/writer/src/thesis", generateCards);
