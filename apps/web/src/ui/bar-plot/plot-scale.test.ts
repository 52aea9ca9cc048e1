import { expect, test } from "vitest";
import { barAt, labelEvery, placeBars, shortNumber, ticksUpTo } from "./plot-scale.ts";

test("the lines behind the bars are round numbers that reach the largest value", () => {
  expect(ticksUpTo(3300)).toEqual([0, 1000, 2000, 3000, 4000]);
  expect(ticksUpTo(580)).toEqual([0, 200, 400, 600]);
  expect(ticksUpTo(100_000)).toEqual([0, 50_000, 100_000]);
});

test("small values get whole numbers, and nothing used gets the ground line alone", () => {
  expect(ticksUpTo(1)).toEqual([0, 1]);
  expect(ticksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksUpTo(0)).toEqual([0]);
});

test("bars keep inside their row, few of them are not fat and a year of them still has a width", () => {
  const week = placeBars({ count: 7, left: 40, width: 700 });
  expect(week[0]).toEqual({ x: 66, centre: 90, width: 48 });
  const year = placeBars({ count: 366, left: 0, width: 300 });
  const last = year.at(-1);
  expect(last?.width).toBeGreaterThan(0.4);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(300);
});

test("labels are thinned before they touch", () => {
  expect(labelEvery({ count: 14, width: 1000 })).toBe(1);
  expect(labelEvery({ count: 30, width: 330 })).toBe(4);
});

test("a point finds its bar, and beside the row there is none", () => {
  const row = { count: 7, left: 40, width: 700 };
  expect(barAt({ x: 41, ...row })).toBe(0);
  expect(barAt({ x: 739, ...row })).toBe(6);
  expect(barAt({ x: 20, ...row })).toBeNull();
  expect(barAt({ x: 740, ...row })).toBeNull();
});

test("thousands are shortened", () => {
  expect([0, 500, 1000, 1500, 20_000].map(shortNumber)).toEqual(["0", "500", "1k", "1.5k", "20k"]);
});
