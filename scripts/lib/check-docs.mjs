// What a document names must exist: relative links, project paths in `code`, npm scripts, environment keys.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root as projectRoot } from "./paths.mjs";

const SKIP = new Set(["node_modules", "build", ".git", ".runtime", "data", ".react-router"]);
const PATH_HEADS = /^(apps|packages|docs|scripts|e2e|bench|\.ci)\//;
const ENV_KEY = /^[A-Z][A-Z0-9]*(_[A-Z0-9*]+)+$/;
/** Keys of the operating system or of other programs. */
const FOREIGN_KEYS = new Set(["PATH", "GB_T"]);

function* documents(folder) {
  for (const name of readdirSync(folder)) {
    if (SKIP.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* documents(path);
    else if (name.endsWith(".md")) yield path;
  }
}

/** Every key the code reads or the example file names. */
function knownKeys(root) {
  const example = existsSync(join(root, ".env.example")) ? readFileSync(join(root, ".env.example"), "utf8") : "";
  const keys = new Set(FOREIGN_KEYS);
  for (const match of example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)) keys.add(match[1]);
  const sources = ["scripts/test.mjs", "scripts/dev.mjs", ".ci/run", "vitest.config.ts", "scripts/lib/services.mjs"];
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
  const faults = [];
  for (const file of documents(root)) {
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
        if (!existsSync(join(root, clean))) at(`path ${word}, which does not exist`);
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
