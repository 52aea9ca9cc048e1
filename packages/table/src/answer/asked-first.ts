import type { ComputedPlan } from "../plan/plan-schema.ts";
import type { PlanResult } from "../run/index.ts";

/**
 * Places of the result's columns in the order an answer shows them: of whole rows of a sheet what names a row, then what was asked
 * about, then the rest, so that a narrow page shows the figure that was asked for. Other results keep their order.
 */
export function orderAskedFirst(plan: ComputedPlan, { columns, sheetRows }: Pick<PlanResult, "columns" | "sheetRows">): number[] {
  const places = columns.map((_column, place) => place);
  if (sheetRows === null) return places;
  const named = collectTexts(plan.steps);
  const name = Math.max(
    0,
    columns.findIndex(({ type }) => type === "text"),
  );
  const getRank = (place: number) => (place === name ? 0 : named.has(columns[place]?.name ?? "") ? 1 : 2);
  return places.toSorted((one, other) => getRank(one) - getRank(other) || one - other);
}

/** All texts of a plan, among them the names of the columns it is about. */
function collectTexts(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) collectTexts(part, found);
  return found;
}
