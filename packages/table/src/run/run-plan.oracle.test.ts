import Database from "better-sqlite3";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Cell, type Column, isEmptyAt, type SheetTable } from "../columns/index.ts";
import { planSchema } from "../plan/index.ts";
import { planToSql } from "../testing/plan-to-sql.ts";
import { randomFrom } from "../testing/random.ts";
import { randomSteps, randomTables } from "../testing/random-plan.ts";
import { cellsOf, runPlan } from "./run-plan.ts";

const RUNS = 1000;
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

function fill(db: Database.Database, { id, columns, rowCount }: SheetTable): void {
  const types = columns.map(({ name, type }) => `"${name}" ${type === "text" ? "text" : "real"}`);
  db.exec(`create table "${id}" (${types.join(", ")})`);
  const insert = db.prepare(`insert into "${id}" values (${columns.map(() => "?").join(", ")})`);
  for (let row = 0; row < rowCount; row += 1) insert.run(columns.map((column) => rawAt(column, row)));
}

function rawAt(column: Column, row: number): Cell {
  if (isEmptyAt(column, row)) return null;
  if (column.type === "text") return column.words[column.codes[row] ?? 0] ?? null;
  return (column.type === "number" ? column.values[row] : column.days[row]) ?? null;
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
      const db = new Database(":memory:");
      try {
        addMedian(db);
        for (const table of tables) fill(db, table);
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
