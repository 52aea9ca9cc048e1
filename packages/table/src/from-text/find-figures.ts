import { readNumber } from "../cells/read-number.ts";
import { findClauses } from "./find-clauses.ts";
import { findLines } from "./find-lines.ts";
import type { FoundTable } from "./placed.ts";

const ROWS_MIN = 2;
const TABLES_MAX = 5;
/** Phone numbers, numbers of students, dates in one: names, not figures. */
const CODE = /^\d{8,}$/;

/**
 * Figures a text gives for several things, by what it says and nothing else: lines of a table, A 为 N、B 为 M, 从 N 增至 M, A 占 N%.
 * Every label and every number is a piece of the text; none is made.
 */
export function findFigures(text: string): FoundTable[] {
  return [...findLines(text), ...findClauses(text)].filter(isTable).slice(0, TABLES_MAX);
}

function isTable({ rows }: FoundTable): boolean {
  const labels = new Set(rows.map(({ label }) => label.words));
  return (
    rows.length >= ROWS_MIN &&
    labels.size === rows.length &&
    rows.every(({ cells }) => cells.every(({ words }) => readNumber(words) !== null && !CODE.test(words)))
  );
}
