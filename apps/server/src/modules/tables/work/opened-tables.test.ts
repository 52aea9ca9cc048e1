import { gzipSync } from "node:zlib";
import { textColumn } from "@tangleaf/table/columns";
import { packTable } from "@tangleaf/table/pack-table";
import { expect, test } from "vitest";
import { createOpenedTables, TablesMissing } from "./opened-tables.ts";

const TABLE = { id: "s1", rowCount: 2, totalRows: [], columns: [textColumn("部门", ["市场部", "技术部"])] };
const bytes = packTable(TABLE);
const packed = gzipSync(bytes);

test("a table comes along once and is open from then on", () => {
  const tables = createOpenedTables();
  expect(() => tables.open({ key: "a" })).toThrow(TablesMissing);
  expect(tables.open({ key: "a", packed })).toEqual(TABLE);
  expect(tables.open({ key: "a" })).toEqual(TABLE);
});

test("what was not used longest is closed where the open ones are larger than they may be", () => {
  const tables = createOpenedTables(bytes.length * 2);
  for (const key of ["a", "b"]) tables.open({ key, packed });
  tables.open({ key: "a" });
  tables.open({ key: "c", packed });
  expect(["a", "b", "c"].map(tables.has)).toEqual([true, false, true]);
});

test("a table larger than all that may be open is open until the next", () => {
  const tables = createOpenedTables(1);
  tables.open({ key: "a", packed });
  expect(tables.open({ key: "a" })).toEqual(TABLE);
  tables.open({ key: "b", packed });
  expect(tables.has("a")).toBe(false);
});

test("a damaged table is not opened", () => {
  expect(() => createOpenedTables().open({ key: "a", packed: packed.subarray(0, 40) })).toThrow();
});
