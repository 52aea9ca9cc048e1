import { describe, expect, test } from "vitest";
import { randomFrom } from "../testing/random.ts";
import { randomTables } from "../testing/random-plan.ts";
import { type SheetTable, textColumn } from "./column.ts";
import { DamagedTable, packTable, unpackTable } from "./pack-table.ts";

const SEEDS = 100;
const SMALL: SheetTable = {
  id: "s1",
  title: "食堂投诉",
  rowCount: 3,
  totalRows: [2],
  fileRows: [
    [0, 3],
    [2, 7],
  ],
  leftOut: 9,
  columns: [
    textColumn("__proto__", ["甲", null, "😀\ud800"]),
    { type: "number", name: "金额", values: Float64Array.of(1.5, Number.NaN, -0), decimals: 1, unit: "元", emptyWords: ["缺考"], bin: 10 },
    { type: "date", name: "日期", days: Int32Array.of(20_000, -1, 5), grain: "month" },
  ],
};

describe("a packed table", () => {
  test("is the same table again, whatever it holds", () => {
    expect(unpackTable(packTable(SMALL))).toEqual(SMALL);
    for (let seed = 1; seed <= SEEDS; seed += 1)
      for (const table of randomTables(randomFrom(seed))) expect(unpackTable(packTable(table))).toEqual(table);
  });

  test("of no rows and no columns is one too", () => {
    const empty = { id: "", rowCount: 0, totalRows: [], columns: [] };
    expect(unpackTable(packTable(empty))).toEqual(empty);
  });

  test("is read wherever it begins in memory", () => {
    const packed = packTable(SMALL);
    const within = new Uint8Array(packed.length + 3);
    within.set(packed, 3);
    expect(unpackTable(within.subarray(3))).toEqual(SMALL);
  });

  test("is refused with any of its bytes changed", () => {
    const packed = packTable(SMALL);
    for (let at = 0; at < packed.length; at += 1) {
      const changed = packed.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unpackTable(changed), `byte ${at}`).toThrow(DamagedTable);
    }
  });

  test("is refused without its end, with more behind it, and where it is something else", () => {
    const packed = packTable(SMALL);
    for (let length = 0; length < packed.length; length += 1) expect(() => unpackTable(packed.slice(0, length))).toThrow(DamagedTable);
    const longer = new Uint8Array(packed.length + 8);
    longer.set(packed);
    expect(() => unpackTable(longer)).toThrow(DamagedTable);
    expect(() => unpackTable(new TextEncoder().encode("部门,金额\n市场部,12\n一二三四五"))).toThrow(DamagedTable);
  });
});
