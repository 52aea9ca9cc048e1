// What a document names must exist: relative links, project paths in `code`, npm scripts, environment keys. What a source cites
// must be in the repository: pages under docs, no other documents.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { checkRules, constantsOf } from "./check-rules.mjs";
import { root as projectRoot } from "./paths.mjs";

const SOURCE = /\.(ts|tsx|mjs|css|sql)$/;
/** Applied migrations never change, not even a comment; the other two hold examples of what is reported here. */
const UNCHECKED_SOURCES = /\/migrations\/|\/check(-docs|\.test)\.mjs$/;
/** Documents of the work on the project, which its readers do not have. */
const OUTSIDE =
  /\b(?:spec|decisions|architecture|issue|style)\s§|\b(?:spec|decisions|architecture|style|writing|peers|DESIGN)\.md\b|\b(?:server|web|editor)-measurements\b|\bthesis-samples\b/g;
/** A page of docs: in full, or a decision by its number. */
const CITED_PAGE = /\bdocs\/(?:decisions\/\d{3}(?![\w-])|[\w/-]+\.md\b)/g;
const SKIP = new Set(["node_modules", "build", ".git", ".runtime", "data", ".react-router"]);
const PROJECT_FOLDERS = ["apps", "packages", "scripts", "e2e", "bench"];
const PATH_HEADS = /^(apps|content|packages|docs|scripts|e2e|bench|\.ci)\//;
/** What a build makes is there once its script has run. */
const BUILT = /^(apps\/\w+)\/build(?:\/.*)?$/;
const ENV_KEY = /^[A-Z][A-Z0-9]*(_[A-Z0-9*]+)+$/;
/** Keys of the operating system or of other programs. */
const FOREIGN_KEYS = new Set(["PATH", "GB_T"]);

function* filesIn(folder, pattern) {
  for (const name of readdirSync(folder)) {
    if (SKIP.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesIn(path, pattern);
    else if (pattern.test(name)) yield path;
  }
}

/** @returns {boolean} whether a page of docs is there, named in full or, for a decision, by its number */
function isPage(root, page) {
  if (page.endsWith(".md")) return existsSync(join(root, page));
  const folder = join(root, dirname(page));
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(`${page.split("/").at(-1)}-`));
}

/** @returns {string[]} one line a citation in a source file of what is not in the repository */
function checkSources(root) {
  const faults = [];
  for (const head of PROJECT_FOLDERS.map((name) => join(root, name)).filter((folder) => existsSync(folder))) {
    for (const file of filesIn(head, SOURCE)) {
      if (UNCHECKED_SOURCES.test(file)) continue;
      const text = readFileSync(file, "utf8");
      const at = (what) => faults.push(`${relative(root, file)}: ${what}`);
      for (const [cited] of text.matchAll(OUTSIDE)) at(`cites ${cited}, which no reader of the repository has`);
      for (const [page] of text.matchAll(CITED_PAGE)) if (!isPage(root, page)) at(`cites ${page}, which does not exist`);
    }
  }
  return faults;
}

/** Every key the code reads or the example file names, and every constant of the contract. */
function knownKeys(root) {
  const example = existsSync(join(root, ".env.example")) ? readFileSync(join(root, ".env.example"), "utf8") : "";
  const keys = new Set([...FOREIGN_KEYS, ...constantsOf(root)]);
  for (const match of example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)) keys.add(match[1]);
  const sources = [
    "scripts/lib/test-environment.mjs",
    "scripts/dev.mjs",
    ".ci/run",
    "vitest.config.ts",
    "scripts/lib/services.mjs",
    "scripts/lib/find-chromium.mjs",
  ];
  for (const source of sources) {
    const path = join(root, source);
    if (existsSync(path)) for (const match of readFileSync(path, "utf8").matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g)) keys.add(match[0]);
  }
  return keys;
}

/** @returns {string[]} one line a fault */
export function checkDocs(root = projectRoot) {
  const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts));
  const builtin = new Set(["ci", "install", "run", "view", "pack"]);
  const keys = knownKeys(root);
  const faults = [...checkSources(root), ...checkRules(root)];
  for (const file of filesIn(root, /\.md$/)) {
    const text = readFileSync(file, "utf8");
    const at = (what) => faults.push(`${relative(root, file)}: ${what}`);
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^([a-z]+:|#)/.test(target)) continue;
      const clean = target.split("#")[0];
      if (clean && !existsSync(join(dirname(file), clean))) at(`link to ${target}, which does not exist`);
    }
    for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
      const word = code.trim();
      if (PATH_HEADS.test(word) && !/[<>*{}$…\s]/.test(word)) {
        const clean = word.split(/[:#]/)[0];
        if (!existsSync(join(root, clean.replace(BUILT, "$1/scripts/build.ts")))) at(`path ${word}, which does not exist`);
      }
      if (ENV_KEY.test(word) && !word.includes("*") && !keys.has(word)) at(`key ${word}, which nothing reads`);
    }
    for (const [, quoted, alone] of text.matchAll(/`npm (?:run )?([a-z][a-z:-]*)[^`\n]*`|^npm (?:run )?([a-z][a-z:-]*)/gm)) {
      const script = quoted ?? alone;
      if (!scripts.has(script) && !builtin.has(script)) at(`npm run ${script}, which is no script`);
    }
  }
  return faults;
}
