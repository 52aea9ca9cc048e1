import type { ComputedPlan, StepOf } from "../plan/plan-schema.ts";
import { allRows, columnAt, type Frame } from "./frame.ts";
import { keyOf } from "./join.ts";
import { PlanError } from "./plan-error.ts";
import { readColumn } from "./reader.ts";
import { frameOf, type RunContext, runPlan } from "./run-plan.ts";

/** Two tables hardly any of whose keys are the same: how many rows have a partner, and keys of either side that have none. */
export type PoorJoin = {
  readonly step: StepOf<"join">;
  readonly matched: number;
  readonly rows: number;
  readonly left: readonly string[];
  readonly right: readonly string[];
};

/** A smaller share of rows with a partner is asked about before anything is computed of it. */
const MATCHED_SHARE_MIN = 0.5;
const NAMED_KEYS = 5;
const BETWEEN_PARTS = " · ";

/** The first join of a plan that finds partners for less than half of its rows; null: there is none. Joins that look for rows without one are meant so. */
export function poorJoin({ v, from, steps }: ComputedPlan, context: RunContext): PoorJoin | null {
  for (const [n, step] of steps.entries()) {
    if (step.op !== "join" || step.kind === "anti" || step.kind === "semi") continue;
    const { columns, rowCount } = runPlan({ v, from, steps: steps.slice(0, n) }, context);
    const other = context.tables.get(step.with);
    if (other === undefined) throw new PlanError("tableUnknown", `steps.${n}.with`, step.with);
    const found = partnersOf(
      { columns, rows: allRows(rowCount), sheetRows: null, order: [] },
      { step, other: frameOf(other), path: `steps.${n}` },
    );
    if (rowCount > 0 && found.matched / rowCount < MATCHED_SHARE_MIN) return { step, rows: rowCount, ...found };
  }
  return null;
}

function partnersOf(
  frame: Frame,
  { step, other, path }: { step: StepOf<"join">; other: Frame; path: string },
): Omit<PoorJoin, "step" | "rows"> {
  const sides = ([0, 1] as const).map((side) => {
    const of = side === 0 ? frame : other;
    const readers = step.on.map((pair, at) => readColumn(columnAt(of, pair[side], `${path}.on.${at}.${side}`)));
    const key = keyOf(readers);
    return { rows: of.rows, keys: new Set(Array.from(of.rows, key)), key };
  });
  const [left, right] = sides as [(typeof sides)[number], (typeof sides)[number]];
  const missing = (own: ReadonlySet<string | null>, there: ReadonlySet<string | null>): string[] =>
    [...own].flatMap((key) => (key === null || there.has(key) ? [] : [shownKey(key, step.on.length)])).slice(0, NAMED_KEYS);
  let matched = 0;
  for (const row of left.rows) {
    const key = left.key(row);
    if (key !== null && right.keys.has(key)) matched += 1;
  }
  return { matched, left: missing(left.keys, right.keys), right: missing(right.keys, left.keys) };
}

/** Keys of several columns are kept as one text. */
const shownKey = (key: string, parts: number): string => (parts === 1 ? key : (JSON.parse(key) as string[]).join(BETWEEN_PARTS));
