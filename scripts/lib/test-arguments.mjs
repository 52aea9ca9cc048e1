import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";

export const USAGE = `npm test                            every check and every test
npm test -- KIND …                  some kinds only, for example: npm test -- unit call
npm test -- PATH …                  a test file, or the tests of a folder
npm test -- --changed[=COMMIT]      tests that import a file changed since COMMIT (default: since the last commit)
npm test -- --slow                  beside two busy loops, as on a machine with other work
npm test -- --screens-seed=SEED     the same view of each screen as the run that printed SEED`;

/** Test kinds by the end of the file name; the first match counts. */
const KIND_SUFFIXES = [
  ["e2e", ".e2e.ts"],
  ["call", ".call.test.ts"],
  ["fault", ".fault.test.ts"],
  ["component", ".browser.test.tsx"],
  ["unit", ".test.ts"],
  ["unit", ".test.tsx"],
  ["unit", ".test.mjs"],
];
const SKIPPED_FOLDERS = new Set(["node_modules", "build", ".runtime", ".git"]);

/** A command line that cannot be carried out; the message says why. */
export class TestUsageError extends Error {}

/** @param {string} file @returns {string | undefined} the kind of a test file, undefined for any other file */
export const findKind = (file) => KIND_SUFFIXES.find(([, suffix]) => file.endsWith(suffix))?.[0];

/**
 * Reads the words after `npm test --`. Throws TestUsageError for a word that is neither a kind, a path nor an option.
 * @param {readonly string[]} words
 * @param {{root: string, from: string, kinds: readonly string[]}} options `from`: the folder relative paths start at
 * @returns {{kinds: readonly string[], files: readonly string[], changed: string | true | undefined, slow: boolean, screensSeed: string | undefined}}
 *   `files` are relative to the root
 */
export function parseTestArguments(words, { root, from, kinds }) {
  const parsed = { kinds: [], files: [], changed: undefined, slow: false, screensSeed: undefined };
  for (const word of words) {
    const [option, value] = word.split("=", 2);
    if (option === "--slow" && value === undefined) parsed.slow = true;
    else if (option === "--changed") parsed.changed = value ?? true;
    else if (option === "--screens-seed" && value) parsed.screensSeed = value;
    else if (kinds.includes(word)) parsed.kinds.push(word);
    else parsed.files.push(...listTestFiles(word, { root, from, kinds }));
  }
  const choices = [parsed.kinds.length > 0, parsed.files.length > 0, parsed.changed !== undefined].filter(Boolean);
  if (choices.length > 1) throw new TestUsageError("Give kinds, paths or --changed, not several of them.");
  return parsed;
}

function listTestFiles(word, { root, from, kinds }) {
  const path = resolve(from, word);
  if (word.startsWith("-") || !existsSync(path)) {
    throw new TestUsageError(`"${word}" is no option, no path and no kind of test (${kinds.join(", ")}).`);
  }
  const inside = relative(root, path);
  if (inside.startsWith("..")) throw new TestUsageError(`${word} is outside the project.`);
  if (statSync(path).isFile()) {
    if (findKind(path) === undefined) throw new TestUsageError(`${word} is not a test file. Tests of changed files: npm test -- --changed`);
    return [inside.split(sep).join("/")];
  }
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => findKind(name) !== undefined && !name.split(sep).some((part) => SKIPPED_FOLDERS.has(part)))
    .map((name) => join(inside, name).split(sep).join("/"));
  if (files.length === 0) throw new TestUsageError(`There are no tests in ${word}.`);
  return files.sort();
}
