import { expect, it } from "vitest";
import { expressionFaults, slowPartsOf } from "./lib/check-expressions.mjs";
import { findExpressions } from "./lib/find-expressions.mjs";

const partsOf = ({ source, flags }) => slowPartsOf({ source, flags });

it.each([
  ["a heading whose spaces can be read by two parts", /^#\s+(.*?)\s*b/],
  ["spaces at the end that are looked for from every space", /^[\s\u3000]+|\s+$/g],
  ["a repetition inside a repetition", /(a+)+$/],
])("reports %s", (_, expression) => {
  expect(partsOf(expression)).not.toEqual([]);
});

it.each([
  ["a run that begins where none stands before it", /(?<!\s)\s+$/],
  ["a run of at most so many", /\s{1,40}$/],
  ["parts that end where the next begins", /^#{1,6} (\S+)/],
])("accepts %s", (_, expression) => {
  expect(partsOf(expression)).toEqual([]);
});

it("reports what no parser of expressions understands", () => {
  expect(slowPartsOf({ source: "(", flags: "" })[0]).toMatch(/^cannot be read/);
});

it("reads literals and what is built from constants of the same file", () => {
  const text = [
    "const DIGITS = String.raw`\\d+`;",
    "const TAIL = /\\s+$/u;",
    'const a = /x/g; const b = new RegExp("y+", "i");',
    "const c = new RegExp(`$" + "{DIGITS}z$" + "{TAIL.source}`);",
    "const d = new RegExp(`$" + "{given}z`);",
  ].join("\n");
  expect(findExpressions("a.ts", text)).toEqual([
    { source: "\\s+$", flags: "u", line: 2 },
    { source: "x", flags: "g", line: 3 },
    { source: "y+", flags: "i", line: 3 },
    { source: "\\d+z\\s+$", flags: "", line: 4 },
  ]);
});

it("accepts a slow expression that is listed with its bound, and reports a listed one that is gone", () => {
  const sources = [{ path: "a.ts", text: "const END = /\\s+$/;" }];
  const entry = (literal) => [{ path: "a.ts", bound: "a line of 200", expressions: [literal] }];
  expect(expressionFaults(sources, [])[0]).toMatch(/^a\.ts:1: /);
  expect(expressionFaults(sources, entry("/\\s+$/"))).toEqual([]);
  expect(expressionFaults([{ path: "a.ts", text: "" }], entry("/\\s+$/"))[0]).toMatch(/is not there/);
});
