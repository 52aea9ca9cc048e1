// English texts hold no Chinese characters and no full-width punctuation.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root as projectRoot } from "./paths.mjs";

const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/g;
/** Typed for a citation with a Chinese keyboard, in either language: the code of the page looks for them. */
const TYPED = new Set(["【"]);
/** Files that are English throughout. */
const ENGLISH_FILES = /\/messages\/en\/|\.en\.ts$|\/forms\/en-|\/words\/en-|\/sentences\/en-/;
/** Code of the page outside its Chinese messages: what it joins texts with is shown in both languages. */
const PAGE_CODE = /^apps\/web\/src\/(?!messages\/zh\/)(?!.*\/testing\/).*(?<!\.test)\.tsx?$/;
/** Files that keep both languages beside each other: their `en` values are read. */
const BOTH_LANGUAGES =
  /^(packages\/(catalogue\/src|writer\/src\/sentences\/scenes)|apps\/server\/src\/(messages|modules\/orders))\/.*(?<!\.test)\.(ts|json)$/;
/** Essay templates mark slots and gaps to fill in with the same brackets in both languages. */
const TEMPLATES = /\/essay-templates\//;
const BRACKETED = /〔([^〔〕]*)〕|【(to fill in: [^【】]*)】/g;
const ENGLISH_KEY = /(?<!\w)(?:"?en"?:|const en\b[^=]*=)\s*/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g;

/** @param {string} text @returns {string[]} the characters of `text` that no English text holds */
export function chineseIn(text) {
  return text.match(CHINESE) ?? [];
}

/** @param {string} source @returns {string[]} values of `en:` in a file that keeps both languages: texts, lists and tables */
export function englishValuesIn(source) {
  return [...source.matchAll(ENGLISH_KEY)].map(({ 0: key, index }) => valueAt(source, index + key.length)).filter((value) => value !== "");
}

/** The string, list or object that begins at `from`; empty for anything else. */
function valueAt(source, from) {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (character === '"' || character === "`") at = endOfString(source, at);
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    else if (depth === 0) return "";
    if (depth === 0) return source.slice(from, at + 1);
  }
  return "";
}

function endOfString(source, from) {
  let at = from + 1;
  while (at < source.length && source[at] !== source[from]) at += source[at] === "\\" ? 2 : 1;
  return at;
}

/** @param {string} text @returns {string} a template's English without the brackets of its slots and gaps */
export function withoutBrackets(text) {
  return text.replace(BRACKETED, "$1$2");
}

/** @returns {string[]} one line a fault */
export function checkEnglish(root = projectRoot) {
  const files = execFileSync("git", ["ls-files", "apps", "packages"], { cwd: root, encoding: "utf8" }).split("\n");
  const faults = [];
  for (const file of files) {
    const isWhole = ENGLISH_FILES.test(file) || PAGE_CODE.test(file);
    if (!isWhole && !BOTH_LANGUAGES.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    const values = isWhole ? source.replace(COMMENT, "").split("\n") : englishValuesIn(source);
    const texts = TEMPLATES.test(file) ? values.map(withoutBrackets) : values;
    const isFault = (character) => ENGLISH_FILES.test(file) || !TYPED.has(character);
    for (const text of texts) if (chineseIn(text).some(isFault)) faults.push(`${file}: ${text.trim().slice(0, 120)}`);
  }
  return faults;
}
