import { expect, test } from "vitest";
import { rawLength } from "./raw-length.ts";

test("without carriage returns a unit is a unit", () => {
  expect(rawLength("一\n二\n", 2)).toBe(2);
});

test("a carriage return before a line end counts with it", () => {
  expect(rawLength("一\r\n二\r\n三", 4)).toBe(6);
  expect(rawLength("一\r二\r\n三", 4)).toBe(5);
});
