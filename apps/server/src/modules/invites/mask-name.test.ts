import { expect, it } from "vitest";
import { maskName } from "./invites.ts";

it.each([
  ["林小满", "林**"],
  ["Alice", "A**"],
  ["王", "王**"],
  ["  ada ", "a**"],
  ["𠮷野家", "𠮷**"],
  ["👩‍👩‍👧的妈妈", "👩‍👩‍👧**"],
  ["e\u0301mile", "e\u0301**"],
  ["", "**"],
])("shows of %j no more than its first character: %j", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it("hides how long a name is", () => {
  expect(maskName("Al")).toBe(maskName("A much longer name"));
});
