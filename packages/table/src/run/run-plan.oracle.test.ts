import type Database from "better-sqlite3";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell } from "../columns/index.ts";
import { planSchema } from "../plan/index.ts";
import { openSqlite } from "../testing/open-sqlite.ts";
import { planToSql } from "../testing/plan-to-sql.ts";
import { randomFrom } from "../testing/random.ts";
import { randomSteps, randomTables } from "../testing/random-plan.ts";
import { cellsOf, runPlan } from "./run-plan.ts";

const RUNS = 300;
const CLOSE = 1e-9;

/** The middle of the numbers: SQLite has none of its own. */
function addMedian(db: Database.Database): void {
  db.aggregate("median", {
    start: (): number[] => [],
    step: (all: number[], value: number | null) => {
      if (value !== null) all.push(value);
      return all;
    },
    result: (all: number[]) => {
      const sorted = all.sort((a, b) => a - b);
      const half = sorted.length / 2;
      if (sorted.length === 0) return null;
      return sorted.length % 2 === 1 ? (sorted[Math.floor(half)] ?? null) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
    },
  });
}

type Row = readonly Cell[];

/** Rows in an order of their own: texts first, then numbers by size. */
const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => {
    for (const [n, cell] of a.entries()) {
      const other = b[n] ?? null;
      if (areAlike(cell, other)) continue;
      return typeof cell === "number" && typeof other === "number"
        ? cell - other
        : `${typeof cell}${cell}` < `${typeof other}${other}`
          ? -1
          : 1;
    }
    return 0;
  });

const areAlike = (a: Cell, b: Cell): boolean =>
  typeof a === "number" && typeof b === "number" ? Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a)) : a === b;

/** The first rows that differ; null where all are alike. */
function firstDifference(found: readonly Row[], expected: readonly Row[]): { found: Row | undefined; expected: Row | undefined } | null {
  const [a, b] = [inOrder(found), inOrder(expected)];
  for (let n = 0; n < Math.max(a.length, b.length); n += 1) {
    const [one, other] = [a[n], b[n]];
    const isSame = one !== undefined && other !== undefined && one.every((cell, at) => areAlike(cell, other[at] ?? null));
    if (!isSame) return { found: one, expected: other };
  }
  return null;
}

test(`${RUNS} plans of every kind give what SQLite gives for the same steps`, () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = randomFrom(seed);
      const tables = randomTables(random);
      const plan = planSchema.parse({ v: 1, from: "main", steps: randomSteps(random) });
      if (!("steps" in plan)) throw new Error("no plan that computes");
      const db = openSqlite(tables);
      try {
        addMedian(db);
        const sql = planToSql("main", tables[0]?.columns.map(({ name }) => name) ?? [], plan.steps);
        const expected = db.prepare(sql).raw().all() as Cell[][];
        const result = runPlan(plan, {
          tables: new Map(tables.map((table) => [table.id, table])),
          ownNames: { rest: "rest", total: "total", empty: "empty" },
        });
        const dates = result.columns.map(({ type, ...column }) => type === "date" && "grain" in column && column.grain === "day");
        const found = cellsOf(result).map((row) =>
          row.map((cell, n) => (dates[n] && cell !== null ? Date.parse(String(cell)) / 86_400_000 : cell)),
        );
        expect(firstDifference(found, expected), `${JSON.stringify(plan.steps)}\n${sql}`).toBeNull();
      } finally {
        db.close();
      }
    }),
    { numRuns: RUNS },
  );
});
