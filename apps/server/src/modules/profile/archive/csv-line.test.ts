import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test("a line quotes its texts and leaves numbers alone", () => {
  expect(csvLine(["周报, 一", 'sa"id', "两\n行", -12])).toBe('"周报, 一","sa""id","两\n行",-12\r\n');
});

test("a text that a spreadsheet would run is kept from it", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"]) expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  expect(csvLine(["a=1"])).toBe('"a=1"\r\n');
});
