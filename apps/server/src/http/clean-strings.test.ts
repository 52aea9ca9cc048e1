import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanStrings } from "./clean-strings.ts";

const clean = (raw: string) => cleanStrings(JSON.parse(raw), raw);

test("null characters go, lone surrogates become the replacement character, pairs stay", () => {
  expect(clean('{"a":"x\\u0000y","b":["\\ud83d","\\ud83d\\ude00"],"c":{"d":"\\u4f60"}}')).toEqual({
    a: "xy",
    b: ["�", "😀"],
    c: { d: "你" },
  });
  expect(clean('"\\u0000"')).toBe("");
  expect(clean("null")).toBeNull();
});

test("whatever comes in, what goes on is well-formed text without null characters", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const raw = JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
      for (const text of stringsOf(clean(raw))) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain("\0");
      }
    }),
  );
});

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
