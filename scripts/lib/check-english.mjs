// English texts hold no Chinese characters and no full-width punctuation.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as projectRoot } from "./paths.mjs";

const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/g;
/** The marks around what a text lacks: one sign in both languages, which the page and Word files look for. */
const ALLOWED = new Set(["【", "】"]);
/** Files that are English throughout. */
const ENGLISH_FILES = /\/messages\/en\/|\.en\.ts$|\/banks\/en\//;
/** Code of the page outside its Chinese messages: what it joins texts with is shown in both languages. */
const PAGE_CODE = /^apps\/web\/src\/(?!messages\/zh\/)(?!.*\/testing\/).*(?<!\.test)\.tsx?$/;
/** Files that keep both languages beside each other: their `en` values are read. */
const BOTH_LANGUAGES = /^(packages\/catalogue\/(src|scenes)|apps\/server\/src\/(messages|modules\/orders))\/.*(?<!\.test)\.(ts|json)$/;
const STRING = '"(?:[^"\\\\\\n]|\\\\.)*"';
const ENGLISH_VALUE = new RegExp(`(?<!\\w)"?en"?:\\s*(${STRING}|\\[(?:\\s*${STRING},?)*\\s*\\])`, "g");
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g;

/** @param {string} text @returns {string[]} the characters of `text` that no English text holds */
export function chineseIn(text) {
  return (text.match(CHINESE) ?? []).filter((character) => !ALLOWED.has(character));
}

/** @param {string} source @returns {string[]} values of `en:` in a file that keeps both languages */
export function englishValuesIn(source) {
  return [...source.matchAll(ENGLISH_VALUE)].map(([, value]) => value);
}

/** @returns {string[]} one line a fault */
export function checkEnglish(root = projectRoot) {
  const files = execFileSync("git", ["ls-files", "apps", "packages"], { cwd: root, encoding: "utf8" }).split("\n");
  const faults = [];
  for (const file of files) {
    const isWhole = ENGLISH_FILES.test(file) || PAGE_CODE.test(file);
    if (!isWhole && !BOTH_LANGUAGES.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    const texts = isWhole ? source.replace(COMMENT, "").split("\n") : englishValuesIn(source);
    for (const text of texts) if (chineseIn(text).length > 0) faults.push(`${file}: ${text.trim().slice(0, 120)}`);
  }
  return faults;
}
