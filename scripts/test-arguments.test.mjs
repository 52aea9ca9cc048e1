import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseTestArguments } from "./lib/test-arguments.mjs";

const root = mkdtempSync(join(tmpdir(), "test-arguments-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, "apps"));
writeFileSync(join(root, "apps/a.call.test.ts"), "");
const parse = (words, from = root) => parseTestArguments(words, { root, from, kinds: ["e2e", "unit"] });

test("no words mean everything", () => {
  expect(parse([])).toEqual({ kinds: [], paths: [], changed: undefined, slow: false, screensSeed: undefined });
});

test.each([
  [["unit", "e2e"], { kinds: ["unit", "e2e"] }],
  [["apps/a.call.test.ts"], { paths: ["apps/a.call.test.ts"] }],
  [["apps"], { paths: ["apps"] }],
  [["--changed"], { changed: true }],
  [["--changed=main"], { changed: "main" }],
  [["--slow", "--screens-seed=4f2a"], { slow: true, screensSeed: "4f2a" }],
])("reads %j", (words, expected) => {
  expect(parse(words)).toMatchObject(expected);
});

test("a path is read from the folder it was typed in", () => {
  expect(parse(["a.call.test.ts"], join(root, "apps")).paths).toEqual(["apps/a.call.test.ts"]);
});

test.each([
  [["browser"], /"browser" is no option, no path and no kind of test \(e2e, unit\)/],
  [["--fast"], /"--fast" is no option/],
  [["--screens-seed="], /is no option/],
  [[".."], /is outside the project/],
  [["unit", "--changed"], /not several of them/],
])("refuses %j with a sentence", (words, message) => {
  expect(() => parse(words)).toThrow(message);
});
