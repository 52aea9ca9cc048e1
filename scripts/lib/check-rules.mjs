// docs/rules.md says what the product does, row by row, and which test proves it. What a row names must exist, and nothing of the
// contract, no screen and no key kept in the browser may be without a row.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const PAGE = "docs/rules.md";
/** A test as rows name it: its file, and after it one or more titles in quotes, of which several stand in that file. */
const PROOF = /`([\w./-]+\.(?:test|e2e)\.(?:tsx?|mjs))`((?:\s*(?:“[^”]+”))*)/g;
const QUOTED = /“([^”]+)”/g;
/** A sentence the product says, as it stands in the message files, or its unchanging part. */
const SENTENCE = /「([^」]+)」/g;

const read = (root, path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "");

function textOf(root, folder, pattern) {
  if (!existsSync(join(root, folder))) return "";
  return readdirSync(join(root, folder))
    .map((name) => {
      const path = `${folder}/${name}`;
      if (statSync(join(root, path)).isDirectory()) return textOf(root, path, pattern);
      return pattern.test(name) ? read(root, path) : "";
    })
    .join("\n");
}

const all = (text, pattern) => new Set([...text.matchAll(pattern)].map((match) => match[1]));

/** Names of constants the contract exports. @returns {Set<string>} */
export const constantsOf = (root) => all(textOf(root, "packages/contract/src", /^[\w-]+\.ts$/), /^export const ([A-Z][A-Z0-9_]*)\b/gm);

/** Keys of the browser's storages, as the one file that touches them allows them. @returns {Set<string>} */
const keysOf = (root) => {
  const source = read(root, "apps/web/src/lib/browser-storage.ts");
  const allowed = [...source.matchAll(/^type \w*Key =([^;]+);/gm), ...source.matchAll(/\bKept<([^<>]+)>/g)]
    .map(([, keys]) => keys)
    .join(" ");
  return all(allowed, /["`]([\w:-]+)(?:\$\{\w+\})?["`]/g);
};

/** Tables by the heading of their first column: which names can stand there, and which of them must. */
const tablesOf = (root) => {
  const page = textOf(root, "apps/web/src", /^(?!.*\.test\.).*\.tsx?$/);
  const routes = all(read(root, "apps/web/src/routes.ts"), /\broute\("([^"]+)"/g);
  const screens = new Set([...routes].map((path) => (path === "*" ? path : `/${path.replace(/^\//, "")}`)));
  const calls = all(textOf(root, "packages/contract/src/api", /\.ts$/), /"(\/api\/[\w/]+)"/g);
  const reasons = all(read(root, "packages/contract/src/reasons.ts"), /^\s+"([a-z]\w*\.\w+)":/gm);
  const cookies = new Set([...all(page, /writeCookie\(\{ name: "(\w+)"/g), ...all(page, /\b[A-Z_]*COOKIE = "(\w+)"/g)]);
  return {
    Screen: { what: "screen", names: screens, needed: screens },
    Call: { what: "call", names: calls, needed: calls },
    Constant: {
      what: "constant",
      names: constantsOf(root),
      needed: all(read(root, "packages/contract/src/constants.ts"), /^export const ([A-Z]\w*)/gm),
    },
    Refusal: { what: "reason", names: reasons, needed: reasons },
    Cookie: { what: "cookie", names: cookies, needed: cookies },
    Key: { what: "key of the browser's storage", names: keysOf(root), needed: keysOf(root) },
  };
};

/** @returns {string[]} what is wrong with the tests a row names */
function faultsOfProofs(root, cell) {
  const proofs = [...cell.matchAll(PROOF)];
  if (proofs.length === 0) return ["names no test"];
  return proofs.flatMap(([, path, titles]) => {
    if (!existsSync(join(root, path))) return [`names ${path}, which does not exist`];
    const source = read(root, path);
    const named = [...titles.matchAll(QUOTED)].map(([, title]) => title);
    if (named.length === 0) return [`names ${path} without one of its tests`];
    return named.filter((title) => !hasTest(source, title)).map((title) => `names a test “${title}” that is not in ${path}`);
  });
}

/** The title is the first argument of a call of a test function, which may be one of the project's own. */
function hasTest(source, title) {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`\\(\\s*(["'\`])${escaped}\\1\\s*,`).test(source);
}

/** @returns {string[]} one line a fault */
export function checkRules(root) {
  const text = read(root, PAGE);
  if (text === "") return [];
  const tables = tablesOf(root);
  const said = `${textOf(root, "apps/web/src/messages", /\.ts$/)}\n${textOf(root, "apps/server/src/messages", /\.ts$/)}`;
  const found = new Map();
  const faults = [];
  let table;
  for (const [at, line] of text.split("\n").entries()) {
    if (!line.startsWith("|")) table = undefined;
    else if (/^\|[\s|-]+$/.test(line)) continue;
    else {
      const cells = line.split(/(?<!\\)\|/).slice(1, -1);
      const head = cells[0].trim();
      if (table === undefined) {
        table = tables[head] ?? {};
        continue;
      }
      const fault = (what) => faults.push(`${PAGE}:${at + 1}: ${what}`);
      const names = [...cells[0].matchAll(/`([^`]+)`/g)].map(([, name]) => name);
      if (table.names !== undefined) {
        if (names.length === 0) fault(`names no ${table.what}`);
        for (const name of names) {
          if (!table.names.has(name)) fault(`${table.what} ${name}, which does not exist`);
          found.set(name, true);
        }
      }
      for (const wrong of faultsOfProofs(root, cells.at(-1))) fault(wrong);
      for (const [, sentence] of cells.slice(0, -1).join("|").matchAll(SENTENCE)) {
        if (!said.includes(sentence)) fault(`sentence 「${sentence}」, which nothing says`);
      }
    }
  }
  for (const { what, needed } of Object.values(tables)) {
    for (const name of needed) if (!found.has(name)) faults.push(`${PAGE}: no row for the ${what} ${name}`);
  }
  return faults;
}
