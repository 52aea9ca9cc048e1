// Regular expressions take time in proportion to the text they read, or their text is short: docs/decisions/095.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { findExpressions } from "./find-expressions.mjs";
import { root as projectRoot } from "./paths.mjs";

/** Code that reads what people write. */
const SOURCES = ["packages/*/src/**", "apps/*/src/**"];
const PASSED_OVER = /\.test\.tsx?$|\.d\.ts$|\.gen\.|\/testing\//;
const SHOWN_LENGTH = 60;
const BOUNDED = "scripts/lib/bounded-expressions.json";

/** @typedef {{ path: string, bound: string, expressions: string[] }} Bounded expressions of one file, and what keeps their texts short */

/** @returns {string[]} why an expression may take longer than in proportion to its text; empty = it does not */
export function slowPartsOf({ source, flags }) {
  try {
    return [...new Set(analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.map(describe))];
  } catch (error) {
    return [`cannot be read: ${error.message}`];
  }
}

function describe(report) {
  if (report.type === "Move") return `${shown(report.quant)} is tried again from every place`;
  if (report.type === "Self") return `${shown(report.parentQuant)} repeats ${shown(report.quant)}`;
  return `${shown(report.startQuant)} and ${shown(report.endQuant)} read the same characters`;
}

const shown = ({ raw }) => (raw.length > SHOWN_LENGTH ? `${raw.slice(0, SHOWN_LENGTH)}…` : raw);

/** @returns {string[]} the faults of all sources */
export function checkExpressions(root = projectRoot) {
  const files = execFileSync("git", ["ls-files", ...SOURCES], { cwd: root, encoding: "utf8" }).split("\n");
  const sources = files
    .filter((path) => /\.tsx?$/.test(path) && !PASSED_OVER.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  return expressionFaults(sources, JSON.parse(readFileSync(join(root, BOUNDED), "utf8")));
}

/**
 * @param {readonly { path: string, text: string }[]} sources @param {readonly Bounded[]} bounded
 * @returns {string[]} slow expressions that are not listed, and listed ones that are not there
 */
export function expressionFaults(sources, bounded) {
  const listed = new Set(bounded.flatMap(({ path, expressions }) => expressions.map((literal) => `${path}: ${literal}`)));
  const faults = [];
  const met = new Set();
  for (const { path, text } of sources) {
    for (const expression of findExpressions(path, text)) {
      const slow = slowPartsOf(expression);
      if (slow.length === 0) continue;
      const literal = `/${expression.source}/${expression.flags}`;
      if (listed.has(`${path}: ${literal}`)) met.add(`${path}: ${literal}`);
      else faults.push([`${path}:${expression.line}: ${literal}`, ...slow].join("\n    "));
    }
  }
  return [...faults, ...[...listed].filter((key) => !met.has(key)).map((key) => `${BOUNDED}: ${key} is not there, or is not slow`)];
}
