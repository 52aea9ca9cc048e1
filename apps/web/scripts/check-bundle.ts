import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { allDocuments, allScenes } from "@tangleaf/catalogue";

// Looks at what `scripts/build.ts` wrote: first-load weight, styles of what is prerendered, no recipes in the browser, one
// language a build.

const FIRST_LOAD_BYTES = 135 * 1024;
const PAGES = ["homepage", "scene/weeklyReport"];
const VARIANTS = ["zh", "en"] as const;
type Variant = (typeof VARIANTS)[number];

const failures: string[] = [];
const folderOf = (variant: Variant) => join(import.meta.dirname, "../build", variant);

/** Scripts and styles a page asks for before anybody does anything. */
function firstLoadFiles(variant: Variant, page: string): string[] {
  const html = readFileSync(join(folderOf(variant), page, "index.html"), "utf8");
  return [
    ...new Set(
      [...html.matchAll(/(?:href|src|import\(|import |from )\s*=?\s*"?(\/assets\/[\w.-]+\.(?:js|css))/g)].map(([, path]) => path ?? ""),
    ),
  ];
}

function checkWeight(variant: Variant, page: string): void {
  const sizes = firstLoadFiles(variant, page).map((path) => ({
    path,
    bytes: gzipSync(readFileSync(join(folderOf(variant), path)), { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  console.warn(`${variant} /${page}: ${(total / 1024).toFixed(1)} KB gzip in ${sizes.length} files`);
  if (process.argv.includes("--list"))
    for (const { path, bytes } of sizes.sort((a, b) => b.bytes - a.bytes)) console.warn(`  ${bytes} ${path}`);
  if (total > FIRST_LOAD_BYTES)
    failures.push(`${variant} /${page}: first load is ${(total / 1024).toFixed(1)} KB, budget ${FIRST_LOAD_BYTES / 1024} KB`);
}

/** A class name of a CSS module. */
const MODULE_CLASS = /^_\w+_[\w-]{5}_\d+$/;

/** What is prerendered must look right before its code is there: every class on the page has its rule in the first load. */
function checkStyles(variant: Variant, page: string): void {
  const html = readFileSync(join(folderOf(variant), page, "index.html"), "utf8");
  const styles = firstLoadFiles(variant, page)
    .filter((path) => path.endsWith(".css"))
    .map((path) => readFileSync(join(folderOf(variant), path), "utf8"))
    .join("\n");
  const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  const missing = [...used].filter((name) => MODULE_CLASS.test(name) && !styles.includes(`.${name}`));
  if (missing.length > 0) failures.push(`${variant} /${page}: the first load has no styles for ${missing.join(", ")}`);
}

/** Every text file of the build, without its compressed versions. */
function textFiles(variant: Variant): { file: string; text: string }[] {
  return readdirSync(folderOf(variant), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|css|html|data|json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(folderOf(variant), file), "utf8") }));
}

/** Roles and tasks of the recipes: distinctive sentences that must never leave the server. */
const recipeTexts = [...allScenes(), ...allDocuments()]
  .flatMap(({ recipe }) => [recipe.role, recipe.task])
  .filter((text) => text.length > 12);

function checkRecipes(files: readonly { file: string; text: string }[], variant: Variant): void {
  const all = files.map(({ text }) => text).join("\n");
  const leaked = recipeTexts.filter((text) => all.includes(text));
  if (leaked.length > 0) failures.push(`${variant}: ${leaked.length} recipe texts are in the page, first: ${leaked[0]}`);
}

/** English words stand in libraries too; a sentence of ours does not. */
const SENTENCE = /\w+ \w+ \w+/;
const CHINESE = /\p{Script=Han}/u;

/** Names of the scenes and of their fields: each language has its own files, both are there, and a name may read like a message. */
const CATALOGUE_INDEX = /(?:palette-(?:zh|en)\.gen|finder\.(?:zh|en))/;

/** String literals of a language's message files. */
function messageTexts(variant: Variant): string[] {
  const folder = join(import.meta.dirname, "../src/messages", variant);
  return readdirSync(folder)
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/: "([^"\\]{4,})"/g)])
    .map(([, text]) => text ?? "")
    .filter((text) => (variant === "zh" ? CHINESE : SENTENCE).test(text));
}

/** Words by which documents and tables are read, of either language in every build: a kind of reference, a total, a question. */
const READ_WORDS = ["document", "table"]
  .map((name) => join(import.meta.dirname, "../../../packages", name, "src"))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  )
  .join("\n");

function checkLanguage(files: readonly { file: string; text: string }[], variant: Variant): void {
  const own = new Set(messageTexts(variant));
  const foreign = messageTexts(variant === "zh" ? "en" : "zh").filter((text) => !own.has(text) && !READ_WORDS.includes(text));
  for (const { file, text } of files.filter(({ file }) => file.endsWith(".js") && !CATALOGUE_INDEX.test(file))) {
    const found = foreign.find((message) => text.includes(message));
    if (found !== undefined) failures.push(`${variant}: ${file} holds a message of the other language: ${found}`);
  }
}

for (const variant of VARIANTS) {
  for (const page of PAGES) {
    checkWeight(variant, page);
    checkStyles(variant, page);
  }
  const files = textFiles(variant);
  checkRecipes(files, variant);
  checkLanguage(files, variant);
}
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
