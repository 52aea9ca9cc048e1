import { expect, test } from "vitest";
import { convertUnit, unitRatio } from "./unit-sizes.ts";

test.each([
  [200, "g", "kg", 0.2],
  [3, "吨", "公斤", 3000],
  [1.5, "km", "米", 1500],
  [90, "分钟", "小时", 1.5],
  [250, "毫升", "L", 0.25],
  [15, "亩", "公顷", 1],
  [0.1, "kg", "g", 100],
  [5, "公斤", "kg", 5],
] as const)("%d %s in another unit", (value, unit, into, converted) => {
  expect(convertUnit(value, unit, into)).toBe(converted);
});

test("units of different things, and those that have no one size, cannot be told in each other", () => {
  for (const [unit, into] of [
    ["kg", "m"],
    ["天", "小时"],
    ["GB", "MB"],
    ["元", "$"],
    ["分", "小时"],
  ] as const)
    expect(unitRatio(unit, into)).toBeNull();
});
