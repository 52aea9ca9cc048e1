import { expect, it } from "vitest";
import { csvLine } from "./export-log.ts";

it.each([
  [["周报", 12, "x"], "周报,12,x"],
  [["a,b", 'say "hi"', "one\ntwo"], '"a,b","say ""hi""","one\ntwo"'],
  [["", 0], ",0"],
])("writes %j as %j and ends the line as the standard says", (cells, line) => {
  expect(csvLine(cells)).toBe(`${line}\r\n`);
});

it.each([
  ["=1+1", "'=1+1"],
  ["+86 139", "'+86 139"],
  ["-2 度", "'-2 度"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])("makes no formula of a title such as %j", (title, cell) => {
  expect(csvLine([title])).toBe(`${cell}\r\n`);
});

it("leaves numbers alone: tokens given are negative", () => {
  expect(csvLine([-8000])).toBe("-8000\r\n");
});
