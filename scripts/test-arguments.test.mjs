import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseTestArguments } from "./lib/test-arguments.mjs";

const root = mkdtempSync(join(tmpdir(), "test-arguments-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const file of ["e2e/pay.e2e.ts", "apps/a.call.test.ts", "apps/a.ts", "apps/node_modules/b.test.ts", "pages/x.txt"]) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "");
}
const parse = (words, from = root) => parseTestArguments(words, { root, from, kinds: ["e2e", "unit"] });

test("no words mean everything", () => {
  expect(parse([])).toEqual({ kinds: [], files: [], changed: undefined, slow: false, screensSeed: undefined });
});

test.each([
  [["unit", "e2e"], { kinds: ["unit", "e2e"] }],
  [["apps/a.call.test.ts"], { files: ["apps/a.call.test.ts"] }],
  [["apps"], { files: ["apps/a.call.test.ts"] }],
  [["--changed"], { changed: true }],
  [["--changed=main"], { changed: "main" }],
  [["--slow", "--screens-seed=4f2a"], { slow: true, screensSeed: "4f2a" }],
])("reads %j", (words, expected) => {
  expect(parse(words)).toMatchObject(expected);
});

test("a path is read from the folder it was typed in", () => {
  expect(parse(["a.call.test.ts"], join(root, "apps")).files).toEqual(["apps/a.call.test.ts"]);
});

test.each([
  [["browser"], /"browser" is no option, no path and no kind of test \(e2e, unit\)/],
  [["--fast"], /"--fast" is no option/],
  [["--screens-seed="], /is no option/],
  [["apps/a.ts"], /apps\/a\.ts is not a test file/],
  [["pages"], /There are no tests in pages/],
  [[".."], /is outside the project/],
  [["unit", "--changed"], /not several of them/],
])("refuses %j with a sentence", (words, message) => {
  expect(() => parse(words)).toThrow(message);
});
