import { expect, it } from "vitest";
import { excerptOf } from "./excerpt-of.ts";

const LENGTH = 120;

it("ends before a word of an alphabet that would be cut in two", () => {
  const words = `${"reading ".repeat(14)}bookshops survive in the old town`;
  expect(excerptOf(words, undefined)).toBe(`${"reading ".repeat(14).trimEnd()}…`);
});

it("keeps the last word where it ends with the excerpt", () => {
  const words = `${"reading ".repeat(14)}survived for years`;
  expect(excerptOf(words, undefined)).toBe(`${"reading ".repeat(14)}survived…`);
});

it("cuts Chinese anywhere, and a word without end at its length", () => {
  expect(excerptOf("旧书店".repeat(100), undefined)).toBe(`${"旧书店".repeat(40)}…`);
  expect(excerptOf("a".repeat(300), undefined)).toBe(`${"a".repeat(LENGTH)}…`);
});

it("leaves a short text as it is", () => {
  expect(excerptOf("Odds and ends", undefined)).toBe("Odds and ends");
});
