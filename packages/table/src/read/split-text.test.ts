import Papa from "papaparse";
import { expect, test } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { splitText } from "./split-text.ts";

const ATOMS = [
  "",
  " ",
  "12",
  "12.50",
  "-0",
  "007",
  "2026",
  "2026.05",
  "1234567890",
  "1.2345678",
  "-3.10",
  "文本",
  "a b",
  '"',
  'a "b"',
  "x,y",
  "1\n2",
  "１２",
];

const split = (text: string, task: { delimiter: string; lineEnd: string; maxRows?: number; maxColumns?: number }) =>
  splitText({ text, maxRows: 100, maxColumns: 50, ...task });
const rowsOf = (found: ReturnType<typeof splitText>) =>
  found === null ? null : Array.from({ length: found.grid.rowCount }, (_, row) => found.grid.cellsAt(row));

test("a text is taken apart as papaparse does it, whatever stands in its cells", () => {
  const random = randomFrom(7);
  let compared = 0;
  for (let n = 0; n < 3000; n += 1) {
    const delimiter = random.pick([",", ";", "\t"]);
    const isAllQuoted = random.chance(0.2);
    const written = (cell: string) =>
      isAllQuoted || /["\n\r,;\t]/.test(cell) ? (random.chance(0.9) ? `"${cell.replaceAll('"', '""')}"` : cell) : cell;
    const lines = Array.from({ length: 1 + random.below(8) }, () =>
      Array.from({ length: random.below(5) }, () => written(random.pick(ATOMS))).join(delimiter),
    );
    const asked = random.pick(["\n", "\r\n", "\r"]);
    const text = lines.join(asked) + (random.chance(0.5) ? asked : "");
    const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter });
    const found = split(text, { delimiter, lineEnd: meta.linebreak ?? "\n" });
    // What is left to papaparse has a quote that is not as it should be, or blanks behind one.
    if (found === null) {
      expect(text).toContain('"');
      continue;
    }
    expect(errors.filter(({ type }) => type === "Quotes")).toEqual([]);
    const filled = data.flatMap((cells, at) => (cells.some((cell) => cell.trim() !== "") ? [{ cells, line: at + 1 }] : []));
    const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
    const padded = filled.map(({ cells }) => Array.from({ length: width }, (_, at) => (cells[at]?.trim() ? cells[at] : null)));
    expect(rowsOf(found), JSON.stringify(text)).toEqual(padded);
    expect(found.lines ?? filled.map((_, at) => at + 1)).toEqual(filled.map(({ line }) => line));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(2000);
});

test("rows behind those that are taken are not read, and empty lines among them are for papaparse", () => {
  expect(split("a,b\n1,2\n3,4\n", { delimiter: ",", lineEnd: "\n", maxRows: 2 })).toMatchObject({ isCut: true, grid: { rowCount: 2 } });
  expect(split("a,b\n1,2", { delimiter: ",", lineEnd: "\n", maxRows: 2 })).toMatchObject({ isCut: false, grid: { rowCount: 2 } });
  expect(split("a,b\n\n3,4\n", { delimiter: ",", lineEnd: "\n", maxRows: 2 })).toBeNull();
});

test("cells behind the last column that is taken are left out, and still make a row of their line", () => {
  const found = split("1,2,3,4,5,6\n,,,,,6\n", { delimiter: ",", lineEnd: "\n", maxColumns: 5 });
  expect(rowsOf(found)).toEqual([
    ["1", "2", "3", "4", "5"],
    [null, null, null, null, null],
  ]);
});
