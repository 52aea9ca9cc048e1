import { expect, test } from "vitest";
import { readInUnit } from "./read-in-unit.ts";

test.each([
  ["200g", "kg", 0.2],
  ["3", "kg", 3],
  ["3万元", "万元", 3],
  ["3", "万元", 3],
  ["90000元", "万元", 9],
  ["5000千克", "万吨", 0.0005],
  ["12%", "%", 0.12],
  ["1.5万", "", 15_000],
  ["1.5万", undefined, 15_000],
  ["5件", "kg", 5],
  ["很多", "kg", null],
] as const)("%s of a column in %s", (text, unit, value) => {
  expect(readInUnit(text, unit)).toBe(value);
});
