import { expect, it } from "vitest";
import { benchTable } from "./lib/bench-table.mjs";

const figure = { bench: "a", what: "a call", floorIs: "bare", measured: 30, floor: 20, unit: "µs", budget: { most: 40, mostRatio: 2 } };
const last = (benches) => benchTable(benches).lines.at(-1);

it("a figure stands beside its floor, with their ratio, and both budgets must be kept", () => {
  expect(last([{ name: "a", failed: false, figures: [figure] }])).toBe(
    "| a | a call: 30.0 µs | 20.0 µs, bare | 1.50 × | 40.0 µs, 2.00 × | kept |",
  );
  expect(last([{ name: "a", failed: false, figures: [{ ...figure, floor: 10 }] }])).toContain("missed");
  expect(last([{ name: "a", failed: false, figures: [{ ...figure, measured: 41 }] }])).toContain("missed");
  expect(last([{ name: "a", failed: false, figures: [{ ...figure, floor: null, budget: null }] }])).toBe(
    "| a | a call: 30.0 µs |  |  |  |  |",
  );
});

it("a bench that fails has a row, whatever it had measured before", () => {
  const benches = [
    { name: "a", failed: true, figures: [figure] },
    { name: "b", failed: true, figures: [] },
    { name: "c", failed: true, figures: [{ ...figure, measured: 41 }] },
    { name: "d", failed: false, figures: [] },
  ];
  expect(
    benchTable(benches)
      .lines.slice(2)
      .map((line) => line.split(" | ").at(-1)),
  ).toEqual(["kept |", "failed |", "failed |", "missed |", " |"]);
  expect(benchTable(benches).missed).toBe(3);
});
