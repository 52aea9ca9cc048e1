// A class that is not in its CSS module is undefined: nothing is said, and the element goes without its look. A class of a module
// that nobody takes is dead code.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root as projectRoot } from "./paths.mjs";

const WEB = "apps/web/src";
const IMPORT = /import (\w+) from "([^"]+\.module\.css)"/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** @returns {Set<string>} the classes a module has */
export function classesIn(css) {
  // Values may hold dots (0.5em, a file's name) and `:global` names classes of other places; only selectors of one's own are read.
  const selectors = css
    .replace(COMMENT, "")
    .replace(/\{[^{}]*\}/g, "{}")
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, "");
  return new Set([...selectors.matchAll(CLASS)].map(([, name]) => name));
}

/** @returns {string[]} the classes a source takes from the import `name`; "*" = a name that is put together */
export function classesTaken(source, name) {
  const named = [...source.matchAll(new RegExp(`\\b${name}\\["([\\w-]+)"\\]`, "g"))].map(([, one]) => one);
  return new RegExp(`\\b${name}(?:\\[[^"]|(?!\\[)(?!\\.module)(?! from ")[,)}\\s])`).test(source) ? [...named, "*"] : named;
}

/** @returns {string[]} one line a fault */
export function checkClasses(root = projectRoot) {
  const files = execFileSync("git", ["ls-files", WEB], { cwd: root, encoding: "utf8" }).split("\n");
  const faults = [];
  const taken = new Map();
  for (const file of files.filter((one) => /\.tsx?$/.test(one))) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, name, from] of source.matchAll(IMPORT)) {
      const module = from.startsWith("#") ? `${WEB}/${from.slice(1)}` : normalize(join(dirname(file), from));
      if (!existsSync(join(root, module))) continue;
      const has = classesIn(readFileSync(join(root, module), "utf8"));
      const names = classesTaken(source, name);
      taken.set(module, [...(taken.get(module) ?? []), ...names]);
      for (const one of new Set(names)) if (one !== "*" && !has.has(one)) faults.push(`${file}: ${module} has no class ${one}`);
    }
  }
  for (const [module, names] of taken) {
    if (names.includes("*")) continue;
    for (const one of classesIn(readFileSync(join(root, module), "utf8")))
      if (!names.includes(one)) faults.push(`${module}: nobody takes the class ${one}`);
  }
  return faults;
}
