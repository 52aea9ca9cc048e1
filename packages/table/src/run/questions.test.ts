import { expect, test } from "vitest";
import type { Cell } from "../columns/index.ts";
import { planSchema } from "../plan/index.ts";
import { EXPECTED_TYPES, type Expected, PARAPHRASES, QUESTION_TABLES, QUESTIONS } from "../testing/questions.ts";
import { cellsOf, type PlanResult, runPlan } from "./run-plan.ts";

const CLOSE = 1e-6;
const OWN_NAMES = { rest: "其他", total: "合计", empty: "（空）" };

/** A month is its first day. */
const areAlike = (a: Cell, b: Cell): boolean =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b)) : a === b || `${a}-01` === b;

/** Rows of what was asked for that the result lacks, and rows it has beyond. */
function difference(result: PlanResult, { columns = [], rows = [], ordered }: Expected) {
  const names = result.columns.map(({ name }) => name);
  const found = cellsOf(result).map((row) => columns.map((name) => row[names.indexOf(name)] ?? null));
  const left = [...found];
  const missing = rows.filter((row, n) => {
    const isSame = (other: readonly Cell[] | undefined) =>
      other !== undefined && row.every((cell, at) => areAlike(other[at] ?? null, cell));
    if (ordered) return !isSame(found[n]);
    const at = left.findIndex(isSame);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { missing, extra: found.length - rows.length };
}

const inOrder = (rows: readonly number[], { ordered }: Expected) => (ordered ? rows : rows.toSorted((a, b) => a - b));

test.each([...QUESTIONS, ...PARAPHRASES].filter(({ plan }) => plan !== undefined && "steps" in plan))(
  "$id $ask",
  ({ plan, expect: expected }) => {
    const parsed = planSchema.parse(plan);
    if (!("steps" in parsed)) throw new Error("no plan that computes");
    const result = runPlan(parsed, { tables: QUESTION_TABLES, ownNames: OWN_NAMES });
    if (expected.sheetRows !== undefined) {
      const rows = result.kind === "marks" ? (result.marks[0]?.sheetRows ?? []) : (result.sheetRows ?? []);
      expect(inOrder(rows, expected)).toEqual(inOrder(expected.sheetRows, expected));
      return;
    }
    if (expected.alsoMarks !== undefined) expect(result.marks[0]?.sheetRows).toEqual(expected.alsoMarks);
    expect(difference(result, expected)).toEqual({ missing: [], extra: 0 });
  },
);

test("columns are taken for what they are", () => {
  const kindOf: Readonly<Record<string, string>> = { id: "text", month: "date", percent: "number" };
  for (const [id, types] of Object.entries(EXPECTED_TYPES)) {
    expect(
      QUESTION_TABLES.get(id)?.columns.map(({ type }) => type),
      id,
    ).toEqual(types.map((type) => kindOf[type] ?? type));
  }
});
