import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { allDocuments, allScenes } from "@tangleaf/catalogue";
import { type GenerationKind, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import type { ModelMessage } from "../../../ports/model.ts";
import { goldenPrompts, kindPrompts, sceneNamed, scenePrompts, showMessages } from "./sample-prompts.ts";

/** `npm run prompts`: what models are asked, filled with the examples of the forms. */
const USAGE = `npm run prompts -- sceneType …    the messages of a scene's text (or revise, continue, edit, summary)
            -- --language en      in one language only
            -- --tokens           how long the prompts of all scenes are
            -- --write            writes the files of prompt/golden, which a test compares`;
const LANGUAGES = ["zh", "en"] as const;
const GOLDEN = fileURLToPath(new URL("../prompt/golden", import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string" }, tokens: { type: "boolean" }, write: { type: "boolean" } },
});
const languages = LANGUAGES.filter((language) => values.language === undefined || values.language === language);
if (languages.length === 0) fail(`There are zh and en, not ${values.language}.`);

if (values.write) await writeGolden();
else if (values.tokens) for (const language of languages) process.stdout.write(`${tokensOf(language)}\n`);
else if (positionals.length === 0) fail(USAGE);
else for (const name of positionals) for (const language of languages) print(name, language);

function print(name: string, language: (typeof LANGUAGES)[number]): void {
  const kind = (kindPrompts(language) as Partial<Record<GenerationKind | string, ModelMessage[]>>)[name];
  const scene = sceneNamed(name);
  if (kind === undefined && scene === null) fail(`There is neither a scene nor a kind ${name}.\n\n${USAGE}`);
  const calls = kind === undefined && scene !== null ? scenePrompts(scene, language) : [kind ?? []];
  for (const messages of calls) process.stdout.write(`═══ ${name} ${language}, ${tokens(messages)} token\n${showMessages(messages)}\n`);
}

/** As the product counts: 1.25 for a Chinese character or an English word. */
function tokens(messages: readonly ModelMessage[]): number {
  return Math.ceil(countCharacters(messages.map(({ content }) => content).join("\n")) * TOKENS_PER_CHARACTER);
}

function tokensOf(language: (typeof LANGUAGES)[number]): string {
  const calls = [...allScenes(), ...allDocuments()].map((scene) => scenePrompts(scene, language)[0] ?? []);
  const at = (sizes: number[], share: number) => sizes.sort((a, b) => a - b)[Math.floor(sizes.length * share)];
  const all = calls.map(tokens);
  const letters = calls.map((messages) => messages.reduce((sum, { content }) => sum + content.length, 0));
  return `${language}: token median ${at(all, 0.5)}, p90 ${at(all, 0.9)}; UTF-16 units median ${at(letters, 0.5)}, p90 ${at(letters, 0.9)}`;
}

async function writeGolden(): Promise<void> {
  for (const { file, text } of goldenPrompts()) {
    const path = join(GOLDEN, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
