import { expect, it } from "vitest";
import { formatYuan } from "./format-yuan.ts";

it.each([
  [0, "0.00"],
  [1, "0.01"],
  [99, "0.99"],
  [4900, "49.00"],
  [1990, "19.90"],
  [123_456_789_01, "123456789.01"],
])("writes %i fen as %j yuan", (fen, yuan) => {
  expect(formatYuan(fen)).toBe(yuan);
});
