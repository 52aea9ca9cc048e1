import { estimateTokens } from "@tangleaf/contract/estimate";
import { expect, test } from "vitest";
import { charactersOf, formatBytes, formatNumber } from "./format.ts";

test("8,000 tokens are shown as 6,400 characters, and 1,000 characters cost 1,250", () => {
  expect(formatNumber(8000)).toBe("8,000");
  expect(charactersOf(8000)).toBe(6400);
  expect(estimateTokens(1000, 1)).toBe(1250);
});

test("an estimate never promises more than the tokens hold", () => {
  expect(charactersOf(1)).toBe(0);
  expect(estimateTokens(1, 1)).toBe(2);
});

test("sizes of files are short", () => {
  expect([0, 512, 2048, 9_650, 18_432, 1_572_864].map(formatBytes)).toEqual(["0 B", "512 B", "2 KB", "9.4 KB", "18 KB", "1.5 MB"]);
});
