// Identifiers use the terms of docs/glossary.md: banned words are reported with their replacement.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as projectRoot } from "./paths.mjs";

/** Banned word → replacement. */
const BANNED = {
  room: "module, deps or capacity",
  ground: "infrastructure",
  door: "public API",
  twin: "sandbox",
  played: "sandbox",
  deed: "action",
  desk: "workspace",
  hurry: "start, begin",
  tally: "usage, counter",
  permit: "authenticate, isAllowed",
  joint: "join",
};
const SOURCES = ["apps", "packages", "e2e", "bench", "scripts"];
/** Texts and data of the product, and this list. */
const PASSED_OVER = /\/(messages|scenes|forms|sentences|migrations)\/|\.gen\.|check-words/;
const NOT_CODE = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

/** @returns {Set<string>} identifiers of a source text, without those in comments and strings */
export function identifiersIn(text) {
  return new Set(text.replace(NOT_CODE, " ").match(/[A-Za-z_$][\w$]*/g) ?? []);
}

/** @returns {string[]} words of an identifier in lower case: `createTestRoom` → create, test, room */
export function wordsOf(identifier) {
  return (identifier.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** @returns {string[]} one line a fault */
export function checkWords(root = projectRoot) {
  const files = execFileSync("git", ["ls-files", ...SOURCES], { cwd: root, encoding: "utf8" }).split("\n");
  const faults = [];
  for (const file of files) {
    if (!/\.(ts|tsx|mjs)$/.test(file) || PASSED_OVER.test(file)) continue;
    for (const identifier of identifiersIn(readFileSync(join(root, file), "utf8"))) {
      const said = wordsOf(identifier)
        .map((word) => word.replace(/s$/, ""))
        .find((word) => Object.hasOwn(BANNED, word));
      if (said !== undefined) faults.push(`${file}: ${identifier}; say ${BANNED[said]}`);
    }
  }
  return faults;
}
