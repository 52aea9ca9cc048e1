import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";

export const USAGE = `npm test                            every check and every test
npm test -- KIND …                  some kinds only, for example: npm test -- unit call
npm test -- PATH …                  a test file, or the tests of a folder
npm test -- --changed[=COMMIT]      tests that import a file changed since COMMIT (default: since the last commit)
npm test -- --slow                  beside two busy loops, as on a machine with other work
npm test -- --screens-seed=SEED     the same view of each screen as the run that printed SEED`;

/** A command line that cannot be carried out; the message says why. */
export class TestUsageError extends Error {}

/**
 * Reads the words after `npm test --`. Throws TestUsageError for a word that is neither a kind, a path nor an option.
 * @param {readonly string[]} words
 * @param {{root: string, from: string, kinds: readonly string[]}} options `from`: the folder relative paths start at
 * @returns {{kinds: readonly string[], paths: readonly string[], changed: string | true | undefined, slow: boolean, screensSeed: string | undefined}}
 *   `paths` are relative to the root
 */
export function parseTestArguments(words, { root, from, kinds }) {
  const parsed = { kinds: [], paths: [], changed: undefined, slow: false, screensSeed: undefined };
  for (const word of words) {
    const [option, value] = word.split("=", 2);
    if (option === "--slow" && value === undefined) parsed.slow = true;
    else if (option === "--changed") parsed.changed = value ?? true;
    else if (option === "--screens-seed" && value) parsed.screensSeed = value;
    else if (kinds.includes(word)) parsed.kinds.push(word);
    else parsed.paths.push(readPath(word, { root, from, kinds }));
  }
  const choices = [parsed.kinds.length > 0, parsed.paths.length > 0, parsed.changed !== undefined].filter(Boolean);
  if (choices.length > 1) throw new TestUsageError("Give kinds, paths or --changed, not several of them.");
  return parsed;
}

function readPath(word, { root, from, kinds }) {
  const path = resolve(from, word);
  if (word.startsWith("-") || !existsSync(path)) {
    throw new TestUsageError(`"${word}" is no option, no path and no kind of test (${kinds.join(", ")}).`);
  }
  const inside = relative(root, path);
  if (inside.startsWith("..")) throw new TestUsageError(`${word} is outside the project.`);
  return inside;
}
