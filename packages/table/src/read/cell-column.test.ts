import { expect, test } from "vitest";
import { CellColumn } from "./cell-column.ts";
import type { RawCell } from "./raw-cell.ts";

const CELLS: RawCell[] = [
  null,
  "",
  " ",
  "12",
  "12.50",
  "-0",
  "-3.10",
  "2026",
  "2026.05",
  "市场部",
  " 市场部 ",
  "长文字".repeat(9),
  "\ud800 半个字符",
  4.5,
  -0,
  1e300,
  { day: 20_000 },
];

test("a cell is given back as it was set, a blank one as none, before and after its texts are made their own", () => {
  const column = new CellColumn();
  const wanted = CELLS.map((cell) => (typeof cell === "string" && cell.trim() === "" ? null : cell));
  for (const [row, cell] of CELLS.entries()) column.set(row, cell);
  const read = () => CELLS.map((_, row) => column.cellAt(row));
  expect(read()).toEqual(wanted);
  column.ownTexts();
  expect(read()).toEqual(wanted);
});

test("rows far apart are of one column, with nothing between them", () => {
  const column = new CellColumn();
  column.set(3, "甲");
  column.set(70_000, 2.5);
  expect([column.cellAt(3), column.cellAt(4), column.cellAt(69_999), column.cellAt(70_000)]).toEqual(["甲", null, null, 2.5]);
});

test("a text that stands in many rows is kept once, and a plain number not as a text at all", () => {
  const column = new CellColumn();
  for (let row = 0; row < 5000; row += 1) column.set(row, row % 2 === 0 ? "市场部" : String(row / 4));
  expect(column.entries).toEqual([null, "市场部"]);
});
