import type { By, Step } from "../plan/plan-schema.ts";
import { byOf } from "./groups.ts";
import { oneMeasure } from "./measures.ts";
import { askBack, type Question } from "./question.ts";
import { filtered, scopeOf } from "./scope.ts";
import type { Token } from "./token.ts";

/** 竖着列门店，横着列月份; fuel down the side and gearbox across the top: what goes where is said, and is kept. */
export function pivotSteps(said: Question): Step[] | null {
  const sides = said.open("side");
  if (sides.length === 0) return null;
  const [down, across] = [sides.filter(({ entry }) => entry.of === "rows"), sides.filter(({ entry }) => entry.of === "columns")];
  if (down[0] === undefined || across[0] === undefined || sides.length > 2) askBack();
  const [rows, columns] = [sideBy(said, down[0]), sideBy(said, across[0])];
  for (const one of [...said.open("each"), ...said.open("crosstab"), ...said.open("summary")]) one.used = true;
  const scope = filtered(said, scopeOf(said));
  return [...scope, { op: "pivot", rows: [rows], columns, value: oneMeasure(said) }];
}

/** The column or period right beside a word for a side. */
function sideBy(said: Question, side: Token & { entry: { stands: "before" | "behind" } }): By {
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler" && entry.is !== "each");
  const beside = tokens[tokens.indexOf(side) + (side.entry.stands === "before" ? 1 : -1)];
  const by = beside === undefined || beside.used ? null : byOf(said, beside, true);
  if (by === null || beside === undefined) askBack();
  side.used = true;
  beside.used = true;
  return by;
}
