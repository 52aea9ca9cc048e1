import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { allDocuments, allScenes, findScene, pathOf } from "@tangleaf/catalogue";

// Looks at what `scripts/build.ts` wrote: first-load weight, what comes later and how much of it, styles of what is prerendered, no
// recipes and no finished texts in scripts, one language a build.

const FIRST_LOAD_BYTES = 139 * 1024;
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

const KIB = 1024;
type Later = {
  readonly name: string;
  /** Names of its chunks: a thread has its own beside those of browsers that start none. */
  readonly chunk: RegExp;
  /** What has been loaded before, with all it imports; absent: the first load alone. */
  readonly after?: RegExp;
  readonly bytes: number;
};
/**
 * What is loaded when it is wanted, with all it imports. The reader of workbooks brings reading of charts, pivot tables and locked files
 * along, which its package does not let one leave out.
 */
const LATER: readonly Later[] = [
  { name: "the screens of tables and charts", chunk: /^tools-/, bytes: 142 * KIB },
  { name: "sheet and conversation, or the work on a chart", chunk: /^tool-work-/, after: /^tools-/, bytes: 30 * KIB },
  { name: "what reads and shows a table", chunk: /^engine-worker-/, bytes: 83 * KIB },
  {
    name: "what answers questions about it",
    chunk: /^answers-/,
    after: /^(?:engine-worker|table-engine|tools|tool-work)-/,
    bytes: 76 * KIB,
  },
  {
    name: "the reader of workbooks",
    chunk: /^read-workbook-/,
    after: /^(?:engine-worker|grids-worker|table-engine|tools|tool-work)-/,
    bytes: 58 * KIB,
  },
  { name: "what draws charts", chunk: /^chart-picture-/, after: /^tool(?:s|-work)-/, bytes: 200 * KIB },
];

/** A script with those it imports at once, without `known`. */
function withImports(variant: Variant, file: string, known: Set<string>): string[] {
  if (known.has(file)) return [];
  known.add(file);
  const code = readFileSync(join(folderOf(variant), "assets", file), "utf8");
  const imported = [...code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name ?? "");
  return [file, ...imported.flatMap((name) => withImports(variant, name, known))];
}

function checkLater(variant: Variant): void {
  const first = PAGES.flatMap((page) => firstLoadFiles(variant, page)).map((path) => path.replace("/assets/", ""));
  const scripts = readdirSync(join(folderOf(variant), "assets")).filter((file) => file.endsWith(".js"));
  for (const { name, chunk, after, bytes } of LATER) {
    const chunks = scripts.filter((file) => chunk.test(file));
    const before = scripts.filter((file) => after?.test(file)).flatMap((file) => withImports(variant, file, new Set()));
    if (chunks.length === 0) failures.push(`${variant}: no chunk holds ${name}`);
    for (const file of chunks) {
      if (first.includes(file)) failures.push(`${variant}: ${name} is part of the first load`);
      const files = withImports(variant, file, new Set([...first, ...before]));
      const total = files.reduce(
        (sum, one) => sum + gzipSync(readFileSync(join(folderOf(variant), "assets", one)), { level: 9 }).length,
        0,
      );
      console.warn(`${variant} ${name}: ${(total / KIB).toFixed(1)} KB gzip in ${files.length} files`);
      if (process.argv.includes("--list")) console.warn(`  ${files.join(" ")}`);
      if (total > bytes) failures.push(`${variant}: ${name} is ${(total / KIB).toFixed(1)} KB, budget ${bytes / KIB} KB`);
    }
  }
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

const FINISHED_TEXTS = join(import.meta.dirname, "../../../content/finished-texts");
/** A run of words without marks of Markdown; shorter ones may stand elsewhere too. */
const PHRASE = /[^\n*#|>.,!?&<"'，。！？；：]{12,}/g;
const LIST_MARK = /^(?:-|\d+) /;

/** A finished text is part of the stored page of its scene, and of no script. */
function checkFinishedTexts(files: readonly { file: string; text: string }[], variant: Variant): void {
  const scripts = files.filter(({ file }) => file.endsWith(".js"));
  for (const name of readdirSync(join(FINISHED_TEXTS, variant))) {
    const scene = findScene(name.slice(0, -".md".length));
    const phrases = readFileSync(join(FINISHED_TEXTS, variant, name), "utf8").match(PHRASE) ?? [];
    const longest = phrases.map((phrase) => phrase.trim().replace(LIST_MARK, "")).sort((a, b) => b.length - a.length)[0] ?? "";
    const page = scene === null ? "" : readFileSync(join(folderOf(variant), pathOf(scene), "index.html"), "utf8");
    if (longest === "" || !page.includes(longest)) failures.push(`${variant}: the page of ${name} has not its finished text: ${longest}`);
    const script = scripts.find(({ text }) => text.includes(longest));
    if (script !== undefined) failures.push(`${variant}: ${script.file} holds the finished text ${name}`);
  }
}

for (const variant of VARIANTS) {
  for (const page of PAGES) {
    checkWeight(variant, page);
    checkStyles(variant, page);
  }
  checkLater(variant);
  const files = textFiles(variant);
  checkRecipes(files, variant);
  checkLanguage(files, variant);
  checkFinishedTexts(files, variant);
}
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
