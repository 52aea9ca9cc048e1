import type { Condition, Step } from "../plan/plan-schema.ts";
import type { Question } from "./question.ts";
import type { Token } from "./token.ts";

const MAY_STAND: readonly Token["entry"]["is"][] = ["filler", "did", "about", "howMuch", "rows", "list"];

/** 沈悦的物理成绩: the row is named by its own name, and some of its cells are asked for. */
export function cellsOfRow(said: Question, conditions: readonly Condition[]): Step[] | null {
  const [only, ...more] = conditions;
  if (only === undefined || more.length > 0 || !("col" in only) || only.is !== "=" || said.made.length + said.derived.length > 0)
    return null;
  if (!said.namesRows(only.col)) return null;
  const rest = said.tokens.filter(({ entry, used }) => !used && !MAY_STAND.includes(entry.is));
  const cols = rest.flatMap(({ entry }) => (entry.is === "column" && entry.col !== only.col ? [entry.col] : []));
  // 成绩 behind a subject says what it is, and names no other column.
  const isOfCells = rest.every(({ entry }) => entry.is === "column" || (entry.is === "class" && entry.of === "score"));
  if (cols.length === 0 || !isOfCells) return null;
  for (const token of rest) token.used = true;
  return [
    { op: "filter", where: only },
    { op: "select", cols: [...new Set([only.col, ...cols])] },
  ];
}
