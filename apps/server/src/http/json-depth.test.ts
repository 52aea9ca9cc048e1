import { expect, test } from "vitest";
import { isTooDeep } from "./json-depth.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

test("a body may be as deep as the deepest tree, and no deeper than 256", () => {
  expect(isTooDeep(nested(256))).toBe(false);
  expect(isTooDeep(nested(257))).toBe(true);
  expect(isTooDeep('{"a":'.repeat(300))).toBe(true);
});

test("brackets beside each other, and those in strings, are not deep", () => {
  expect(isTooDeep(`[${"[],".repeat(1000)}[]]`)).toBe(false);
  expect(isTooDeep(JSON.stringify({ a: '[{\\"'.repeat(1000) }))).toBe(false);
});
