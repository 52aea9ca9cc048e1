import { expect, test } from "vitest";
import { formatFigure } from "./format-cell.ts";

test.each([
  [0.8256, "%", "82.6%"],
  [0.0004, "%", "0.04%"],
  [-0.00123, "%", "-0.123%"],
  [0, "%", "0%"],
  [12.5, "元", "12.5 元"],
  [12.5, "¥", "¥12.5"],
])("%d in %s is printed %s: what is there is never nothing", (value, unit, printed) => {
  expect(formatFigure(value, { unit }, "zh")).toBe(printed);
});
