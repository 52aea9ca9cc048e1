import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { pinyin } from "pinyin-pro";
import { readTemplates } from "../content/read-templates.ts";
import { runContent } from "../content/run-content.ts";
import { allDocuments, allScenes } from "../registry.ts";
import { inLanguage, type TemplateSource } from "./template.ts";
import type { EssayTemplate } from "./templates.ts";

const TARGET = fileURLToPath(new URL("./templates.gen.json", import.meta.url));
const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const BITS_OF_LETTER = 5;
const PUB_ID_LETTERS = 10;
const VERSION_LETTERS = 8;

/** Address of a template: ten letters of a hash of its slug, in base 32. */
export function pubIdOf(slug: string): string {
  const bits = [...createHash("sha256").update(`template:${slug}`).digest()].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = Array.from({ length: PUB_ID_LETTERS }, (_, n) => bits.slice(n * BITS_OF_LETTER, (n + 1) * BITS_OF_LETTER));
  return letters.map((letter) => BASE32[Number.parseInt(letter, 2)]).join("");
}

function versionOf(template: TemplateSource): string {
  return createHash("sha256").update(JSON.stringify(template)).digest("hex").slice(0, VERSION_LETTERS);
}

/** Imports every file below `essay-templates/`; for this script and the templates' test only. */
/** What is searched by its letters: title, major and keywords. */
function lettersOf({ title, major, keywords }: TemplateSource): EssayTemplate["letters"] {
  const words = [title.zh, major.zh, ...keywords.map((word) => inLanguage(word, "zh"))].map((text) =>
    pinyin(text, { toneType: "none", type: "array", nonZh: "consecutive", v: true }).map((part) =>
      part.toLowerCase().replace(/[^a-z0-9]/g, ""),
    ),
  );
  return {
    pinyin: words.map((parts) => parts.join("")),
    initials: words.map((parts) => parts.map((part) => part.charAt(0)).join("")),
  };
}

/**
 * Compiles the templates of `content/` into `templates.gen.json`. With `check` nothing is written.
 *
 * @returns Names of the files that were out of date.
 */
async function generate({ check }: { check: boolean }): Promise<string[]> {
  const templates = await readTemplates(new Set([...allScenes(), ...allDocuments()].map(({ key }) => key)));
  const entries = templates.map(
    (template): EssayTemplate => ({
      pubId: pubIdOf(template.slug),
      version: versionOf(template),
      ...template,
      letters: lettersOf(template),
    }),
  );
  const wanted = `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
  const isRight = (await readFile(TARGET, "utf8").catch(() => "")) === wanted;
  if (!check && !isRight) await writeFile(TARGET, wanted);
  return isRight ? [] : ["templates.gen.json"];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runContent("packages/catalogue/src/essay-templates", generate);
