import { expect, test } from "vitest";
import { printCell } from "./cell-text.ts";

const number = (decimals: number | null, unit?: string) => ({ type: "number" as const, decimals, ...(unit === undefined ? {} : { unit }) });

test.each([
  [32946.7, number(2, "元"), "32,946.70"],
  [120, number(1), "120.0"],
  [0.02, number(3, "%"), "2.0%"],
  [0.5, number(2, "%"), "50%"],
  [2028, number(0), "2,028"],
  [1.5, number(6), "1.5"],
  // Of a quotient nobody knows how many digits it has.
  [10 / 4, number(null), "2.5"],
  [0.000123456, number(null), "0.000123"],
  [-3.1, number(2), "-3.10"],
])("%d is printed with the digits of its column, so that points stand below each other: %j as %s", (cell, column, text) => {
  expect(printCell(cell, column)).toBe(text);
});

test("a word is printed as it stands, and nothing as nothing", () => {
  expect(printCell("缺考", { type: "text" })).toBe("缺考");
  expect(printCell(null, number(2))).toBe("");
});
