import { expect, test } from "vitest";
import { charactersOf, formatNumber, tokensOf } from "./format-number.ts";

test("8,000 tokens are shown as 6,400 characters, and 1,000 characters cost 1,250", () => {
  expect(formatNumber(8000)).toBe("8,000");
  expect(charactersOf(8000)).toBe(6400);
  expect(tokensOf(1000)).toBe(1250);
});

test("an estimate never promises more than the tokens hold", () => {
  expect(charactersOf(1)).toBe(0);
  expect(tokensOf(1)).toBe(2);
});
