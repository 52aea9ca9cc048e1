import { findFigures } from "@tangleaf/table/from-text";
import { expect, test } from "vitest";
import { unusedFigures } from "./unused-figures.ts";

const TEXT = "2025 年毕业 1,240 人。毕业去向中，就业占52.5%，升学占33%，出国占9.5%。同比多了 3.5%。";

test("figures that stand in no table are listed where they stand, and those of the tables are not", () => {
  const unused = unusedFigures(TEXT, findFigures(TEXT));
  expect(unused.map(({ words }) => words)).toEqual(["1,240 人", "3.5%"]);
  for (const { words, from, to } of unused) expect(TEXT.slice(from, to)).toBe(words);
});

test("without a table every figure is unused, and words that hold digits are none", () => {
  expect(unusedFigures("A4 纸 30 包", []).map(({ words }) => words)).toEqual(["30"]);
});
